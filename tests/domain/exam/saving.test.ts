import { expect, it } from 'vitest';
import type { SectionFacts, SentSheet } from '../../../src/domain/exam/ports.ts';
import { SaveAnswers, type SavedSheet } from '../../../src/domain/exam/use-cases/save-answers.ts';
import { after, SECOND_MS } from '../../../src/domain/kernel/clock.ts';
import { monday } from '../../contracts/samples.ts';
import { anAnswer, aPlan } from './sitting-samples.ts';

const SECTION: SectionFacts = {
  ...{ number: 1, minutes: 60, plan: aPlan(1, 1), userId: 'ada', endedAt: null },
  ...{ startedAt: monday, deadlineAt: after(monday, 3600 * SECOND_MS), submittedAt: null },
  ...{ writer: 1, sequence: 0, savedAt: null, closedAt: null },
};
const SHEET: SentSheet = {
  ...{ sittingId: 'sitting', number: 1, writer: 1, sequence: 1 },
  ...{ answers: [anAnswer(1, 'right')], receivedAt: after(monday, SECOND_MS) },
};

it('a save is acknowledged when the database has it, and not before', async () => {
  let commit = (_isSaved: boolean): void => undefined;
  const saveAnswers = new SaveAnswers(
    {
      facts: async () => SECTION,
      find: async () => undefined,
      save: () => new Promise((resolve) => (commit = resolve)),
      keepLate: async () => undefined,
    },
    { find: async () => undefined },
  );
  const acknowledged: SavedSheet[] = [];
  const saving = saveAnswers.run({ userId: 'ada', sheet: SHEET }).then((saved) => acknowledged.push(saved));
  await new Promise((resolve) => setImmediate(resolve));
  expect(acknowledged).toEqual([]);
  commit(true);
  await saving;
  expect(acknowledged).toMatchObject([{ sequence: 1, savedAt: SHEET.receivedAt, state: 'running' }]);
});
