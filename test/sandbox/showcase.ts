import { AttachmentBuilder, type Interaction, MessageFlags } from 'discord.js';
import type { Behaviour } from './bot.ts';
import { button, row, text, V2 } from './bot.ts';

/** Would run, or show as a picture, if the page took it for HTML. */
export const EVIL = '<img src=x onerror="document.body.dataset.hacked=1"><b>bold</b>';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAAHklEQVR42mOISP30YaMRA0Ob1SVdSwYpKbnfv38DAFk1CL4aNoBzAAAAAElFTkSuQmCC',
  'base64',
);
const picture = (name: string) => new AttachmentBuilder(PICTURE, { name });

const suits = ['Rosen', 'Eicheln', 'Schellen'].map((label) => ({
  label,
  value: label.toLowerCase(),
  description: `Alle ${label}`,
}));

const MARKDOWN = [
  '### Heading',
  '**bold** *em* __under__ ~~gone~~ `code` ||secret||',
  '-# small print',
  '1. first\n2. second',
  '> quoted',
  '```\nblock\n```',
].join('\n');

/** Everything that a message can be made of. */
function everything(now: number) {
  return {
    flags: V2,
    components: [
      {
        type: 17,
        accent_color: 0xff8800,
        components: [
          text(MARKDOWN),
          { type: 14, divider: true, spacing: 2 },
          text(`Next <t:${Math.floor(now / 1000) + 90}:R>, see [the page](https://example.org)`),
          {
            type: 9,
            components: [text('Section')],
            accessory: button('beside', { label: 'Beside', style: 2 }),
          },
          { type: 9, components: [text('Thumbnail')], accessory: { type: 11, media: { url: 'attachment://a.png' } } },
          { type: 12, items: [{ media: { url: 'attachment://b.png' }, description: 'Two by three' }] },
          row(
            button('six', { label: '6', emoji: { name: '🌹' } }),
            button('seven', { label: '7', emoji: { name: '🌹' }, style: 2 }),
            button('eight', { label: '8', style: 3 }),
            button('nine', { label: '9', style: 4 }),
            button('off', { label: 'U', emoji: { name: '🔔' }, disabled: true }),
          ),
          row({ type: 3, custom_id: 'suit', placeholder: 'Which suit', options: suits }),
        ],
      },
      row({ type: 3, custom_id: 'suits', placeholder: 'Several', options: suits, max_values: 3 }),
      row({ type: 5, custom_id: 'guest' }),
      row(button('form', { label: 'Form' }), button('slow', { label: 'Slow' }), button('hand', { label: 'My hand' })),
      { type: 13, file: { url: 'attachment://notes.txt' } },
    ],
    files: [picture('a.png'), picture('b.png'), new AttachmentBuilder(Buffer.from('notes'), { name: 'notes.txt' })],
  };
}

const evil = {
  flags: V2,
  components: [
    text(EVIL),
    text(`**${EVIL}** [x](javascript:alert(1)) \`${EVIL}\``),
    row(button('evil', { label: EVIL })),
    row({ type: 3, custom_id: 'evils', placeholder: EVIL, options: [{ label: EVIL, value: 'x', description: EVIL }] }),
  ],
};

const label = (name: string, component: object, description?: string) => ({
  type: 18,
  label: name,
  component,
  ...(description === undefined ? {} : { description }),
});

const FORM = {
  custom_id: 'form',
  title: 'House rules',
  components: [
    label('Name', { type: 4, custom_id: 'name', style: 1, value: 'Stube', max_length: 20 }, 'As people see it'),
    label('Remarks', { type: 4, custom_id: 'remarks', style: 2, required: false, placeholder: 'Anything else' }),
    label('Trump', { type: 3, custom_id: 'trump', options: suits }),
    label('Match', { type: 21, custom_id: 'match', options: suits.slice(0, 2) }),
    label('Ranked', { type: 23, custom_id: 'ranked' }),
  ],
};

export const COMMANDS = [
  {
    name: 'show',
    description: 'Show something',
    description_localizations: { de: 'Etwas zeigen' },
    options: [
      { type: 3, name: 'what', description: 'What to show', required: true, autocomplete: true },
      { type: 4, name: 'times', description: 'How often', min_value: 1, max_value: 3 },
    ],
  },
];

/** Lets a test end what the bot has begun. */
export interface Gate {
  readonly open: () => void;
  readonly opened: Promise<void>;
}

export function gate(): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** A bot that shows what a page must be able to show. */
export function showcase(slow: Gate): Behaviour {
  return async (interaction: Interaction) => {
    if (interaction.isAutocomplete()) {
      const all = ['everything', 'evil'].filter((name) => name.startsWith(interaction.options.getFocused()));
      return interaction.respond(all.map((value) => ({ name: `All of ${value}`, value })));
    }
    if (interaction.isChatInputCommand()) {
      const body = interaction.options.getString('what') === 'evil' ? evil : everything(Date.now());
      return interaction.reply(body as never);
    }
    if (interaction.isModalSubmit()) {
      const { fields } = interaction;
      const said = [
        fields.getTextInputValue('name'),
        fields.getTextInputValue('remarks'),
        fields.getStringSelectValues('trump'),
      ];
      return interaction.reply({ content: said.join('|'), flags: MessageFlags.Ephemeral });
    }
    if (interaction.isAnySelectMenu()) {
      return interaction.reply({ content: `chose ${interaction.values.join(' and ')}`, flags: MessageFlags.Ephemeral });
    }
    if (!interaction.isButton()) return undefined;
    switch (interaction.customId) {
      case 'form':
        return interaction.showModal(FORM as never);
      case 'slow':
        await interaction.deferReply({ flags: MessageFlags.Ephemeral });
        await slow.opened;
        return interaction.editReply('at last');
      case 'evil':
        return interaction.showModal({ ...FORM, title: '<b>evil</b>' } as never);
      default:
        return interaction.reply({
          content: `${interaction.user.displayName} pressed ${interaction.customId}`,
          flags: MessageFlags.Ephemeral,
        });
    }
  };
}
