import { describe, expect, it } from 'vitest';
import type { Tokens } from '../../src/domain/identity/ports.ts';
import { openSession } from '../../src/domain/identity/session.ts';
import { type Clock, DAY_MS, MINUTE_MS } from '../../src/domain/kernel/clock.ts';
import { FixedClock } from '../doubles/fixed-clock.ts';

/** What every Tokens adapter promises. */
export function tokensContract(adapter: string, open: (clock: Clock) => Tokens) {
  describe(`Tokens on ${adapter}`, () => {
    const setUp = () => {
      const clock = new FixedClock(new Date('2026-03-02T09:00:00.000Z'));
      const who = { userId: 'user-1', role: 'student', kind: 'web', device: 'Firefox on Linux' } as const;
      return { clock, tokens: open(clock), session: openSession('session-1', who, clock.now()) };
    };

    it('reads back whose token it is and of which session', async () => {
      const { tokens, session } = setUp();
      expect(await tokens.read(await tokens.sign(session))).toEqual({ userId: 'user-1', sessionId: 'session-1' });
    });

    it('reads it until the session ends at the latest, and not after', async () => {
      const { clock, tokens, session } = setUp();
      const token = await tokens.sign(session);
      clock.advance(7 * DAY_MS - MINUTE_MS);
      expect(await tokens.read(token)).toBeDefined();
      clock.advance(2 * MINUTE_MS);
      expect(await tokens.read(token)).toBeUndefined();
    });

    it('reads nothing out of what it did not sign, and does not throw', async () => {
      const { tokens, session } = setUp();
      const token = await tokens.sign(session);
      for (const bad of [
        '',
        '.',
        '..',
        'a.b.c',
        `${token}x`,
        token.slice(0, -3),
        `x${token}`,
        'x'.repeat(65_536),
        '\u0000',
        '🦷',
      ]) {
        expect(await tokens.read(bad), bad.slice(0, 40)).toBeUndefined();
      }
    });
  });
}
