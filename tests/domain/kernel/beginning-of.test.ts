import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginningOf } from '../../../src/domain/kernel/beginning-of.ts';
import { announcementMail, newMaterialMail } from '../../../src/domain/news/mails.ts';
import { contactMail } from '../../../src/domain/support/mails.ts';
import { monday } from '../../contracts/samples.ts';

const EMOJI = '\u{1F600}';

it('a beginning is whole characters of the text, however it is cut', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', '\uD83D', '\uDE00', EMOJI), { maxLength: 30 }),
      fc.nat(40),
      (pieces, units) => {
        const text = pieces.join('');
        const beginning = beginningOf(text, units);
        expect(beginning.isWellFormed()).toBe(true);
        expect(text.toWellFormed().startsWith(beginning)).toBe(true);
        expect(beginning.length).toBeLessThanOrEqual(units);
        expect(beginning.length).toBeGreaterThanOrEqual(Math.min(text.length, units) - 1);
      },
    ),
  );
  expect(beginningOf(`a${EMOJI}b`, 2)).toBe('a');
  expect(beginningOf(`a${EMOJI}b`, 3)).toBe(`a${EMOJI}`);
  expect(beginningOf('a\uDE00', 5)).toBe('a\uFFFD');
});

it('the preview line of a mail shows an emoji on its edge whole or not at all', () => {
  const reader = { id: 'ada', name: 'Ada', email: 'ada@example.com' };
  const site = { name: 'School', origin: 'https://school.example' };
  const chosen = { key: 'one', unsubscribeUrl: 'https://school.example/stop' };
  for (let letters = 117; letters <= 120; letters += 1) {
    const words = `${'a'.repeat(letters)}${EMOJI} the made-up text goes on after it.`;
    const inlines = [{ text: words, isStrong: false, isEm: false }];
    const content = { contentId: 'content', courseId: 'course', courseTitle: 'Course', title: words };
    const message = { id: 'one', firstName: 'Ada', lastName: 'L', email: reader.email, phone: '', message: words };
    for (const { preheader } of [
      announcementMail({ subject: 'Words', blocks: [{ kind: 'paragraph', inlines }] }, reader, chosen, site),
      newMaterialMail([content], reader, chosen, site),
      contactMail({ ...message, userId: null, receivedAt: monday, deliveredAt: null }, reader.email),
    ])
      expect(preheader.replace(EMOJI, ''), preheader).toMatch(/^a{117,120}$| $/);
  }
});
