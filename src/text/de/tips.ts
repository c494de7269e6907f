import type { TipsWords } from '../tips.ts';

export const tips: TipsWords = {
  sentences: {
    count: 'Zähl mit, wie viele Karten einer Farbe noch draussen sind, und wie viele Trümpfe.',
    leadLow: 'Spiel tief aus: Wer höher spielen muss, nimmt den Stich.',
    leadHigh: 'Spiel deine sicheren Karten aus, solange noch alle bekennen.',
    middle: 'Die Mitte ist am schlechtesten. Entscheide früh, ob du am meisten oder am wenigsten machst.',
    hundred: 'Ab 100 kippt es: Dann schreibst du −3, ausser du machst alle 157.',
    chooseTrump: ({ figures: { under, nine }, deck: { ranks } }) =>
      `Kannst du nicht bekennen, wählst du den Trumpf. Nimm eine Farbe, in der ${ranks[5]} (${under.trump}) und Neun (${nine.trump}) schon bei anderen liegen, nie eine, in der du sie genommen hast: Trumpf zählt auch rückwärts.`,
    setLow:
      'Wer Trumpf macht, nimmt den Stich, wenn niemand höher trumpft. Willst du ihn nicht, mach Trumpf mit einer tiefen Karte.',
    shedUnder: ({ figures: { under, nine }, deck: { ranks } }) =>
      `Gib ${ranks[5]} und Neun in Stiche von anderen, solange ihre Farbe nicht Trumpf ist: Wird sie es doch noch, zählen sie dort ${under.trump} und ${nine.trump}.`,
    throwDear: 'Ist Trumpf gemacht und hast du die Farbe nicht, wirf Teures in Stiche, die andere nehmen.',
    cantRuff: 'Wer die Farbe hat, darf nicht trumpfen: Schau, welche dir zuerst ausgeht.',
    ruff: 'Du darfst auch trumpfen, wenn du die Farbe hast: Hol dir so einen teuren Stich.',
    announceLong: ({ deck: { ranks } }) => `Sag die Farbe an, in der du ${ranks[5]}, Neun und die meisten Karten hast.`,
    announceAces: 'Mit Assen und langen Farben sag Bock an, mit Sechsen Gaiss.',
    declare: 'Zeig deinen Weis: Er nützt dir.',
    keepBack: 'Weis schadet dir hier: Behalt ihn vor der ersten Karte für dich.',
    stoeckHelps: ({ deck: { ranks } }) =>
      `Hast du König und ${ranks[6]} einer Farbe, hoff, dass sie Trumpf wird. Machst du ihn selber, dann mit einer anderen Karte: Sonst gibt es keine Stöck.`,
    stoeckHurts: ({ deck: { ranks } }) =>
      `Hast du König und ${ranks[6]} einer Farbe, mach Trumpf mit einer der beiden: Dann gibt es keine Stöck.`,
    stoeckAnnounced: ({ figures, deck: { ranks } }) =>
      `König und ${ranks[6]} einer Farbe machen sie als Trumpf um ${figures.stoeck} besser.`,
    giveWeis: 'Schau, was im Stich liegt: Die Karte, die einen Weis fertig macht, gehört in den Stich eines anderen.',
    foreign: 'Am teuersten ist eine Folge in einer anderen Farbe als der ausgespielten: Sie zählt doppelt.',
    match: ({ figures }) =>
      `Hast du bis kurz vor Schluss jeden Stich, nimm auch den Rest: ${figures.match} weniger. Hat sie ein anderer, nimm ihm einen ab.`,
    lastTrick: ({ figures }) => `Der letzte Stich zählt ${figures.lastTrick} mehr: Behalt eine tiefe Karte dafür.`,
    rounding: 'Ein einziger Punkt kann einen Zehner kosten: 44 schreibt 4, 45 schreibt 5.',
    limit: 'Schau auf die Tafel: Die Partie endet, sobald irgendwer die Grenze erreicht.',
    doubleLast: 'In der letzten Runde zählt alles doppelt: Da lässt sich viel aufholen, und viel verlieren.',
  },
};
