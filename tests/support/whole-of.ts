import type { Bytes } from '../../src/domain/media/ports.ts';

/** The whole body in memory. Chunks are copied: a source may use one buffer for all of them. */
export async function wholeOf(body: Bytes): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const chunk of body) parts.push(Buffer.from(chunk));
  return Buffer.concat(parts);
}
