import type { Knex } from 'knex';
import { KnexAnswerSheets } from '../../src/adapters/knex/exam/answer-sheets.ts';
import { KnexMockExamRepository } from '../../src/adapters/knex/exam/mock-exam-repository.ts';
import { KnexSittingRepository } from '../../src/adapters/knex/exam/sitting-repository.ts';
import { DEFAULT_BLUEPRINT } from '../../src/domain/exam/default-blueprint.ts';
import { shapeOf } from '../../src/domain/exam/make-sitting.ts';
import type { Sitting } from '../../src/domain/exam/sitting.ts';
import { after, HOUR_MS } from '../../src/domain/kernel/clock.ts';
import { fillBank } from './approved-vignettes.ts';
import { LARGE_COURSE } from './design-size.ts';
import { publishedMockExam } from './published-mock-exam.ts';

export const LARGE_MOCK_EXAM = 'large-mock';
const CASES = { mock: 400, practice: 600 } as const;
const CANDIDATES = 5_000;
const SECTIONS = 4;
const CASES_OF_A_SECTION = 14;

const numbered = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}-${at + 1}`);
const LETTERS = ['a', 'b', 'c', 'd'];
const MOCK_CASES = numbered('mock', CASES.mock);
const PRACTICE_CASES = numbered('practice', CASES.practice);
const SAT = Array.from({ length: SECTIONS }, (_, at) =>
  MOCK_CASES.slice(at * CASES_OF_A_SECTION, (at + 1) * CASES_OF_A_SECTION),
);
const questionsOf = (vignetteId: string) => numbered(vignetteId, 5);

const planOf = (vignetteIds: readonly string[]) =>
  vignetteIds.map((vignetteId) => ({
    ...{ vignetteId, versionId: `${vignetteId}-v1`, isScored: true },
    questions: questionsOf(vignetteId).map((id) => ({ id, optionIds: LETTERS.map((letter) => `${id}-${letter}`) })),
  }));

/**
 * The exam of a school of design size: a bank of a thousand approved cases, a whole mock exam of the large course, five
 * thousand students who have each sat a practice test, and one who has also sat the mock exam, is in the middle of a
 * test, and has answered each question for practice. After `fillToDesignSize`.
 */
export async function fillExam(db: Knex, userId: string): Promise<{ over: string; running: string }> {
  return db.transaction(async (trx) => {
    await fillBank(trx, MOCK_CASES, { pool: 'mock' });
    await fillBank(trx, PRACTICE_CASES);
    const mock = publishedMockExam(SAT, { id: LARGE_MOCK_EXAM, courseIds: [LARGE_COURSE] });
    await new KnexMockExamRepository(trx).add(mock);
    const over = await sit(trx, { id: 'over', userId, mockExamId: LARGE_MOCK_EXAM }, SAT);
    await trx('sittings').where({ id: over }).update({ ended_at: Date.now() });
    const running = await sit(trx, { id: 'running', userId, kind: 'tutor' }, [PRACTICE_CASES.slice(0, 40)]);
    await addTests(trx, await sit(trx, { id: 'sample', userId: 'many-00000', kind: 'timed' }, [['practice-1']]));
    await trx.batchInsert(
      'answered_questions',
      PRACTICE_CASES.flatMap(questionsOf).map((question, at) => answered(question, at, { over, userId })),
      500,
    );
    return { over, running };
  });
}

/** A sitting whose sections have begun, with a whole sheet in each. */
async function sit(trx: Knex, facts: Partial<Sitting> & { id: string }, sections: readonly (readonly string[])[]) {
  const [sittings, sheets] = [new KnexSittingRepository(trx), new KnexAnswerSheets(trx)];
  const startedAt = new Date();
  await sittings.add({
    idempotencyKey: facts.id,
    sections: sections.map((vignettes) => ({ minutes: 120, plan: planOf(vignettes) })),
    sitting: {
      ...{ kind: 'mock', mockExamId: null, contentId: null, title: 'A test', userId: '', endedAt: null },
      ...{
        shape: shapeOf(DEFAULT_BLUEPRINT, false),
        extraTimePercent: 0,
        isPreview: false,
        isDemo: false,
        isFree: false,
      },
      ...{ device: 'a test', releaseAt: null, createdAt: startedAt },
      ...facts,
    },
  });
  for (const [at, vignettes] of sections.entries()) {
    const number = at + 1;
    await sittings.startSection(facts.id, number, { writer: 1, startedAt, deadlineAt: after(startedAt, 2 * HOUR_MS) });
    const answers = vignettes.flatMap(questionsOf).map((question) => ({
      ...{ question, option: `${question}-a`, flagged: false, struck: [], seconds: 60 },
    }));
    await sheets.save({ sittingId: facts.id, number, writer: 1, sequence: 1, answers, receivedAt: startedAt });
  }
  return facts.id;
}

/** As many tests of as many students as the school has, each a copy of this one, with five answers. */
async function addTests(trx: Knex, sample: string): Promise<void> {
  const copies = async (table: string, changed: Readonly<Record<string, string>>) => {
    const columns = Object.keys(await trx(table).columnInfo());
    const values = columns.map((column) => changed[column] ?? column);
    await trx.raw(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${CANDIDATES - 1})
       insert into ${table} (${columns.join(', ')}) select ${values.join(', ')} from ${table}, n where ${
         table === 'sittings' ? 'id' : 'sitting_id'
       } = ?`,
      [sample],
    );
  };
  const own = `printf('test-%05d', i)`;
  const student = `printf('many-%05d', i)`;
  await copies('sittings', { id: own, user_id: student, ended_at: '1' });
  await copies('sitting_sections', { sitting_id: own });
  await trx.batchInsert(
    'answered_questions',
    questionsOf('practice-1').map((question, at) => answered(question, at, { over: sample, userId: 'many-00000' })),
  );
  await copies('answered_questions', { sitting_id: own, user_id: student });
}

const answered = (question: string, at: number, { over, userId }: { over: string; userId: string }) => ({
  ...{ sitting_id: over, question_id: question, user_id: userId, version_id: 'any', vignette_id: 'any' },
  ...{ cluster_id: `c${(at % 4) + 1}`, subject_id: 'endodontics', option_id: `${question}-a`, pace: 'exam' },
  ...{ is_right: at % 3 > 0, is_flagged: at % 7 === 0, is_reached: true, is_first: true, seconds: 60, at },
});
