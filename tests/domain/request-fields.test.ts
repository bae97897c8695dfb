import { describe, expect, it } from 'vitest';
import { newCourseBody } from '../../src/wire/admin-catalog.ts';
import { newMockExamBody } from '../../src/wire/mock-exams.ts';
import { newVignetteBody } from '../../src/wire/questions.ts';
import { practiceBody, sittingBody } from '../../src/wire/sittings.ts';

const BODIES = { newCourseBody, newMockExamBody, newVignetteBody, practiceBody, sittingBody };

const judged = (body: (typeof BODIES)[keyof typeof BODIES], key: unknown) =>
  body.validateAt('idempotencyKey', { idempotencyKey: key }).then(
    () => 'taken',
    (error: Error) => error.message,
  );
const SENTENCE = 'A request is named by 8 to 100 letters, digits and hyphens.';

describe('the key of a request', () => {
  it.each(Object.entries(BODIES))('has letters, digits and hyphens, as its sentence says: %s', async (_name, body) => {
    expect(await judged(body, '4f0c2a9e-0000-4000-8000-000000000000')).toBe('taken');
    for (const key of ['seven-1', 'a'.repeat(101), 'under_score', 'with blank', 'with\nline', 'ключ-ключ', 12_345_678])
      expect(await judged(body, key), String(key)).toBe(SENTENCE);
  });

  it('is asked for where a request starts a test, and may be absent where it makes something of the school', async () => {
    for (const body of [practiceBody, sittingBody]) expect(await judged(body, undefined)).toBe(SENTENCE);
    for (const body of [newCourseBody, newMockExamBody, newVignetteBody])
      expect(await judged(body, undefined)).toBe('taken');
  });
});
