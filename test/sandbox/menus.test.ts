import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Channel, OpenModal, Person } from '../../src/sandbox/index.ts';
import { answer, button, row, type SilentRig, startSilentRig } from './bot.ts';

const OPTIONS = ['Rosen', 'Eicheln', 'Schellen'].map((name) => ({ label: name, value: name.toLowerCase() }));

describe('selects and modals', () => {
  let rig: SilentRig;
  let channel: Channel;
  let anna: Person;
  beforeEach(async () => {
    rig = await startSilentRig();
    channel = rig.discord.channel();
    anna = rig.discord.person('Anna');
  });
  afterEach(async () => {
    expect(rig.discord.violations()).toEqual([]);
    await rig.stop();
  });

  const message = async (...components: readonly object[]) => {
    const { interaction, outcome } = await rig.received(() => anna.command(channel, 'jass'));
    await answer(rig.discord, interaction, { type: 4, data: { content: 'x', components } });
    return (await outcome).message?.id ?? '';
  };
  const modal = async (...components: readonly object[]): Promise<OpenModal> => {
    const { interaction, outcome } = await rig.received(() => anna.command(channel, 'jass'));
    await answer(rig.discord, interaction, { type: 9, data: { custom_id: 'rules', title: 'Rules', components } });
    const { modal: opened } = await outcome;
    if (opened === undefined) throw new Error('no modal');
    return opened;
  };
  const label = (component: object) => ({ type: 18, label: 'Field', component });

  it('selects from a list, within its bounds', async () => {
    const id = await message(row({ type: 3, custom_id: 'trump', options: OPTIONS, max_values: 2 }));
    expect(anna.sees(channel)[0]?.selects[0]).toMatchObject({ customId: 'trump', options: OPTIONS });
    const { interaction } = await rig.received(() => anna.select(id, 'trump', ['rosen', 'schellen']));
    expect(interaction.isStringSelectMenu() && interaction.values).toEqual(['rosen', 'schellen']);
    await expect(anna.select(id, 'trump', ['herz'])).rejects.toThrow('"trump" doesn\'t offer herz.');
    await expect(anna.select(id, 'trump', [])).rejects.toThrow('"trump" takes 1–2 values.');
    await expect(anna.select(id, 'other', ['rosen'])).rejects.toThrow('The message has no usable select "other".');
  });

  it('selects people', async () => {
    const beat = rig.discord.person('Beat');
    const id = await message(row({ type: 5, custom_id: 'guest' }));
    const { interaction } = await rig.received(() => anna.select(id, 'guest', [beat.id]));
    expect(interaction.isUserSelectMenu() && interaction.users.map(({ displayName }) => displayName)).toEqual(['Beat']);
  });

  it('fills in every kind of field', async () => {
    const opened = await modal(
      label({ type: 4, custom_id: 'name', style: 1, value: 'Stube' }),
      label({ type: 3, custom_id: 'trump', options: OPTIONS }),
      label({ type: 21, custom_id: 'rules', options: OPTIONS }),
      label({ type: 22, custom_id: 'extras', options: OPTIONS, max_values: 3, required: false }),
      label({ type: 23, custom_id: 'ranked' }),
    );
    const values = { trump: ['rosen'], rules: 'eicheln', extras: ['rosen', 'schellen'], ranked: true };
    const { interaction } = await rig.received(() => anna.submit(opened, values));
    if (!interaction.isModalSubmit()) throw new Error('no modal submit');
    expect(interaction.customId).toBe('rules');
    expect(interaction.fields.getTextInputValue('name')).toBe('Stube');
    expect(interaction.fields.getStringSelectValues('trump')).toEqual(['rosen']);
    expect(interaction.fields.getField('rules')).toMatchObject({ value: 'eicheln' });
    expect(interaction.fields.getField('extras')).toMatchObject({ values: ['rosen', 'schellen'] });
    expect(interaction.fields.getField('ranked')).toMatchObject({ value: true });
  });

  it.each([
    [{}, 'Field "rules" is required.'],
    [{ rules: 'herz' }, '"rules" doesn\'t offer herz.'],
    [{ rules: 'rosen', other: 'x' }, 'The modal has no field "other".'],
  ])('lets nobody submit %o', async (values, complaint) => {
    const opened = await modal(label({ type: 21, custom_id: 'rules', options: OPTIONS }));
    await expect(anna.submit(opened, values)).rejects.toThrow(complaint);
  });

  it('finds a button by its custom id first, then by its label, and takes no guess between two', async () => {
    const id = await message(
      row(button('a', { label: 'b' }), button('b', { label: 'x' }), button('c', { label: 'x' })),
    );
    const { interaction } = await rig.received(() => anna.click(id, 'b'));
    expect(interaction.isButton() && interaction.customId).toBe('b');
    await expect(anna.click(id, 'x')).rejects.toThrow('There is more than one button "x"');
  });
});
