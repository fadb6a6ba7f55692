import { once } from 'node:events';
import type { Server } from 'node:http';

/** Lets a server listen on a free port of this machine. `close` also ends open connections. */
export async function listen(server: Server): Promise<{ origin: string; close: () => Promise<void> }> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
