import { z } from 'zod';
import {
  type Card,
  CONTRACTS,
  type Contract,
  cardName,
  parseCard,
  RULE_GROUPS,
  type RuleGroup,
  VARIANTS,
  type Variant,
} from '../game/index.ts';
import { type Move, TABLE_ID, type TableId } from '../table/index.ts';
import { NUMBERED_ENDS, type NumberedEnd, RULES_PAGES, type RulesPage } from '../text/index.ts';
import { ADMIN_VERBS, type AdminPress, adminParts, adminPressSchema } from './adminPress.ts';
import { isPreferencePress, type PreferencePress, preferenceParts, preferencePressSchema } from './preferencePress.ts';
import { isRecordPress, type RecordPress, recordParts, recordPressSchema } from './recordPress.ts';
import { SETTING_FIELDS, type SettingField } from './settingsPages.ts';

/** What a button or menu asks for. The server never stands in a custom id: it comes with the interaction. */
export type Press =
  | { readonly verb: PlainVerb; readonly table: TableId }
  /** Deals deal number `deal`, if that has not been done. */
  | { readonly verb: 'next'; readonly table: TableId; readonly deal: number }
  /** `keep` plays and keeps the Weise back; `pick` selects what a second click plays; `wait` stands on cards that can't be played yet. */
  | { readonly verb: CardVerb; readonly table: TableId; readonly move: Move; readonly card: Card }
  | { readonly verb: 'announce'; readonly table: TableId; readonly move: Move; readonly contract: Contract }
  /** Turns to a page about the rules of a table, or of a game without one. */
  | { readonly verb: 'rulesPage'; readonly table: TableId; readonly page: RulesPage }
  | { readonly verb: 'gamePage'; readonly variant: Variant; readonly page: RulesPage }
  /** The settings panel at one of its pages; all of its rules back to the book. */
  | { readonly verb: 'settings' | 'resetRules'; readonly table: TableId; readonly page: RuleGroup }
  /** A menu of the panel; what is chosen comes with the interaction. */
  | { readonly verb: 'setRule'; readonly table: TableId; readonly field: SettingField }
  /** Opens a form for the number of this end; the form that is sent bears the same. */
  | { readonly verb: 'enterEnd'; readonly table: TableId; readonly end: NumberedEnd }
  /** A menu of tables; what shall be done at the one chosen. */
  | { readonly verb: 'choose'; readonly goal: ChosenVerb }
  | PreferencePress
  | AdminPress
  | RecordPress;

/** Buttons that say no more than what and where. */
const PLAIN_VERBS = [
  'join',
  'leave',
  'addComputer',
  'removeComputer',
  'start',
  'again',
  'hand',
  'tricks',
  'scores',
  'rules',
  /** On the hand: show it with the Weise declared, or kept back. */
  'declareWeis',
  'keepWeis',
  'takeBack',
  /** In the settings panel: everybody is of age (rules.md §4). */
  'allAdults',
] as const;
type PlainVerb = (typeof PLAIN_VERBS)[number];

const CARD_VERBS = ['play', 'keep', 'pick', 'wait'] as const;
type CardVerb = (typeof CARD_VERBS)[number];

/** What slash commands do at a table that must first be chosen. */
export const CHOSEN_VERBS = [
  'join',
  'leave',
  'start',
  'hand',
  'table',
  'watch',
  'scores',
  'rules',
  'verify',
  'close',
] as const;
export type ChosenVerb = (typeof CHOSEN_VERBS)[number];

/** Changes when old buttons could be misread; those are then answered with the current message. */
const FORMAT = '1';

const tableSchema = z.string().regex(TABLE_ID);
const numberSchema = z
  .string()
  .regex(/^(0|[1-9]\d{0,3})$/)
  .transform(Number);
const moveSchema = z
  .string()
  .regex(/^(0|[1-9]\d{0,3})\.(0|[1-9]\d?)$/)
  .transform((text): Move => {
    const [deal = 0, count = 0] = text.split('.').map(Number);
    return { deal, count };
  });
const cardSchema = z.string().transform((name, context): Card => {
  const card = parseCard(name);
  if (card !== null) return card;
  context.addIssue({ code: 'custom', message: 'unknown card' });
  return z.NEVER;
});

const pressSchema = z.union([
  z.tuple([z.enum(PLAIN_VERBS), tableSchema]).transform(([verb, table]): Press => ({ verb, table })),
  z
    .tuple([z.literal('next'), tableSchema, numberSchema])
    .transform(([verb, table, deal]): Press => ({ verb, table, deal })),
  z
    .tuple([z.enum(CARD_VERBS), tableSchema, moveSchema, cardSchema])
    .transform(([verb, table, move, card]): Press => ({ verb, table, move, card })),
  z
    .tuple([z.literal('announce'), tableSchema, moveSchema, z.enum(CONTRACTS)])
    .transform(([verb, table, move, contract]): Press => ({ verb, table, move, contract })),
  z
    .tuple([z.literal('rulesPage'), tableSchema, z.enum(RULES_PAGES)])
    .transform(([verb, table, page]): Press => ({ verb, table, page })),
  z
    .tuple([z.literal('gamePage'), z.enum(VARIANTS), z.enum(RULES_PAGES)])
    .transform(([verb, variant, page]): Press => ({ verb, variant, page })),
  z
    .tuple([z.enum(['settings', 'resetRules']), tableSchema, z.enum(RULE_GROUPS)])
    .transform(([verb, table, page]): Press => ({ verb, table, page })),
  z
    .tuple([z.literal('setRule'), tableSchema, z.enum(SETTING_FIELDS)])
    .transform(([verb, table, field]): Press => ({ verb, table, field })),
  z
    .tuple([z.literal('enterEnd'), tableSchema, z.enum(NUMBERED_ENDS)])
    .transform(([verb, table, end]): Press => ({ verb, table, end })),
  z.tuple([z.literal('choose'), z.enum(CHOSEN_VERBS)]).transform(([verb, goal]): Press => ({ verb, goal })),
  preferencePressSchema,
  adminPressSchema,
  recordPressSchema,
]);

const isAdminPress = (press: Press): press is AdminPress => ADMIN_VERBS.some((verb) => verb === press.verb);

const joined = (...parts: readonly (string | number)[]) => [FORMAT, ...parts].join(':');

/** `1:verb:table:deal.move:card`, as far as it applies; at most 100 characters (discord.md). */
export function encodePress(press: Press): string {
  if (isPreferencePress(press)) return joined(...preferenceParts(press));
  if (isAdminPress(press)) return joined(...adminParts(press));
  if (isRecordPress(press)) return joined(...recordParts(press));
  if ('goal' in press) return joined('choose', press.goal);
  if ('variant' in press) return joined(press.verb, press.variant, press.page);
  if ('page' in press) return joined(press.verb, press.table, press.page);
  if ('field' in press) return joined(press.verb, press.table, press.field);
  if ('end' in press) return joined(press.verb, press.table, press.end);
  if ('card' in press) {
    const { verb, table, move, card } = press;
    return joined(verb, table, `${move.deal}.${move.count}`, cardName(card));
  }
  if ('contract' in press) {
    const { verb, table, move, contract } = press;
    return joined(verb, table, `${move.deal}.${move.count}`, contract);
  }
  return 'deal' in press ? joined('next', press.table, press.deal) : joined(press.verb, press.table);
}

/** Null for anything that `encodePress` doesn't write. */
export function decodePress(customId: string): Press | null {
  const [format, ...parts] = customId.split(':');
  if (format !== FORMAT) return null;
  const parsed = pressSchema.safeParse(parts);
  return parsed.success ? parsed.data : null;
}
