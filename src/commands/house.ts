import type { Boards, Privacy } from '../boards/index.ts';
import type { Seed } from '../game/index.ts';
import type {
  InTurn,
  Language,
  People,
  Person,
  PersonNumber,
  Preferences,
  PreferencesStore,
  SettingsStore,
  ShownStore,
  TableId,
  TableStore,
  Tables,
  Tastes,
} from '../table/index.ts';
import type { PermissionName } from '../text/index.ts';

/** Who asks, and from where. Everything comes from the interaction, nothing from a custom id. */
export interface Caller {
  readonly server: string;
  readonly channel: string;
  /** The channel that a thread belongs to; null outside threads. */
  readonly parent: string | null;
  /** What the bot lacks to open a thread in the channel; null where there can be none. */
  readonly lacksForThread: readonly PermissionName[] | null;
  readonly person: Person;
  /** In which they read what is for them alone. */
  readonly language: Language;
  /** That of their Discord: they may have set another. */
  readonly discords: Language;
  /** What they have set for themselves. */
  readonly preferences: Preferences;
  /** A moderator may end other people's tables in this channel (Manage Messages), an admin runs the server (Manage Server). */
  readonly role: 'person' | 'moderator' | 'admin';
}

/** What those who run a server have done; people are numbers here too. */
export interface Deed {
  readonly server: string;
  readonly by: PersonNumber;
  readonly did: 'set' | 'end';
  /** A setting, or a table. */
  readonly what: string;
  /** Its new value. */
  readonly to: unknown;
}

/** What commands work with. Time and randomness are drawn here and passed on as data. */
export interface House {
  readonly tables: Tables;
  readonly people: People;
  /** What people have set for themselves. */
  readonly tastes: Tastes;
  /** What those who run a server have set. */
  readonly settings: SettingsStore;
  /** Where tables are shown. */
  readonly shown: Pick<ShownStore, 'post' | 'watch'>;
  /** By server: tables are counted, then opened. */
  readonly opening: InTurn;
  /** Opens a thread of this name in a channel; null if Discord refuses it. */
  readonly openThread: (channel: string, name: string) => Promise<string | null>;
  /** Finished games, logs as they lie there, and what people decide about their own data. */
  readonly records: Boards & Privacy & Pick<PreferencesStore, 'preferences'> & Pick<TableStore, 'load'>;
  /** Hears of each; must not throw. */
  readonly onDeed: (deed: Deed) => void;
  readonly now: () => number;
  readonly newSeed: () => Seed;
  readonly newId: () => TableId;
}
