import type { Response } from 'express';
import type { Bytes } from '../../domain/media/ports.ts';
import { traffic } from '../traffic.ts';
import { ResponseWriter } from './response-writer.ts';
import { type Watching, watch } from './watch.ts';

/**
 * Sends exactly `length` bytes, one chunk in flight, for as long as the client stays and may stay.
 *
 * The first chunk is read before `sendHead` writes anything, so that a storage that is down still gets
 * a proper refusal. Rejects when the storage breaks off later; the caller then drops the connection.
 */
export async function sendBody(
  res: Response,
  { body, length, sendHead }: { body: Bytes; length: number; sendHead: () => void },
  watching: Watching,
): Promise<void> {
  const chunks = body[Symbol.asyncIterator]();
  const writer = new ResponseWriter(res);
  const watched = watch(writer, watching);
  traffic.streamsOpen += 1;
  try {
    let step = await chunks.next();
    sendHead();
    let sent = 0;
    for (; !step.done && !writer.isClosed; step = await chunks.next()) {
      sent += step.value.length;
      if (sent > length) break;
      await (sent === length ? writer.end(step.value) : writer.write(step.value));
      traffic.streamedBytes += step.value.length;
      if (sent === length) return;
    }
    if (writer.isClosed) return;
    if (sent !== length) throw new Error(`A stored file gave ${sent} bytes of ${length}.`);
    res.end();
  } finally {
    traffic.streamsOpen -= 1;
    clearInterval(watched);
    writer.release();
    await chunks.return?.();
  }
}
