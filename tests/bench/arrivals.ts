import { Agent, request } from 'node:http';
import type { ProblemReply } from '../../src/wire/replies/problem.ts';
import { Seeded } from '../support/seeded.ts';

export interface Sent {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: string;
  readonly token?: string;
  readonly body?: object;
}

/** Each candidate has a browser of their own. */
const agent = new Agent({ keepAlive: true, maxFreeSockets: Number.POSITIVE_INFINITY });

export class Refusal extends Error {
  constructor(
    asked: string,
    readonly status: number,
    readonly bytes: Buffer,
  ) {
    super(`${asked} answered ${status}: ${bytes.toString()}`);
  }
}

/** Sends a request as a browser does and answers the bytes of its body as they came. */
export function send({ method, url, token, body }: Sent): Promise<Buffer> {
  const text = body && JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, method }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('error', reject).on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const bytes = Buffer.concat(parts);
        if (answer.statusCode === 200) resolve(bytes);
        else reject(new Refusal(`${method} ${url}`, answer.statusCode ?? 0, bytes));
      });
    });
    asked.on('error', reject).setHeader('accept-encoding', 'gzip, br');
    if (token) asked.setHeader('authorization', `Bearer ${token}`);
    if (text) asked.setHeader('content-type', 'application/json').setHeader('content-length', Buffer.byteLength(text));
    asked.end(text);
  });
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Milliseconds that each of these took, begun at moments by chance within the time, as many people begin them: several
 * at once now and then. The same seed gives the same moments.
 */
export function spread(count: number, ms: number, seed: number, work: (at: number) => Promise<unknown>) {
  const { next } = new Seeded(seed);
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      await pause(next() * ms);
      const from = performance.now();
      await work(at);
      return performance.now() - from;
    }),
  );
}

const FIRST_RETRY_MS = 1000;

/**
 * Sends until it is taken, as the engine of the page does: a server that is too busy is asked again, ever later, with
 * the note that it gave of when this came first.
 */
export async function sendUntilTaken(sent: Sent, onRetry: () => void, afterMs = FIRST_RETRY_MS): Promise<Buffer> {
  try {
    return await send(sent);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 503) throw error;
    onRetry();
    await pause(afterMs * (0.5 + Math.random()));
    const { arrivalNote } = JSON.parse(error.bytes.toString()) as Partial<ProblemReply>;
    const again = arrivalNote === undefined ? sent : { ...sent, body: { ...sent.body, arrivalNote } };
    return sendUntilTaken(again, onRetry, 2 * afterMs);
  }
}

export const p99 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
