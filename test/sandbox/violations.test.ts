import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Channel, Person } from '../../src/sandbox/index.ts';
import { answer, button, EPHEMERAL, raw, row, type SilentRig, startSilentRig, text, V2, webhook } from './bot.ts';

const select = (more: object = {}) => ({
  type: 3,
  custom_id: 'menu',
  options: [
    { label: 'A', value: 'a' },
    { label: 'B', value: 'b' },
  ],
  ...more,
});
const gallery = (url: string) => ({ type: 12, items: [{ media: { url } }] });
const many = (count: number, make: (n: number) => object) => Array.from({ length: count }, (_, n) => make(n));

/** A message as sent by token, the rule that it breaks, and where. */
const REFUSED: readonly (readonly [title: string, body: object, rule: string, where: string])[] = [
  ['content with V2', { flags: V2, content: 'x', components: [text('y')] }, 'content-with-v2', 'content'],
  ['embeds with V2', { flags: V2, embeds: [{ title: 'x' }], components: [text('y')] }, 'embeds-with-v2', 'embeds'],
  ['V2 without its flag', { components: [text('y')] }, 'v2-without-flag', 'components[0]'],
  [
    '41 components',
    { flags: V2, components: many(4, () => ({ type: 17, components: many(10, (n) => text(`${n}`)) })) },
    'too-many-components',
    'components',
  ],
  [
    '4001 characters',
    { flags: V2, components: [text('x'.repeat(2001)), text('y'.repeat(2000))] },
    'too-much-text',
    'components',
  ],
  ['2001 characters of content', { content: 'x'.repeat(2001) }, 'too-much-text', 'content'],
  [
    '6001 characters in embeds',
    { embeds: [{ description: 'x'.repeat(4000) }, { description: 'y'.repeat(2001) }] },
    'too-much-text',
    'embeds',
  ],
  [
    'the same custom id twice',
    { content: 'x', components: [row(button('a')), row(button('b'), button('a'))] },
    'duplicate-custom-id',
    'components[1].components[1]',
  ],
  [
    'the same component id twice',
    {
      flags: V2,
      components: [
        { ...text('a'), id: 3 },
        { ...text('b'), id: 3 },
      ],
    },
    'duplicate-component-id',
    'components[1]',
  ],
  [
    'six buttons in a row',
    { content: 'x', components: [row(...many(6, (n) => button(`b${n}`)))] },
    'schema',
    'components[0].components',
  ],
  ['six rows', { content: 'x', components: many(6, (n) => row(button(`b${n}`))) }, 'too-many-rows', 'components'],
  ['a button beside a select', { content: 'x', components: [row(button('b'), select())] }, 'row', 'components[0]'],
  [
    'two selects in a row',
    { content: 'x', components: [row(select(), select({ custom_id: 'other' }))] },
    'row',
    'components[0]',
  ],
  ['an empty row', { content: 'x', components: [row()] }, 'schema', 'components[0].components'],
  [
    'a label of 81',
    { content: 'x', components: [row(button('b', { label: 'x'.repeat(81) }))] },
    'schema',
    'components[0].components[0].label',
  ],
  [
    'a custom id of 101',
    { content: 'x', components: [row(button('b'.repeat(101), { label: 'x' }))] },
    'schema',
    'components[0].components[0].custom_id',
  ],
  [
    'a button without custom id',
    { content: 'x', components: [row({ type: 2, style: 1, label: 'x' })] },
    'button',
    'components[0].components[0]',
  ],
  [
    'a button without label',
    { content: 'x', components: [row({ type: 2, style: 1, custom_id: 'x' })] },
    'button',
    'components[0].components[0]',
  ],
  [
    'a link with custom id',
    { content: 'x', components: [row(button('x', { style: 5, url: 'https://a.ch' }))] },
    'button',
    'components[0].components[0]',
  ],
  ['a button in no row', { flags: V2, components: [button('x')] }, 'schema', 'components[0]'],
  [
    'an unknown emoji',
    { content: 'x', components: [row(button('x', { emoji: { id: '123456789012345678', name: 'x' } }))] },
    'emoji',
    'components[0].components[0].emoji',
  ],
  [
    'no emoji at all',
    { content: 'x', components: [row(button('x', { emoji: { name: 'abc' } }))] },
    'emoji',
    'components[0].components[0].emoji',
  ],
  [
    '26 options',
    { content: 'x', components: [row(select({ options: many(26, (n) => ({ label: `${n}`, value: `${n}` })) }))] },
    'schema',
    'components[0].components[0].options',
  ],
  [
    'an option twice',
    {
      content: 'x',
      components: [
        row(
          select({
            options: [
              { label: 'A', value: 'a' },
              { label: 'B', value: 'a' },
            ],
          }),
        ),
      ],
    },
    'select',
    'components[0].components[0]',
  ],
  [
    'more choices than options',
    { content: 'x', components: [row(select({ max_values: 3 }))] },
    'select',
    'components[0].components[0]',
  ],
  [
    'a file that is not there',
    { flags: V2, components: [gallery('attachment://table.png')] },
    'media',
    'components[0].items[0].media',
  ],
  [
    'an address that is none',
    { flags: V2, components: [gallery('ftp://a.ch/x.png')] },
    'media',
    'components[0].items[0].media',
  ],
  ['an attachment that is not there', { content: 'x', attachments: [{ id: '0' }] }, 'attachment', 'attachments[0]'],
  [
    'alt text of 1025',
    {
      flags: V2,
      components: [{ type: 12, items: [{ media: { url: 'https://a.ch' }, description: 'x'.repeat(1025) }] }],
    },
    'schema',
    'components[0].items[0].description',
  ],
  [
    'contradicting mentions',
    { content: 'x', allowed_mentions: { parse: ['users'], users: ['123456789012345678'] } },
    'allowed-mentions',
    'allowed_mentions',
  ],
  ['a nonce of 26', { content: 'x', nonce: 'n'.repeat(26), enforce_nonce: true }, 'schema', 'nonce'],
  ['a number for text', { content: 5 }, 'schema', 'content'],
];

