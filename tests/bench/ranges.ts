import { Agent, get } from 'node:http';
import type { Headers } from './load.ts';

const RANGE_BYTES = 1024 * 1024;

/** Values of a `Range` header, each for so many bytes, at random places that are the same in every run. */
export function randomRanges(totalBytes: number, rangeBytes: number): () => string {
  let seed = 1;
  return () => {
    seed = (seed * 16_807) % 2_147_483_647;
    const first = seed % (totalBytes - rangeBytes);
    return `bytes=${first}-${first + rangeBytes - 1}`;
  };
}

/** Megabytes a second of one-mebibyte ranges at random places, by so many clients, for so long. */
export async function rangeRate(
  url: string,
  headers: Headers,
  facts: { totalBytes: number; clients: number; seconds: number },
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: facts.clients });
  const end = performance.now() + facts.seconds * 1000;
  let received = 0;
  const nextRange = randomRanges(facts.totalBytes, RANGE_BYTES);
  const client = async () => {
    while (performance.now() < end) {
      // `received += await …` would read the sum before the wait and lose what others add meanwhile.
      const bytes = await fetchRange(url, { ...headers, Range: nextRange() }, agent);
      received += bytes;
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: facts.clients }, client));
  agent.destroy();
  return received / 1e6 / ((performance.now() - start) / 1000);
}

/** The bytes that came. */
export function fetchRange(url: string, headers: Headers, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent }, (res) => {
      if (res.statusCode !== 206) reject(new Error(`A range answered ${res.statusCode}.`));
      let bytes = 0;
      res.on('data', (chunk: Buffer) => (bytes += chunk.length));
      res.on('end', () => resolve(bytes));
      res.on('error', reject);
    }).on('error', reject);
  });
}
