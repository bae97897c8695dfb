import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { faultOfPdf } from '../../src/adapters/pdfium/active-content.ts';
import { ownProcessorMs } from '../support/longest-turn.ts';

const TRIES = 8;
const BYTES = 512 * 1024;
const packed = deflateSync(Buffer.alloc(1000)).toString('latin1');

const TOKENS = [
  'obj',
  'obj (',
  'obj <',
  'obj <<',
  'obj [',
  'obj [1 (',
  'obj %',
  '1 0 obj<</S/GoTo>>endobj ',
  'obj<</N 1/First 0>>stream\n',
  `obj<</N 1/First 0/Filter/Fl>>stream\n${packed}`,
  'obj<</N 1/First 0/Filter/Fl>>stream\n',
  'trailer (',
  'trailer<</Encrypt 1 0 R>>',
  '/Subtype /a ',
  '/Launch#41',
  '/#41',
  '(',
  '\\(',
  '<4',
  '<<',
  '[',
  '%',
  '1 0 R ',
  '/Next[',
  'endstream ',
];

function secondsFor(token: string, begin: string, bytes: number): number {
  const pdf = Buffer.from(begin + token.repeat(bytes / token.length), 'latin1');
  const before = ownProcessorMs();
  // The process that reads answers "too demanding" to what is thrown.
  expect(['encrypted', 'active-content', 'unclear', undefined, RangeError]).toContain(verdictOf(pdf));
  return (ownProcessorMs() - before) / 1000;
}

function verdictOf(pdf: Buffer): unknown {
  try {
    return faultOfPdf(pdf);
  } catch (error) {
    return (error as Error).constructor;
  }
}

describe('the time that looking into a PDF takes', () => {
  it.each(TOKENS)('is twice as much for twice as many %j', (token) => {
    for (const begin of ['', '1 0 obj << ', '1 0 obj [ ']) {
      let min = Infinity;
      for (let tried = 0; tried < TRIES && min > 2.5; tried += 1) {
        const once = secondsFor(token, begin, BYTES);
        // What is over at once is no question of growth.
        min = Math.min(min, secondsFor(token, begin, 2 * BYTES) / Math.max(once, 0.02));
      }
      expect(min, begin).toBeLessThanOrEqual(2.5);
    }
  });
});
