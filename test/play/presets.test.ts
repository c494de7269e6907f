import { describe, expect, it } from 'vitest';
import { PRESET_RULES, type Variant, viewOf } from '../../src/game/index.ts';
import type { Channel, Person, Seen } from '../../src/sandbox/index.ts';
import { decide, emptyTable, evolve, moveOf, replay, type Table } from '../../src/table/index.ts';
import { textIn } from '../../src/text/index.ts';
import { seedOf } from '../game/seedOf.ts';
import { buttonOf, handOf, hasButton, newest, openHall, openHand, playFirst, playUntil, startGame } from './hall.ts';

const hall = await openHall(import.meta.url);
const { discord } = hall;
const de = textIn('de');
const ended = (seen: Seen) => !seen.ephemeral && hasButton('again')(seen);

const persons = (count: number) =>
  Array.from({ length: count }, (_, at) => discord.person(`Player ${at + 1}`, { locale: 'de' }));

/** Plays a whole game by first cards; its last message, and all texts the first person saw in between. */
async function playWhole(people: readonly Person[], options: Readonly<Record<string, string | number>>) {
  const round = { channel: discord.channel(), people };
  await startGame(hall, round, options);
  const texts = new Set<string>();
  const end = await playUntil(hall, round, (seen) => {
    texts.add(seen.text);
    return ended(seen);
  });
  return { end, texts: [...texts], channel: round.channel };
}

/** The table behind a message, as it is stored. */
async function tableOf(seen: Seen, verb: string): Promise<Table> {
  const [, , id = ''] = (buttonOf(seen, verb) ?? '').split(':');
  const stored = await hall.store.load({ server: discord.guildId, id });
  return replay(id, stored?.lines ?? []);
}

const nameAt = (table: Table, seat: number) =>
  table.seats[seat]?.kind === 'person' ? `⁨Player ${seat + 1}⁩` : `🤖 Computer ${seat + 1}`;

describe('classic', () => {
  it('ends with the deal in which somebody reaches the limit, and the fewest points win', async () => {
    const { end } = await playWhole(persons(1), { computers: 3 });
    const { game } = await tableOf(end, 'again');
    expect(Math.max(...(game?.totals ?? []))).toBeGreaterThanOrEqual(100);
    expect(game?.outcome?.winners.map((seat) => game.totals[seat])).toContain(Math.min(...(game?.totals ?? [])));
    expect(end.text).toMatch(/gewinn(t|en)/);
    expect(end.text).not.toMatch(/verlier/);
  });

  it('by the jass book it is eight deals in points', async () => {
    const { end, texts } = await playWhole(persons(1), { game: 'jass-book', players: 3, computers: 2 });
    const { game } = await tableOf(end, 'again');
    expect(game?.played).toHaveLength(8);
    expect(game?.played.some(({ written }) => written.some((points) => points % 10 !== 0))).toBe(true);
    expect(texts.some((text) => text.includes('Runde 8 von 8'))).toBe(true);
  });
});

