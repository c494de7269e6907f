import type { AdminText } from '../adminText.ts';

export const admin: AdminText = {
  onlyAdmins: 'Può farlo solo chi gestisce il server.',
  saved: 'Salvato. Vale subito, anche ai tavoli dove si gioca già.',
  drinking: {
    title: 'Modalità brindisi su questo server',
    state: {
      allowed: 'Permessa: chi conduce un tavolo può attivarla se lì hanno tutti almeno 18 anni.',
      forbidden: 'Vietata: a nessun tavolo.',
    },
    builtIn: 'Valgono i testi di base, nella lingua del tavolo:',
    own: 'Valgono i vostri testi, uguali a ogni tavolo:',
    step: ({ points, title, sentence, act, intensity }) =>
      `**da ${points}** · ${title} · ${act} · forza ${intensity}: ${sentence}`,
    allow: 'Permetti',
    forbid: 'Vieta',
    defaults: 'Torna ai testi di base',
    choose: 'Cambia un gradino',
    newStep: 'Nuovo gradino',
    points: ({ points }) => `da ${points} punti`,
  },
  form: {
    title: 'Gradino della modalità brindisi',
    fields: {
      points: 'Da quanti punti',
      title: 'Titolo',
      sentence: 'Frase',
      intensity: 'Forza',
      act: 'Chi ha l’annuncio',
    },
    hints: {
      points: 'Conta il gradino più alto raggiunto da un singolo annuncio.',
      title: 'Vuoto: il gradino sparisce.',
    },
    acts: { drinks: 'beve', handsOut: 'fa bere' },
    intensity: ({ intensity }) => `${intensity} su 5`,
  },
  badStep: ({ most }) => `Non salvato: i punti sono un numero intero da 1 a ${most}, e ci vuole una frase.`,
  sameStep: ({ points }) => `Non salvato: per ${points} punti c’è già un gradino.`,
  manySteps: ({ most }) => `Non salvato: non c’è posto per più di ${most} gradini.`,
  lastStep: 'Non salvato: un gradino deve restare. Puoi anche vietare la modalità brindisi.',
};
