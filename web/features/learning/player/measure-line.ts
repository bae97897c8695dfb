/** Enough to see what a line gives beyond its first packets. */
const MAX_BYTES = 64 * 1024;
const MAX_MS = 250;
/** A line that sends nothing for so long is a poor one. */
const MAX_WAIT_MS = 3000;

/**
 * Measures the line by what the first range of a file takes, in thousand bits a second. A quarter of a second at most,
 * so that a poor line is not kept waiting; without the round trip, which says nothing of its width. Null if unknown.
 */
export async function measureLine(source: string, signal: AbortSignal): Promise<number | null> {
  const end = new AbortController();
  const stop = () => end.abort();
  signal.addEventListener('abort', stop);
  const patience = setTimeout(stop, MAX_WAIT_MS);
  try {
    const headers = { Range: `bytes=0-${MAX_BYTES - 1}` };
    // Kept out of the cache, where it would wait for the player’s own request.
    const response = await fetch(source, { headers, cache: 'no-store', signal: end.signal });
    return response.ok && response.body ? await rateOf(response.body.getReader()) : null;
  } catch {
    return end.signal.aborted && !signal.aborted ? 0 : null;
  } finally {
    clearTimeout(patience);
    signal.removeEventListener('abort', stop);
  }
}

async function rateOf(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<number> {
  // The first piece was waiting in a buffer: the clock begins behind it, and ends with the last one.
  let { value: piece } = await reader.read();
  const began = performance.now();
  const end = setTimeout(() => void reader.cancel(), MAX_MS);
  let [bytes, elapsedMs] = [0, 0];
  for (let total = piece?.length ?? 0; total < MAX_BYTES; total += piece.length) {
    ({ value: piece } = await reader.read());
    if (!piece) break;
    bytes += piece.length;
    elapsedMs = performance.now() - began;
  }
  clearTimeout(end);
  void reader.cancel();
  if (bytes > 0) return (bytes * 8) / elapsedMs;
  return performance.now() - began < MAX_MS ? Infinity : 0;
}
