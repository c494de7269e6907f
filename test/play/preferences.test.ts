import { describe, expect, it } from 'vitest';
import type { Channel, Person, Seen } from '../../src/sandbox/index.ts';
import { DEFAULT_PREFERENCES } from '../../src/table/index.ts';
import { textIn } from '../../src/text/index.ts';
import { handOf, hasButton, newest, openHall, openHand, playFirst, startGame } from './hall.ts';
import { cardsOf, idOf, tableOf, told } from './told.ts';

const hall = await openHall(import.meta.url);
const { discord } = hall;
const { de, en } = { de: textIn('de'), en: textIn('en') };

/** Somebody with their panel open. */
async function panelOf(person: Person, channel: Channel): Promise<Seen> {
  const { answered, message } = await person.command(channel, 'molotow settings');
  expect([answered, message?.ephemeral]).toEqual(['message', true]);
  return message as Seen;
}

/** What the person has set, as it is kept. */
const kept = ({ id }: Person) => hall.store.preferences(id);

async function alone() {
  const channel = discord.channel();
  const anna = discord.person('Anna', { locale: 'de' });
  await startGame(hall, { channel, people: [anna] }, { players: 3, computers: 2 });
  return { anna, channel };
}

async function untilTurn(anna: Person, channel: Channel, verb: 'play' | 'pick' = 'play'): Promise<Seen> {
  for (let step = 0; step < 20; step++) {
    await hall.quiet();
    const hand = handOf(anna, channel);
    if (hand && hasButton(verb)(hand)) return hand;
    await hall.tick();
  }
  throw new Error('it never was her turn');
}

const emojis = (seen: Seen) => new Set(seen.buttons.flatMap(({ emoji }) => emoji ?? []));
const SWISS = ['🌹', '🌰', '🔔', '🛡️'];
const GERMAN = ['❤️', '🌰', '🔔', '🍃'];
const isHand = (seen: Seen) => seen.ephemeral && cardsOf(seen).length > 0;

describe('one’s own settings', () => {
  it('are kept at once, shown in place, hold on every server, and survive a restart', async () => {
    const anna = discord.person('Anna', { locale: 'de' });
    const channel = discord.channel();
    const panel = await panelOf(anna, channel);
    expect(await kept(anna)).toEqual(DEFAULT_PREFERENCES);
    const pressed = await anna.click(panel, '1:prefer:size:big');
    expect([pressed.answered, pressed.message?.id]).toEqual(['update', panel.id]);
    expect(pressed.message?.text).toContain(de.preferences.saved);
    expect((await anna.select(panel, '1:choosePreference:deck', ['french'])).answered).toBe('update');
    expect(await kept(anna)).toEqual({ ...DEFAULT_PREFERENCES, size: 'big', deck: 'french' });
    await hall.restart();
    expect((await anna.click(panel, '1:prefer:size:normal')).answered).toBe('update');
    expect(await kept(anna)).toEqual({ ...DEFAULT_PREFERENCES, deck: 'french' });
  });

  it('that there are not are refused in a sentence', async () => {
    const anna = discord.person('Anna', { locale: 'de' });
    const panel = await panelOf(anna, discord.channel());
    for (const [id, values] of [
      ['1:prefer:deck:tarot'],
      ['1:prefer:toString:on'],
      ['1:prefer:deck'],
      ['1:choosePreference:secret', ['x']],
      ['1:choosePreference:deck', ['tarot']],
      ['1:choosePreference:language', ['tlh']],
    ] as const) {
      const { message } = await anna.press(panel, id, values);
      expect(message?.text, id).toBe(de.faults.unknownButton);
    }
    expect(await kept(anna)).toEqual(DEFAULT_PREFERENCES);
  });

  it('are nobody else’s: the table and other hands stay as they are', async () => {
    const channel = discord.channel();
    const [anna, ben] = [discord.person('Anna', { locale: 'de' }), discord.person('Ben', { locale: 'de' })];
    await startGame(hall, { channel, people: [anna, ben] }, { players: 3, computers: 1 });
    await anna.select(await panelOf(anna, channel), '1:choosePreference:deck', ['german']);
    const [his, hers] = [await openHand(ben, channel), await openHand(anna, channel)];
    expect([...emojis(his)].every((emoji) => SWISS.includes(emoji))).toBe(true);
    expect([...emojis(hers)].every((emoji) => GERMAN.includes(emoji))).toBe(true);
  });
});

