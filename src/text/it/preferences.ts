import type { PreferencesText } from '../preferencesText.ts';

export const preferences: PreferencesText = {
  title: 'Le mie impostazioni',
  intro: 'Valgono solo per te, su ogni server.',
  saved: 'Salvato. Le tue carte appariranno così appena le riapri.',
  names: {
    deck: 'Le mie carte',
    suits: 'Ordine dei semi',
    ranks: 'In ogni seme',
    language: 'Lingua',
    pings: 'Avvisami a metà del tempo',
    play: 'Giocare una carta',
    size: 'Testo',
    colours: 'Colori dei pulsanti',
    cards: 'Carte',
  },
  values: {
    deck: { table: 'come al tavolo', swiss: 'carte svizzere', german: 'carte tedesche', french: 'carte francesi' },
    suits: { notation: 'sempre lo stesso', trumpFirst: 'prima l’atout' },
    ranks: { lowFirst: 'prima la più bassa', highFirst: 'prima la più alta' },
    language: { discord: 'come nel mio Discord' },
    pings: { on: 'sì', off: 'no' },
    play: { once: 'con un clic', twice: 'con due clic' },
    size: { normal: 'normale', big: 'grande' },
    colours: { plain: 'uguali', four: 'quattro diversi' },
    cards: { signs: 'con i simboli', words: 'a parole (da leggere ad alta voce)' },
  },
  picked: ({ card }) => `Carta scelta: ${card}. Premila ancora una volta per giocarla.`,
};
