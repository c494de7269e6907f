import { describe, expect, it } from 'vitest';
import type { Person, Seen } from '../../src/sandbox/index.ts';
import { textIn } from '../../src/text/index.ts';
import { handOf, hasButton, newest, openHall, startGame } from './hall.ts';
import { cardsOf, idOf, tableOf, told, toldInPlace } from './told.ts';

const hall = await openHall(import.meta.url);
const { discord } = hall;
const de = textIn('de');
const en = textIn('en');

/** Three people in a game; whoever is on turn comes first. */
async function game(options: Readonly<Record<string, string | number>> = { players: 3 }) {
  const channel = discord.channel();
  const people = ['Anna', 'Beat', 'Carla'].map((name) => discord.person(name, { locale: 'de' }));
  await startGame(hall, { channel, people }, options);
  const hands = people.map((person) => ({ person, hand: handOf(person, channel) as Seen }));
  const onTurn = hands.find(({ hand }) => hasButton('play')(hand));
  const waiting = hands.filter((each) => each !== onTurn);
  const [other] = waiting;
  const table = newest(people[0] as Person, channel, (seen) => !seen.ephemeral && hasButton('hand')(seen));
  if (!onTurn || !other || !table) throw new Error('nobody is on turn');
  return { channel, people, onTurn, other, table, id: tableOf(table) };
}

const play = (id: string, move: string, card: string) => `1:play:${id}:${move}:${card}`;

describe('a custom id that is none of ours', async () => {
  const { table, onTurn, id } = await game();
  const stranger = discord.person('Stranger', { locale: 'en-US' });

  it.each([
    '?',
    'play',
    '1',
    '1:',
    '1:hand',
    `1:hand:${id}:more`,
    `0:hand:${id}`,
    `2:hand:${id}`,
    `molotow-hand-${id}`,
    `1:fly:${id}`,
    `1:HAND:${id}`,
    '1:hand:{g1}:due',
    '1:hand:../../..',
    `1:play:${id}`,
    play(id, '1', 'R6'),
    play(id, '1.00', 'R6'),
    play(id, '1.99999', 'R6'),
    play(id, '-1.0', 'R6'),
    play(id, '1.0', 'R5'),
    play(id, '1.0', '🌹6'),
    `1:next:${id}:`,
    `1:next:${id}:1e3`,
    `1:announce:${id}:1.0:R6`,
    '1:choose:dance',
    '1:choose:hand',
    'x'.repeat(100),
    `1:hand:${'z'.repeat(93)}`,
  ])('is answered with a sentence: %s', async (customId) => {
    expect(await told(hall, () => stranger.press(table, customId))).toBe(en.faults.unknownButton);
  });

  it('takes the place of an outdated hand', async () => {
    const [person, hand] = [onTurn.person, onTurn.hand];
    expect(await toldInPlace(hall, () => person.press(hand, `0:play:${id}:1.0:R6`))).toBe(de.faults.unknownButton);
  });
});

describe('a table that is not there', async () => {
  const { table } = await game();
  const elsewhere = discord.guild('Elsewhere');
  const eva = discord.person('Eva', { guild: elsewhere.id });
  const { message } = await eva.command(discord.channel('jass', { guild: elsewhere.id }), 'molotow open');
  const stranger = discord.person('Stranger', { locale: 'de' });

  it.each(['join', 'leave', 'start', 'addComputer', 'hand', 'scores', 'again'])('%s: never opened', async (verb) => {
    expect(await told(hall, () => stranger.press(table, `1:${verb}:zzzzzzzz`))).toBe(de.faults.missingTable);
  });

  it.each(['join', 'leave', 'start', 'hand', 'scores'])('%s: of another server', async (verb) => {
    const foreign = `1:${verb}:${tableOf(message as Seen)}`;
    expect(await told(hall, () => stranger.press(table, foreign))).toBe(de.faults.missingTable);
  });

  it.each(['zzzzzzzz', ' table! ', 'abc:post', '{g1}:due'])('typed or chosen: %s', async (named) => {
    const { channelId } = table;
    if (named.length === 8) {
      const typed = () => stranger.command(channelId, 'molotow hand', { table: named });
      expect(await told(hall, typed)).toBe(de.faults.missingTable);
    }
    expect(await told(hall, () => stranger.press(table, '1:choose:hand', [named]))).toBe(de.faults.missingTable);
  });
});

