import { once } from 'node:events';
import { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';

type Fetch = (request: Request) => Response | Promise<Response>;

/** Listens on 127.0.0.1, on the first of these ports that is free; null if none is. */
export async function listen(
  fetch: Fetch,
  ports: Iterable<number>,
): Promise<{ readonly server: Server; readonly url: string } | null> {
  for (const port of ports) {
    const server = createAdaptorServer({ fetch });
    if (!(server instanceof Server)) throw new Error('The web server is of an unexpected kind.');
    server.listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
    } catch (fault) {
      if (isTaken(fault)) continue;
      throw fault;
    }
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The sandbox listens on no port.');
    return { server, url: `http://127.0.0.1:${address.port}` };
  }
  return null;
}

/** EACCES: a port that ordinary users may not have is as good as taken. */
function isTaken(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && (fault.code === 'EADDRINUSE' || fault.code === 'EACCES');
}
