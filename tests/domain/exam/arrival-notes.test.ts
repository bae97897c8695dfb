import { describe, expect, it } from 'vitest';
import { ArrivalNotes, NOTE_MS } from '../../../src/domain/exam/arrival-notes.ts';
import type { SentSheet } from '../../../src/domain/exam/ports.ts';
import { after, SECOND_MS } from '../../../src/domain/kernel/clock.ts';
import { monday } from '../../contracts/samples.ts';
import { CountingSecrets } from '../../doubles/counting-secrets.ts';
import { FixedClock } from '../../doubles/fixed-clock.ts';
import { anAnswer } from './sitting-samples.ts';

const CAME: SentSheet = {
  ...{ sittingId: 'sitting', number: 1, writer: 1, sequence: 7 },
  ...{ answers: [anAnswer(1, 'right'), anAnswer(2, 'wrong')], receivedAt: monday },
};
const REPEATED = after(monday, 20 * SECOND_MS);

/** A process of the school, twenty seconds after the sheet had come to another one. */
function school(clock = new FixedClock(REPEATED)) {
  const notes = new ArrivalNotes(new CountingSecrets(), clock);
  const note = notes.noteOf('ada', CAME);
  const first = (facts: Partial<SentSheet> = {}, sent: string | undefined = note, userId = 'ada') =>
    notes.firstReceived(userId, { ...CAME, receivedAt: REPEATED, ...facts }, sent);
  return { clock, note, first };
}

describe('a note of arrival', () => {
  it('makes its sheet count from when it had come, whatever the order of its rows', () => {
    const { first } = school();
    expect(first()).toEqual(monday);
    expect(first({ answers: CAME.answers.toReversed() })).toEqual(monday);
  });

  it.each<[string, Partial<SentSheet>, string?]>([
    ['another person', {}, 'bob'],
    ['another test', { sittingId: 'other' }],
    ['another section', { number: 2 }],
    ['another device', { writer: 2 }],
    ['a later edit under the same number', { answers: [anAnswer(1, 'right'), anAnswer(2, 'right')] }],
    ['a later edit', { sequence: 8, answers: [...CAME.answers, anAnswer(3, 'right')] }],
    ['the same work under a later number', { sequence: 8 }],
    ['seconds that were counted since', { answers: [anAnswer(1, 'right', { seconds: 99 }), CAME.answers[1]!] }],
  ])('is worth nothing for %s', (_what, facts, userId) => {
    const { first, note } = school();
    expect(first(facts, note, userId)).toEqual(REPEATED);
  });

  it('is worth nothing with another time in it, or signed by somebody else', () => {
    const { first, note } = school();
    const [at = '', signature = ''] = note.split('.');
    const stranger = new ArrivalNotes(
      { ...new CountingSecrets(), digest: (text) => text, keyedDigest: (text) => `theirs-${text.length}` },
      new FixedClock(REPEATED),
    );
    const forged = [
      `${Number(at) - 1}.${signature}`,
      `${Number(at) + 1}.${signature}`,
      `0${at}.${signature}x`,
      `${at}.${signature.slice(0, -1)}`,
      `${at}.`,
      `.${signature}`,
      `${at}`,
      `-${note}`,
      `1e12.${signature}`,
      `${note}.${signature}`,
      '',
      '\0',
      stranger.noteOf('ada', CAME),
    ];
    for (const one of forged) expect(first({}, one), one).toEqual(REPEATED);
  });

  it('is worth nothing when it is too old, and nothing later than the sheet itself', () => {
    const { clock, first } = school();
    clock.set(after(monday, NOTE_MS - 1));
    expect(first()).toEqual(monday);
    clock.set(after(monday, NOTE_MS));
    expect(first()).toEqual(REPEATED);
    // Of a process whose clock is ahead.
    clock.set(monday);
    const earlier = after(monday, -SECOND_MS);
    expect(first({ receivedAt: earlier })).toEqual(earlier);
  });
});
