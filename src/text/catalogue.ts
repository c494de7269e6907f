import type { Contract, Variant } from '../game/index.ts';
import type { EndReason, Refusal } from '../table/index.ts';
import type { AdminText } from './adminText.ts';
import type { CardWords, Deck } from './cardWords.ts';
import type { CommandsText } from './commandsText.ts';
import type { DrinkingText } from './drinkingText.ts';
import type { GuideWords } from './guideWords.ts';
import type { OpeningText } from './openingText.ts';
import type { PictureText } from './pictureText.ts';
import type { PreferencesText } from './preferencesText.ts';
import type { ProofsText } from './proofsText.ts';
import type { RecordsText } from './recordsText.ts';
import type { RulesWords } from './rulesWords.ts';
import type { ServerText } from './serverText.ts';
import type { SettingsText } from './settingsText.ts';

/** Bot permissions a fault may name, as Discord's own client calls them. */
export type PermissionName =
  | 'ViewChannel'
  | 'SendMessages'
  | 'SendMessagesInThreads'
  | 'AttachFiles'
  | 'CreatePublicThreads';

/** A name that is ready to be shown: made harmless by whoever builds the message. */
interface Named {
  readonly name: string;
}

/**
 * Every sentence people read, in one language. A missing key doesn't compile; parameters come as one small object.
 * Amounts are numbers, everything else is text that is ready to be shown.
 */
export interface Catalogue {
  readonly variants: Readonly<Record<Variant, string>>;
  readonly decks: Readonly<Record<Deck, CardWords>>;
  readonly card: (parameters: { readonly suit: string; readonly rank: string }) => string;
  readonly contracts: Readonly<Record<Exclude<Contract, 'R' | 'E' | 'S' | 'L'>, string>>;
  readonly buttons: ButtonsText;
  readonly people: PeopleText;
  readonly amounts: AmountsText;
  readonly weis: WeisText;
  readonly lobby: LobbyText;
  readonly table: TableText;
  readonly summary: SummaryText;
  readonly hand: HandText;
  readonly tricks: TricksText;
  readonly scores: ScoresText;
  readonly picture: PictureText;
  readonly preferences: PreferencesText;
  readonly proofs: ProofsText;
  readonly records: RecordsText;
  readonly rules: RulesWords;
  readonly settings: SettingsText;
  readonly guide: GuideWords;
  readonly drinking: DrinkingText;
  readonly admin: AdminText;
  readonly server: ServerText;
  readonly opening: OpeningText;
  readonly answers: AnswersText;
  /** Why a table has ended before its game was played out. */
  readonly endings: Readonly<Record<Exclude<EndReason, 'finished'>, string>>;
  readonly refusals: Readonly<Record<Refusal, string>>;
  readonly faults: FaultsText;
  readonly commands: CommandsText;
}

/** Labels: at most 34 characters, so that they look right on a phone. */
interface ButtonsText {
  readonly join: string;
  readonly leave: string;
  readonly addComputer: string;
  readonly removeComputer: string;
  readonly start: string;
  readonly rules: string;
  readonly settings: string;
  readonly hand: string;
  readonly tricks: string;
  /** Where the first two tricks may be looked at, and no others. */
  readonly firstTricks: string;
  readonly scores: string;
  readonly next: string;
  readonly again: string;
  readonly takeBack: string;
  readonly keepWeis: string;
  readonly declareWeis: string;
}

interface PeopleText {
  /** Somebody whose name isn't known any more. */
  readonly someone: string;
  /** `number` counts the computers of a table from 1. */
  readonly computer: (parameters: { readonly number: number }) => string;
  readonly sitsInFor: (parameters: Named) => string;
}

interface AmountsText {
  readonly points: (count: number) => string;
  readonly tricks: (count: number) => string;
  /** What stands on a slate of sticks (above 0) and potatoes (below 0). */
  readonly sticks: (count: number) => string;
}

export interface WeisText {
  readonly run: (parameters: {
    readonly cards: number;
    readonly suit: string;
    readonly from: string;
    readonly to: string;
    readonly points: number;
  }) => string;
  readonly four: (parameters: { readonly rank: string; readonly points: number }) => string;
}

interface LobbyText {
  readonly title: (parameters: { readonly preset: string }) => string;
  readonly seats: (parameters: { readonly taken: number; readonly seats: number }) => string;
  readonly freeSeat: string;
  readonly hostMark: string;
  /** `missing` players until the game may start. */
  readonly waiting: (parameters: { readonly missing: number }) => string;
  /** `free` seats are taken away by the start. */
  readonly ready: (parameters: Named & { readonly free: number }) => string;
  readonly started: string;
}

