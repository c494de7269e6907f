import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Deed, Place, Result, ToPage } from '../../src/sandbox/live/protocol.ts';

/** All keys of everything that is told, so that a test can look for any of them. */
type Told = { readonly [K in 'place' | 'message' | 'gone']?: Extract<ToPage, { readonly [key in K]: unknown }>[K] };

/** What an open page is, without the page: one person's socket. */
export interface TestVisitor {
  /** The place as it was told last. */
  readonly place: () => Place;
  /** Everything that came over the socket, oldest first. */
  readonly told: () => readonly Told[];
  readonly ask: (deed: Deed) => Promise<Result>;
  readonly until: (fits: (told: Told) => boolean) => Promise<Told>;
  readonly leave: () => void;
}

export async function visit(
  { url }: { readonly url: string },
  person: string | null,
  language = 'de',
): Promise<TestVisitor> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`);
  const told: Told[] = [];
  const replies = new Map<number, (result: Result) => void>();
  const listeners = new Set<() => void>();
  let asked = 0;
  socket.on('message', (data) => {
    const said: ToPage = JSON.parse(String(data));
    if ('reply' in said) replies.get(said.reply)?.(said.result);
    else told.push(said);
    for (const listener of listeners) listener();
  });
  const until = (fits: (told: Told) => boolean): Promise<Told> =>
    new Promise((resolve) => {
      const look = () => {
        const found = told.find(fits);
        if (found === undefined) return;
        listeners.delete(look);
        resolve(found);
      };
      listeners.add(look);
      look();
    });
  await once(socket, 'open');
  socket.send(JSON.stringify({ be: person, language }));
  await until(({ place }) => place !== undefined);
  return {
    place: () => {
      const last = told.findLast(({ place }) => place !== undefined)?.place;
      if (last === undefined) throw new Error('No place was told.');
      return last;
    },
    told: () => [...told],
    ask: (deed) => {
      asked += 1;
      socket.send(JSON.stringify({ ask: asked, deed }));
      return new Promise((resolve) => replies.set(asked, resolve));
    },
    until,
    leave: () => socket.terminate(),
  };
}
