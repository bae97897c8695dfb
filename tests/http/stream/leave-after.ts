import { once } from 'node:events';
import { connect } from 'node:net';

/** Asks for a lesson and leaves after so many bytes, or without waiting for any. */
export async function leaveAfter(bytes: number, { port, path }: { port: number; path: string }): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nX-Test-User: boss\r\n\r\n`);
  let received = 0;
  if (bytes > 0)
    for await (const piece of socket) {
      received += (piece as Buffer).length;
      if (received >= bytes) break;
    }
  socket.on('error', () => {}).destroy();
  if (received < bytes) throw new Error(`The answer ended after ${received} bytes.`);
}
