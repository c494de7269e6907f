import type { CommandsText } from '../commandsText.ts';

export const commands: CommandsText = {
  molotow: 'Gioca a Molotow, lo jass in cui vince chi fa meno punti.',
  subcommands: {
    open: { name: 'apri', description: 'Aprire un tavolo e sedersi subito' },
    join: { name: 'partecipa', description: 'Sedersi a un tavolo' },
    leave: { name: 'alzati', description: 'Lasciare il tavolo; durante una partita un computer gioca per te' },
    start: { name: 'inizia', description: 'Iniziare la partita quando c’è abbastanza gente' },
    hand: { name: 'carte', description: 'Mostrare le tue carte; nessun altro le vede' },
    table: { name: 'tavolo', description: 'Mostrare di nuovo il tavolo' },
    watch: { name: 'guarda', description: 'Seguire un tavolo di un altro canale' },
    scores: { name: 'punti', description: 'Mostrare il punteggio' },
    rules: { name: 'regole', description: 'Mostrare le regole di questo tavolo, o di uno dei quattro giochi' },
    verify: { name: 'verifica', description: 'Verificare che le carte non siano cambiate dopo la distribuzione' },
    host: { name: 'affida', description: 'Affidare la conduzione del tavolo a un’altra persona' },
    close: { name: 'chiudi', description: 'Chiudere il tavolo; se non lo conduci, voti per farlo' },
    settings: { name: 'impostazioni', description: 'Le tue impostazioni: carte, lingua, avvisi, leggibilità' },
  },
  paces: {
    relaxed: 'tranquillo (3 minuti)',
    normal: 'normale (60 secondi)',
    fast: 'veloce (20 secondi)',
    none: 'senza orologio',
  },
  molotowAdmin: 'Impostare Molotow su questo server',
  adminSubcommands: {
    settings: {
      name: 'impostazioni',
      description: 'Che cosa vale su questo server: gioco, lingua, carte, ritmo, canali',
    },
    tables: { name: 'tavoli', description: 'Mostrare i tavoli aperti, e chiuderne alcuni' },
    drinking: { name: 'brindisi', description: 'Permettere o vietare la modalità brindisi, e scriverne i testi' },
  },
  options: {
    game: { name: 'gioco', description: 'Quale gioco' },
    players: { name: 'posti', description: 'Quanti posti ha il tavolo, da 3 a 9' },
    computers: { name: 'computer', description: 'In quanti posti giocano dei computer' },
    language: { name: 'lingua', description: 'Quale lingua parla il tavolo' },
    pace: { name: 'ritmo', description: 'Quanto si può pensare mentre gli altri aspettano' },
    takeover: {
      name: 'subentro',
      description: 'Se altri possono prendere il posto di un computer tra due mani (di solito sì)',
    },
    thread: { name: 'thread', description: 'Aprire un thread per il tavolo' },
    person: { name: 'persona', description: 'Chi deve condurre il tavolo' },
    seed: { name: 'segreto', description: 'Il segreto di una mano, 64 caratteri dal suo conteggio' },
    table: { name: 'tavolo', description: 'Quale tavolo, se ce n’è più di uno' },
  },
};
