/** @import { Deed, Result, ToPage } from '../live/protocol.ts' */

const FIRST_WAIT = 200; // ms until the first attempt to reconnect, doubled at each
const LONGEST_WAIT = 3000;

/**
 * The page's line to the sandbox; it reconnects by itself.
 * @param {object} on
 * @param {() => { be: string | null, language: string }} on.greeting who this page's person is, said first on every connection
 * @param {(told: Exclude<ToPage, { reply: number }>) => void} on.told
 * @param {(isUp: boolean) => void} on.line
 */
export function connect(on) {
  /** @type {Map<number, (result: Result) => void>} */
  const waiting = new Map();
  /** @type {WebSocket | null} */
  let socket = null;
  let asked = 0;
  let wait = FIRST_WAIT;

  function open() {
    const next = new WebSocket(`ws://${location.host}/live`);
    next.addEventListener('open', () => {
      socket = next;
      wait = FIRST_WAIT;
      next.send(JSON.stringify(on.greeting()));
      on.line(true);
    });
    next.addEventListener('message', ({ data }) => {
      /** @type {ToPage} */
      const told = JSON.parse(data);
      if (!('reply' in told)) return on.told(told);
      waiting.get(told.reply)?.(told.result);
      waiting.delete(told.reply);
    });
    next.addEventListener('close', () => {
      socket = null;
      on.line(false);
      for (const settle of waiting.values()) settle({ refused: 'The connection was lost.' });
      waiting.clear();
      setTimeout(open, wait);
      wait = Math.min(2 * wait, LONGEST_WAIT);
    });
  }

  open();
  return {
    /**
     * Asks for a deed; without a line it is refused at once.
     * @param {Deed} deed
     * @returns {Promise<Result>}
     */
    ask(deed) {
      if (socket === null) return Promise.resolve({ refused: 'The connection was lost.' });
      asked += 1;
      const ask = asked;
      socket.send(JSON.stringify({ ask, deed }));
      return new Promise((resolve) => waiting.set(ask, resolve));
    },
    /** Says who this page's person is now. */
    greet() {
      socket?.send(JSON.stringify(on.greeting()));
    },
  };
}
