import type { PreferencesText } from '../preferencesText.ts';

export const preferences: PreferencesText = {
  title: 'Meine Einstellungen',
  intro: 'Sie gelten nur für dich, auf jedem Server.',
  saved: 'Gespeichert. Deine Karten erscheinen so, sobald du sie wieder öffnest.',
  names: {
    deck: 'Meine Karten',
    suits: 'Reihenfolge der Farben',
    ranks: 'In jeder Farbe',
    language: 'Sprache',
    pings: 'Erinnern, wenn die halbe Zeit um ist',
    play: 'Karte spielen',
    size: 'Schrift',
    colours: 'Farben der Knöpfe',
    cards: 'Karten',
  },
  values: {
    deck: {
      table: 'wie der Tisch',
      swiss: 'Schweizer Karten',
      german: 'deutsche Karten',
      french: 'französische Karten',
    },
    suits: { notation: 'immer gleich', trumpFirst: 'Trumpf zuerst' },
    ranks: { lowFirst: 'die tiefste zuerst', highFirst: 'die höchste zuerst' },
    language: { discord: 'wie mein Discord' },
    pings: { on: 'ja', off: 'nein' },
    play: { once: 'mit einem Klick', twice: 'mit zwei Klicks' },
    size: { normal: 'normal', big: 'gross' },
    colours: { plain: 'gleich', four: 'vier verschiedene' },
    cards: { signs: 'mit Zeichen', words: 'in Worten (zum Vorlesen)' },
  },
  picked: ({ card }) => `${card} ist ausgewählt. Drück noch einmal darauf, um sie zu spielen.`,
};
