import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { SECOND_MS } from '../../domain/kernel/clock.ts';

/** Host and port, or a Unix socket. */
export type ClamdAddress = { readonly host: string; readonly port: number } | { readonly path: string };

/** Idle timeout: no byte in either direction. It covers the scan of a large file. */
const MAX_SILENT_MS = 120 * SECOND_MS;
/** Longer than any virus name. */
const MAX_REPLY_BYTES = 4096;

/** Missing or invalid answer of clamd. */
export class NoReply extends Error {}

/**
 * Sends one command over its own connection, in clamd's null-terminated form. `send` writes the payload; its own error
 * is rethrown, and every other error is `NoReply`.
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
  // A sender still running gets the error with its next write.
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
