import { describe, expect, it } from 'vitest';
import type { Channel, Outcome, Person, Seen } from '../../src/sandbox/index.ts';
import { DEFAULT_SETTINGS, STEP_LIMITS } from '../../src/table/index.ts';
import { textIn } from '../../src/text/index.ts';
import { handOf, hasButton, newest, openHall, openHand, playUntil } from './hall.ts';
import { idOf, tableOf } from './told.ts';

const hall = await openHall(import.meta.url);
const { admin, drinking, faults, rules, settings } = textIn('de');

/** Somebody, in a channel of their own. */
interface Place {
  readonly person: Person;
  readonly channel: Channel;
  readonly server: string;
}

/** A server of its own, so that no test meets the settings of another. */
async function newPlace(permissions: readonly 'ManageGuild'[] = []): Promise<Place> {
  const server = hall.discord.guild('Jass');
  const channel = hall.discord.channel('stube', { guild: server.id });
  return { person: hall.discord.person('Anna', { guild: server.id, permissions }), channel, server: server.id };
}

const publicly = ({ person, channel }: Place): Seen => {
  const seen = newest(person, channel, ({ ephemeral }) => !ephemeral);
  if (!seen) throw new Error('nothing to see');
  return seen;
};

/** What the host reads after choosing the drinking mode in the panel. */
async function turnOn(place: Place): Promise<Seen> {
  const { person, channel } = place;
  await person.click(publicly(place), idOf(publicly(place), 'settings'));
  const panel = handOf(person, channel);
  if (!panel) throw new Error('no panel');
  await person.select(panel, `1:setRule:${tableOf(publicly(place))}:drinking`, ['true']);
  const asked = handOf(person, channel);
  if (!asked) throw new Error('no answer');
  return asked;
}

/** A table whose host has turned the drinking mode on; the others are computers. */
async function openDrinking(place: Place, options: Readonly<Record<string, string | number>> = {}): Promise<Seen> {
  await place.person.command(place.channel, 'molotow open', options);
  const asked = await turnOn(place);
  await place.person.click(asked, idOf(asked, 'allAdults'));
  await hall.quiet();
  return publicly(place);
}

async function startDrinking(place: Place, options: Readonly<Record<string, string | number>> = {}): Promise<void> {
  const lobby = await openDrinking(place, { computers: 3, ...options });
  await place.person.click(lobby, idOf(lobby, 'start'));
  await hall.quiet();
  await openHand(place.person, place.channel);
}

const roundOf = ({ person, channel }: Place) => ({ channel, people: [person] });
const shows = (text: string | RegExp) => (seen: Seen) => !seen.ephemeral && new RegExp(text).test(seen.text);

describe('the drinking mode at a table', () => {
  it('shows the notice in the lobby once the host has confirmed everybody’s age, not before', async () => {
    const place = await newPlace();
    await place.person.command(place.channel, 'molotow open', {});
    const asked = await turnOn(place);
    expect(asked.text).toBe(settings.adults);
    expect(publicly(place).text).not.toContain('🥤');
    await place.person.click(asked, idOf(asked, 'allAdults'));
    await hall.quiet();
    expect(publicly(place).text).toContain(`🥤 ${rules.drinking}`);
  });

  it('shows an instruction with a Weis', async () => {
    const place = await newPlace();
    await startDrinking(place);
    const table = await playUntil(hall, roundOf(place), shows('🥤 \\*\\*'));
    expect(table.text).toMatch(/🥤 \*\*[^*]+\*\*: .+ (trinkt|verteilt) \(Stärke [1-5] von 5\)\. .*Wasser/u);
    expect(table.text).toMatch(/weist: |Tischweis \+|hat Stöck|Tischstöck \+/);
  });

  it('is carried on by the next game of the same table', async () => {
    const place = await newPlace();
    await startDrinking(place, { game: 'sticks' });
    const end = await playUntil(hall, roundOf(place), (seen) => !seen.ephemeral && hasButton('again')(seen));
    await place.person.click(end, idOf(end, 'again'));
    await hall.quiet();
    const table = await hall.store.load({ server: place.server, id: tableOf(publicly(place)) });
    expect(table?.lines[0]).toContain('"drinking":true');
  });
});

