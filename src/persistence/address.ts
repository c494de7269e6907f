/** Where a Redis is: one server (`redis://`, `rediss://`, or the path of a unix socket), behind sentinels, or a cluster. */
export type RedisAddress =
  | { readonly kind: 'single'; readonly url: string }
  | { readonly kind: 'sentinels'; readonly sentinels: readonly HostAndPort[]; readonly master: string }
  | { readonly kind: 'cluster'; readonly nodes: readonly HostAndPort[] };

interface HostAndPort {
  readonly host: string;
  readonly port: number;
}

/** Whether the address can be read at all; a password with `#`, `/` or `%` not written as %23, %2F, %25 spoils a URL. */
export function isReadable(address: RedisAddress): boolean {
  if (address.kind !== 'single' || address.url.startsWith('/')) return true;
  if (!URL.canParse(address.url)) return false;
  const { username, password } = new URL(address.url);
  return !/%(?![\da-f]{2})/i.test(username + password);
}

/** The address for people to read: without user, password and query. */
export function placeOf(address: RedisAddress): string {
  switch (address.kind) {
    case 'single':
      return address.url.startsWith('/') ? (address.url.split('?')[0] ?? '') : hostOf(new URL(address.url));
    case 'sentinels':
      return `${address.master}, watched by ${list(address.sentinels)}`;
    case 'cluster':
      return list(address.nodes);
  }
}

const hostOf = ({ hostname, port }: URL) => `${hostname}:${port || 6379}`;
const list = (addresses: readonly HostAndPort[]) => addresses.map(({ host, port }) => `${host}:${port}`).join(', ');
