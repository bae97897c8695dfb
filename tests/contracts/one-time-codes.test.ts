import { Secret } from 'otpauth';
import { expect, it } from 'vitest';
import { TotpCodes } from '../../src/adapters/otpauth/one-time-codes.ts';

const codes = new TotpCodes({ name: 'Cusp' });
const SECRET = Secret.fromUTF8('12345678901234567890').base32;
const at = (seconds: number) => new Date(seconds * 1000);

// RFC 6238, appendix B, SHA-1: the last six of its eight digits.
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('knows the code of %i seconds, and its step', (seconds, code) => {
  expect(codes.stepOf(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

it('takes the code of the step before and after, and none further away', () => {
  const step = Math.floor(1_234_567_890 / 30);
  expect(codes.stepOf(SECRET, '005924', at(1_234_567_890 + 30))).toBe(step);
  expect(codes.stepOf(SECRET, '005924', at(1_234_567_890 - 30))).toBe(step);
  expect(codes.stepOf(SECRET, '005924', at(1_234_567_890 + 60))).toBeUndefined();
  expect(codes.stepOf(SECRET, '005924', at(1_234_567_890 - 60))).toBeUndefined();
  expect(codes.stepOf(SECRET, '000000', at(1_234_567_890))).toBeUndefined();
});

it('makes secrets of 160 bits, each another one, and the address that apps read', () => {
  const secret = codes.newSecret();
  expect(Secret.fromBase32(secret).bytes).toHaveLength(20);
  expect(codes.newSecret()).not.toBe(secret);
  const address = new URL(codes.addressOf(secret, 'ada@example.org'));
  expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(address.pathname)).toBe('/Cusp:ada@example.org');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ secret, issuer: 'Cusp', digits: '6', period: '30' });
});