/** What Discord lets pass and a bot should not do. */
const RECORDED: readonly (readonly [title: string, body: object, rule: string, where: string])[] = [
  ['an unknown key', { content: 'x', colour: 'red' }, 'unknown-key', 'colour'],
  [
    'an unknown key deep inside',
    { content: 'x', components: [row(button('x', { ephemeral: true }))] },
    'unknown-key',
    'components[0].components[0].ephemeral',
  ],
  ['ephemeral by token', { content: 'x', flags: EPHEMERAL }, 'flags', 'flags'],
];

describe('breaches by the bot', () => {
  let rig: SilentRig;
  let channel: Channel;
  let anna: Person;

  beforeEach(async () => {
    rig = await startSilentRig({ rateLimits: false });
    channel = rig.discord.channel();
    anna = rig.discord.person('Anna');
  });
  afterEach(() => rig.stop());

  const send = (body: object) => raw(rig.discord, `POST /channels/${channel.id}/messages`, body);
  const found = () => rig.discord.violations().map(({ rule, where }) => [rule, where]);
  const answered = async (data: object) => {
    const { interaction, outcome } = await rig.received(() => anna.command(channel, 'jass'));
    const { json } = await answer(rig.discord, interaction, { type: 4, data });
    return { interaction, json, id: (await outcome).message?.id ?? '' };
  };

  it.each(REFUSED)('refuses and records: %s', async (_title, body, rule, where) => {
    const { code, json } = await send(body);
    expect(code).toBe(50035);
    expect(json.errors).toBeDefined();
    expect(found()).toContainEqual([rule, where]);
    expect(rig.discord.violations()[0]).toMatchObject({ body, request: `POST /channels/${channel.id}/messages` });
    expect(anna.sees(channel)).toEqual([]);
  });

  it.each(RECORDED)('lets pass and records: %s', async (_title, body, rule, where) => {
    expect((await send(body)).status).toBe(200);
    expect(found()).toEqual([[rule, where]]);
  });

  it('passes a full and rightful message without a word', async () => {
    const components = [
      text('# Table'),
      { type: 17, accent_color: 0xff0000, components: [text('trick'), { type: 14 }, gallery('https://a.ch/x.png')] },
      row(
        button('a', { emoji: { name: '♠' } }),
        button('b', { emoji: { name: '🃏' } }),
        button('c', { emoji: { name: '❤️' } }),
      ),
      row(select()),
      { type: 9, components: [text('side')], accessory: button('d') },
    ];
    expect((await send({ flags: V2, components })).status).toBe(200);
    expect(found()).toEqual([]);
  });

  it('refuses an empty message with 50006, also when an edit empties it', async () => {
    expect((await send({ content: ' ' })).code).toBe(50006);
    const { json } = await send({ content: 'x' });
    expect((await raw(rig.discord, `PATCH /channels/${channel.id}/messages/${json.id}`, { content: '' })).code).toBe(
      50006,
    );
    expect(found()).toEqual([
      ['empty-message', ''],
      ['empty-message', ''],
    ]);
  });

  it('refuses an answer by its data, and the person keeps waiting for a better one', async () => {
    const { interaction, outcome } = await rig.received(() => anna.command(channel, 'jass'));
    expect((await answer(rig.discord, interaction, { type: 4, data: { flags: V2, content: 'x' } })).code).toBe(50035);
    expect((await answer(rig.discord, interaction, { type: 4, data: { content: 'x' } })).status).toBe(200);
    expect((await outcome).message?.text).toBe('x');
  });

  it('records a nonce on a follow-up: only sends by token have one', async () => {
    const { interaction } = await answered({ content: 'x' });
    await webhook(rig.discord, interaction, {
      request: 'POST',
      body: { content: 'y', nonce: '1', enforce_nonce: true },
    });
    expect(found()).toEqual([
      ['unknown-key', 'nonce'],
      ['unknown-key', 'enforce_nonce'],
    ]);
  });

  it('records the ephemeral flag on an edit, and the message stays as it was', async () => {
    const { interaction } = await answered({ content: 'x' });
    const body = { content: 'y', flags: EPHEMERAL };
    await webhook(rig.discord, interaction, { request: 'PATCH /messages/@original', body });
    expect(found()).toEqual([['flags', 'flags']]);
    expect(rig.discord.person('Beat').sees(channel)).toMatchObject([{ text: 'y', ephemeral: false }]);
  });

  it('records more than the ephemeral flag on a deferred answer', async () => {
    const { interaction } = await rig.received(() => anna.command(channel, 'jass'));
    await answer(rig.discord, interaction, { type: 5, data: { flags: V2 | EPHEMERAL, content: 'x' } });
    expect(found()).toEqual([
      ['deferral', 'data.flags'],
      ['deferral', 'data.content'],
    ]);
  });

  it('keeps V2 for good: an edit can not bring content back, and turning V2 must clear it', async () => {
    const v2 = await answered({ flags: V2, components: [text('x')] });
    const edit = { request: 'PATCH /messages/@original', body: { content: 'y', flags: 0 } };
    expect((await webhook(rig.discord, v2.interaction, edit)).code).toBe(50035);
    const classic = await answered({ content: 'x' });
    const turn = (body: object) =>
      webhook(rig.discord, classic.interaction, {
        request: 'PATCH /messages/@original',
        body: { flags: V2, components: [text('z')], ...body },
      });
    expect((await turn({})).code).toBe(50035);
    expect((await turn({ content: null })).status).toBe(200);
    expect(found()).toEqual([
      ['content-with-v2', 'content'],
      ['content-with-v2', 'content'],
    ]);
  });

  it.each([
    ['title of 46', { title: 'x'.repeat(46) }, 'schema', 'title'],
    [
      'six components',
      { components: many(6, (n) => ({ type: 18, label: 'L', component: { type: 4, style: 1, custom_id: `${n}` } })) },
      'too-many-components',
      'components',
    ],
    [
      'a custom id twice',
      { components: many(2, () => ({ type: 18, label: 'L', component: { type: 4, style: 1, custom_id: 'x' } })) },
      'duplicate-custom-id',
      'components[1].component',
    ],
    ['a row without label', { components: [row({ type: 4, style: 1, custom_id: 'x' })] }, 'modal', 'components[0]'],
    [
      'a minimum above the maximum',
      {
        components: [
          { type: 18, label: 'L', component: { type: 4, style: 1, custom_id: 'x', min_length: 5, max_length: 4 } },
        ],
      },
      'modal',
      'components[0].component',
    ],
  ])('refuses a modal with %s', async (_title, part, rule, where) => {
    const { interaction } = await rig.received(() => anna.command(channel, 'jass'));
    const field = { type: 18, label: 'L', component: { type: 4, style: 1, custom_id: 'x' } };
    const data = { custom_id: 'm', title: 'T', components: [field], ...part };
    expect((await answer(rig.discord, interaction, { type: 9, data })).code).toBe(50035);
    expect(found()).toEqual([[rule, where]]);
  });

  it('records a route that there is not', async () => {
    expect((await raw(rig.discord, 'POST /users/@me/channels', { recipient_id: '1' })).status).toBe(404);
    expect(found()).toEqual([['unknown-route', '']]);
  });
});
