import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dollars, dollarsAndCents } from '../../web/text/money.ts';

const format = (decimals: number) =>
  new Intl.NumberFormat('en-AU', {
    style: 'currency',
    currency: 'AUD',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
const [whole, exact] = [format(0), format(2)];

it('writes dollars as the platform does, at any amount of cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), (cents) => {
      const amount = cents / 100;
      const short = cents % 100 === 0 ? whole : exact;
      expect([dollars(amount), dollarsAndCents(amount)]).toEqual([short.format(amount), exact.format(amount)]);
    }),
  );
});

it.each([
  [0, '$0', '$0.00'],
  [499, '$499', '$499.00'],
  [499.5, '$499.50', '$499.50'],
  [549.9999999, '$550', '$550.00'],
  [1234567.891, '$1,234,567.89', '$1,234,567.89'],
  [-45.5, '-$45.50', '-$45.50'],
])('writes %d as %s and %s', (amount, short, withCents) => {
  expect([dollars(amount), dollarsAndCents(amount)]).toEqual([short, withCents]);
});
