import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { SECOND_MS } from '../../domain/kernel/clock.ts';

/** A host with its port, or a socket file. */
export type ClamdAddress = { readonly host: string; readonly port: number } | { readonly path: string };

/**
 * Without a byte in either direction for so long, nobody is at the other end. A large file is looked through meanwhile.
 */
const MAX_SILENT_MS = 120 * SECOND_MS;
/** Longer than any name of a virus. */
const MAX_REPLY_BYTES = 4096;

/** clamd did not answer, or not as it should. */
export class NoReply extends Error {}

/**
 * One command over a connection of its own, in the form that ends with a zero. `send` writes what belongs to it; its
 * own failure is what this rejects with, and everything else is `NoReply`.
 */
export async function askClamd(
  address: ClamdAddress,
  command: string,
  send: (write: (bytes: Uint8Array) => Promise<boolean>) => Promise<void> = async () => undefined,
  maxSilentMs = MAX_SILENT_MS,
): Promise<string> {
  const socket = connect(address as NetConnectOpts);
  socket.setTimeout(maxSilentMs, () => socket.destroy(new NoReply('clamd is silent.')));
  const replied = replyOf(socket);
  // Whoever still sends hears of it at the next write.
  replied.catch(() => undefined);
  try {
    const write = (bytes: Uint8Array): Promise<boolean> =>
      new Promise((resolve) => {
        if (socket.destroyed || socket.readableEnded) resolve(false);
        else socket.write(bytes, (error) => resolve(!error));
      });
    await write(Buffer.from(`z${command}\0`));
    await send(write);
    return await replied;
  } finally {
    socket.destroy();
  }
}

function replyOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = Buffer.alloc(0);
    socket.on('data', (bytes) => {
      reply = Buffer.concat([reply, bytes]);
      const end = reply.indexOf(0);
      if (end !== -1) resolve(reply.toString('utf8', 0, end));
      else if (reply.length > MAX_REPLY_BYTES) socket.destroy(new NoReply('clamd says too much.'));
    });
    socket.once('error', (error) => reject(new NoReply(`clamd cannot be asked: ${error.message}`, { cause: error })));
    socket.once('close', () => reject(new NoReply('clamd closed the connection without an answer.')));
  });
}
