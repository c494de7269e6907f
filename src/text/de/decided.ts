import type { DecidedWords } from '../decided.ts';
import { joined } from '../numbers.ts';

export const decided: DecidedWords = {
  intro:
    'Ein amtliches Regelbuch gibt es nicht. Wo die Quellen schweigen oder sich widersprechen, wird hier so gespielt:',
  fixed: 'Immer so',
  changeable: 'Ein Tisch kann es auch anders wählen',
  sentences: {
    trumpHigher: 'Trumpfen darfst du auch, wenn du die Farbe hast, aber nur höher als jeder Trumpf, der schon liegt.',
    trumpAnyhow: 'Trumpfen darfst du auch, wenn du die Farbe hast, sogar unter einen liegenden Trumpf.',
    lastResort: 'Unter einen liegenden Trumpf trumpfst du erst, wenn du nichts anderes mehr hast.',
    lowFours: 'Vier Acht, vier Sieben und vier Sechs zählen wie vier Ass, wie in den Schweizer Regeln.',
    vorarlberg:
      'Lange Folgen zählen weniger als in der Schweiz, vier Acht, Sieben oder Sechs nichts: wie in Vorarlberg.',
    twoWeise: 'Eine Karte darf in einer Folge und in vier gleichen zählen, wie in der Schweiz seit 1996.',
    oneWeis: 'Keine Karte zählt in zwei Weisen.',
    bestOrder:
      'Bei Weisen mit gleich vielen Punkten gehen mehr Karten vor, dann die höhere Karte, dann Trumpf, dann wer früher spielt, wie in den Schweizer Regeln.',
    roundsDirection: 'Gespielt wird im Gegenuhrzeigersinn: Die Quelle nennt keine Richtung.',
    lot: 'Wer zuerst gibt, wird ausgelost, und der Platz danach spielt aus.',
    noMatch: 'Alle Stiche zu machen zählt nicht extra: Die Quelle sagt nichts davon.',
    roundsNoStoeck: 'Stöck zählen nicht: Die Quelle führt alle Arten von Weis auf und nennt keine.',
    turns: ({ deals }) =>
      `Es sind ${deals} Runden, wie in der Tabelle der Quelle; ihr Satz dazu ergäbe eine andere Zahl.`,
    foreignLast: 'Eine fremde Folge zählt in der letzten Runde vierfach: doppelt, und noch einmal doppelt.',
    three: 'Ab 100 Punkten, und bei allen 157, schreiben die anderen je 3. In einem älteren Text ist es je 1.',
    zeroSum: 'Ab 100 Punkten, und bei allen 157, schreiben die anderen je 1, wie in einem älteren Text.',
    eights: 'Ohne Trumpf zählt jede Acht 8.',
    aces: 'In der Gaiss ist die Sechs am höchsten, aber 11 Punkte zählt weiter das Ass.',
    mohrenTarget: 'Gespielt wird auf 500.',
    underStays: ({ deck: { ranks } }) =>
      `Ist Trumpf ausgespielt und der ${ranks[5]} dein einziger, musst du ihn nicht hergeben.`,
    noMisdeal: 'Vergeben gibt es nicht: Gespielt wird, was verteilt ist.',
    keepBack: 'Gewiesen wird von selbst. Du darfst aber den ganzen Weis für dich behalten.',
    openAtOnce: 'Ein Weis liegt offen, sobald die erste Karte von dieser Hand fällt.',
    openForBest: 'Offen liegt nach dem ersten Stich nur der Weis, der zählt. Von den anderen hört man die Punkte.',
    tableWeisAny: 'Tischweis zählt in jeder Reihenfolge und in jeder Farbe, auch bevor Trumpf gemacht ist.',
    foreignRuns: 'Fremd sind nur Folgen: vier gleiche nie, und Tischstöck auch nicht.',
    stoeckShown: 'Stöck zeigen sich von selbst, mit der zweiten der beiden Karten.',
    rounding: 'Genau eine Hälfte wird von 0 weg gerundet: 45 gibt 5, −25 gibt −3.',
    noExtras: 'Keine Trumpffarbe zählt mehrfach, es gibt keinen Bergpreis und kein Schieben.',
    removed: ({ removed }) =>
      `Die Quellen sagen nicht, was bei so vielen Leuten wegbleibt: hier ${joined('de', removed)}.`,
    opening: '«Der erste Stich öffnet den Trumpf» heisst nur: Am Anfang ist Trumpf noch offen.',
    restOfDeal: 'Trumpf «für den Rest des Spiels» heisst: für den Rest der Runde.',
    slalom: 'Im Slalom wechselt es bei jedem Stich.',
    slalomValues: 'Im Slalom zählen die Karten immer wie im Bock.',
    accounts: 'Gezählt wird, sobald etwas fällt, obwohl man auch am Schluss der Runde nachzählt.',
  },
};
