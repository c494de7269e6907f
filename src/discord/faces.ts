import type { RawFile } from 'discord.js';
import type { Picture } from '../render/index.ts';
import { phaseOf, type Table } from '../table/index.ts';
import {
  type Beside,
  lobbyMessage,
  type MessageBody,
  type Scene,
  summaryMessage,
  tableMessage,
  withShot,
} from './messages/index.ts';

/** The deal that a table's message shows now: 0 is the lobby; between deals it is the one just finished. */
export function dealShown(table: Table): number {
  const { game } = table;
  if (!game) return 0;
  return game.current ? game.played.length + 1 : game.played.length;
}

/** The table's living message. */
export function faceOf(scene: Scene, beside: Beside = 'nothing'): MessageBody {
  const { table } = scene;
  if (!table.game) return lobbyMessage(scene);
  if (table.game.current) return tableMessage(scene, beside);
  return summaryMessage(scene, dealShown(table), phaseOf(table) === 'ended' ? 'last' : 'living');
}

/** What a message of this table says once another one has taken its place: no buttons any more. */
export function oldFaceOf(scene: Scene, deal: number): MessageBody {
  return deal === 0 ? lobbyMessage(scene) : summaryMessage(scene, deal, 'old');
}

/** A message with what is sent along. */
export interface Face {
  readonly body: MessageBody;
  readonly files: readonly RawFile[];
  /** The same without files, for where they aren't allowed. */
  readonly plain: MessageBody;
}

export function plainFace(body: MessageBody): Face {
  return { body, files: [], plain: body };
}

/** What is sent along so that a message shows its pictures. */
export const filesOf = (pictures: readonly Picture[]): RawFile[] => pictures.map(({ name, data }) => ({ name, data }));

/** The living message with its pictures, if there are any. */
export function picturedFace(scene: Scene, pictures: readonly Picture[]): Face {
  const plain = faceOf(scene);
  if (pictures.length === 0) return plainFace(plain);
  const body = withShot(faceOf(scene, 'picture'), ...pictures);
  return { body, files: filesOf(pictures), plain };
}
