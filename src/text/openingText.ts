import type { PermissionName } from './catalogue.ts';

/** What is said when a table opens, or doesn't. */
export interface OpeningText {
  /** `channels` are mentions of those where tables may stand. */
  readonly notHere: (parameters: { readonly channels: readonly string[] }) => string;
  readonly tooMany: (parameters: { readonly most: number }) => string;
  /** In the lobby; `role` is a mention. */
  readonly calls: (parameters: { readonly role: string }) => string;
  /** In the channel from which a thread was asked for; `where` is a mention of it. */
  readonly inThread: (parameters: { readonly name: string; readonly where: string }) => string;
  /** Name of the thread, at most 100 characters. */
  readonly threadName: (parameters: { readonly name: string }) => string;
  /** Why there is no thread; the table is opened all the same. */
  readonly noThreadHere: string;
  readonly threadRefused: string;
  readonly threadForbidden: (parameters: {
    readonly permissions: readonly PermissionName[];
    readonly where: string;
  }) => string;
  /** To somebody who wants to follow a table from the channel in which it is. */
  readonly isHere: string;
}
