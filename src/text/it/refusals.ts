import type { Catalogue, PermissionName } from '../catalogue.ts';
import { and } from './grammar.ts';

export const refusals: Catalogue['refusals'] = {
  'already-seated': 'Hai già un posto a questo tavolo.',
  'not-seated': 'Non hai un posto a questo tavolo. Ma puoi guardare volentieri.',
  'only-between-deals': 'Non nel mezzo di una mano. Riprova quando sarà conteggiata.',
  'seats-stay': 'A questo tavolo durante la partita tutti tengono il loro posto, anche i computer.',
  'host-needs-seat': 'Chi conduce il tavolo deve avervi un posto.',
  'table-full': 'Questo tavolo è al completo.',
  'not-in-lobby': 'Era possibile solo prima dell’inizio. La partita è già in corso.',
  'not-started': 'La partita non è ancora iniziata.',
  'only-host': 'Può farlo solo chi conduce il tavolo.',
  'no-computer-to-remove': 'A questo tavolo non c’è nessun computer.',
  'too-few-players': 'Siete ancora in pochi. Bisogna essere almeno in tre.',
  'too-many-seated': 'Il tavolo non avrebbe più abbastanza posti. Prima qualcuno deve alzarsi.',
  'nobody-would-play': 'Deve giocare almeno una persona. Prendi meno computer.',
  'table-ended': 'Questo tavolo è già finito.',
  'stale-move': 'Il tavolo era già andato avanti. Ecco a che punto è.',
  'seat-is-played-by-computer': 'Al momento un computer gioca per te. Prima riprendi il gioco.',
  'game-running': 'La partita è ancora in corso.',
  'game-over': 'La partita è finita.',
  'deal-running': 'La mano è ancora in corso.',
  'no-deal': 'Al momento non ci sono carte in gioco. Si continua subito.',
  'not-your-turn': 'Non è ancora il tuo turno.',
  'announce-first': 'Prima bisogna scegliere il contratto.',
  'nothing-to-announce': 'Adesso non c’è niente da scegliere.',
  'contract-not-allowed': 'Questo contratto non esiste a questo tavolo.',
  'not-held': 'Non hai questa carta.',
  'must-follow-suit': 'Devi rispondere al seme.',
  'trump-too-low': 'C’è già una briscola più alta. Non puoi tagliare sotto.',
  'must-trump': 'Devi giocare briscola.',
  'players-out-of-range': 'A Molotow si gioca da 3 a 9.',
  'sticks-need-four': 'A bastoni e patate si gioca in quattro.',
  'announced-needs-four': 'Quando si sceglie la briscola si gioca in quattro.',
  'weli-missing-with-eight': 'In otto il sei di campanelli non è in gioco. Scegliete chi altro apre per primo.',
  'double-last-without-count': 'L’ultima mano può valere doppio solo se il numero di mani è fissato.',
  'double-last-with-sticks': 'Bastoni e patate non valgono mai doppio.',
  'limit-with-announced':
    'Quando si sceglie la briscola vince chi ha di più. Prendete un traguardo invece di un limite.',
  'target-without-announced':
    'Un traguardo c’è solo se la briscola si sceglie. Prendete un limite o un numero di mani.',
  'contracts-without-announced': 'Bock, Gaiss e Slalom ci sono solo se la briscola si sceglie.',
  'sticks-without-extras': 'Con bastoni e patate non ci sono né annunci, né stöck, né match.',
  'announced-without-table-weis': 'Gli annunci di tavolo ci sono solo se la briscola nasce dal gioco.',
  'announced-without-match': 'Il match c’è solo se la briscola nasce dal gioco.',
  'limit-with-sticks': 'A bastoni e patate si gioca su un numero fisso di mani.',
  'limit-out-of-range': 'Il limite va da 10 a 1000, in punti singoli da 100 a 10’000.',
  'deals-out-of-range': 'Le mani possono essere da 1 a 100.',
  'target-out-of-range': 'Il traguardo va da 50 a 10’000.',
};

/** As Discord's client calls them in Italian. */
export const PERMISSIONS: Readonly<Record<PermissionName, string>> = {
  ViewChannel: 'Visualizza canale',
  SendMessages: 'Invia messaggi',
  SendMessagesInThreads: 'Invia messaggi nei thread',
  AttachFiles: 'Allega file',
  CreatePublicThreads: 'Crea thread pubblici',
};

export const faults: Catalogue['faults'] = {
  notSaved: 'Non sono riuscito a salvare. Non è perso niente: riprova subito.',
  damagedTable: 'Non riesco più a leggere questo tavolo. Resta conservato così com’è, tutti gli altri continuano.',
  missingTable: 'Questo tavolo non esiste.',
  unknownButton: 'Questo pulsante non vale più. Con /molotow vedi che cosa puoi fare.',
  noServer: 'A Molotow si gioca su un server, non nei messaggi privati.',
  chooseTable: 'Quale tavolo?',
  noTableHere: 'In questo canale non c’è nessun tavolo. Aprine uno con /molotow.',
  severalTables: 'Qui ci sono più tavoli. Quale intendi?',
  missingPermissions: ({ permissions, where }) =>
    `In ${where} mi manca: ${and(permissions.map((each) => `«${PERMISSIONS[each]}»`))}. Chi gestisce il server me lo dà in Impostazioni server → Ruoli → Molotow, o nei permessi del canale. La partita continua lo stesso.`,
};
