import * as z from 'zod';
import type { CommandOption } from '../model/state.ts';
import { schemaBreaches } from './schemaRules.ts';
import { type Breach, fatal } from './violations.ts';

const MAX_COMMANDS = 100;
const MAX_SIZE = 8000;
const SUBCOMMAND_GROUP = 2;
const NAME = /^[-_'\p{L}\p{N}]{1,32}$/u;
const LOCALES: readonly string[] =
  'id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th zh-CN ja zh-TW ko'.split(
    ' ',
  );

const localized = z.record(z.string(), z.string()).nullish();
const named = z.looseObject({
  name: z.string(),
  description: z.string().nullish(),
  name_localizations: localized,
  description_localizations: localized,
});
const optionSchema: z.ZodType<CommandOption> = z.lazy(() =>
  named.extend({
    type: z.number(),
    required: z.boolean().nullish(),
    autocomplete: z.boolean().nullish(),
    choices: z.array(z.looseObject({ name: z.string(), value: z.union([z.string(), z.number()]) })).nullish(),
    options: z.array(optionSchema).nullish(),
  }),
);
const commandSchema = named.extend({ type: z.number().nullish(), options: z.array(optionSchema).nullish() });

type Named = z.infer<typeof named>;

/** What is wrong with registering commands: one command, or the list of a bulk overwrite. */
export function commandBreaches(body: unknown, form: 'bulk' | 'create' | 'patch'): readonly Breach[] {
  if (form !== 'bulk') return oneBreaches(body, `command-${form}`, '');
  if (!Array.isArray(body)) return [fatal('schema', '', 'A bulk overwrite takes a list of commands.')];
  return [
    ...(body.length > MAX_COMMANDS
      ? [fatal('command', '', `${body.length} of at most ${MAX_COMMANDS} commands.`)]
      : []),
    ...sameNames(body, ''),
    ...body.flatMap((command, at) => oneBreaches(command, 'command-bulk', `[${at}]`)),
  ];
}

function oneBreaches(
  body: unknown,
  form: 'command-bulk' | 'command-create' | 'command-patch',
  where: string,
): readonly Breach[] {
  const bySchema = schemaBreaches(form, withNumericPermissions(body)).map((one) => ({
    ...one,
    where: joined(where, one.where),
  }));
  const read = commandSchema.partial({ name: true }).safeParse(body);
  if (!read.success || read.data.name === undefined) return bySchema;
  const command = { ...read.data, name: read.data.name };
  const isSlash = (command.type ?? 1) === 1;
  const size = sizeOf(command);
  return [
    ...bySchema,
    ...(isSlash ? namedBreaches(command, where) : []),
    ...(size > MAX_SIZE
      ? [fatal('command', where, `Names, descriptions and values have ${size} of at most ${MAX_SIZE} characters.`)]
      : []),
    ...optionsBreaches(command.options ?? [], where),
  ];
}

/** Discord takes permissions as text or number, its description only as a number. */
function withNumericPermissions(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('default_member_permissions' in body)) return body;
  const bits = body.default_member_permissions;
  return typeof bits === 'string' && /^\d+$/.test(bits) ? { ...body, default_member_permissions: Number(bits) } : body;
}

function namedBreaches(one: Named, where: string): readonly Breach[] {
  const names = [one.name, ...Object.values(one.name_localizations ?? {})];
  const locales = [...Object.keys(one.name_localizations ?? {}), ...Object.keys(one.description_localizations ?? {})];
  return [
    ...names
      .filter((name) => !NAME.test(name) || name !== name.toLowerCase())
      .map((name) => fatal('command', joined(where, 'name'), `"${name}" is no name for a command.`)),
    ...locales
      .filter((locale) => !LOCALES.includes(locale))
      .map((locale) => fatal('command', where, `Discord has no locale ${locale}.`)),
    ...(one.description ? [] : [fatal('command', joined(where, 'description'), 'A description is required.')]),
  ];
}

function optionsBreaches(options: readonly CommandOption[], where: string): readonly Breach[] {
  const groups = options.filter(({ type }) => type <= SUBCOMMAND_GROUP).length;
  const firstOptional = options.findIndex(({ required, type }) => !required && type > SUBCOMMAND_GROUP);
  const late = firstOptional < 0 ? [] : options.slice(firstOptional).filter(({ required }) => required);
  return [
    ...(groups > 0 && groups < options.length
      ? [fatal('command', joined(where, 'options'), 'Subcommands and options exclude each other.')]
      : []),
    ...late.map(({ name }) =>
      fatal('command', joined(where, 'options'), `Required option ${name} stands after an optional one.`),
    ),
    ...sameNames(options, joined(where, 'options')),
    ...options.flatMap((option, at) => optionBreaches(option, joined(where, `options[${at}]`))),
  ];
}

function optionBreaches(option: CommandOption, where: string): readonly Breach[] {
  const { choices, autocomplete, options } = option;
  return [
    ...namedBreaches(named.parse(option), where),
    ...(autocomplete && choices?.length
      ? [fatal('command', where, 'choices and autocomplete exclude each other.')]
      : []),
    ...sameNames(choices ?? [], `${where}.choices`),
    ...optionsBreaches(options ?? [], where),
  ];
}

function sameNames(list: readonly { readonly name?: unknown }[], where: string): readonly Breach[] {
  const names = list.map(({ name }) => name);
  return names
    .filter((name, at) => names.indexOf(name) !== at)
    .map((name) => fatal('command', where, `The name ${name} stands twice.`));
}

/** Names, descriptions and choices count; of localisations only the longest. */
function sizeOf(
  one: Named & {
    readonly options?: readonly CommandOption[] | null | undefined;
    readonly choices?: CommandOption['choices'];
  },
): number {
  const longest = (text: string, others: Record<string, string> | null | undefined) =>
    Math.max(text.length, ...Object.values(others ?? {}).map(({ length }) => length));
  const choices = (one.choices ?? []).reduce((sum, { name, value }) => sum + name.length + String(value).length, 0);
  const options = (one.options ?? []).reduce((sum, option) => sum + sizeOf({ ...option, ...named.parse(option) }), 0);
  return (
    longest(one.name, one.name_localizations) +
    longest(one.description ?? '', one.description_localizations) +
    choices +
    options
  );
}

function joined(where: string, key: string): string {
  if (where === '') return key;
  return key === '' || key.startsWith('[') ? `${where}${key}` : `${where}.${key}`;
}
