import type { FileStorage } from '../../src/domain/media/ports.ts';

/** Puts a body in these chunks, with the facts that it has. */
export function storeObject(
  storage: Pick<FileStorage, 'put'>,
  key: string,
  ...chunks: (Uint8Array | string)[]
): Promise<void> {
  const bodies = chunks.map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk, 'latin1') : chunk));
  const bytes = bodies.reduce((sum, body) => sum + body.length, 0);
  return storage.put(key, each(bodies), { bytes, contentType: 'application/octet-stream' });
}

async function* each(bodies: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* bodies;
}
