import { expect, it } from 'vitest';
import { DEFAULT_BLUEPRINT } from '../../../../src/domain/exam/default-blueprint.ts';
import type { BlueprintContentReply } from '../../../../src/wire/replies/exam.ts';
import { contentOf, valuesOf } from '../../../../web/features/admin-blueprint/form-values.ts';

const content = structuredClone(DEFAULT_BLUEPRINT) as BlueprintContentReply;
const subject = (share: number | null) => ({ id: 'a', title: 'A', share, search: '' });

it('gives a content back as it came, each share to the hundredth of a percent', () => {
  const shares = [null, 0, 1, ...Array.from({ length: 100 }, (_one, index) => index / 100), 0.0725];
  const whole = {
    ...content,
    days: [
      [1, 4],
      [2, 3],
    ],
    subjects: shares.map(subject),
  };
  expect(contentOf(valuesOf(whole))).toEqual(whole);
  expect(valuesOf({ ...content, subjects: [subject(0.07)] }).content.subjects[0]?.share).toBe(7);
});

it('leaves out a day that has no section', () => {
  const { content: values } = valuesOf(content);
  const sections = values.sections.map((section, index) => ({ ...section, day: index < 1 ? 2 : 5 }));
  expect(contentOf({ content: { ...values, sections } }).days).toEqual([[1], [2, 3, 4]]);
});
