import { describe, expect, it } from 'vitest';
import { askForEmail, confirmed, type EmailChange } from '../../../src/domain/identity/email-change.ts';
import { provenAddresses } from '../../../src/domain/identity/proven-addresses.ts';

const day = (of: number): Date => new Date(Date.UTC(2026, 2, of));
const at = (email: string, from: number | null) => ({ email, emailConfirmedAt: from === null ? null : day(from) });

/** A change that took effect on a day, and may have been taken back. */
const changed = (old: ReturnType<typeof at>, newEmail: string, on: number, undoneOn?: number): EmailChange => ({
  ...confirmed(askForEmail({ id: `change-${on}`, userId: 'ada', newEmail, sessionId: 's' }, day(on)), old, day(on)),
  undoneAt: undoneOn === undefined ? null : day(undoneOn),
});

describe('the addresses that somebody has proved', () => {
  it('are the one they have, once it is confirmed', () => {
    expect(provenAddresses(at('ada@', null), [])).toEqual([]);
    expect(provenAddresses(at('ada@', 1), [])).toEqual([{ email: 'ada@', from: day(1), until: null }]);
  });

  it('and old ones that were, each until the next one counted', () => {
    const changes = [changed(at('a@', 1), 'b@', 3), changed(at('b@', 3), 'c@', 5)];
    expect(provenAddresses(at('c@', 5), changes)).toEqual([
      { email: 'c@', from: day(5), until: null },
      { email: 'a@', from: day(1), until: day(3) },
      { email: 'b@', from: day(3), until: day(5) },
    ]);
  });

  it('but none that was never confirmed, nor one that is only asked for', () => {
    const open = askForEmail({ id: 'open', userId: 'ada', newEmail: 'd@', sessionId: 's' }, day(6));
    const changes = [changed(at('typo@', null), 'b@', 3), open];
    expect(provenAddresses(at('b@', 3), changes)).toEqual([{ email: 'b@', from: day(3), until: null }]);
  });

  it('nor those of somebody whose change was taken back, however many they made', () => {
    const changes = [changed(at('a@', 1), 'thief@', 3, 5), changed(at('thief@', 3), 'thief2@', 4, 5)];
    expect(provenAddresses(at('a@', 5), changes)).toEqual([
      { email: 'a@', from: day(5), until: null },
      { email: 'a@', from: day(1), until: day(3) },
    ]);
  });
});
