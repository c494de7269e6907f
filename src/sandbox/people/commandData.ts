import type { Command, CommandBody, CommandOption } from '../model/state.ts';
import type { World } from '../model/world.ts';
import { userJson } from '../wire/user.ts';

type OptionValue = string | number | boolean;
export type OptionValues = Readonly<Record<string, OptionValue>>;

const TYPE = {
  subcommand: 1,
  group: 2,
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  number: 10,
} as const;

/** A command that a person has chosen, with the option list of its subcommand. */
export interface ChosenCommand {
  /** With its subcommand, as the client shows what was used: `molotow open`. */
  readonly name: string;
  readonly command: Command;
  readonly path: readonly CommandOption[];
  readonly options: readonly CommandOption[];
}

/** Finds `molotow open` among the commands of a server; throws as Discord's client would offer nothing. */
export function chooseCommand(world: World, guildId: string, line: string): ChosenCommand {
  const [name, ...rest] = line.trim().replace(/^\//, '').split(/\s+/);
  const offered = [...(world.state.commands.get(guildId) ?? []), ...(world.state.commands.get('global') ?? [])];
  const command = offered.find(({ body }) => body.name === name && (body.type ?? 1) === 1);
  if (command === undefined)
    throw new Error(`There is no command /${name}; offered: ${namesOf(offered.map(({ body }) => body))}.`);
  let options = command.body.options ?? [];
  const path: CommandOption[] = [];
  for (const part of rest) {
    const next = options.find((option) => option.name === part && option.type <= TYPE.group);
    if (next === undefined) throw new Error(`/${line}: there is no "${part}"; offered: ${namesOf(options)}.`);
    path.push(next);
    options = next.options ?? [];
  }
  if (options.some(({ type }) => type <= TYPE.group)) throw new Error(`/${line} wants one of: ${namesOf(options)}.`);
  return { name: [command.body.name, ...rest].join(' '), command, path, options };
}

/** The `data` of a command's interaction. `focused`: the option being typed, for autocomplete. */
export function commandData(
  world: World,
  chosen: ChosenCommand,
  typed: { readonly values: OptionValues; readonly focused?: string },
): Record<string, unknown> {
  const { command, path, options } = chosen;
  const leaves = Object.entries(typed.values).map(([name, value]) => ({
    name,
    type: options.find((option) => option.name === name)?.type ?? TYPE.string,
    value,
    ...(name === typed.focused ? { focused: true } : {}),
  }));
  const tree = path.reduceRight<unknown[]>((inner, { name, type }) => [{ name, type, options: inner }], leaves);
  const users = leaves.filter(({ type }) => type === TYPE.user).map(({ value }) => String(value));
  return {
    id: command.id,
    name: command.body.name,
    type: 1,
    options: tree,
    ...(command.guildId === null ? {} : { guild_id: command.guildId }),
    ...(users.length === 0 ? {} : { resolved: { users: resolvedUsers(world, users) } }),
  };
}

/** What Discord's client checks before it sends a command: names, required options, choices, ranges. */
export function assertOptions({ options }: ChosenCommand, values: OptionValues): void {
  for (const name of Object.keys(values)) {
    if (!options.some((option) => option.name === name))
      throw new Error(`There is no option "${name}"; offered: ${namesOf(options)}.`);
  }
  for (const option of options) {
    const fault = optionFault(option, values[option.name]);
    if (fault !== null) throw new Error(`Option "${option.name}" ${fault}.`);
  }
}

function optionFault(option: CommandOption, value: OptionValue | undefined): string | null {
  if (value === undefined) return option.required ? 'is required' : null;
  const wanted = wantedType(option.type);
  if (typeof value !== wanted) return `must be a ${wanted}`;
  if (option.type === TYPE.integer && !Number.isInteger(value)) return 'must be a whole number';
  const { choices, min_value, max_value, min_length, max_length } = option;
  if (choices?.length && !choices.some((choice) => choice.value === value))
    return `must be one of ${choices.map((choice) => choice.value).join(', ')}`;
  const size = typeof value === 'string' ? value.length : Number(value);
  const [min, max] = typeof value === 'string' ? [min_length, max_length] : [min_value, max_value];
  return size < (min ?? -Infinity) || size > (max ?? Infinity) ? `must lie in ${min ?? ''}…${max ?? ''}` : null;
}

function wantedType(type: number): 'string' | 'number' | 'boolean' {
  if (type === TYPE.integer || type === TYPE.number) return 'number';
  return type === TYPE.boolean ? 'boolean' : 'string';
}

export function resolvedUsers(world: World, ids: readonly string[]): Record<string, unknown> {
  const users = ids.flatMap((id) => world.state.users.get(id) ?? []);
  return Object.fromEntries(users.map((user) => [user.id, userJson(user)]));
}

function namesOf(list: readonly (CommandBody | CommandOption)[]): string {
  return list.map(({ name }) => name).join(', ') || 'nothing';
}
