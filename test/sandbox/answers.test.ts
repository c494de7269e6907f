import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Channel, Person } from '../../src/sandbox/index.ts';
import { answer, button, EPHEMERAL, movableClock, row, type SilentRig, startSilentRig, webhook } from './bot.ts';

const MINUTE = 60_000;

describe('answers to interactions (discord.md, Interactions and hands)', () => {
  const clock = movableClock();
  let rig: SilentRig;
  let channel: Channel;
  let anna: Person;

  beforeEach(async () => {
    rig = await startSilentRig({ clock });
    channel = rig.discord.channel();
    anna = rig.discord.person('Anna');
  });
  afterEach(() => rig.stop());

  const command = () => rig.received(() => anna.command(channel, 'jass'));
  /** A command answered with a message that has one button. */
  const tableMessage = async () => {
    const { interaction, outcome } = await command();
    await answer(rig.discord, interaction, { type: 4, data: { content: 'table', components: [row(button('go'))] } });
    return (await outcome).message?.id ?? '';
  };
  const seen = () => anna.sees(channel).map(({ text, ephemeral, loading }) => ({ text, ephemeral, loading }));

  it('refuses a second answer with 40060 and records it', async () => {
    const { interaction } = await command();
    expect((await answer(rig.discord, interaction, { type: 4, data: { content: 'one' } })).status).toBe(200);
    expect(await answer(rig.discord, interaction, { type: 4, data: { content: 'two' } })).toMatchObject({
      status: 400,
      code: 40060,
    });
    expect(rig.discord.violations().map(({ rule }) => rule)).toEqual(['second-answer']);
    expect(seen().map(({ text }) => text)).toEqual(['one']);
  });

  it('loses an interaction after three seconds: the person is told, the answer is 10062', async () => {
    const { interaction, outcome } = await command();
    expect(await outcome).toEqual({ answered: 'failed', error: 'The application did not respond' });
    expect(await answer(rig.discord, interaction, { type: 4, data: { content: 'late' } })).toMatchObject({
      status: 404,
      code: 10062,
    });
    expect(await webhook(rig.discord, interaction, { request: 'POST', body: { content: 'late' } })).toMatchObject({
      status: 404,
      code: 10015,
    });
  });

  it('knows no interaction by a wrong id or token (10062), and no webhook before the answer (10015)', async () => {
    const { interaction } = await command();
    const forged = Object.create(interaction, { token: { value: 'no-such-token' } });
    expect((await answer(rig.discord, forged, { type: 4, data: { content: 'x' } })).code).toBe(10062);
    expect((await webhook(rig.discord, interaction, { request: 'POST', body: { content: 'x' } })).code).toBe(10015);
    expect(
      (await webhook(rig.discord, interaction, { request: 'PATCH /messages/@original', body: { content: 'x' } })).code,
    ).toBe(10015);
  });

  it('lets a token serve for 15 minutes by the movable clock, then 401 and 50027', async () => {
    const { interaction } = await command();
    await answer(rig.discord, interaction, { type: 4, data: { content: 'one' } });
    clock.advance(15 * MINUTE - 1);
    expect(
      (await webhook(rig.discord, interaction, { request: 'PATCH /messages/@original', body: { content: 'two' } }))
        .status,
    ).toBe(200);
    clock.advance(1);
    for (const request of ['PATCH /messages/@original', 'POST']) {
      const late = await webhook(rig.discord, interaction, { request, body: { content: 'three' } });
      expect(late).toMatchObject({ status: 401, code: 50027 });
    }
    expect(seen().map(({ text }) => text)).toEqual(['two']);
  });

  it('type 4: @original is the new message, follow-ups are messages of their own, as flagged', async () => {
    const { interaction, outcome } = await command();
    const { json } = await answer(rig.discord, interaction, { type: 4, data: { content: 'one', flags: EPHEMERAL } });
    expect(json).toMatchObject({
      interaction: { id: interaction.id, type: 2, response_message_ephemeral: true, response_message_loading: false },
      resource: { type: 4, message: { content: 'one', flags: EPHEMERAL, type: 20 } },
    });
    expect((await outcome).answered).toBe('message');
    await webhook(rig.discord, interaction, { request: 'PATCH /messages/%40original', body: { content: 'edited' } });
    await webhook(rig.discord, interaction, { request: 'POST', body: { content: 'public' } });
    expect(seen()).toEqual([
      { text: 'edited', ephemeral: true, loading: false },
      { text: 'public', ephemeral: false, loading: false },
    ]);
  });

  it('type 5: the first follow-up edits the answer and its ephemeral flag is ignored; the second is a message', async () => {
    const { interaction, outcome } = await command();
    await answer(rig.discord, interaction, { type: 5 });
    expect(await outcome).toMatchObject({ answered: 'deferred', message: { loading: true, ephemeral: false } });
    await webhook(rig.discord, interaction, { request: 'POST', body: { content: 'secret', flags: EPHEMERAL } });
    await webhook(rig.discord, interaction, { request: 'POST', body: { content: 'second', flags: EPHEMERAL } });
    expect(seen()).toEqual([
      { text: 'secret', ephemeral: false, loading: false },
      { text: 'second', ephemeral: true, loading: false },
    ]);
  });

  it('type 5: an edit of @original ends the waiting, then follow-ups are messages', async () => {
    const { interaction } = await command();
    await answer(rig.discord, interaction, { type: 5, data: { flags: EPHEMERAL } });
    await webhook(rig.discord, interaction, { request: 'PATCH /messages/@original', body: { content: 'hand' } });
    await webhook(rig.discord, interaction, { request: 'POST', body: { content: 'table' } });
    expect(seen()).toEqual([
      { text: 'hand', ephemeral: true, loading: false },
      { text: 'table', ephemeral: false, loading: false },
    ]);
  });

  it.each([6, 7])('type %i: @original is the message that was clicked', async (type) => {
    const id = await tableMessage();
    const { interaction, outcome } = await rig.received(() => anna.click(id, 'go'));
    await answer(rig.discord, interaction, type === 6 ? { type } : { type, data: { content: 'updated' } });
    expect((await outcome).answered).toBe(type === 6 ? 'deferred' : 'update');
    expect((await outcome).message?.text).toBe(type === 6 ? 'table' : 'updated');
    await webhook(rig.discord, interaction, { request: 'PATCH /messages/@original', body: { content: 'by webhook' } });
    await webhook(rig.discord, interaction, { request: 'POST', body: { content: 'hand', flags: EPHEMERAL } });
    expect(seen().map(({ text, ephemeral }) => [text, ephemeral])).toEqual([
      ['by webhook', false],
      ['hand', true],
    ]);
  });

  it('renews an old message: a token got by a click edits it for another 15 minutes', async () => {
    const id = await tableMessage();
    clock.advance(20 * MINUTE);
    const { interaction } = await rig.received(() => anna.click(id, 'go'));
    await answer(rig.discord, interaction, { type: 6 });
    clock.advance(14 * MINUTE);
    const edit = await webhook(rig.discord, interaction, {
      request: 'PATCH /messages/@original',
      body: { content: 'alive' },
    });
    expect(edit.status).toBe(200);
  });

  it('type 9: opens a modal whose submission is an interaction of its own', async () => {
    const id = await tableMessage();
    const { interaction, outcome } = await rig.received(() => anna.click(id, 'go'));
    const field = { type: 18, label: 'Name', component: { type: 4, custom_id: 'name', style: 1, min_length: 2 } };
    await answer(rig.discord, interaction, {
      type: 9,
      data: { custom_id: 'form', title: 'Table', components: [field] },
    });
    const { answered, modal } = await outcome;
    expect(answered).toBe('modal');
    if (modal === undefined) throw new Error('no modal');
    await expect(anna.submit(modal, { name: 'x' })).rejects.toThrow('2–4000 characters');
    const submission = await rig.received(() => anna.submit(modal, { name: 'Stube' }));
    if (!submission.interaction.isModalSubmit()) throw new Error('no modal submit');
    expect(submission.interaction.fields.getTextInputValue('name')).toBe('Stube');
    expect(submission.interaction.message?.id).toBe(id);
    await answer(rig.discord, submission.interaction, { type: 7, data: { content: 'named' } });
    expect(seen().map(({ text }) => text)).toEqual(['named']);
  });

  it.each([
    ['a command', 6],
    ['a command', 7],
    ['a command', 8],
    ['a command', 1],
    ['a click', 8],
    ['a click', 12],
  ])('refuses an answer that does not fit: %s, type %i', async (what, type) => {
    const id = what === 'a click' ? await tableMessage() : '';
    const { interaction } = await (what === 'a click' ? rig.received(() => anna.click(id, 'go')) : command());
    expect((await answer(rig.discord, interaction, { type, data: {} })).code).toBe(50035);
    expect(rig.discord.violations().map(({ rule }) => rule)).toEqual(['answer-type']);
  });

  it('gives @original and own follow-ups to the token, deletes them, and knows no others (10008)', async () => {
    const foreign = await tableMessage();
    const { interaction } = await command();
    await answer(rig.discord, interaction, { type: 4, data: { content: 'one', flags: EPHEMERAL } });
    const { json } = await webhook(rig.discord, interaction, {
      request: 'POST',
      body: { content: 'two', flags: EPHEMERAL },
    });
    expect((await webhook(rig.discord, interaction, { request: 'GET /messages/@original' })).json.content).toBe('one');
    expect((await webhook(rig.discord, interaction, { request: `GET /messages/${json.id}` })).json.content).toBe('two');
    expect((await webhook(rig.discord, interaction, { request: `GET /messages/${foreign}` })).code).toBe(10008);
    expect((await webhook(rig.discord, interaction, { request: 'DELETE /messages/@original' })).status).toBe(204);
    expect(
      (await webhook(rig.discord, interaction, { request: 'PATCH /messages/@original', body: { content: 'x' } })).code,
    ).toBe(10008);
    expect(seen().map(({ text }) => text)).toEqual(['table', 'two']);
  });

  it('answers a click on a message deleted meanwhile with 10008', async () => {
    const id = await tableMessage();
    const { interaction } = await rig.received(() => anna.click(id, 'go'));
    rig.discord.deleteMessage(id);
    expect((await answer(rig.discord, interaction, { type: 7, data: { content: 'x' } })).code).toBe(10008);
  });
});
