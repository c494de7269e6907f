import type { RatingChange } from '../../boards/index.ts';
import { type Game, gameAt, type Moment, type Seat, type View, viewOf } from '../../game/index.ts';
import type { DrinkingStep, Language, PersonNumber, Table } from '../../table/index.ts';
import { type Deck, deckOf, textIn } from '../../text/index.ts';
import type { CardTongue } from './cardText.ts';
import { plainName, safeName } from './safeName.ts';

/** What a message is made of. */
export interface Scene {
  readonly table: Table;
  /** As people call themselves; nothing of it is trusted. Forgotten people are missing. */
  readonly names: ReadonlyMap<PersonNumber, string>;
  /** When something happens at the table by itself, ms since 1970. */
  readonly due: number | null;
  /** What Weise ask for; none where the table doesn't play so, or may not (rules.md §4). */
  readonly drinkingSteps: readonly DrinkingStep[];
  /** The cards that the server has chosen; null: those the game is at home with. */
  readonly deck: Deck | null;
  /** The role that the server calls when a table opens; null if none. */
  readonly callsRole: string | null;
  /** What the finished game did to ratings; null until it is on the boards, and where it doesn't count. */
  readonly ratings: readonly RatingChange[] | null;
}

/** A table in a finished game as it was then, told in this language. */
export function sceneAt(scene: Scene, moment: Moment, language: Language): Scene {
  const { table } = scene;
  return { ...scene, table: { ...table, language, game: table.game && gameAt(table.game, moment) } };
}

/** How names are written, and what stands for a name that nobody has. */
interface Writing {
  readonly language: Language;
  readonly write: (raw: string) => string;
}

function nameOf({ names }: Scene, person: PersonNumber, { language, write }: Writing): string {
  return write(names.get(person) ?? textIn(language).people.someone);
}

/** Computers are called computers, also where one sits in for a person. */
function nameAt(scene: Scene, seat: Seat, writing: Writing): string {
  const { people } = textIn(writing.language);
  const { seats } = scene.table;
  const occupant = seats[seat];
  if (!occupant) return people.someone;
  if (occupant.kind === 'person') return nameOf(scene, occupant.person, writing);
  if (occupant.sitsInFor !== null) {
    return `🤖 ${people.sitsInFor({ name: nameOf(scene, occupant.sitsInFor, writing) })}`;
  }
  const computers = seats.slice(0, seat + 1).filter((each) => each?.kind === 'computer' && each.sitsInFor === null);
  return `🤖 ${people.computer({ number: computers.length })}`;
}

/** A person's name, harmless in a message. */
export function personName(scene: Scene, person: PersonNumber, language: Language): string {
  return nameOf(scene, person, { language, write: safeName });
}

/** Who sits there, harmless in a message. */
export function seatName(scene: Scene, seat: Seat, language: Language): string {
  return nameAt(scene, seat, { language, write: safeName });
}

/** Who sits there, for pictures and the words that describe them: nobody reads markdown there, so nothing is escaped. */
export function drawnName(scene: Scene, seat: Seat, language: Language): string {
  return nameAt(scene, seat, { language, write: plainName });
}

/** The cards of a table, named to somebody. */
export function tongueAt({ table, deck }: Scene, language: Language): CardTongue {
  return { language, deck: deck ?? deckOf(table.rules), signs: 'usual' };
}

/** A scene, and how it is told. */
export interface Telling extends CardTongue {
  readonly scene: Scene;
}

export function tellingOf(scene: Scene, language: Language): Telling {
  return { scene, ...tongueAt(scene, language) };
}

/** Who sits there, as it is told: where signs can't be read, computers go without theirs. */
export function toldName({ scene, language, signs }: Telling, seat: Seat): string {
  const name = seatName(scene, seat, language);
  return signs === 'words' ? name.replace(/^🤖 /u, '') : name;
}

/** The game as everybody may see it. Public messages are made from this and nothing else. */
export function publicView(game: Game): View {
  return viewOf(game, null);
}

/** 2 in a last deal that counts double, else 1 (rules.md §3, rounds); `number` counts from 1. */
export function factorOf({ rules, dealCount }: View, number: number): 1 | 2 {
  return rules.doubleLast && number === dealCount ? 2 : 1;
}
