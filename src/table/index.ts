export { createAlarms } from './alarms.ts';
export { type Clock, PAUSE, systemClock, turnEndsAt, upcoming } from './clock.ts';
export type { ComputerMove, Move, OpenSeat, PersonCommand, TableCommand } from './command.ts';
export { createDaily } from './daily.ts';
export { type ProvenGame, proveDeals } from './dealProofs.ts';
export { decide, votesNeeded } from './decide.ts';
export { moveOf } from './decidePlay.ts';
export { createDepartures, type Departed, GRACE_DAYS } from './departures.ts';
export { DRINKING_ACTS, type DrinkingStep, drinkingStepSchema, STEP_LIMITS, stepFor } from './drinking.ts';
export { createInTurn, type InTurn } from './inTurn.ts';
export { DamagedLog, decodeEvent, encodeEvent } from './log.ts';
export { createPeople, type People } from './people.ts';
export {
  DEFAULT_PREFERENCES,
  PREFERENCE_VALUES,
  PREFERENCES,
  type Preference,
  type PreferenceChange,
  type Preferences,
  readingLanguage,
  readPreference,
} from './preferences.ts';
export { REFUSALS, type Refusal } from './refusal.ts';
export { replay } from './replay.ts';
export {
  DEFAULT_SETTINGS,
  KEPT_DAYS,
  SETTING_LIMITS,
  type ServerSetting,
  type ServerSettings,
  type SettingChange,
  type SettingMark,
  serverSettingSchemas,
  TABLE_DECKS,
} from './serverSettings.ts';
export type {
  Change,
  DepartureStore,
  Due,
  OpenTable,
  PeopleStore,
  Person,
  Ping,
  Post,
  PreferencesStore,
  PublicMessage,
  SettingsStore,
  ShownHand,
  ShownStore,
  StoredLog,
  TableRef,
  TableStore,
  Webhook,
} from './store.ts';
export {
  type EndReason,
  emptyTable,
  evolve,
  LANGUAGES,
  type Language,
  PACES,
  type Pace,
  type PersonNumber,
  peopleAt,
  peoplePlaying,
  phaseOf,
  seatOf,
  TABLE_ID,
  type Table,
  type TableEvent,
  type TableId,
} from './table.ts';
export { type Acted, type Changed, createTables, type Loaded, type Tables } from './tables.ts';
export { createTastes, type Tastes } from './tastes.ts';
