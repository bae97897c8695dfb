import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';

const CHUNK = Buffer.alloc(1024 * 1024, 'The bytes of a lesson. ');
/** What every stored video begins with: an index, and samples to the end of the file, however long that is. */
export const MP4_HEAD = Buffer.from(
  '00000018667479706d703432000000006d70343269736f6d000000086d6f6f76000000006d646174',
  'hex',
);

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** One PUT of so many bytes that nobody keeps in memory; answers the ETag. */
export async function send(
  address: string,
  bytes: number,
  { type, head = Buffer.alloc(0) }: { type?: string; head?: Buffer } = {},
): Promise<string> {
  const headers = { 'content-length': String(bytes), ...(type === undefined ? {} : { 'content-type': type }) };
  const sent = request(address, { method: 'PUT', agent, headers });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  if (head.length > 0) sent.write(head);
  for (let left = bytes - head.length; left > 0; left -= CHUNK.length) {
    if (!sent.write(CHUNK.subarray(0, left))) await once(sent, 'drain');
  }
  sent.end();
  const [answer] = await answered;
  answer.resume();
  await once(answer, 'end');
  if (answer.statusCode !== 200) throw new Error(`A PUT answered ${answer.statusCode}.`);
  return answer.headers.etag ?? '';
}

/** Runs the work for 1 to `times`, so many at once. */
export async function inLanes<T>(times: number, lanes: number, work: (number: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 1;
  const lane = async () => {
    for (let number = next++; number <= times; number = next++) results[number - 1] = await work(number);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
