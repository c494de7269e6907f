import type { PreferencesText } from '../preferencesText.ts';

export const preferences: PreferencesText = {
  title: 'My settings',
  intro: 'They are for you alone, on every server.',
  saved: 'Saved. Your cards look like this as soon as you open them again.',
  names: {
    deck: 'My cards',
    suits: 'Order of the suits',
    ranks: 'Within a suit',
    language: 'Language',
    pings: 'Remind me after half my time',
    play: 'Playing a card',
    size: 'Text',
    colours: 'Colours of the buttons',
    cards: 'Cards',
  },
  values: {
    deck: { table: 'as at the table', swiss: 'Swiss cards', german: 'German cards', french: 'French cards' },
    suits: { notation: 'always the same', trumpFirst: 'trump first' },
    ranks: { lowFirst: 'lowest first', highFirst: 'highest first' },
    language: { discord: 'as in my Discord' },
    pings: { on: 'yes', off: 'no' },
    play: { once: 'one click', twice: 'two clicks' },
    size: { normal: 'normal', big: 'big' },
    colours: { plain: 'the same', four: 'four different ones' },
    cards: { signs: 'with signs', words: 'in words (to be read out)' },
  },
  picked: ({ card }) => `${card} is selected. Press it once more to play it.`,
};