describe('the own language', () => {
  it('holds for the panel at once, for hands and refusals, and for hands that come by themselves', async () => {
    const { anna, channel } = await alone();
    const { message } = await anna.select(await panelOf(anna, channel), '1:choosePreference:language', ['en']);
    expect(message?.text).toContain(en.preferences.saved);
    const opened = await openHand(anna, channel);
    expect(opened.text).toContain(en.table.noTrumpYet);
    const turn = await untilTurn(anna, channel);
    expect(turn.text).toContain(en.hand.yourLead.slice(0, 3));
    const public_ = newest(anna, channel, (seen) => !seen.ephemeral && hasButton('hand')(seen)) as Seen;
    expect(public_.text).toContain(de.table.noTrumpYet);
    expect(await told(hall, () => anna.press(public_, '1:nothing'))).toBe(en.faults.unknownButton);
  });

  it('goes back to that of Discord', async () => {
    const anna = discord.person('Anna', { locale: 'de' });
    const panel = await panelOf(anna, discord.channel());
    await anna.select(panel, '1:choosePreference:language', ['en']);
    const { message } = await anna.select(panel, '1:choosePreference:language', ['discord']);
    expect(message?.text).toContain(de.preferences.saved);
  });
});

describe('by two clicks', () => {
  async function careful() {
    const { anna, channel } = await alone();
    await anna.click(await panelOf(anna, channel), '1:prefer:play:twice');
    await openHand(anna, channel);
    const id = tableOf(handOf(anna, channel) as Seen);
    const log = async () => (await hall.store.load({ server: discord.guildId, id }))?.lines.length;
    return { anna, channel, id, log, hand: await untilTurn(anna, channel, 'pick') };
  }

  it('the first click plays nothing, the second plays that card; another selects that one instead', async () => {
    const { anna, channel, hand, log } = await careful();
    const before = await log();
    const [first, second] = hand.buttons.filter(({ customId }) => customId?.startsWith('1:pick:'));
    const picked = (await anna.click(hand, first?.customId ?? '')).message as Seen;
    expect(idOf(picked, 'play')).toBe(first?.customId?.replace('pick', 'play'));
    const other = (await anna.click(picked, second?.customId ?? '')).message as Seen;
    expect(idOf(other, 'play')).toBe(second?.customId?.replace('pick', 'play'));
    await hall.quiet();
    expect(await log()).toBe(before);
    const cards = cardsOf(other).length;
    await anna.click(other, idOf(other, 'play'));
    await hall.quiet();
    expect(await log()).toBeGreaterThan(before ?? 0);
    expect(cardsOf(handOf(anna, channel) as Seen)).toHaveLength(cards - 1);
  });

  it('works across a restart between the clicks', async () => {
    const { anna, channel, hand } = await careful();
    const picked = (await anna.click(hand, idOf(hand, 'pick'))).message as Seen;
    await hall.restart();
    await hall.quiet();
    await anna.press(picked, idOf(picked, 'play'));
    await hall.quiet();
    expect(cardsOf(handOf(anna, channel) as Seen)).toHaveLength(cardsOf(picked).length - 1);
  });

  it('a late first click gets the current hand, and selects nothing', async () => {
    const { anna, channel, hand } = await careful();
    const old = idOf(hand, 'pick');
    const picked = (await anna.click(hand, old)).message as Seen;
    await anna.click(picked, idOf(picked, 'play'));
    await hall.quiet();
    const { message } = await anna.press(handOf(anna, channel) as Seen, old);
    expect(message?.text.split('\n')[0]).toBe(de.refusals['stale-move']);
    expect(message && hasButton('play')(message)).toBe(false);
  });
});

it('for screen readers a whole trick is played without a single sign', async () => {
  const { anna, channel } = await alone();
  await anna.click(await panelOf(anna, channel), '1:prefer:cards:words');
  await openHand(anna, channel);
  for (let card = 0; card < 3; card++) {
    const hand = await untilTurn(anna, channel);
    expect(emojis(hand)).toEqual(new Set());
    expect(hand.text).not.toMatch(/\p{Extended_Pictographic}/u);
    expect(await playFirst(anna, channel)).toBe(true);
  }
  expect(isHand(handOf(anna, channel) as Seen)).toBe(true);
});
