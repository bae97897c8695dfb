import { availableParallelism } from 'node:os';
import { Argon2PasswordHasher } from '../../src/adapters/argon2/password-hasher.ts';
import { type Person, signIn } from '../journeys/support/people.ts';
import { type Headers, requestOften, SECONDS } from './load.ts';
import type { BenchProcess } from './production-school.ts';
import { randomRanges } from './ranges.ts';
import { row } from './report.ts';

const VIEWERS = 200;
const SIGN_INS_PER_SECOND = 20;

/** A video of two megabits a second, asked for in pieces of half a mebibyte. */
const PIECE_BYTES = 524_288;
const PIECE_MS = 2000;

interface Video {
  readonly key: string;
  readonly bytes: number;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const repeat = async (endAt: number, work: () => Promise<unknown>): Promise<number> => {
  let count = 0;
  for (; performance.now() < endAt; count += 1) await work();
  return count;
};

/** False where the storage was too slow for its deadline, which a player asks again after. */
const fetchBytes = async (url: string, headers: Headers): Promise<boolean> => {
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (!answer.ok && answer.status !== 503) throw new Error(`${url} answered ${answer.status}.`);
  return answer.ok;
};

/** P6: what a small call takes while many watch and many sign in, each with an account of their own. */
export async function callsBeside(
  server: BenchProcess,
  people: readonly Person[],
  video: Video,
  as: Headers,
): Promise<void> {
  const call = `${server.origin}/api/auth/me`;
  const alone = await requestOften(call, as);
  const endAt = performance.now() + SECONDS * 1000;
  const nextRange = randomRanges(video.bytes, PIECE_BYTES);
  const pieces = { asked: 0, late: 0 };
  const viewer = async () => {
    await pause(Math.random() * PIECE_MS);
    await repeat(endAt, async () => {
      const isThere = await fetchBytes(`${server.origin}/stream/${video.key}`, { ...as, range: nextRange() });
      pieces.asked += 1;
      if (!isThere) pieces.late += 1;
      await pause(PIECE_MS);
    });
  };
  let next = 0;
  const signingIn = repeat(endAt, async () => {
    const person = people[next++ % people.length];
    if (person) void signIn(server.origin, person).catch(() => undefined);
    await pause(1000 / SIGN_INS_PER_SECOND);
  });
  const watching = Promise.all(Array.from({ length: VIEWERS }, viewer));
  const loaded = await requestOften(call, as);
  await Promise.all([signingIn, watching]);
  row(
    `API p99 with ${VIEWERS} viewers and ${SIGN_INS_PER_SECOND} sign-ins/s, ms: alone, then`,
    String(alone.latency.p99),
    String(loaded.latency.p99),
    (loaded.latency.p99 / alone.latency.p99).toFixed(2),
  );
  row('  pieces of the video meanwhile, of them refused with 503', String(pieces.asked), String(pieces.late));
}

/** P7: sign-ins against argon2 alone, one account for each that signs in at once, and a read of a file meanwhile. */
export async function signInRate(
  server: BenchProcess,
  people: readonly Person[],
  video: Video,
  as: Headers,
): Promise<void> {
  const perSecond = async (work: (person: Person) => Promise<unknown>): Promise<number> => {
    const endAt = performance.now() + SECONDS * 1000;
    const counts = await Promise.all(people.map((person) => repeat(endAt, () => work(person))));
    return counts.reduce((sum, count) => sum + count, 0) / SECONDS;
  };
  const hasher = new Argon2PasswordHasher({ atOnce: availableParallelism(), waitingRoom: people.length });
  const hash = await hasher.hash('a-long-enough-password');
  const limit = await perSecond(({ password }) => hasher.verify(hash, password));

  const readMs: number[] = [];
  const endAt = performance.now() + SECONDS * 1000;
  const reading = repeat(endAt, async () => {
    const startedAt = performance.now();
    await fetchBytes(`${server.origin}/stream/${video.key}`, { ...as, range: 'bytes=0-65535' });
    readMs.push(performance.now() - startedAt);
  });
  const rate = await perSecond((person) => signIn(server.origin, person));
  await reading;
  row('sign-ins/s, argon2 alone, ratio', rate.toFixed(1), limit.toFixed(1), (rate / limit).toFixed(2));
  const p99 = readMs.toSorted((a, b) => a - b)[Math.floor(readMs.length * 0.99)] ?? 0;
  row('  64 KiB of a video meanwhile, p99 in ms', p99.toFixed(0));
}
