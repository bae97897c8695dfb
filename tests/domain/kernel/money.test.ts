import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsFromDollars, dollarsFromCents, percentOf } from '../../../src/domain/kernel/money.ts';

describe('an amount of dollars', () => {
  it.each([
    [0, 0],
    [0.01, 1],
    [0.1 + 0.2, 30],
    [0.29, 29],
    [1.1, 110],
    [19.99, 1999],
    [499, 49_900],
    [4.35, 435],
    [999_999.99, 99_999_999],
    [999_999.99, 99_999_999],
  ])('%d is %i cents', (dollars, cents) => {
    expect(centsFromDollars(dollars)).toBe(cents);
  });

  it('has no negative nothing, which JSON and databases write in different ways', () => {
    expect(centsFromDollars(-0)).toBe(0);
    expect(centsFromDollars(-1e-12)).toBe(0);
  });

  it.each([
    JSON.parse('1e309') as number,
    -Infinity,
    Number.NaN,
    -0.01,
    -1,
    1.005,
    0.001,
    499.999,
    1_000_000,
    2 ** 63,
    Number.MAX_SAFE_INTEGER,
  ])('%d is refused', (dollars) => {
    expect(() => centsFromDollars(dollars)).toThrow(
      expect.objectContaining({ kind: 'invalid', fields: { price: expect.any(String) } }),
    );
  });

  it('goes to cents and back without losing any', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        (cents) => centsFromDollars(dollarsFromCents(cents)) === cents,
      ),
    );
  });
});

describe('a share of an amount', () => {
  it('rounds half a cent up', () => {
    expect([percentOf(5, 10), percentOf(4, 10), percentOf(15, 10), percentOf(1, 10), percentOf(0, 10)]).toEqual([
      1, 0, 2, 0, 0,
    ]);
  });

  it('is whole, never negative and never more than the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 0, max: 100 }), (amount, percent) => {
        const share = percentOf(amount, percent);
        return Number.isInteger(share) && share >= 0 && share <= amount;
      }),
    );
  });
});
