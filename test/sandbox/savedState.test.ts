import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AttachmentBuilder, MessageFlags } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Violation } from '../../src/sandbox/index.ts';
import { type Behaviour, buttonRow, login } from './bot.ts';
import { openSandbox, temporaryFile } from './openSandbox.ts';
import { visit } from './visitor.ts';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAAHklEQVR42mOISP30YaMRA0Ob1SVdSwYpKbnfv38DAFk1CL4aNoBzAAAAAElFTkSuQmCC',
  'base64',
);

const behave: Behaviour = async (interaction) => {
  if (interaction.isChatInputCommand()) {
    await interaction.reply({ content: 'table', components: [buttonRow(['hand', 'My hand'])] });
    return interaction.editReply({ files: [new AttachmentBuilder(PICTURE, { name: 'table.png' })] });
  }
  if (!interaction.isButton()) return undefined;
  return interaction.reply({ content: 'your hand', flags: MessageFlags.Ephemeral });
};

describe('a sandbox that goes on where it ended', () => {
  let place: Awaited<ReturnType<typeof temporaryFile>>;
  const violations: Violation[] = [];
  beforeEach(async () => {
    place = await temporaryFile();
  });
  afterEach(async () => {
    await place.remove();
    expect(violations.splice(0)).toEqual([]);
  });

  const open = () => openSandbox({ file: place.file });

  /** Lets Anna open a table and her hand, and ends everything. */
  async function played() {
    const sandbox = await open();
    const client = await login(sandbox, behave);
    await client.application.commands.set([{ name: 'jass', description: 'Play' }]);
    const anna = await visit(sandbox, 'Anna');
    const channel = anna.place().channels[0]?.id ?? '';
    await anna.ask({ do: 'command', channel, line: 'jass', values: {} });
    const table = await anna.until(({ message }) => message?.attachments.length === 1);
    await anna.ask({ do: 'click', message: table.message?.id ?? '', button: 'hand' });
    const before = await anna.ask({ do: 'history', channel, before: null });
    await client.destroy();
    anna.leave();
    await sandbox.close();
    return { channel, before, sandbox };
  }

  it('has the same token, channels, commands and messages, and the buttons work', async () => {
    const { channel, before, sandbox: earlier } = await played();
    const sandbox = await open();
    expect(sandbox.token).toBe(earlier.token);
    const client = await login(sandbox, behave);
    const anna = await visit(sandbox, 'Anna');
    expect(anna.place().commands.map(({ name }) => name)).toEqual(['jass']);
    const { history } = await anna.ask({ do: 'history', channel, before: null });
    expect(history?.messages.map(({ id, content, isEphemeral }) => ({ id, content, isEphemeral }))).toEqual(
      before.history?.messages.map(({ id, content, isEphemeral }) => ({ id, content, isEphemeral })),
    );
    expect(history?.messages).toHaveLength(2);
    const again = await anna.ask({ do: 'click', message: history?.messages[0]?.id ?? '', button: 'hand' });
    expect(again.outcome).toMatchObject({ answered: 'message', message: { content: 'your hand' } });
    await client.destroy();
    await sandbox.close();
  });

  it('serves the pictures of its messages, also on another port', async () => {
    const { channel, sandbox: earlier } = await played();
    const sandbox = await open();
    expect(sandbox.url).not.toBe(earlier.url);
    const anna = await visit(sandbox, 'Anna');
    const { history } = await anna.ask({ do: 'history', channel, before: null });
    const [picture] = history?.messages[0]?.attachments ?? [];
    expect(picture).toMatchObject({ width: 2, height: 3, type: 'image/png' });
    expect(picture?.url).toContain(sandbox.url);
    const response = await fetch(picture?.url ?? '');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PICTURE);
    await sandbox.close();
  });

  it('lets a living token edit its message after the restart', async () => {
    const sandbox = await open();
    const waiting: { token: string }[] = [];
    const client = await login(sandbox, async (interaction) => {
      if (!interaction.isChatInputCommand()) return undefined;
      waiting.push(interaction);
      return interaction.reply('first');
    });
    await client.application.commands.set([{ name: 'jass', description: 'Play' }]);
    const anna = await visit(sandbox, 'Anna');
    const channel = anna.place().channels[0]?.id ?? '';
    await anna.ask({ do: 'command', channel, line: 'jass', values: {} });
    await client.destroy();
    await sandbox.close();

    const next = await open();
    const url = `${next.api}/v10/webhooks/${client.application.id}/${waiting[0]?.token}/messages/@original`;
    const body = JSON.stringify({ content: 'second' });
    const edited = await fetch(url, { method: 'PATCH', headers: { 'content-type': 'application/json' }, body });
    expect(edited.status).toBe(200);
    await next.close();
  });

  it('keeps no bytes that no message shows any more', async () => {
    await played();
    const folder = join(dirname(place.file), 'sandbox-files');
    expect(await readdir(folder)).toHaveLength(1);
    await writeFile(join(folder, '123456789012345678'), 'left by a crash');
    await (await open()).close();
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('does not start where it can keep nothing', async () => {
    await writeFile(join(dirname(place.file), 'sandbox-files'), 'in the way');
    await expect(open()).rejects.toThrow(/^The sandbox can't keep its history in .*EEXIST.*: correct the permissions/);
  });

  it('says so when it can write no longer, and goes on', async () => {
    const sandbox = await open();
    await rm(dirname(place.file), { recursive: true });
    const anna = await visit(sandbox, 'Anna');
    await vi.waitUntil(() => sandbox.troubles.length > 0);
    expect(sandbox.troubles[0]).toMatch(/^The sandbox's history can't be written to .* \(ENOENT/);
    expect((await anna.ask({ do: 'addChannel', name: 'x' })).refused).toBeUndefined();
    await sandbox.close();
  });

  it.each(['', '{"version":1', '{"version":99}', 'null', '\u0000\u0001'])(
    'moves a history that reads %j aside, says so and begins anew',
    async (damaged) => {
      await writeFile(place.file, damaged);
      const sandbox = await open();
      const anna = await visit(sandbox, 'Anna');
      expect(anna.place().channels).toHaveLength(3);
      await sandbox.close();
      expect(sandbox.troubles).toHaveLength(1);
      const aside = /moved to (\S+),/.exec(sandbox.troubles[0] ?? '')?.[1];
      expect(await readFile(aside ?? '', 'utf8')).toBe(damaged);
    },
  );
});
