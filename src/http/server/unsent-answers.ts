import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Keeps a connection until its client has been sent the whole answer. `closeIdleConnections`, which `close` calls as
 * well, takes it for idle as soon as the handler has called `end()`, and destroys it with what is not sent yet.
 */
export function keepUnsentAnswers(server: Server): void {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    const unsent = [...open].filter((socket) => socket.writableLength > 0);
    for (const socket of unsent) socket.destroy = () => socket;
    closeIdle();
    for (const socket of unsent) Reflect.deleteProperty(socket, 'destroy');
  };
}
