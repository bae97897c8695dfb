import { describe, expect, it } from 'vitest';
import { ownProcessorMs } from '../support/longest-turn.ts';
import { UPLOAD_PARSERS, type UploadParser } from '../support/upload-parsers.ts';

const SIZE = 8 * 1024;
/** Less than this is the machine's and not the parser's. */
const NOISE_MS = 25;
const TRIES = 6;
/** Where twice the size looks too dear, so many times the size tells a square from a collection of garbage. */
const TIMES = 8;

const encoder = new TextEncoder();
const fileOf = (head: string, fragment: string, size: number): Uint8Array =>
  encoder.encode(head + fragment.repeat(Math.ceil(size / fragment.length)));

async function msOf(read: UploadParser['read'], file: Uint8Array): Promise<number> {
  const from = ownProcessorMs();
  await read(file);
  return ownProcessorMs() - from;
}

/**
 * Twice the size costs less than three times as much, where a square would be four times. Of thousands of files some
 * are measured while the machine is busy elsewhere: those are read again, the best of several tries of each size, with
 * eight times the size for at most 24 times the cost, where a square would be 64 times.
 */
async function isLinear(read: UploadParser['read'], fileOfSize: (size: number) => Uint8Array): Promise<boolean> {
  const twice = await msOf(read, fileOfSize(2 * SIZE));
  if (twice < NOISE_MS || twice < 3 * (await msOf(read, fileOfSize(SIZE)))) return true;
  let [once, many] = [Infinity, Infinity];
  for (let tried = 0; tried < TRIES; tried += 1) {
    once = Math.min(once, await msOf(read, fileOfSize(SIZE)));
    many = Math.min(many, await msOf(read, fileOfSize(TIMES * SIZE)));
    // The scheduler counts in steps: what takes less than one seems to take nothing.
    if (many < Math.max(2 * NOISE_MS, 3 * TIMES * once)) return true;
  }
  return false;
}

/** Each fragment, and each pair: repeated, a pair is the same in either order. */
const repeated = (fragments: readonly string[]): string[] =>
  fragments.flatMap((one, at) => [one, ...fragments.slice(at + 1).map((other) => one + other)]);

async function slow({ read, heads, fragments }: UploadParser): Promise<string[]> {
  const found: string[] = [];
  for (const head of heads)
    for (const fragment of repeated(fragments))
      if (!(await isLinear(read, (size) => fileOf(head, fragment, size))))
        found.push(JSON.stringify({ head, fragment }));
  return found;
}

describe('a file of one or two fragments over and over takes twice the time at twice the size', () => {
  it.each(UPLOAD_PARSERS.map((parser) => [parser.name, parser] as const))('%s', async (_, parser) => {
    expect(await slow(parser)).toEqual([]);
  });

  it('catches a parser that looks at all that came before', async () => {
    const read = (bytes: Uint8Array) => {
      const text = Buffer.from(bytes).toString('latin1');
      // Two searches: one alone takes about as long as what is taken for the machine's.
      for (let at = 0; at < text.length; at += 1) for (const absent of 'ab') text.lastIndexOf(absent, at);
    };
    expect(await slow({ name: 'made up', paths: [], read, heads: ['x', 'y'], fragments: ['x'] })).not.toEqual([]);
  });
});