describe('a card', () => {
  it('that is not held', async () => {
    const { onTurn, other, id, channel } = await game();
    const [foreign = ''] = cardsOf(other.hand);
    const line = await toldInPlace(hall, () => onTurn.person.press(onTurn.hand, play(id, '1.0', foreign)));
    expect(line).toBe(de.refusals['not-held']);
    expect(cardsOf(handOf(onTurn.person, channel) as Seen)).toEqual(cardsOf(onTurn.hand));
  });

  it('out of turn: all are shown as waiting, and a click shows the hand again', async () => {
    const { other, id } = await game();
    expect(other.hand.buttons.every(({ disabled }) => !disabled)).toBe(true);
    const { message } = await other.person.click(other.hand, idOf(other.hand, 'wait'));
    expect(message?.text).toBe(other.hand.text);
    const [card = ''] = cardsOf(other.hand);
    const line = await toldInPlace(hall, () => other.person.press(other.hand, play(id, '1.0', card)));
    expect(line).toBe(de.refusals['not-your-turn']);
  });

  it('of another table where one does not sit', async () => {
    const [mine, theirs] = [await game(), await game()];
    const [card = ''] = cardsOf(theirs.onTurn.hand);
    const press = () => mine.onTurn.person.press(mine.table, play(theirs.id, '1.0', card));
    expect(await told(hall, press)).toBe(de.refusals['not-seated']);
  });

  it('clicked twice, 5 ms apart: played once, no refusal, and both times the hand that is left', async () => {
    const { onTurn, channel } = await game();
    const card = idOf(onTurn.hand, 'play');
    const first = onTurn.person.click(onTurn.hand, card);
    await new Promise((resolve) => setTimeout(resolve, 5));
    const outcomes = [await first, await onTurn.person.press(onTurn.hand, card)];
    await hall.quiet();
    const [held] = cardsOf(onTurn.hand);
    for (const { answered, message } of outcomes) {
      expect(answered).toBe('update');
      expect(cardsOf(message as Seen)).toHaveLength(11);
      expect(message?.text).not.toContain(de.refusals['stale-move']);
    }
    expect(cardsOf(handOf(onTurn.person, channel) as Seen)).not.toContain(held);
  });

  it('clicked twice at once', async () => {
    const { onTurn } = await game();
    const card = idOf(onTurn.hand, 'play');
    const both = await Promise.all([1, 2].map(() => onTurn.person.press(onTurn.hand, card)));
    expect(both.map(({ answered, message }) => [answered, cardsOf(message as Seen).length])).toEqual([
      ['update', 11],
      ['update', 11],
    ]);
  });

  it('for a place that is taken: the hand as it is now, with the reason above it', async () => {
    const { onTurn, id } = await game();
    const [first = '', second = ''] = cardsOf(onTurn.hand);
    await onTurn.person.click(onTurn.hand, play(id, '1.0', first));
    const line = await toldInPlace(hall, () => onTurn.person.press(onTurn.hand, play(id, '1.0', second)));
    expect(line).toBe(de.refusals['stale-move']);
  });

  it('on a hand that was drawn before a restart', async () => {
    const { onTurn } = await game();
    const { text } = onTurn.hand;
    await hall.restart();
    const { answered, message } = await onTurn.person.click(onTurn.hand, idOf(onTurn.hand, 'play'));
    expect([answered, message?.text === text]).toEqual(['update', false]);
  });
});

describe('somebody who does not sit there', async () => {
  const { table, onTurn, id } = await game();
  const stranger = discord.person('Stranger', { locale: 'pt-BR' });
  const [card = ''] = cardsOf(onTurn.hand);

  it.each([
    ['hand', `1:hand:${id}`, 'not-seated'],
    ['takeBack', `1:takeBack:${id}`, 'not-seated'],
    ['keepWeis', `1:keepWeis:${id}`, 'not-seated'],
    ['wait', `1:wait:${id}:1.0:${card}`, 'not-seated'],
    ['play', play(id, '1.0', card), 'not-seated'],
    ['next', `1:next:${id}:2`, 'not-seated'],
    ['leave', `1:leave:${id}`, 'not-seated'],
    ['join', `1:join:${id}`, 'only-between-deals'],
    ['again', `1:again:${id}`, 'game-running'],
    ['start', `1:start:${id}`, 'not-in-lobby'],
  ] as const)('%s', async (_, customId, refusal) => {
    expect(await told(hall, () => stranger.press(table, customId))).toBe(en.refusals[refusal]);
  });

  it.each(['tricks', 'scores', 'rules'])('may look: %s', async (verb) => {
    expect(await told(hall, () => stranger.press(table, `1:${verb}:${id}`))).not.toBe('');
  });
});
