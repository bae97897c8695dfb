import type { Server } from 'node:http';
import { ipKeyGenerator } from 'express-rate-limit';

/** Prefix that one IPv6 customer has. */
const IPV6_PREFIX_BITS = 64;

/** Limits connections per network, so that no client can take them all; closes further ones at once. */
export function shareConnections(server: Server, maxPerNetwork: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const network = ipKeyGenerator(socket.remoteAddress ?? '', IPV6_PREFIX_BITS);
    const count = open.get(network) ?? 0;
    if (count >= maxPerNetwork) return void socket.destroy();
    open.set(network, count + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
