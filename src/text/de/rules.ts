import type { Rules } from '../../game/index.ts';
import { joined } from '../numbers.ts';
import type { RulesFacts, RulesWords } from '../rulesWords.ts';

const UNITS: Readonly<Record<Rules['slate'], string>> = {
  tens: 'in Zehnern geschrieben',
  points: 'in Punkten geschrieben',
  sticks: 'Stecken und Kartoffeln',
};

function end({ end: until }: Rules, { deals }: RulesFacts): string {
  if ('limit' in until) return `bis jemand ${until.limit} hat`;
  return 'target' in until ? `wer zuerst ${until.target} hat` : `${deals} Runden`;
}

const RUNS = 'Drei bis neun Karten einer Farbe in Folge, auch im Trumpf von der Sechs zum Ass';
const PLAIN = 'Hast du die Farbe nicht, spielst du, was du willst.';

export const rules: RulesWords = {
  line: (of, facts) => `${end(of, facts)}, ${UNITS[of.slate]}`,
  headings: {
    cards: 'Karten',
    trump: 'Trumpf',
    follow: 'Farbe bekennen',
    points: 'Punkte',
    weis: 'Weis',
    tableWeis: 'Tischweis',
    stoeck: 'Stöck',
    match: 'Match',
    slate: 'Schreiben',
    end: 'Ende',
  },
  title: ({ preset }) => `Molotow: ${preset}`,
  cards: ({ players, handSize }) => `${players} am Tisch, jeder bekommt ${handSize} Karten und spielt für sich.`,
  removed: ({ cards }) => `Nicht im Spiel: ${joined('de', cards)}.`,
  direction: {
    'counter-clockwise': 'Gespielt wird im Gegenuhrzeigersinn.',
    clockwise: 'Gespielt wird im Uhrzeigersinn.',
  },
  firstLead: {
    R7: ({ deck: { suits, ranks } }) =>
      `In der ersten Runde spielt aus, wer die ${suits[0]}-${ranks[1]} hat, danach jede Runde der nächste Platz.`,
    S6: ({ deck: { suits, ranks } }) =>
      `In der ersten Runde beginnt, wer die ${suits[2]}-${ranks[0]} (den Weli) hat, danach jede Runde der nächste Platz.`,
    'random-dealer': 'Wer zuerst gibt, wird ausgelost. Der Platz danach spielt aus, jede Runde einen weiter.',
  },
  trumpByPlay:
    'Niemand sagt an. Am Anfang gibt es keinen Trumpf: Die höchste Karte der ausgespielten Farbe gewinnt. Solange das so ist, musst du die Farbe bekennen, wenn du kannst. Die erste Karte, die nicht bekennt, macht ihre Farbe zum Trumpf, schon in diesem Stich und bis zum Ende der Runde.',
  trumpAnnounced: 'Wer ausspielt, sagt vorher eine Farbe als Trumpf an.',
  gaissBock: 'Oder Bock (kein Trumpf, das Ass ist am höchsten) oder Gaiss (kein Trumpf, die Sechs ist am höchsten).',
  slalom: 'Oder Slalom: kein Trumpf, Bock und Gaiss wechseln von Stich zu Stich. Wer ansagt, wählt, was zuerst kommt.',
  order: ({ deck: { ranks } }) =>
    `Trumpf von oben: ${ranks[5]}, Neun, Ass, König, ${ranks[6]}, ${ranks[4]}, Acht, Sieben, Sechs. Sonst: Ass, König, ${ranks[6]}, ${ranks[5]}, ${ranks[4]}, Neun, Acht, Sieben, Sechs.`,
  mayTrump: {
    'when-void': 'Bekenne die Farbe, oder trumpfe höher als jeder Trumpf, der liegt: Das darfst du immer.',
    'last-resort': 'Bekenne die Farbe, oder trumpfe höher als jeder Trumpf, der liegt: Das darfst du immer.',
    free: 'Bekenne die Farbe oder spiel irgendeinen Trumpf: Das darfst du immer.',
    forced: 'Bekenne die Farbe, oder trumpfe höher als jeder Trumpf, der liegt: Das darfst du immer.',
  },
  mustFollow: 'Wer die Farbe hat, muss sie bekennen und darf nicht trumpfen.',
  whenVoid: {
    'when-void': PLAIN,
    'last-resort': `${PLAIN} Nur einen tieferen Trumpf unter einen liegenden geben darfst du erst, wenn du nichts anderes mehr hast.`,
    free: PLAIN,
    forced: ({ deck: { ranks } }) =>
      `${PLAIN} Liegt aber schon ein Trumpf, musst du höher trumpfen; geht das nicht, gibst du einen tieferen Trumpf. Ist nur dein ${ranks[5]} höher, bist du frei.`,
  },
  trumpLed: ({ deck: { ranks } }) =>
    `Ist Trumpf ausgespielt, gibst du Trumpf. Ist der ${ranks[5]} dein einziger, musst du ihn nicht hergeben.`,
  values: ({ deck: { ranks } }) =>
    `Ass 11, König 4, ${ranks[6]} 3, ${ranks[5]} 2, ${ranks[4]} 10. Im Trumpf: ${ranks[5]} 20, Neun 14. Der letzte Stich 5 dazu. Zusammen 157.`,
  wholeDeal: 'Der Trumpf zählt für die ganze Runde, auch in Stichen, die vorher gemacht wurden.',
  eights: {
    play: {
      0: 'Bleibt eine Runde ohne Trumpf, sind es 125.',
      8: 'Bleibt eine Runde ohne Trumpf, zählt jede Acht 8: wieder 157.',
    },
    announced: { 0: 'Ohne Trumpf sind es 125.', 8: 'Ohne Trumpf zählt jede Acht 8: wieder 157.' },
  },
  gaissSix: 'In der Gaiss zählt die Sechs 11 und das Ass nichts.',
  weisValues: {
    swiss: ({ deck: { ranks } }) =>
      `${RUNS}: 20, 50, 100, 150, 200, 250, 300. Vier gleiche: 100, vier Neun 150, vier ${ranks[5]} 200.`,
    vorarlberg: ({ deck: { ranks } }) =>
      `${RUNS}: 20, 50, 100, 120, 140, 160, 180. Vier Ass, König, ${ranks[6]} oder ${ranks[4]} 100, vier Neun 150, vier ${ranks[5]} 200.`,
  },
  crossWeis: {
    on: 'Eine Karte darf in einer Folge und in vier gleichen zählen.',
    off: 'Jede Karte zählt nur in einem Weis, so, dass alle zusammen am meisten geben; eine Folge wird dafür auch kürzer.',
  },
  handWeis: {
    minus: 'Was du davon auf der Hand bekommst, zieht dir Punkte ab.',
    plus: 'Was du davon auf der Hand bekommst, gibt dir Punkte dazu.',
    off: 'Auf der Hand zählt das nicht.',
  },
  compareWeis: {
    none: 'Es zählt der Weis von allen.',
    best: 'Es zählt nur, wer den höchsten hat, dafür mit allem: zuerst Punkte, dann mehr Karten, dann die höhere Karte, dann Trumpf, dann wer früher spielt.',
    'best-points':
      'Es zählt nur, wer den höchsten hat, dafür mit allem. Bei gleich vielen Punkten geht vor, wer früher spielt.',
  },
  keepBack:
    'Gewiesen wird von selbst mit deiner ersten Karte. Wenn du willst, behältst du deinen Weis vorher für dich.',
  tableWeis:
    'Bilden die Karten eines Stichs einen Weis, egal in welcher Reihenfolge und Farbe, zählt er dem dazu, der den Stich nimmt.',
  foreign: 'Eine Folge in einer anderen als der ausgespielten Farbe zählt doppelt.',
  stoeck: {
    minus: ({ deck: { ranks } }) =>
      `König und ${ranks[6]} vom Trumpf auf einer Hand: 20 weniger, sobald Trumpf gemacht ist. Gezeigt werden sie mit der zweiten Karte.`,
    plus: ({ deck: { ranks } }) =>
      `König und ${ranks[6]} vom Trumpf auf einer Hand: 20 dazu, sobald die zweite gespielt ist. Ohne Trumpf keine.`,
  },
  stoeckOfSetter: ({ deck: { ranks } }) => `Wer den Trumpf mit König oder ${ranks[6]} macht, hat keine.`,
  tableStoeck: ({ deck: { ranks } }) =>
    `Fallen König und ${ranks[6]} vom Trumpf in denselben Stich, zählt er 20 mehr: ab dem Stich, in dem Trumpf gemacht wird, vorher nicht.`,
  noMatch: 'Alle Stiche zu machen zählt nicht extra.',
  noWeis: 'Weis und Stöck gibt es nicht.',
  match: 'Wer alle Stiche macht, dem werden statt der Stichpunkte 257 Punkte abgezogen.',
  slate: {
    tens: 'Am Schluss der Runde wird einmal auf Zehner gerundet: 44 gibt 4, 45 gibt 5, −25 gibt −3.',
    points: 'Geschrieben wird jeder Punkt.',
    sticks:
      'Wer am meisten und wer am wenigsten hat, bekommt einen Stecken (+1), die beiden dazwischen eine Kartoffel (−1). Zwei gleich zuoberst oder zuunterst: diese 0, das andere Ende +1, der Vierte −1. Drei gleich: der Vierte +1, und wer von den dreien die höchste Karte zieht, −1.',
  },
  awards: {
    three: 'Wer alle 157 hat, bekommt +3, die anderen −3. Wer 100 bis 156 hat, bekommt −3, die anderen +3.',
    'zero-sum': 'Wer alle 157 hat, bekommt +3, die anderen −1. Wer 100 bis 156 hat, bekommt −3, die anderen +1.',
  },
  limit: ({ limit }) => `Die Runde, in der jemand ${limit} erreicht, wird fertig gespielt. Dann ist Schluss.`,
  deals: ({ deals }) => (deals === 1 ? 'Nach einer Runde ist Schluss.' : `Nach ${deals} Runden ist Schluss.`),
  turns: ({ turns, deals }) => `Jeder gibt ${turns}-mal, dazu kommt eine letzte Runde: ${deals} Runden.`,
  accounts:
    'Gezählt wird laufend, wie es fällt: Weis nach dem ersten Stich, gleich vor dessen Punkten. Die letzte Runde wird noch fertig gespielt.',
  goal: {
    fewest: 'Wer am Schluss am wenigsten hat, gewinnt.',
    most: 'Wer am Schluss am meisten hat, gewinnt.',
    target: ({ target }) => `Wer zuerst ${target} Punkte hat, gewinnt.`,
  },
  ties: 'Bei Gleichstand teilt man sich den Sieg.',
  doubleLast: 'In der letzten Runde zählt alles doppelt.',
  viewTricks: {
    last: 'Nachschauen darfst du nur den letzten Stich.',
    'first-two': 'Nachschauen darfst du die ersten zwei Stiche einer Runde, spätere nicht.',
  },
  noExtras: 'Keine Trumpffarbe zählt mehrfach, es gibt keinen Bergpreis und kein Schieben.',
  drinking:
    'Trinkmodus: nur für Erwachsene. Trinkt mit Mass und passt aufeinander auf. Niemand muss trinken, Wasser gilt auch. Wer trinkt, fährt nicht.',
};
