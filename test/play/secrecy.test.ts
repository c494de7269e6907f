import { expect, it } from 'vitest';
import { cardFullName, cardText, tongueOf, weiseText } from '../../src/discord/messages/cardText.ts';
import { cardName, viewOf } from '../../src/game/index.ts';
import type { LoggedRequest, Person } from '../../src/sandbox/index.ts';
import { type PersonNumber, replay, type Table } from '../../src/table/index.ts';
import { hasButton, newest, openHall, openHand, playFirst, type Round, startGame } from './hall.ts';
import { leaksIn, type Stretch } from './leaks.ts';
import { idOf, tableOf } from './told.ts';

const hall = await openHall(import.meta.url);
const { discord, store } = hall;

async function tableNow(id: string): Promise<Table> {
  return replay(id, (await store.load({ server: discord.guildId, id }))?.lines ?? []);
}

/** Plays a deal and the beginning of the next, a card at a time, while people do what they can. */
async function* stretches(round: Round, options: Readonly<Record<string, string | number>>): AsyncGenerator<Stretch> {
  const { channel, people } = round;
  const [host, guest] = people as [Person, Person];
  let seen = discord.requests().length;
  const stretch = async (id: string): Promise<Stretch> => {
    await hall.quiet();
    const requests = discord.requests().slice(seen);
    seen += requests.length;
    return { requests, after: await tableNow(id) };
  };
  const stranger = discord.person('Stranger');
  await startGame(hall, round, options);
  const shown = newest(host, channel, (each) => !each.ephemeral && hasButton('hand')(each));
  if (!shown) throw new Error('no table');
  const id = tableOf(shown);
  yield stretch(id);
  for (let step = 0; step < 200; step++) {
    let played = false;
    for (const person of people) {
      if (played) break;
      played = await playFirst(person, channel);
    }
    if (!played) await hall.tick();
    const now = await stretch(id);
    yield now;
    if (now.after.ended || (now.after.game?.played.length === 1 && (now.after.game.current?.deal.count ?? 0) > 3))
      break;
    const table = newest(stranger, channel, (each) => hasButton('hand')(each));
    if (!table || step % 7 !== 3) continue;
    for (const verb of ['tricks', 'scores', 'hand'])
      if (hasButton(verb)(table)) await stranger.click(table, idOf(table, verb));
    await guest.command(channel, 'molotow leave');
    yield stretch(id);
    await openHand(guest, channel);
    yield stretch(id);
  }
  await host.command(channel, 'molotow close');
  await hall.quiet();
}

async function numbersOf(after: Table, people: readonly Person[]): Promise<ReadonlyMap<string, PersonNumber>> {
  const numbers = after.seats.flatMap((occupant) => (occupant?.kind === 'person' ? [occupant.person] : []));
  const known = await store.people(discord.guildId, numbers);
  const ids = new Set(people.map(({ id }) => id));
  return new Map([...known].flatMap(([number, { id }]) => (ids.has(id) ? [[id, number] as const] : [])));
}

const GAMES = [
  { players: 3, computers: 1 },
  { players: 4, computers: 2 },
  { players: 6, computers: 4 },
  { players: 9, computers: 7 },
  { game: 'rounds', players: 5, computers: 3 },
  { game: 'sticks', computers: 2 },
] as const;

it.each(GAMES)('no card is shown to anybody but its holder before it is played: %o', async (options) => {
  const people = [discord.person('Anna', { locale: 'de' }), discord.person('Ben', { locale: 'en-US' })];
  let judged = 0;
  for await (const stretch of stretches({ channel: discord.channel(), people }, options)) {
    expect(leaksIn(stretch, await numbersOf(stretch.after, people))).toEqual([]);
    judged += stretch.requests.filter(({ audience }) => audience.kind !== 'nobody').length;
  }
  expect(judged).toBeGreaterThan(30);
});

const de = tongueOf({ preset: 'classic' }, 'de');
const en = tongueOf({ preset: 'mohren' }, 'en');

it('a card that is shown would be found, in whatever form', async () => {
  const people = [discord.person('Anna'), discord.person('Ben')];
  const round = { channel: discord.channel(), people };
  for await (const { requests, after } of stretches(round, { players: 3, computers: 1 })) {
    const numbers = await numbersOf(after, people);
    const [game, request] = [after.game, requests.find(({ audience }) => audience.kind === 'channel')];
    const seat = after.seats.findIndex((occupant) => occupant?.kind === 'computer');
    const own = game && viewOf(game, seat).deal?.own;
    const card = own?.hand[0];
    if (!request || card === undefined) continue;
    const planted = (body: unknown): LoggedRequest => ({ ...request, body });
    const found = (body: unknown) => leaksIn({ requests: [planted(body)], after }, numbers).length;
    expect(found({ content: `x ${cardText(card, en)} y` })).toBe(1);
    expect(found({ components: [{ components: [{ content: cardFullName(card, de) }] }] })).toBe(1);
    expect(found({ components: [{ custom_id: `1:play:x:1.1:${cardName(card)}` }] })).toBe(1);
    expect(
      found({
        components: [{ emoji: { name: cardText(card, de).slice(0, -1) }, label: cardText(card, de).slice(-1) }],
      }),
    ).toBe(1);
    expect(found({ attachments: [{ description: cardFullName(card, en) }] })).toBe(1);
    const [weis] = own?.weise ?? [];
    if (weis && own?.mayKeepBack) expect(found({ content: weiseText([weis], de) })).toBe(1);
    const owner = { ...request, audience: { kind: 'person', personId: people[0]?.id ?? '' } } as const;
    expect(leaksIn({ requests: [{ ...owner, body: { content: cardText(card, en) } }], after }, numbers)).toHaveLength(
      1,
    );
  }
});
