import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { measureLine } from '../../../../web/features/learning/player/measure-line.ts';

const KIB = 1024;
const never = new AbortController().signal;

/** Answers with pieces of a file, each after some milliseconds; then with nothing more. */
function line(pieces: readonly (readonly [bytes: number, afterMs: number])[], { headMs = 0, status = 206 } = {}) {
  const asked: unknown[] = [];
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const [bytes, afterMs] = pieces[at] ?? [0, 60_000];
        at += 1;
        await new Promise((resolve) => setTimeout(resolve, afterMs));
        if (bytes > 0) controller.enqueue(new Uint8Array(bytes));
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  let at = 0;
  vi.stubGlobal('fetch', (_address: string, { headers, signal }: RequestInit) => {
    asked.push(headers);
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('aborted')));
      setTimeout(() => resolve(new Response(body, { status })), headMs);
    });
  });
  return asked;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function measured(signal = never): Promise<number | null> {
  const measuring = measureLine('/stream/videos/a.mp4', signal);
  await vi.advanceTimersByTimeAsync(5000);
  return measuring;
}

test('a line has what came behind the first piece, without the round trip; a range is asked for', async () => {
  const asked = line([...Array.from({ length: 40 }, () => [6250, 50] as const)], { headMs: 400 });
  expect(await measured()).toBeCloseTo(1000, -2);
  expect(asked).toEqual([{ Range: 'bytes=0-65535' }]);
});

test('a line that gives everything at once is taken for a good one', async () => {
  line([[64 * KIB, 10]]);
  expect(await measured()).toBe(Infinity);
});

test('a quarter of a second is enough, and a line that stops behind its first piece is a poor one', async () => {
  line([
    [1000, 10],
    [2500, 200],
    [2500, 200],
  ]);
  expect(await measured()).toBeCloseTo(100, 0);
  line([[1000, 10]]);
  expect(await measured()).toBe(0);
});

test('a line that gives nothing for three seconds is a poor one', async () => {
  line([[64 * KIB, 10]], { headMs: 4000 });
  expect(await measured()).toBe(0);
});

test('nothing is known where the file is refused, or nobody wants to know', async () => {
  line([[100, 10]], { status: 403 });
  expect(await measured()).toBeNull();
  const leaving = new AbortController();
  line([[64 * KIB, 10]], { headMs: 4000 });
  setTimeout(() => leaving.abort(), 100);
  expect(await measured(leaving.signal)).toBeNull();
});
