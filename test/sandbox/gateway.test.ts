import { Events, type Interaction } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type LocalDiscord, startDiscord } from '../../src/sandbox/index.ts';
import { buttonRow, login } from './bot.ts';

const COMMANDS = [{ name: 'jass', description: 'Play' }];

const behave = async (interaction: Interaction) => {
  if (interaction.isChatInputCommand())
    return interaction.reply({ content: 'table', components: [buttonRow(['join', 'Join'])] });
  return interaction.isButton() ? interaction.update({ content: 'joined' }) : undefined;
};

describe('the gateway', () => {
  let discord: LocalDiscord;
  beforeEach(async () => {
    discord = await startDiscord();
  });
  afterEach(async () => {
    expect(discord.violations()).toEqual([]);
    await discord.close();
  });

  it('gives the client its servers, channels, roles and itself', async () => {
    const channel = discord.channel('stube');
    const thread = discord.channel('runde', { kind: 'thread', parent: channel });
    const client = await login(discord, behave);
    const guild = client.guilds.cache.get(discord.guildId);
    expect(client.user.id).toBe(discord.applicationId);
    expect(guild?.channels.cache.get(channel.id)?.name).toBe('stube');
    expect(guild?.channels.cache.get(thread.id)?.isThread()).toBe(true);
    expect(guild?.members.me?.permissions.has('SendMessages')).toBe(true);
    expect(channel.id).toMatch(/^\d{17,19}$/);
    await client.destroy();
  });

  it('tells of new, changed and deleted channels and servers', async () => {
    const client = await login(discord, behave);
    const heard: string[] = [];
    for (const event of [Events.ChannelCreate, Events.ChannelDelete, Events.GuildCreate, Events.GuildDelete] as const) {
      client.on(event, () => heard.push(event));
    }
    const threadHeard = new Promise((resolve) => client.once(Events.ThreadCreate, resolve));
    const channel = discord.channel('stube');
    discord.channel('runde', { kind: 'thread', parent: channel });
    await threadHeard;
    const gone = new Promise((resolve) => client.once(Events.GuildDelete, resolve));
    const guild = discord.guild('Zweite');
    discord.deleteChannel(channel);
    discord.removeGuild(guild.id);
    await gone;
    expect(heard).toEqual(['channelCreate', 'guildCreate', 'channelDelete', 'guildDelete']);
    await client.destroy();
  });

  it('lets a bot resume after a lost line, and gives it what happened meanwhile', async () => {
    const client = await login(discord, behave);
    await client.application.commands.set(COMMANDS);
    const channel = discord.channel();
    const anna = discord.person('Anna');
    const resumed = new Promise((resolve) => client.once(Events.ShardResume, resolve));
    discord.dropGateway();
    const outcome = anna.command(channel, 'jass');
    await resumed;
    expect(await outcome).toMatchObject({ answered: 'message', message: { text: 'table' } });
    await client.destroy();
  });

  it('asks to reconnect, and the bot resumes', async () => {
    const client = await login(discord, behave);
    const resumed = new Promise((resolve) => client.once(Events.ShardResume, resolve));
    discord.askToReconnect();
    await resumed;
    expect(discord.connections()).toBe(1);
    await client.destroy();
  });

  it('keeps messages and buttons over a restart of the bot; without a bot a click fails', async () => {
    const first = await login(discord, behave);
    await first.application.commands.set(COMMANDS);
    const channel = discord.channel();
    const anna = discord.person('Anna');
    const { message } = await anna.command(channel, 'jass');
    await first.destroy();
    expect(await anna.click(message?.id ?? '', 'Join')).toEqual({
      answered: 'failed',
      error: 'The application did not respond',
    });
    const second = await login(discord, behave);
    expect(await anna.click(message?.id ?? '', 'Join')).toMatchObject({
      answered: 'update',
      message: { text: 'joined' },
    });
    await second.destroy();
  });

  it('lets a click fail while a killed bot is gone, and forgets it when the next one identifies', async () => {
    const setUp = await login(discord, behave);
    await setUp.application.commands.set(COMMANDS);
    await setUp.destroy();
    const killed = new WebSocket(`${discord.url.replace('http', 'ws')}/gateway`);
    await new Promise((resolve) => killed.once('message', resolve));
    killed.send(JSON.stringify({ op: 2, d: { token: discord.token, intents: 1 } }));
    await new Promise((resolve) => killed.once('message', resolve));
    killed.terminate();
    const [channel, anna] = [discord.channel(), discord.person('Anna')];
    const lost = anna.command(channel, 'jass');
    const client = await login(discord, behave);
    expect(await lost).toMatchObject({ answered: 'failed' });
    expect(await anna.command(channel, 'jass')).toMatchObject({ answered: 'message' });
    expect(anna.sees(channel)).toHaveLength(1);
    await client.destroy();
  });

  it('hands an interaction to two processes at once: the second answer is refused (40060)', async () => {
    const own = await startDiscord();
    const faults: unknown[] = [];
    const clients = [await login(own, behave, faults), await login(own, behave, faults)];
    await clients[0]?.application.commands.set(COMMANDS);
    await own.person('Anna').command(own.channel(), 'jass');
    await own.settled();
    expect(faults).toMatchObject([{ code: 40060 }]);
    expect(own.violations()).toMatchObject([{ rule: 'second-answer' }]);
    for (const client of clients) await client.destroy();
    await own.close();
  });

  it('spreads servers over shards', async () => {
    const own = await startDiscord({ shards: 2 });
    const guilds = [own.guild('A'), own.guild('B'), own.guild('C'), own.guild('D')];
    const { Client } = await import('discord.js');
    const client = new Client({ intents: ['Guilds'], shards: 'auto', rest: { api: own.api } });
    const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
    await client.login(own.token);
    await ready;
    expect(client.ws.shards.size).toBe(2);
    expect(new Set(guilds.map(({ id }) => client.guilds.cache.get(id)?.shardId))).toEqual(new Set([0, 1]));
    await client.destroy();
    await own.close();
  });

  it.each([
    ['a wrong token', { op: 2, d: { token: 'wrong', intents: 1 } }, 4004],
    ['a privileged intent', { op: 2, d: { token: '', intents: 1 << 15 } }, 4014],
    ['no such shard', { op: 2, d: { token: '', intents: 1, shard: [2, 2] } }, 4010],
    ['an early packet', { op: 3, d: {} }, 4003],
    ['nonsense', 'nonsense', 4002],
    ['an identity without intents', { op: 2, d: { token: '' } }, 4002],
  ])('closes the connection on %s', async (_what, packet, code) => {
    const socket = new WebSocket(`${discord.url.replace('http', 'ws')}/gateway?v=10&encoding=json`);
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    await new Promise((resolve) => socket.once('message', resolve));
    socket.send(JSON.stringify(packet).replace('"token":""', `"token":"${discord.token}"`));
    expect(await closed).toBe(code);
  });

  it('refuses to resume an unknown session', async () => {
    const socket = new WebSocket(`${discord.url.replace('http', 'ws')}/gateway`);
    const packets: unknown[] = [];
    const second = new Promise<void>((resolve) => {
      socket.on('message', (data) => {
        packets.push(JSON.parse(String(data)));
        if (packets.length === 2) resolve();
      });
    });
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send(JSON.stringify({ op: 6, d: { token: discord.token, session_id: 'none', seq: 1 } }));
    await second;
    expect(packets).toMatchObject([{ op: 10 }, { op: 9, d: false }]);
    socket.terminate();
  });
});
