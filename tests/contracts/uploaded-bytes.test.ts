import { describe, expect, it } from 'vitest';
import { ownProcessorMs, slowdown } from '../support/longest-turn.ts';
import { UPLOADED_BYTES, type UploadedBytes } from '../support/uploaded-bytes.ts';

const MIN_BYTES = 2048;
/** Up to here each fragment is asked for, or until it takes long: what is larger costs what follows from that. */
const MAX_ASKED_BYTES = 2 * 1024 * 1024;
const LONG_MS = 400;
/**
 * Over four doublings a linear parser costs 16 times as much, one that looks back 256 times: the border lies in the
 * middle, for what else the machine does makes a figure a few times larger.
 */
const DOUBLINGS = 4;
const MAX_RATIO = 64;
/** Less than this is not told apart from what else a thread does. */
const FLOOR_MS = 300;
const MAX_MS = 5000;
const TRIES = 3;

/** The largest input of this size that begins and ends as the parser expects. */
function inputOf({ before = '', after = '' }: UploadedBytes, fragment: string, bytes: number): Buffer {
  const room = bytes - before.length - after.length;
  const times = Math.max(1, Math.floor(room / fragment.length));
  return Buffer.from(before + fragment.repeat(times) + after, 'latin1');
}

/** The processor time of this very thread: what else the machine does says nothing about a parser. */
async function costOf({ parse }: UploadedBytes, input: Buffer): Promise<number> {
  const startedAt = ownProcessorMs();
  await parse(input);
  return ownProcessorMs() - startedAt;
}

/** The least of several: a collection of garbage falls into one of them, and not into each. */
async function leastCostOf(parser: UploadedBytes, fragment: string, bytes: number): Promise<number> {
  const costs: number[] = [];
  for (let tried = 0; tried < TRIES; tried += 1) costs.push(await costOf(parser, inputOf(parser, fragment, bytes)));
  return Math.min(...costs);
}

/** What is wrong with the cost of a fragment that is repeated more and more often; undefined when nothing is. */
async function faultOf(parser: UploadedBytes, fragment: string): Promise<string | undefined> {
  const costs: number[] = [];
  let bytes = Math.min(MIN_BYTES, parser.maxBytes);
  for (; ; bytes *= 2) {
    const cost = await costOf(parser, inputOf(parser, fragment, bytes));
    const few = bytes / 2 ** DOUBLINGS;
    if (cost > FLOOR_MS && cost > MAX_RATIO * (costs.at(-DOUBLINGS) ?? Infinity)) {
      const [less, more] = [await leastCostOf(parser, fragment, few), await leastCostOf(parser, fragment, bytes)];
      if (more > FLOOR_MS && more > MAX_RATIO * less)
        return `${few} bytes cost ${less.toFixed(1)} ms, ${bytes} cost ${more.toFixed(0)} ms`;
    }
    costs.push(cost);
    if (cost > LONG_MS || bytes * 2 > Math.min(parser.maxBytes, MAX_ASKED_BYTES)) break;
  }
  const ofLargest = (costs.at(-1) ?? 0) * (parser.maxBytes / bytes);
  if (parser.isFenced || ofLargest <= MAX_MS) return undefined;
  // A parser may look at so much of its input and no more: then the largest costs less than what follows.
  const largest = (await costOf(parser, inputOf(parser, fragment, parser.maxBytes))) / slowdown();
  return largest > MAX_MS ? `the largest costs ${(largest / 1000).toFixed(1)} s` : undefined;
}

describe('what is uploaded is read in time that grows as it does', () => {
  it('with every fragment of its grammar', () => {
    expect(new Set(UPLOADED_BYTES.flatMap(({ fragments }) => fragments)).size).toBeGreaterThanOrEqual(60);
  });

  it.each(UPLOADED_BYTES)('$name', async (parser) => {
    const faults: string[] = [];
    for (const fragment of parser.fragments) {
      const fault = await faultOf(parser, fragment);
      if (fault !== undefined) faults.push(`${JSON.stringify(fragment)}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });

  it('finds a parser that looks back', async () => {
    const looksBack: UploadedBytes = {
      name: 'tags',
      maxBytes: MAX_ASKED_BYTES,
      fragments: [],
      parse: (bytes) => bytes.toString('latin1').replace(/<[^>]*>/g, ''),
    };
    expect(await faultOf(looksBack, '<')).toMatch(/bytes cost/);
    expect(await faultOf(looksBack, '<b>')).toBeUndefined();
  });
});