/** The panel of `/molotow-admin drinking`. */
async function openAdmin({ person, channel }: Place): Promise<Seen> {
  const { answered, message } = await person.command(channel, 'molotow-admin drinking');
  expect(answered).toBe('message');
  if (!message?.ephemeral) throw new Error('no panel');
  return message;
}

async function pressAdmin(place: Place, act: string): Promise<Seen> {
  const panel = await openAdmin(place);
  const outcome = await place.person.click(panel, `1:admin:${act}`);
  expect(outcome.answered).toBe('update');
  if (!outcome.message) throw new Error('no panel');
  return outcome.message;
}

const STEP = { points: '20', title: 'Zum Wohl', sentence: 'Ein Glas Wasser.', intensity: ['2'], act: ['handsOut'] };

/** Chooses a step from the menu, and sends its form with these values. */
async function sendStep(place: Place, chosen: string, values: Partial<typeof STEP> = {}): Promise<Outcome> {
  const panel = await openAdmin(place);
  const { answered, modal } = await place.person.select(panel, '1:chooseStep', [chosen]);
  expect(answered).toBe('modal');
  if (!modal) throw new Error('no form');
  return place.person.submit(modal, { ...STEP, ...values });
}

describe('/molotow-admin drinking', () => {
  it('is offered to those who manage the server alone, and forged clicks of others change nothing', async () => {
    const place = await newPlace();
    await expect(place.person.command(place.channel, 'molotow-admin drinking')).rejects.toThrow(/not offered/);
    await place.person.command(place.channel, 'molotow open', {});
    const lobby = publicly(place);
    for (const forged of ['1:admin:forbidDrinking', '1:admin:defaultSteps', '1:editStep:20']) {
      expect((await place.person.press(lobby, forged)).message?.text).toBe(admin.onlyAdmins);
    }
    expect((await place.person.press(lobby, '1:chooseStep', ['20'])).message?.text).toBe(admin.onlyAdmins);
    expect(await hall.store.serverSettings(place.server)).toEqual(DEFAULT_SETTINGS);
  });

  it('shows the built-in steps', async () => {
    const panel = await openAdmin(await newPlace(['ManageGuild']));
    expect(panel.text).toContain(admin.drinking.state.allowed);
    expect(panel.text).toContain(admin.drinking.builtIn);
    for (const { points, title } of drinking.steps) expect(panel.text).toContain(`**ab ${points}** · ${title}`);
  });

  it('forbids the mode: nobody can turn it on, and tables that play so stop showing it', async () => {
    const place = await newPlace(['ManageGuild']);
    await startDrinking(place);
    await playUntil(hall, roundOf(place), shows('🥤 \\*\\*'));
    expect((await pressAdmin(place, 'forbidDrinking')).text).toContain(admin.drinking.state.forbidden);
    await hall.restart();
    await hall.quiet();
    expect(publicly(place).text).not.toContain('🥤');
    const other: Place = { ...place, channel: hall.discord.channel('garten', { guild: place.server }) };
    await place.person.command(other.channel, 'molotow open', {});
    expect((await turnOn(other)).text).toContain(drinking.forbidden);
    const id = tableOf(publicly(other));
    const forged = await place.person.press(publicly(other), `1:allAdults:${id}`);
    expect(forged.message?.text).toContain(drinking.forbidden);
    expect((await hall.store.load({ server: place.server, id }))?.lines.join()).not.toContain('drinking');
    expect((await pressAdmin(place, 'allowDrinking')).text).toContain(admin.drinking.state.allowed);
    expect((await turnOn(other)).text).toBe(settings.adults);
  });

  it('a game that is carried on where it has been forbidden goes on without it', async () => {
    const place = await newPlace(['ManageGuild']);
    await startDrinking(place, { game: 'sticks' });
    const end = await playUntil(hall, roundOf(place), (seen) => !seen.ephemeral && hasButton('again')(seen));
    await pressAdmin(place, 'forbidDrinking');
    await place.person.click(end, idOf(end, 'again'));
    await hall.quiet();
    const table = await hall.store.load({ server: place.server, id: tableOf(publicly(place)) });
    expect(table?.lines[0]).not.toContain('drinking');
  });

  it('a server writes its own steps by a form; its tables show them', async () => {
    const place = await newPlace(['ManageGuild']);
    const sent = await sendStep(place, '20');
    expect(sent.answered).toBe('update');
    expect(sent.message?.text).toContain(admin.saved);
    expect(sent.message?.text).toContain(admin.drinking.own);
    expect(sent.message?.text).toContain('**ab 20** · Zum Wohl · verteilt · Stärke 2: Ein Glas Wasser');
    for (const points of ['50', '100', '150', '200']) await sendStep(place, points, { title: '' });
    expect((await hall.store.serverSettings(place.server)).drinkingSteps).toEqual([
      { points: 20, title: 'Zum Wohl', sentence: 'Ein Glas Wasser.', intensity: 2, act: 'handsOut' },
    ]);
    await startDrinking(place);
    const table = await playUntil(hall, roundOf(place), shows('🥤 \\*\\*'));
    expect(table.text).toMatch(/🥤 \*\*Zum Wohl\*\*: .+ verteilt \(Stärke 2 von 5\)\..* Ein Glas Wasser/u);
  });

  it('a new step stands between the others; all go back to those built in', async () => {
    const place = await newPlace(['ManageGuild']);
    const sent = await sendStep(place, 'new', { points: '80' });
    const lines = [...(sent.message?.text ?? '').matchAll(/\*\*ab (\d+)\*\*/g)].map(([, points]) => points);
    expect(lines).toEqual(['20', '50', '80', '100', '150', '200']);
    const back = await pressAdmin(place, 'defaultSteps');
    expect(back.text).toContain(admin.drinking.builtIn);
    expect(await hall.store.serverSettings(place.server)).toEqual(DEFAULT_SETTINGS);
  });

  it.each([
    ['new', { points: 'fünf' }, admin.badStep({ most: 1000 })],
    ['new', { points: '0' }, admin.badStep({ most: 1000 })],
    ['new', { points: '2000' }, admin.badStep({ most: 1000 })],
    ['new', { points: '12.5' }, admin.badStep({ most: 1000 })],
    ['new', { points: '30', sentence: '   ' }, admin.badStep({ most: 1000 })],
    ['new', { points: '50' }, admin.sameStep({ points: 50 })],
    ['50', { points: '100' }, admin.sameStep({ points: 100 })],
  ] as const)('a step that can’t be, %s %j, is not kept, and the reason is told', async (chosen, values, reason) => {
    const place = await newPlace(['ManageGuild']);
    const sent = await sendStep(place, chosen, values);
    expect(sent.message?.text).toContain(reason);
    expect(await hall.store.serverSettings(place.server)).toEqual(DEFAULT_SETTINGS);
  });

  it('there are at most ten steps, and never none', async () => {
    const place = await newPlace(['ManageGuild']);
    for (const points of ['21', '22', '23', '24', '25']) await sendStep(place, 'new', { points });
    const full = await openAdmin(place);
    expect(full.selects[0]?.options.map(({ value }) => value)).not.toContain('new');
    const { modal } = await place.person.press(full, '1:chooseStep', ['new']);
    if (!modal) throw new Error('no form');
    const more = await place.person.submit(modal, { ...STEP, points: '26' });
    expect(more.message?.text).toContain(admin.manySteps({ most: STEP_LIMITS.steps }));
    for (const points of [21, 22, 23, 24, 25, 50, 100, 150, 200]) await sendStep(place, String(points), { title: '' });
    expect((await sendStep(place, '20', { title: '' })).message?.text).toContain(admin.lastStep);
  });

  it('a form for a step that has gone meanwhile makes it anew', async () => {
    const place = await newPlace(['ManageGuild']);
    const panel = await openAdmin(place);
    const { modal } = await place.person.select(panel, '1:chooseStep', ['50']);
    await sendStep(place, '50', { title: '' });
    if (!modal) throw new Error('no form');
    const sent = await place.person.submit(modal, { ...STEP, points: '50' });
    expect(sent.message?.text).toContain('**ab 50** · Zum Wohl');
  });

  it.each(['1:admin:everything', '1:editStep:-1', '1:editStep:99999', '1:chooseStep:20'])(
    'a custom id that we never wrote: %s',
    async (forged) => {
      const place = await newPlace(['ManageGuild']);
      const panel = await openAdmin(place);
      expect((await place.person.press(panel, forged)).message?.text).toBe(faults.unknownButton);
    },
  );
});
