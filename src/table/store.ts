import type { Move } from './command.ts';
import type { PreferenceChange, Preferences } from './preferences.ts';
import type { ServerSetting, ServerSettings, SettingChange, SettingMark } from './serverSettings.ts';
import type { EndReason, Language, PersonNumber, TableId } from './table.ts';

/** Which table: the server comes from the interaction, never from a custom id. */
export interface TableRef {
  readonly server: string;
  readonly id: TableId;
}

/** A log as it lies in the store, and when something is due there next (ms since 1970). */
export interface StoredLog {
  readonly lines: readonly string[];
  readonly due: number | null;
}

/** What is booked in one step: all of it, or nothing. */
export interface Change {
  /** Length of the log the decision was made on. */
  readonly expected: number;
  readonly lines: readonly string[];
  /** Replaces the table's deadline; null removes it. */
  readonly due: number | null;
  /** What the index of open tables shall say; null takes the table out of it. */
  readonly open: OpenTable | null;
  /** Given with the change that ends the table: the same step keeps when it ended, and that a finished game waits for the boards. */
  readonly ended: Ended | null;
}

/** When (ms since 1970) and why a table ended. */
export interface Ended {
  readonly at: number;
  readonly why: EndReason;
}

/** An entry of the index of open tables. */
export interface OpenTable {
  readonly channel: string;
  readonly people: readonly PersonNumber[];
}

export interface Due {
  readonly ref: TableRef;
  readonly at: number;
}

/** Logs of tables. Every method rejects when the store can't be reached; then nothing was changed or nothing is known. */
export interface TableStore {
  /** Null if there is no such table. */
  load(ref: TableRef): Promise<StoredLog | null>;
  /** Conflict: the log has another length than expected; nothing was changed. */
  commit(ref: TableRef, change: Change): Promise<'committed' | 'conflict'>;
  /** Tables of a server that haven't ended. */
  openTables(server: string): Promise<ReadonlyMap<TableId, OpenTable>>;
  /** Deadlines of a server's tables. */
  dues(server: string): Promise<readonly Due[]>;
  /** Servers that have ever had a table, or known a person, and weren't erased. */
  servers(): Promise<readonly string[]>;
}

/** Somebody on Discord; the name is what the server shows, and may change. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** Who the numbers in a server's logs are. */
export interface PeopleStore {
  /** The person's number, given out at first sight; the newest name is kept. */
  enrol(server: string, person: Person): Promise<PersonNumber>;
  /** Those who are known; a forgotten person is missing from the map. */
  people(server: string, numbers: readonly PersonNumber[]): Promise<ReadonlyMap<PersonNumber, Person>>;
}

/** What is set for each server. */
export interface SettingsStore {
  serverSettings(server: string): Promise<ServerSettings>;
  /** Who set what; a setting that was never set is missing. */
  settingMarks(server: string): Promise<ReadonlyMap<ServerSetting, SettingMark>>;
  keepServerSetting(server: string, change: SettingChange & SettingMark): Promise<void>;
}

/** When everything of a server is to be deleted, ms since 1970; `begun` once that has begun. Null: it isn't to be. */
export type Deletion = number | 'begun' | null;

/** Servers that have removed the bot. */
export interface DepartureStore {
  /** Those of which a deletion is noted. */
  leftServers(): Promise<readonly string[]>;
  deletion(server: string): Promise<Deletion>;
  /** Notes when (ms since 1970) all that is kept of a server is to be deleted; what was noted before holds. */
  keepDeletion(server: string, at: number): Promise<void>;
  dropDeletion(server: string): Promise<void>;
  /**
   * Deletes all that is kept of a server, and that it left. What its people brought to the boards of everywhere is theirs, and stays.
   * Harmless when it is repeated; broken off, the deletion has begun, and does it all again.
   */
  erase(server: string): Promise<void>;
}

/** What people have set for themselves, by their Discord id: it holds on every server. */
export interface PreferencesStore {
  preferences(id: string): Promise<Preferences>;
  keepPreference(id: string, change: PreferenceChange): Promise<void>;
  /** Everything is as by default then; false if nothing was set. */
  dropPreferences(id: string): Promise<boolean>;
}

/** A message of ours that everybody sees, and how it can be edited. */
export interface PublicMessage {
  readonly channel: string;
  readonly message: string;
  /** The webhook the message came by, or was renewed by; null if the bot sent it by itself. */
  readonly webhook: Webhook | null;
}

/** The message that shows a table. */
export interface Post extends PublicMessage {
  /** 0 for the lobby, else the number of the deal it shows. */
  readonly deal: number;
  /** When the message was made, ms since 1970. */
  readonly madeAt: number;
}

/** The message by which the person on turn was reminded; it goes when the turn passes. */
export interface Ping extends PublicMessage {
  /** Which move they were to make. */
  readonly move: Move;
}

/** An interaction's token serves edits for 15 minutes (discord.md). */
export interface Webhook {
  readonly token: string;
  /** `@original`, or the id of a follow-up. */
  readonly target: string;
  /** When the interaction happened, ms since 1970. */
  readonly at: number;
  readonly channel: string;
}

/** Where tables and hands are shown now. A lost entry costs a refresh, never a game; of a table that isn't there nothing is kept. */
export interface ShownStore {
  post(ref: TableRef): Promise<Post | null>;
  keepPost(ref: TableRef, post: Post): Promise<void>;
  dropPost(ref: TableRef): Promise<void>;
  /** The message by which the table is followed from another channel. */
  watch(ref: TableRef): Promise<Post | null>;
  keepWatch(ref: TableRef, watch: Post): Promise<void>;
  dropWatch(ref: TableRef): Promise<void>;
  ping(ref: TableRef): Promise<Ping | null>;
  keepPing(ref: TableRef, ping: Ping): Promise<void>;
  dropPing(ref: TableRef): Promise<void>;
  /** The newest hand message of a person at this table, kept for 14 minutes. */
  hand(ref: TableRef, person: PersonNumber): Promise<ShownHand | null>;
  keepHand(ref: TableRef, person: PersonNumber, hand: ShownHand): Promise<void>;
}

/** A hand message, and what its holder has set there before the first card of a deal. */
export interface ShownHand {
  readonly webhook: Webhook;
  /** That of their Discord: what they have set is read anew. */
  readonly language: Language;
  readonly deal: number;
  readonly weis: 'declare' | 'keep';
}
