import type { Rules } from '../../game/index.ts';
import { counted } from '../numbers.ts';
import type { RulesFacts, RulesWords } from '../rulesWords.ts';
import { and, many, the } from './grammar.ts';

const UNITS: Readonly<Record<Rules['slate'], string>> = {
  tens: 'segnato in decine',
  points: 'segnato in punti',
  sticks: 'bastoni e patate',
};

function end({ end: until }: Rules, { deals }: RulesFacts): string {
  if ('limit' in until) return `finché qualcuno ha ${until.limit}`;
  return 'target' in until ? `a chi arriva prima a ${until.target}` : counted(deals ?? 0, 'mano', 'mani');
}

const HIGHER = 'Rispondi al seme, o gioca una briscola più alta di tutte quelle nella presa: è sempre permesso.';
const RUNS = 'Da tre a nove carte di un seme in fila, anche in briscola dal sei all’asso';
const ANY = 'Se non hai il seme, gioca quello che vuoi.';

export const rules: RulesWords = {
  line: (of, facts) => `${end(of, facts)}, ${UNITS[of.slate]}`,
  headings: {
    cards: 'Carte',
    trump: 'Briscola',
    follow: 'Rispondere',
    points: 'Punti',
    weis: 'Annunci',
    tableWeis: 'Annunci di tavolo',
    stoeck: 'Stöck',
    match: 'Match',
    slate: 'Lavagna',
    end: 'Fine',
  },
  title: ({ preset }) => `Molotow: ${preset}`,
  cards: ({ players, handSize }) => `${players} al tavolo, ciascuno riceve ${handSize} carte e gioca per sé.`,
  removed: ({ cards }) => `Fuori dal gioco: ${and(cards)}.`,
  direction: {
    'counter-clockwise': 'Si gioca in senso antiorario.',
    clockwise: 'Si gioca in senso orario.',
  },
  firstLead: {
    R7: ({ deck: { suits, ranks } }) =>
      `Nella prima mano apre chi ha il ${ranks[1]} di ${suits[0]}, poi a ogni mano il posto successivo.`,
    S6: ({ deck: { suits, ranks } }) =>
      `Nella prima mano comincia chi ha il ${ranks[0]} di ${suits[2]} (il Weli), poi a ogni mano il posto successivo.`,
    'random-dealer': 'Chi dà le carte per primo si sorteggia. Apre il posto seguente, a ogni mano uno più avanti.',
  },
  trumpByPlay:
    'Nessuno sceglie la briscola. All’inizio non c’è: vince la carta più alta del seme di apertura. Finché è così, devi rispondere al seme se puoi. La prima carta che non risponde fa del suo seme la briscola, già in questa presa e fino alla fine della mano.',
  trumpAnnounced: 'Chi apre la mano sceglie prima un seme come briscola.',
  gaissBock: 'Oppure Bock (senza briscola, l’asso è il più alto) o Gaiss (senza briscola, il sei è il più alto).',
  slalom:
    'Oppure Slalom: senza briscola, Bock e Gaiss si alternano a ogni presa. Chi sceglie decide da quale cominciare.',
  order: ({ deck: { ranks } }) =>
    `Briscola, dall’alto: ${ranks[5]} (bauer), nove (nell), asso, re, ${ranks[6]}, ${ranks[4]}, otto, sette, sei. Altrimenti: asso, re, ${ranks[6]}, ${ranks[5]}, ${ranks[4]}, nove, otto, sette, sei.`,
  mayTrump: {
    'when-void': HIGHER,
    'last-resort': HIGHER,
    free: 'Rispondi al seme, o gioca una briscola qualsiasi: è sempre permesso.',
    forced: HIGHER,
  },
  mustFollow: 'Chi ha il seme deve rispondere e non può tagliare.',
  whenVoid: {
    'when-void': ANY,
    'last-resort': `${ANY} Ma tagliare sotto un’altra briscola è permesso solo se non hai più altro.`,
    free: ANY,
    forced: ({ deck: { ranks } }) =>
      `${ANY} Ma se c’è già una briscola, devi giocarne una più alta; se non puoi, una più bassa. Se solo il tuo ${ranks[5]} è più alto, puoi fare come vuoi.`,
  },
  trumpLed: ({ deck: { ranks } }) =>
    `Se si apre di briscola, giochi briscola. Se ${the(ranks[5])} è la tua unica briscola, puoi tenerlo.`,
  values: ({ deck: { ranks } }) =>
    `Asso 11, re 4, ${ranks[6]} 3, ${ranks[5]} 2, ${ranks[4]} 10. Di briscola: ${ranks[5]} 20, nove 14. L’ultima presa 5 in più. In tutto 157.`,
  wholeDeal: 'La briscola vale per tutta la mano, anche nelle prese fatte prima.',
  eights: {
    play: {
      0: 'Se una mano resta senza briscola, i punti sono 125.',
      8: 'Se una mano resta senza briscola, ogni otto vale 8: di nuovo 157.',
    },
    announced: { 0: 'Senza briscola i punti sono 125.', 8: 'Senza briscola ogni otto vale 8: di nuovo 157.' },
  },
  gaissSix: 'Nel Gaiss il sei vale 11 e l’asso niente.',
  weisValues: {
    swiss: ({ deck: { ranks } }) =>
      `${RUNS}: 20, 50, 100, 150, 200, 250, 300. Quattro uguali: 100, quattro nove 150, quattro ${many(ranks[5])} 200.`,
    vorarlberg: ({ deck: { ranks } }) =>
      `${RUNS}: 20, 50, 100, 120, 140, 160, 180. Quattro assi, re, ${many(ranks[6])} o ${many(ranks[4])} 100, quattro nove 150, quattro ${many(ranks[5])} 200.`,
  },
  crossWeis: {
    on: 'Una carta può valere in una scala e in quattro uguali.',
    off: 'Ogni carta vale in un solo annuncio, così che tutti insieme diano il massimo; per questo una scala può accorciarsi.',
  },
  handWeis: {
    minus: 'Quello che ne ricevi in mano ti toglie punti.',
    plus: 'Quello che ne ricevi in mano ti dà punti.',
    off: 'In mano non vale.',
  },
  compareWeis: {
    none: 'Valgono gli annunci di tutti.',
    best: 'Vale solo chi ha il più alto, però con tutti i suoi: prima i punti, poi più carte, poi la carta più alta, poi la briscola, poi chi gioca prima.',
    'best-points': 'Vale solo chi ha il più alto, però con tutti i suoi. A pari punti passa avanti chi gioca prima.',
  },
  keepBack: 'Gli annunci si mostrano da soli con la tua prima carta. Prima puoi scegliere di tenerli per te.',
  tableWeis:
    'Se le carte di una presa formano un annuncio, non importa in quale ordine e seme, i suoi punti vanno a chi fa la presa.',
  foreign: 'Una scala in un seme diverso da quello di apertura vale doppio.',
  stoeck: {
    minus: ({ deck: { ranks } }) =>
      `Re e ${ranks[6]} di briscola nella stessa mano: 20 in meno, appena c’è la briscola. Si mostrano con la seconda carta.`,
    plus: ({ deck: { ranks } }) =>
      `Re e ${ranks[6]} di briscola nella stessa mano: 20 in più, appena è giocata la seconda carta. Senza briscola niente stöck.`,
  },
  stoeckOfSetter: ({ deck: { ranks } }) => `Chi fa la briscola con il re o ${the(ranks[6])} non ha lo stöck.`,
  tableStoeck: ({ deck: { ranks } }) =>
    `Se il re e ${the(ranks[6])} di briscola cadono nella stessa presa, vale 20 in più: dalla presa in cui nasce la briscola, non prima.`,
  noMatch: 'Fare tutte le prese non vale niente in più.',
  noWeis: 'Non ci sono né annunci né stöck.',
  match: 'A chi fa tutte le prese si tolgono 257 punti al posto dei punti delle prese.',
  slate: {
    tens: 'Alla fine della mano si arrotonda una volta alla decina: 44 dà 4, 45 dà 5, −25 dà −3.',
    points: 'Si segna ogni punto.',
    sticks:
      'Chi ha di più e chi ha di meno ricevono un bastone (+1), i due in mezzo una patata (−1). Due pari in cima o in fondo: 0 per loro, +1 all’altro capo, −1 al quarto. Tre pari: +1 al quarto, e −1 a chi dei tre pesca la carta più alta.',
  },
  awards: {
    three: 'Con tutti i 157 si ha +3, gli altri −3. Da 100 a 156 si ha −3, gli altri +3.',
    'zero-sum': 'Con tutti i 157 si ha +3, gli altri −1. Da 100 a 156 si ha −3, gli altri +1.',
  },
  limit: ({ limit }) => `La mano in cui qualcuno raggiunge ${limit} si gioca fino in fondo. Poi la partita è finita.`,
  deals: ({ deals }) => `La partita finisce dopo ${counted(deals, 'mano', 'mani')}.`,
  turns: ({ turns, deals }) => `Tutti danno le carte ${turns} volte, poi segue un’ultima mano: ${deals} mani.`,
  accounts:
    'Si conta via via: gli annunci dopo la prima presa, subito prima dei suoi punti. L’ultima mano si gioca fino in fondo.',
  goal: {
    fewest: 'Vince chi alla fine ha di meno.',
    most: 'Vince chi alla fine ha di più.',
    target: ({ target }) => `Vince chi arriva prima a ${target} punti.`,
  },
  ties: 'In caso di parità la vittoria si divide.',
  doubleLast: 'Nell’ultima mano tutto vale doppio.',
  viewTricks: {
    last: 'Puoi riguardare solo l’ultima presa.',
    'first-two': 'Puoi riguardare le prime due prese di una mano, non le successive.',
  },
  noExtras: 'Nessun seme vale più volte come briscola, e non ci sono né Bergpreis né Schieben.',
  drinking:
    'Modalità brindisi: solo per adulti. Bevete con misura e badate gli uni agli altri. Nessuno deve bere, va bene anche l’acqua. Chi beve non guida.',
};
