import type { Seed } from '../game/index.ts';
import type { Language, People, Person, SettingsStore, TableId, Tables } from '../table/index.ts';

/** Who asks, and from where. Everything comes from the interaction, nothing from a custom id. */
export interface Caller {
  readonly server: string;
  readonly channel: string;
  readonly person: Person;
  /** In which they read what is for them alone. */
  readonly language: Language;
  /** A moderator may end other people's tables in this channel (Manage Messages), an admin runs the server (Manage Server). */
  readonly role: 'person' | 'moderator' | 'admin';
}

/** What commands work with. Time and randomness are drawn here and passed on as data. */
export interface House {
  readonly tables: Tables;
  readonly people: People;
  /** What those who run a server have set. */
  readonly settings: SettingsStore;
  readonly now: () => number;
  readonly newSeed: () => Seed;
  readonly newId: () => TableId;
}
