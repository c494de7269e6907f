import { describe, expect, it } from 'vitest';
import type { Channel, LoggedRequest, Person, Seen } from '../../src/sandbox/index.ts';
import { textIn } from '../../src/text/index.ts';
import { handOf, hasButton, newest, openHall, openHand, playFirst, playUntil, startGame } from './hall.ts';
import { cardsOf, idOf } from './told.ts';

const hall = await openHall(import.meta.url);
const { discord } = hall;
const de = textIn('de');
const MINUTE = 60_000;
const isTable = (seen: Seen) => !seen.ephemeral && hasButton('hand')(seen);

async function alone() {
  const channel = discord.channel();
  const anna = discord.person('Anna', { locale: 'de' });
  await startGame(hall, { channel, people: [anna] }, { players: 3, computers: 2 });
  await untilTurn(anna, channel);
  return { anna, channel };
}

async function untilTurn(anna: Person, channel: Channel): Promise<void> {
  for (let step = 0; step < 20; step++) {
    await hall.quiet();
    const hand = handOf(anna, channel);
    if (hand && hasButton('play')(hand)) return;
    await hall.tick();
  }
  throw new Error('it never was her turn');
}

/** The bot's requests while something is done. */
async function requestsOf(act: () => Promise<unknown>): Promise<readonly LoggedRequest[]> {
  await hall.quiet();
  const before = discord.requests().length;
  await act();
  await hall.quiet();
  return discord.requests().slice(before);
}

/** `POST callback 6`, `PATCH webhook`, `PATCH channel` …: what kind of request it is. */
function kindOf({ method, path, body }: LoggedRequest): string {
  if (path.endsWith('/callback')) return `answer ${(body as { type: number }).type}`;
  return `${method} ${path.startsWith('/webhooks/') ? 'webhook' : 'channel'}`;
}

describe('tokens', () => {
  it('a card is one answer and one edit of the table, and nothing counts against the bot’s own limit', async () => {
    const { anna, channel } = await alone();
    const requests = await requestsOf(() => playFirst(anna, channel));
    expect(requests.map(kindOf).sort()).toEqual(['PATCH webhook', 'answer 7']);
  });

  it('“My hand” under a message whose webhook grows old renews it for another 15 minutes', async () => {
    const { anna, channel } = await alone();
    const table = newest(anna, channel, isTable) as Seen;
    const click = () => anna.click(table, idOf(table, 'hand'));
    hall.clock.advance(9 * MINUTE);
    expect((await requestsOf(click)).map(kindOf)).toEqual(['answer 4']);
    hall.clock.advance(2 * MINUTE);
    expect((await requestsOf(click)).map(kindOf)).toEqual(['answer 6', 'POST webhook']);
    expect(cardsOf(handOf(anna, channel) as Seen)).toHaveLength(12);
    hall.clock.advance(9 * MINUTE);
    expect((await requestsOf(click)).map(kindOf)).toEqual(['answer 4']);
    expect((await requestsOf(() => playFirst(anna, channel))).map(kindOf).sort()).toEqual([
      'PATCH webhook',
      'answer 7',
    ]);
  });

  it('that have run out are not tried: no request is refused, and the next click works', async () => {
    const { anna, channel } = await alone();
    await playFirst(anna, channel);
    await hall.quiet();
    hall.clock.advance(16 * MINUTE);
    await hall.quiet();
    const stale = handOf(anna, channel) as Seen;
    const requests = await requestsOf(async () => {
      for (let step = 0; step < 6; step++) await hall.tick();
    });
    expect(requests.filter(({ status }) => status >= 400)).toEqual([]);
    expect(handOf(anna, channel)?.text).toBe(stale.text);
    const { message } = await anna.click(stale, stale.buttons.find(({ disabled }) => !disabled)?.customId ?? '');
    expect(message && hasButton('play')(message)).toBe(true);
  });

  it('a table message whose webhook has run out is edited by the bot itself', async () => {
    const { anna, channel } = await alone();
    hall.clock.advance(16 * MINUTE);
    const requests = await requestsOf(() => playFirst(anna, channel));
    expect(requests.map(kindOf).sort()).toEqual(['PATCH channel', 'answer 7']);
  });
});

describe('a table message', () => {
  it('does not live for hours: after 55 minutes a new one takes its place', async () => {
    const { anna, channel } = await alone();
    const old = newest(anna, channel, isTable) as Seen;
    hall.clock.advance(56 * MINUTE);
    const requests = await requestsOf(() => playFirst(anna, channel));
    const tables = anna.sees(channel).filter(isTable);
    expect(tables).toHaveLength(1);
    expect(tables[0]?.id).not.toBe(old.id);
    expect(requests.filter(({ status }) => status >= 400)).toEqual([]);
  });

  it('is made by the newest token in its channel', async () => {
    const { anna, channel } = await alone();
    hall.clock.advance(56 * MINUTE);
    await openHand(anna, channel);
    const byToken = await requestsOf(() => playFirst(anna, channel));
    expect(byToken.map(kindOf).sort()).toEqual(['DELETE webhook', 'POST webhook', 'answer 7']);
  });

  it('is made by the bot itself where no token lives: the next deal after an outage of an hour', async () => {
    const { anna, channel } = await alone();
    await playUntil(hall, { channel, people: [anna] }, (seen) => !seen.ephemeral && hasButton('next')(seen));
    await hall.bot().stop();
    hall.clock.advance(60 * MINUTE);
    const requests = await requestsOf(async () => {
      await hall.restart();
      await hall.quiet();
      hall.clock.advance(20_000);
    });
    expect(requests.map(kindOf)).toContain('POST channel');
    expect(requests.filter(({ status }) => status >= 400)).toEqual([]);
    const tables = anna.sees(channel).filter(isTable);
    expect(tables.map(({ text }) => text.includes(de.table.deal({ number: 2, of: null })))).toEqual([true]);
  });

  it('survives a restart: the same message is edited, buttons on it and on hands work', async () => {
    const { anna, channel } = await alone();
    const before = newest(anna, channel, isTable) as Seen;
    await hall.restart();
    await hall.quiet();
    expect(await playFirst(anna, channel)).toBe(true);
    await hall.quiet();
    const tables = anna.sees(channel).filter(isTable);
    expect(tables.map(({ id }) => id)).toEqual([before.id]);
    expect(tables[0]?.text).not.toBe(before.text);
  });
});
