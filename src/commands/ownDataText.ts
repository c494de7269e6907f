import { type FinishedGame, type PersonData, readGameKey } from '../boards/index.ts';
import type { Language, Preferences, ServerSetting, TableId } from '../table/index.ts';
import { textIn } from '../text/index.ts';

/** What is kept of somebody on one server. */
export interface ServerData extends PersonData {
  readonly server: string;
  /** What they have set for the server, and when (ms since 1970). */
  readonly settings: readonly { readonly setting: ServerSetting; readonly at: number }[];
  /** Open tables where a seat is theirs. */
  readonly openTables: readonly TableId[];
}

/** Everything that is kept of somebody; of more than fits into a file, a part. */
export interface OwnData {
  /** Of Discord. */
  readonly id: string;
  /** ms since 1970. */
  readonly writtenAt: number;
  readonly preferences: Preferences;
  /** On the boards of all servers; null if they aren't there. */
  readonly everywhere: PersonData | null;
  readonly servers: readonly ServerData[];
}

const date = (at: number) => new Date(at).toISOString();

/** On the boards of everywhere a game is named with its server. */
function gameText({ key, result }: FinishedGame) {
  const [table, server] = readGameKey(key).game.split('/').reverse();
  return { key, server, table, game: result.game, endedAt: date(result.endedAt), seats: result.seats };
}

function placeText({ person, number, stats, opponents, games }: PersonData) {
  return { name: person.name, number, statistics: stats, opponents, games: games.map(gameText) };
}

function everywhereText(data: PersonData) {
  return { since: date(data.since ?? 0), ...placeText(data) };
}

function serverText({ server, settings, openTables, ...data }: ServerData) {
  const dated = settings.map(({ setting, at }) => ({ setting, at: date(at) }));
  return { server, ...placeText(data), settings: dated, openTables };
}

const readable = (_: string, value: unknown) => (value instanceof Map ? Object.fromEntries(value) : value);

/** A list of numbers in one line: they are many, and a line break stands in no JSON string. */
const numbersInLine = (json: string) =>
  json.replace(/\[\n\s*-?\d+(,\n\s*-?\d+)*\n\s*\]/g, (list) => list.replace(/\n\s*/g, ''));

/** The data as JSON that explains itself: `about` says what each field is. */
export function ownDataText({ id, writtenAt, preferences, everywhere, servers }: OwnData, language: Language): string {
  const all = {
    about: textIn(language).records.data.about,
    id,
    writtenAt: date(writtenAt),
    preferences,
    everywhere: everywhere && everywhereText(everywhere),
    servers: servers.map(serverText),
  };
  return `${numbersInLine(JSON.stringify(all, readable, 1))}\n`;
}

type Halves<Whole> = readonly [Whole, Whole] | null;

function halvesOf<Item>(items: readonly Item[]): Halves<readonly Item[]> {
  const middle = items.length >> 1;
  return middle === 0 ? null : [items.slice(0, middle), items.slice(middle)];
}

/** The games in two halves; whoever they belong to is named with both. */
function halfGames<Data extends PersonData>(data: Data): Halves<Data> {
  const halves = halvesOf(data.games);
  return (
    halves && [
      { ...data, games: halves[0] },
      { ...data, games: halves[1] },
    ]
  );
}

/** Two parts that say together what the whole says; null if it can't be halved. */
export function halvesOfData(data: OwnData): Halves<OwnData> {
  const { everywhere, servers } = data;
  if (everywhere && servers.length > 0)
    return [
      { ...data, servers: [] },
      { ...data, everywhere: null },
    ];
  const ofEverywhere = everywhere && halfGames(everywhere);
  if (ofEverywhere)
    return [
      { ...data, everywhere: ofEverywhere[0] },
      { ...data, everywhere: ofEverywhere[1] },
    ];
  const halves = halvesOf(servers);
  if (halves)
    return [
      { ...data, servers: halves[0] },
      { ...data, servers: halves[1] },
    ];
  const [only] = servers;
  const ofServer = only ? halfGames(only) : null;
  return (
    ofServer && [
      { ...data, servers: [ofServer[0]] },
      { ...data, servers: [ofServer[1]] },
    ]
  );
}
