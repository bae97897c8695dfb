import { createHmac, generateKeyPairSync, randomBytes } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, type JWTPayload, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { JoseTokens } from '../../src/adapters/jose/tokens.ts';
import { openSession } from '../../src/domain/identity/session.ts';
import { FixedClock } from '../doubles/fixed-clock.ts';
import { PlainTokens } from '../doubles/identity/plain-tokens.ts';
import { tokensContract } from './tokens.contract.ts';

const key = randomBytes(32);

tokensContract('jose', (clock) => new JoseTokens({ current: key }, clock));
tokensContract('the plain one of the tests', (clock) => new PlainTokens(clock));

const clock = new FixedClock(new Date('2026-03-02T09:00:00.000Z'));
const now = Math.floor(clock.now().getTime() / 1000);
const tokens = new JoseTokens({ current: key }, clock);
const session = openSession(
  'session-1',
  { userId: 'user-1', role: 'admin', kind: 'desktop', device: 'x' },
  clock.now(),
);

describe('a token by jose', () => {
  it('holds a reference and nothing about the person', async () => {
    const token = await tokens.sign(session);
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'at+jwt', kid: expect.any(String) });
    const hours = 60 * 60;
    expect(decodeJwt(token)).toEqual({
      iss: 'cusp',
      aud: 'desktop',
      sub: 'user-1',
      sid: 'session-1',
      iat: now,
      exp: now + 12 * hours,
    });
    expect(token.length).toBeLessThan(400);
  });

  it('is read with the key before, while keys rotate, and signed with the current one', async () => {
    const newer = randomBytes(32);
    const rotated = new JoseTokens({ current: newer, previous: key }, clock);
    expect(await rotated.read(await tokens.sign(session))).toBeDefined();
    expect(await new JoseTokens({ current: newer }, clock).read(await rotated.sign(session))).toBeDefined();
    expect(await tokens.read(await rotated.sign(session))).toBeUndefined();
  });

  it('takes keys of 32 bytes only', () => {
    expect(() => new JoseTokens({ current: randomBytes(31) }, clock)).toThrow(RangeError);
  });
});

describe('forgery', () => {
  const claims: JWTPayload = { iss: 'cusp', aud: 'web', sub: 'user-1', sid: 'session-1', iat: now, exp: now + 600 };
  const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const kidOf = async () => decodeProtectedHeader(await tokens.sign(session)).kid ?? '';

  /** Signs whatever it is given, as a careless library would. */
  const made = async (header: object, payload: object = claims, signer: Buffer | string = key, digest = 'sha256') => {
    const text = `${base64({ alg: 'HS256', typ: 'at+jwt', kid: await kidOf(), ...header })}.${base64(payload)}`;
    return `${text}.${createHmac(digest, signer).update(text).digest('base64url')}`;
  };

  it('the honest one of this test is read', async () => {
    expect(await tokens.read(await made({}))).toEqual({ userId: 'user-1', sessionId: 'session-1' });
  });

  const without = (name: string) => Object.fromEntries(Object.entries(claims).filter(([claim]) => claim !== name));

  it.each<[string, () => Promise<string>]>([
    ['no algorithm', async () => `${base64({ alg: 'none', typ: 'at+jwt', kid: await kidOf() })}.${base64(claims)}.`],
    [
      'no algorithm, capital',
      async () => `${base64({ alg: 'None', typ: 'at+jwt', kid: await kidOf() })}.${base64(claims)}.`,
    ],
    ['the name of no algorithm over a good signature', () => made({ alg: 'none' })],
    ['another hash', () => made({ alg: 'HS512' }, claims, key, 'sha512')],
    ['RS256 with our secret', () => made({ alg: 'RS256' })],
    ['an empty signature', async () => (await made({})).replace(/[^.]+$/, '')],
    ['a cut signature', async () => (await made({})).slice(0, -8)],
    ['two parts', async () => (await made({})).split('.').slice(0, 2).join('.')],
    ['another key', () => made({}, claims, randomBytes(32))],
    ['an unknown key name', () => made({ kid: '../../dev/null' }, claims, '')],
    ['no key name', () => made({ kid: undefined })],
    [
      'a key of its own',
      () => made({ kid: 'mine', jwk: { kty: 'oct', k: Buffer.from('mine').toString('base64url') } }, claims, 'mine'),
    ],
    ['another type', () => made({ typ: 'JWT' })],
    ['no type', () => made({ typ: undefined })],
    ['an unknown critical extension', () => made({ crit: ['x'], x: 1 })],
    ['another audience', () => made({}, { ...claims, aud: 'mobile' })],
    ['no audience', () => made({}, without('aud'))],
    ['another issuer', () => made({}, { ...claims, iss: 'elsewhere' })],
    ['an end in the past', () => made({}, { ...claims, exp: now - 6 })],
    ['an end in words', () => made({}, { ...claims, exp: 'tomorrow' })],
    ['no end', () => made({}, without('exp'))],
    ['a start in the future', () => made({}, { ...claims, nbf: now + 60 })],
    ['no session', () => made({}, without('sid'))],
    ['a session that is a list', () => made({}, { ...claims, sid: ['session-1'] })],
    ['no subject', () => made({}, without('sub'))],
    ['64 KB', () => made({}, { ...claims, more: 'x'.repeat(65_536) })],
  ])('with %s is not read', async (_name, forge) => {
    expect(await tokens.read(await forge())).toBeUndefined();
  });

  it('by a public key pair is not read', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const header = { alg: 'RS256', typ: 'at+jwt', kid: await kidOf() };
    expect(await tokens.read(await new SignJWT(claims).setProtectedHeader(header).sign(privateKey))).toBeUndefined();
  });

  it('forgives five seconds of a clock that is ahead', async () => {
    expect(await tokens.read(await made({}, { ...claims, exp: now - 4 }))).toBeDefined();
  });
});
