import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRange } from '../../../src/domain/media/byte-range.ts';

const part = (first: number, last: number) => ({ kind: 'part', range: { first, last } });
const WHOLE = { kind: 'whole' };
const UNSATISFIABLE = { kind: 'unsatisfiable' };

describe('parseRange on a file of 1,000 bytes', () => {
  it.each([
    ['bytes=0-0', part(0, 0)],
    ['bytes=0-99', part(0, 99)],
    ['bytes=100-199', part(100, 199)],
    ['bytes=999-999', part(999, 999)],
    ['bytes=500-', part(500, 999)],
    ['bytes=0-', part(0, 999)],
    ['bytes=-1', part(999, 999)],
    ['bytes=-500', part(500, 999)],
    ['Bytes=1-2', part(1, 2)],
    ['bytes= 1-2 ', part(1, 2)],
    ['bytes=007-08', part(7, 8)],
    // Ends beyond the file are pulled in.
    ['bytes=0-1000', part(0, 999)],
    ['bytes=900-99999999999999999999', part(900, 999)],
    ['bytes=-5000', part(0, 999)],
    // Nothing of it exists.
    ['bytes=1000-', UNSATISFIABLE],
    ['bytes=1000-2000', UNSATISFIABLE],
    ['bytes=99999999999999999999-', UNSATISFIABLE],
    ['bytes=-0', UNSATISFIABLE],
    // Not one range of bytes.
    ['bytes=2-1', WHOLE],
    ['bytes=-', WHOLE],
    ['bytes=', WHOLE],
    ['bytes', WHOLE],
    ['', WHOLE],
    ['bytes=a-b', WHOLE],
    ['bytes=1.5-2', WHOLE],
    ['bytes=0x1-2', WHOLE],
    ['bytes=1-2,3-4', WHOLE],
    ['bytes=,1-2', WHOLE],
    ['bytes=--1', WHOLE],
    ['bytes=1--2', WHOLE],
    ['bytes =0-1', WHOLE],
    ['items=0-1', WHOLE],
    ['0-1', WHOLE],
    ['bytes=٠-١', WHOLE],
  ])('reads %j', (header, requested) => {
    expect(parseRange(header, 1000)).toEqual(requested);
  });

  it('gives the whole file when nothing is asked', () => {
    expect(parseRange(undefined, 1000)).toEqual(WHOLE);
  });

  it('finds no part in an empty file', () => {
    expect(parseRange('bytes=0-', 0)).toEqual(UNSATISFIABLE);
    expect(parseRange('bytes=-1', 0)).toEqual(WHOLE);
  });
});

describe('parseRange on anything', () => {
  const number = fc.oneof(fc.nat(2000).map(String), fc.bigInt({ min: 0n }).map(String), fc.constant(''));
  const header = fc.oneof(
    fc.tuple(number, number).map(([first, last]) => `bytes=${first}-${last}`),
    fc.string({ unit: fc.constantFrom(...'bytes=0123456789-, ') }),
    fc.string(),
  );

  it('never answers a byte outside the file', () => {
    fc.assert(
      fc.property(header, fc.nat(1500), (text, size) => {
        const requested = parseRange(text, size);
        if (requested.kind !== 'part') return;
        const { first, last } = requested.range;
        expect(first).toBeGreaterThanOrEqual(0);
        expect(last).toBeGreaterThanOrEqual(first);
        expect(last).toBeLessThan(size);
      }),
      { numRuns: 2000 },
    );
  });
});
