const OURS: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

/** Where a request was sent, and which page sent it; a program that is no browser names no page. */
export interface Arrival {
  readonly host: string | null | undefined;
  readonly origin: string | null | undefined;
}

/**
 * Why a request is shown the door, or null. The sandbox listens on loopback only, but a browser carries foreign pages
 * there too: by a name that resolves to 127.0.0.1 (DNS rebinding), or by a plain request or socket (CSRF).
 */
export function refusalAtDoor({ host, origin }: Arrival): string | null {
  const name = /^(\[[^\]]*\]|[^:]*)(:\d+)?$/.exec(host ?? '')?.[1];
  if (name === undefined || !OURS.includes(name)) {
    return `The sandbox is open to this machine only: call it 127.0.0.1 or localhost, not "${host ?? ''}".`;
  }
  if (origin && origin !== `http://${host}`) return `The sandbox takes nothing from pages of ${origin}.`;
  return null;
}
