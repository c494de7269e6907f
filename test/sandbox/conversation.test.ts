import { MessageFlags } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Behaviour, buttonRow, type Rig, startRig } from './bot.ts';

const COMMANDS = [
  {
    name: 'jass',
    description: 'Play',
    options: [
      {
        type: 1,
        name: 'open',
        description: 'Open a table',
        options: [{ type: 4, name: 'seats', description: 'How many', min_value: 3, max_value: 9 }],
      },
      { type: 1, name: 'hand', description: 'Your hand' },
    ],
  },
];

const behave: Behaviour = async (interaction) => {
  if (interaction.isChatInputCommand()) {
    if (interaction.options.getSubcommand() === 'hand') {
      return interaction.reply({
        content: 'your hand',
        flags: MessageFlags.Ephemeral,
        components: [buttonRow(['play', 'Play'])],
      });
    }
    const seats = interaction.options.getInteger('seats') ?? 4;
    return interaction.reply({
      content: `table for ${seats}`,
      components: [buttonRow(['join', 'Join'], ['hand', 'My hand'])],
    });
  }
  if (!interaction.isButton()) return undefined;
  if (interaction.customId === 'join') return interaction.update({ content: `${interaction.user.displayName} joined` });
  if (interaction.customId === 'hand') {
    await interaction.deferUpdate();
    await interaction.editReply({ content: 'renewed' });
    return interaction.followUp({ content: 'your hand', flags: MessageFlags.Ephemeral });
  }
  return undefined;
};

describe('a conversation with a bot', () => {
  let rig: Rig;
  beforeEach(async () => {
    rig = await startRig(behave);
    await rig.client.application.commands.set(COMMANDS);
  });
  afterEach(async () => {
    expect(rig.discord.violations()).toEqual([]);
    expect(rig.faults).toEqual([]);
    await rig.stop();
  });

  it('answers a command with a public message that everybody sees', async () => {
    const channel = rig.discord.channel('stube');
    const [anna, beat] = [rig.discord.person('Anna'), rig.discord.person('Beat')];
    const outcome = await anna.command(channel, 'jass open', { seats: 5 });
    expect(outcome.answered).toBe('message');
    expect(outcome.message?.text).toBe('table for 5');
    expect(beat.sees(channel).map(({ text }) => text)).toEqual(['table for 5']);
  });

  it('updates the message whose button was clicked', async () => {
    const channel = rig.discord.channel();
    const [anna, beat] = [rig.discord.person('Anna'), rig.discord.person('Beat')];
    await anna.command(channel, 'jass open');
    const table = await beat.until(channel, ({ text }) => text === 'table for 4');
    const outcome = await beat.click(table, 'Join');
    expect(outcome.answered).toBe('update');
    expect(anna.sees(channel).map(({ text }) => text)).toEqual(['Beat joined']);
  });

  it('shows an ephemeral message to one person alone', async () => {
    const channel = rig.discord.channel();
    const [anna, beat] = [rig.discord.person('Anna'), rig.discord.person('Beat')];
    const { message } = await anna.command(channel, 'jass hand');
    expect(message).toMatchObject({ ephemeral: true, text: 'your hand' });
    expect(beat.sees(channel)).toEqual([]);
    await expect(beat.click(message?.id ?? '', 'Play')).rejects.toThrow("Beat doesn't see message");
  });

  it('lets type 6 keep the clicked message as @original, and follow-ups come as flagged', async () => {
    const channel = rig.discord.channel();
    const anna = rig.discord.person('Anna');
    const { message } = await anna.command(channel, 'jass open');
    const outcome = await anna.click(message?.id ?? '', 'hand');
    expect(outcome.answered).toBe('deferred');
    await anna.until(channel, ({ ephemeral }) => ephemeral);
    expect(anna.sees(channel).map(({ text, ephemeral }) => [text, ephemeral])).toEqual([
      ['renewed', false],
      ['your hand', true],
    ]);
  });
});