describe('rounds', () => {
  it('nine people play 19 deals; the last is announced as doubled, winner and loser are named', async () => {
    const people = persons(9);
    const { end, texts } = await playWhole(people, { game: 'rounds', players: 9 });
    const table = await tableOf(end, 'again');
    const { game } = table;
    expect(game?.played).toHaveLength(19);
    const having = (part: string) => texts.filter((text) => text.includes(part));
    const before = having(de.summary.nextDoubled);
    expect(before.length).toBeGreaterThan(0);
    for (const text of before) expect(text).toMatch(/^### Runde 18 von 19 ist gespielt/);
    const doubled = having(` · ${de.table.doubled}`);
    for (const text of doubled) expect(text).toContain('Runde 19 von 19');
    // Announced with the first card of the last deal, not with its last.
    expect(doubled.some((text) => text.includes('Stich 1 von 4'))).toBe(true);
    const { winners = [], losers = [] } = game?.outcome ?? {};
    expect(end.text).toContain(de.summary.winners({ names: winners.map((seat) => nameAt(table, seat)) }));
    expect(end.text).toContain(de.summary.losers({ names: losers.map((seat) => nameAt(table, seat)) }));
    const [first] = people as [Person];
    const { message: scores } = await first.click(end, buttonOf(end, 'scores') ?? '');
    for (let deal = 1; deal <= 19; deal++) expect(scores?.text).toContain(`Runde ${deal}: `);
    expect(scores?.text).toContain(de.scores.weis);
  }, 120_000);

  it('goes on with the same people or with others', async () => {
    const people = persons(3);
    const [anna, beat, carl] = people as [Person, Person, Person];
    const { end, channel } = await playWhole(people, { game: 'rounds', players: 3 });
    await beat.click(end, buttonOf(end, 'again') ?? '');
    await hall.quiet();
    const lobby = newest(anna, channel, hasButton('join')) as Seen;
    expect(lobby.text).toContain('3 von 3 Plätzen besetzt');
    await carl.click(lobby, buttonOf(lobby, 'leave') ?? '');
    const dora = discord.person('Dora', { locale: 'de' });
    await dora.click(lobby, buttonOf(lobby, 'join') ?? '');
    await hall.quiet();
    const changed = newest(anna, channel, hasButton('start')) as Seen;
    expect(changed.text).toContain('⁨Dora⁩');
    await beat.click(changed, buttonOf(changed, 'start') ?? '');
    await hall.quiet();
    for (const person of [anna, beat, dora]) await openHand(person, channel);
    const again = await playUntil(
      hall,
      { channel, people: [anna, beat, dora] },
      (seen) => ended(seen) && seen.id !== end.id,
    );
    expect(again.text).toMatch(/gewinn(t|en)/);
  });
});

/** The first test deal of sticks in which three tie, when four people play their first cards. */
function dealWithDraw(): number {
  for (let number = 0; number < 3000; number++) {
    let table = emptyTable('abcdefgh');
    const does = (command: Parameters<typeof decide>[1]) => {
      const { events = [] } = decide(table, command);
      table = events.reduce(evolve, table);
    };
    const open = { at: 0, channel: '7', language: 'de', rules: PRESET_RULES.sticks, seats: [1, 2, 3, 4] } as const;
    does({ type: 'open', person: 1, ...open });
    does({ type: 'start', person: 1, seed: seedOf(number) });
    while (table.game?.current) {
      const seat = table.game.current.deal.turn;
      const own = viewOf(table.game, seat).deal?.own;
      const card = own?.hand.find((each) => own.legal.includes(each));
      const move = moveOf(table);
      if (card === undefined || !move) throw new Error('nothing to play');
      does({ type: 'play', person: seat + 1, at: 0, move, card, weis: 'declare' });
    }
    if ((table.game?.played[0]?.drawn.length ?? 0) > 0) return number;
  }
  throw new Error('no draw in 3000 deals');
}

describe('sticks', () => {
  it('is twelve deals, with sticks and potatoes on the slate', async () => {
    const { end, texts } = await playWhole(persons(2), { game: 'sticks', computers: 2 });
    const { game } = await tableOf(end, 'again');
    expect(game?.played).toHaveLength(12);
    expect(texts.some((text) => text.includes('Runde 12 von 12'))).toBe(true);
    expect(end.text).toMatch(/Stand \*\*(\d+ (Stecken( ❘+)+|Kartoffeln?( ○+)+)|0 Stecken)\*\*/);
    const most = Math.max(...(game?.totals ?? []));
    expect(game?.outcome?.winners.every((seat) => game.totals[seat] === most)).toBe(true);
  }, 60_000);

  it('shows the cards that three tied people draw', async () => {
    hall.dealFrom(dealWithDraw());
    const people = persons(4);
    const round = { channel: discord.channel(), people };
    await startGame(hall, round, { game: 'sticks' });
    const summary = await playUntil(hall, round, (seen) => !seen.ephemeral && hasButton('next')(seen));
    expect(summary.text).toMatch(/Drei gleich, also gezogen: (⁨Player \d⁩ [^ ,]+(, )?){3}/u);
    expect(summary.text).toContain('schreibt **1 Kartoffel ○**');
  }, 60_000);
});

/** Opens Mohren Jass for one person with all contracts, and starts it. */
async function startMohren(anna: Person, channel: Channel): Promise<void> {
  const { message: lobby } = await anna.command(channel, 'molotow open', { game: 'mohren', computers: 3 });
  if (!lobby) throw new Error('no lobby');
  const { message: panel } = await anna.click(lobby, buttonOf(lobby, 'settings') ?? '');
  if (!panel) throw new Error('no panel');
  const [, , id] = (buttonOf(lobby, 'settings') ?? '').split(':');
  await anna.click(panel, `1:settings:${id}:play`);
  for (const field of ['gaissBock', 'slalom']) await anna.select(panel, `1:setRule:${id}:${field}`, ['true']);
  await hall.quiet();
  const changed = newest(anna, channel, hasButton('start')) as Seen;
  expect(changed.text).toContain('Mohrenjass, aber: Bock und Gaiss erlaubt; Slalom erlaubt');
  await anna.click(changed, buttonOf(changed, 'start') ?? '');
  await hall.quiet();
  anna.dismiss(panel);
  await openHand(anna, channel);
}

describe('mohren', () => {
  it('a person announces every contract there is, with German cards, to the target', async () => {
    const [anna] = persons(1) as [Person];
    const channel = discord.channel();
    await startMohren(anna, channel);
    const wanted = ['slalom-gaiss', 'gaiss', 'slalom-bock', 'bock', 'L', 'S', 'E', 'R'];
    const texts = new Set<string>();
    const labels = new Set<string>();
    let end: Seen | undefined;
    for (let step = 0; step < 5000 && !end; step++) {
      await hall.quiet();
      for (const seen of anna.sees(channel)) {
        texts.add(seen.text);
        for (const { label, emoji } of seen.buttons) labels.add(`${emoji ?? ''} ${label}`);
      }
      end = newest(anna, channel, ended);
      const hand = handOf(anna, channel);
      const choice = hand?.buttons.find(
        ({ customId }) => customId?.startsWith('1:announce:') && customId.endsWith(`:${wanted[0]}`),
      );
      if (hand && choice?.customId) {
        expect(hand.text).toContain(de.hand.announce);
        expect(hand.buttons.filter(({ customId }) => customId?.startsWith('1:announce:'))).toHaveLength(8);
        expect((await anna.click(hand, choice.customId)).answered).toBe('update');
        wanted.push(...wanted.splice(0, 1));
      } else if (!(await playFirst(anna, channel))) await hall.tick();
    }
    if (!end) throw new Error('no end');
    const { game } = await tableOf(end, 'again');
    const announced = game?.played.filter(({ deal }) => deal.leader === 0).map(({ deal }) => deal.contract);
    expect(announced?.[0]).toBe('slalom-gaiss');
    const all = [...texts].join('\n');
    expect(all).toContain('Slalom, zuerst Gaiss, angesagt von ⁨Player 1⁩');
    expect(all).toContain(de.table.slalomNow.gaiss);
    expect(all).toContain(de.table.slalomNow.bock);
    expect([...labels]).toEqual(expect.arrayContaining(['❤️ Herz', '🌰 Eichel', '🔔 Schelle', '🍃 Laub']));
    expect(all).not.toMatch(/🌹|🛡️|Rosen|Schilten/u);
    expect(game?.totals.some((points) => points >= 500)).toBe(true);
    expect(end.text).toMatch(/gewinn(t|en)/);
  }, 60_000);

  it('lets only the first two tricks be looked at again, and then the trick in play', async () => {
    const [anna] = persons(1) as [Person];
    const channel = discord.channel();
    await startGame(hall, { channel, people: [anna] }, { game: 'mohren', computers: 3 });
    const isLate = (seen: Seen) => !seen.ephemeral && seen.text.includes('Stich 5 von 9');
    const table = await playUntil(hall, { channel, people: [anna] }, isLate);
    expect(table.buttons.some(({ label }) => label === de.buttons.firstTricks)).toBe(true);
    const { message } = await anna.click(table, buttonOf(table, 'tricks') ?? '');
    expect(message?.text.match(/Stich \d/g)).toEqual(['Stich 1', 'Stich 2']);
  });
});

it.each<[Variant, number, number]>([
  ['classic', 9, 1],
  ['rounds', 3, 1],
  ['rounds', 8, 2],
])(
  '%s is also played by %i, %i of them people',
  async (game, players, count) => {
    const { end } = await playWhole(persons(count), { game, players, computers: players - count });
    expect(end.text).toMatch(/gewinn(t|en)/);
  },
  60_000,
);
