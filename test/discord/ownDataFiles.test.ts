import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { FinishedGame, PersonData } from '../../src/boards/index.ts';
import { type OwnData, ownDataText } from '../../src/commands/index.ts';
import { type DataFile, FILE_LIMITS, ownDataFiles } from '../../src/discord/ownDataFiles.ts';
import { DEFAULT_PREFERENCES, LANGUAGES } from '../../src/table/index.ts';
import { textIn } from '../../src/text/index.ts';
import { randomResults } from '../boards/randomResults.ts';

const person = { id: '700000000000000003', name: 'Änneli "Trumpf"' };
const games = randomResults(3, 200);
const [one] = randomResults(5, 1);

/** So many games, each with a name of its own. */
function gamesOf(count: number): FinishedGame[] {
  return Array.from({ length: count }, (_, at) => {
    const { result } = games[at % games.length] ?? one ?? { result: never() };
    return { key: `${String(at).padStart(13, '0')}:table${at}`, result };
  });
}

function never(): never {
  throw new Error('no game');
}

function placeOf(count: number): PersonData {
  return { person, number: 3, since: 5, stats: {}, opponents: [{ person: 1, won: 2, lost: 3 }], games: gamesOf(count) };
}

function dataOf(everywhere: number | null, servers: readonly number[]): OwnData {
  return {
    ...{ id: person.id, writtenAt: 1_790_000_000_000, preferences: DEFAULT_PREFERENCES },
    everywhere: everywhere === null ? null : placeOf(everywhere),
    servers: servers.map((count, at) => ({
      ...placeOf(count),
      server: `${at}`,
      settings: [],
      openTables: ['abcdefgh'],
    })),
  };
}

const place = z.looseObject({ name: z.literal(person.name), games: z.array(z.looseObject({ table: z.string() })) });
const fileSchema = z.strictObject({
  about: z.record(z.string(), z.string().min(10)),
  id: z.literal(person.id),
  writtenAt: z.iso.datetime(),
  preferences: z.looseObject({}),
  everywhere: place.nullable(),
  servers: z.array(place.extend({ server: z.string() })),
});

function read({ name, data }: DataFile) {
  return fileSchema.parse(JSON.parse((name.endsWith('.gz') ? gunzipSync(data) : data).toString()));
}

/** Every game of every place, as the files say it together. */
function gamesIn(files: readonly DataFile[]): string[] {
  const places = files
    .map(read)
    .flatMap(({ everywhere, servers }) => [
      ...(everywhere ? [['everywhere', everywhere] as const] : []),
      ...servers.map((each) => [each.server, each] as const),
    ]);
  return places.flatMap(([where, each]) => each.games.map(({ table }) => `${where}/${table}`));
}

function expected({ everywhere, servers }: OwnData): string[] {
  const of = (where: string, { games }: PersonData) => games.map(({ key }) => `${where}/${key.slice(14)}`);
  return [...(everywhere ? of('everywhere', everywhere) : []), ...servers.flatMap((each) => of(each.server, each))];
}

describe('the file', () => {
  test.each(LANGUAGES)('says in %s what its fields are', async (language) => {
    const [file, ...more] = (await ownDataFiles(dataOf(2, [1, 0]), language)) ?? [];
    if (!file) throw new Error('no file');
    expect([file.name, more]).toEqual(['molotow-my-data.json', []]);
    const { about } = read(file);
    expect(about).toEqual(textIn(language).records.data.about);
    const fields = JSON.stringify(JSON.parse(file.data.toString()));
    for (const field of Object.keys(about)) if (field !== 'all') expect(fields).toContain(`"${field}":`);
  });

  test('has each game with its table, its end and its result', () => {
    const { servers } = JSON.parse(ownDataText(dataOf(null, [1]), 'en'));
    const [{ result } = never()] = gamesOf(1);
    const endedAt = new Date(result.endedAt).toISOString();
    expect(servers[0].games[0]).toEqual({
      ...{ key: '0000000000000:table0', table: 'table0', endedAt },
      ...{ game: result.game, seats: result.seats },
    });
  });
});

/** Bytes; what a reader is told of the fields takes half of it. */
const SMALL = 2200;

describe('what is too large for Discord', () => {
  const data = dataOf(30, [40, 0, 50]);
  const text = ownDataText(data, 'en');

  test('is gzipped from the first byte beyond its limit on', async () => {
    const bytes = Buffer.byteLength(text);
    const names = async (limit: number) =>
      (await ownDataFiles(data, 'en', { bytes: limit, files: 10 }))?.map(({ name }) => name);
    expect(await names(bytes)).toEqual(['molotow-my-data.json']);
    expect(await names(bytes - 1)).toEqual(['molotow-my-data.json.gz']);
  });

  test('is given in several files that say the same together, each of which can be read alone', async () => {
    const files = (await ownDataFiles(data, 'en', { bytes: SMALL, files: 10 })) ?? [];
    expect(files.length).toBeGreaterThan(2);
    expect(files.map(({ name }) => name)).toEqual(files.map((_, at) => `molotow-my-data-${at + 1}.json.gz`));
    for (const file of files) expect(file.data.length).toBeLessThanOrEqual(SMALL);
    expect(gamesIn(files)).toEqual(expected(data));
    expect(new Set(files.map(read).flatMap(({ servers }) => servers.map(({ server }) => server))).size).toBe(3);
  });

  test('is not sent at all if it takes too many files, or if not even one game fits', async () => {
    const isSent = async (limits: { bytes: number; files: number }) =>
      (await ownDataFiles(data, 'en', limits)) !== null;
    expect(await isSent({ bytes: SMALL, files: 10 })).toBe(true);
    expect(await isSent({ bytes: SMALL, files: 2 })).toBe(false);
    expect(await isSent({ bytes: 300, files: 10 })).toBe(false);
  });

  test('24 MB in one gzipped file within Discord’s own limit', async () => {
    const large = dataOf(15_000, [15_000]);
    expect(ownDataText(large, 'en').length).toBeGreaterThan(2 * FILE_LIMITS.bytes);
    const files = (await ownDataFiles(large, 'en')) ?? [];
    expect(files.map(({ name }) => name)).toEqual(['molotow-my-data.json.gz']);
    expect(files[0]?.data.length).toBeLessThan(FILE_LIMITS.bytes);
    expect(gamesIn(files)).toHaveLength(30_000);
  });
});
