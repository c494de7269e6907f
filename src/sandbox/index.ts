export type { Violation } from './check/violations.ts';
export { type LocalDiscord, type SandboxOptions, startDiscord } from './localDiscord.ts';
export type { Channel } from './model/state.ts';
export type { OpenModal, Outcome } from './people/interact.ts';
export type { Person } from './people/person.ts';
export type { Seen } from './people/seen.ts';
export type { LoggedRequest } from './rest/requestLog.ts';