interface TableText {
  /** `of` is null where the number of deals is open. */
  readonly deal: (parameters: { readonly number: number; readonly of: number | null }) => string;
  readonly doubled: string;
  readonly noTrumpYet: string;
  readonly noTrump: string;
  readonly trump: (parameters: Named & { readonly suit: string }) => string;
  readonly announced: (parameters: Named & { readonly contract: string }) => string;
  readonly announcing: (parameters: Named) => string;
  readonly trick: (parameters: { readonly number: number; readonly of: number }) => string;
  readonly led: (parameters: Named) => string;
  /** Which way round the trick on the table is, in Slalom. */
  readonly slalomNow: Readonly<Record<'bock' | 'gaiss', string>>;
  readonly mustLead: (parameters: Named) => string;
  readonly turn: (parameters: Named) => string;
  /** `when` is a Discord timestamp that counts down by itself. */
  readonly until: (parameters: { readonly when: string }) => string;
  /** Half the time has passed; `who` is a mention. */
  readonly reminder: (parameters: { readonly who: string }) => string;
  /** A link to the message that shows the table. */
  readonly toTable: string;
  /** Time was over, and the computer chose a card. */
  readonly playedFor: (parameters: Named) => string;
  readonly winning: string;
  readonly lastTrick: (parameters: Named & { readonly points: number }) => string;
  readonly tableWeis: (parameters: { readonly weise: string; readonly points: number }) => string;
  readonly tableStoeck: (parameters: { readonly points: number }) => string;
  readonly trumpSet: (parameters: Named & { readonly suit: string }) => string;
  readonly weise: (parameters: { readonly weise: string }) => string;
  readonly laidOpen: (parameters: Named & { readonly weise: string }) => string;
  readonly declared: (parameters: Named & { readonly points: readonly number[] }) => string;
  readonly stoeck: string;
  readonly stoeckShown: (parameters: Named) => string;
  readonly standing: (parameters: { readonly total: string }) => string;
  readonly sealed: (parameters: { readonly commitment: string }) => string;
}

interface SummaryText {
  readonly title: (parameters: { readonly number: number; readonly of: number | null }) => string;
  readonly written: (parameters: { readonly written: string; readonly total: string }) => string;
  readonly tricks: (parameters: { readonly count: number; readonly points: number }) => string;
  readonly match: (parameters: { readonly points: number }) => string;
  readonly matchMark: string;
  readonly tableWeis: (parameters: { readonly points: number }) => string;
  readonly tableStoeck: (parameters: { readonly points: number }) => string;
  readonly handWeis: (parameters: { readonly points: number }) => string;
  readonly stoeck: (parameters: { readonly points: number }) => string;
  readonly total: (parameters: { readonly points: number }) => string;
  readonly drawn: (parameters: { readonly draws: string }) => string;
  readonly sealed: (parameters: { readonly commitment: string }) => string;
  readonly verify: (parameters: { readonly command: string }) => string;
  /** `when` is a Discord timestamp that counts down by itself. */
  readonly next: (parameters: { readonly when: string }) => string;
  /** Before a last deal that counts double. */
  readonly nextDoubled: string;
  readonly winners: (parameters: { readonly names: readonly string[] }) => string;
  readonly losers: (parameters: { readonly names: readonly string[] }) => string;
}

interface HandText {
  readonly yourTurn: string;
  readonly yourLead: string;
  readonly announce: string;
  readonly waitFor: (parameters: Named) => string;
  readonly waitForContract: (parameters: Named) => string;
  readonly trick: (parameters: { readonly cards: string }) => string;
  readonly soFar: (parameters: { readonly tricks: number; readonly points: number }) => string;
  readonly weise: (parameters: { readonly weise: string }) => string;
  readonly keepsWeise: (parameters: { readonly weise: string }) => string;
  readonly keptWeise: (parameters: { readonly weise: string }) => string;
  readonly stoeck: string;
  readonly noCards: string;
  readonly lobby: string;
  readonly between: string;
  readonly over: string;
  readonly computerPlays: string;
}

interface TricksText {
  readonly none: string;
  readonly trick: (parameters: Named & { readonly number: number }) => string;
  readonly worth: (parameters: { readonly points: number }) => string;
}

interface ScoresText {
  readonly title: string;
  readonly none: string;
  readonly total: (parameters: Named & { readonly total: string }) => string;
  /** How the lines of the deals are to be read: in the order of the seats above. */
  readonly order: string;
  /** What stands in brackets behind what was written. */
  readonly weis: string;
  readonly deal: (parameters: { readonly number: number; readonly written: readonly string[] }) => string;
  /** Deals that found no room. */
  readonly earlier: (parameters: { readonly count: number }) => string;
}

/** What a person is told when what they asked for was done. */
interface AnswersText {
  /** Somebody wants to end the table; `needed` votes do it. */
  readonly voted: (parameters: { readonly votes: number; readonly needed: number }) => string;
  readonly madeHost: (parameters: Named) => string;
  readonly joined: string;
  readonly left: string;
  readonly closed: string;
  readonly tookBack: string;
  /** In place of a public answer that became a message of its own. */
  readonly seeBelow: string;
  /** In place of a form that came too late. */
  readonly pressAgain: string;
}

interface FaultsText {
  readonly notSaved: string;
  readonly damagedTable: string;
  readonly missingTable: string;
  readonly unknownButton: string;
  readonly noServer: string;
  readonly chooseTable: string;
  readonly noTableHere: string;
  readonly severalTables: string;
  /** `where` is a mention of the channel. */
  readonly missingPermissions: (parameters: {
    readonly permissions: readonly PermissionName[];
    readonly where: string;
  }) => string;
}
