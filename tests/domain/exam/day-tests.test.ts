import { describe, expect, it } from 'vitest';
import type { FinishedTest, FoundDayTest } from '../../../src/domain/exam/day-test.ts';
import { CloseSection } from '../../../src/domain/exam/jobs/close-section.ts';
import { CloseSections } from '../../../src/domain/exam/jobs/close-sections.ts';
import { NoteFinished } from '../../../src/domain/exam/jobs/note-finished.ts';
import type { DayTests, FinishedTests } from '../../../src/domain/exam/link-ports.ts';
import { GetDayTest } from '../../../src/domain/exam/queries/get-day-test.ts';
import { EndSitting } from '../../../src/domain/exam/use-cases/end-sitting.ts';
import { StartDayTest } from '../../../src/domain/exam/use-cases/start-day-test.ts';
import { StartPractice } from '../../../src/domain/exam/use-cases/start-practice.ts';
import { StartSitting } from '../../../src/domain/exam/use-cases/start-sitting.ts';
import { DAY_MS, HOUR_MS } from '../../../src/domain/kernel/clock.ts';
import type { Jobs } from '../../../src/domain/kernel/jobs.ts';
import type { Viewer } from '../../../src/domain/kernel/viewer.ts';
import { sectionSource, vignettePool } from '../../../src/main/composition/links/exam.ts';
import { monday } from '../../contracts/samples.ts';
import { fillBank } from '../../support/approved-vignettes.ts';
import { ada, admin, candidateWorld } from './candidate-world.ts';

const PRACTICE = { kind: 'practice', mode: 'timed', vignettes: 2, clusters: [], subjects: [] } as const;
const TESTS: Readonly<Record<string, FoundDayTest['test']>> = {
  quiz: PRACTICE,
  tutor: { ...PRACTICE, mode: 'tutor', subjects: ['endodontics'], clusters: ['c1'] },
  empty: { ...PRACTICE, subjects: ['prosthodontics'] },
  mock: { kind: 'mock', mockExamId: 'mock' },
};

/** A day of the course `sprint` with these tests; everybody may enter it. */
async function school() {
  const world = await candidateWorld();
  const { stores, work, ids, clock } = world;
  const { sittings, blueprints, answeredQuestions, mockExams, extraTimes, reveals } = stores;
  await fillBank(world.db, ['one', 'two', 'three']);
  await fillBank(world.db, ['m1', 'm2'], { pool: 'mock' });
  const source = sectionSource(stores.versionTexts, stores.vignetteFigures);
  const access = { courses: async () => ['sprint'], isConfirmed: async () => true };
  const dayTests: DayTests = {
    find: async (_viewer, contentId) => {
      const test = TESTS[contentId];
      return test && { contentId, courseId: 'sprint', title: `Test ${contentId}`, test };
    },
  };
  const noted: FinishedTest[] = [];
  const finishedTests: FinishedTests = { note: async (finished) => void noted.push(finished) };
  const pool = vignettePool(stores.poolReader);
  const sit = new StartSitting(work, sittings, mockExams, blueprints, extraTimes, source, access, ids, clock);
  const practise = new StartPractice(work, sittings, blueprints, answeredQuestions, pool, source, access, ids, clock);
  const start = new StartDayTest(dayTests, sittings, mockExams, extraTimes, sit, practise, clock);
  const get = new GetDayTest(dayTests, mockExams, sittings, blueprints, source, clock);
  const closeSection = new CloseSection(work, sittings, reveals, stores.keyReader, clock);
  const noteFinished = new NoteFinished(sittings, finishedTests, clock);
  let requests = 0;
  const begin = (contentId: string, viewer: Viewer = ada, idempotencyKey = `request-${(requests += 1)}`) =>
    start.run({ viewer, contentId, idempotencyKey, device: 'Chrome, Windows' });
  return {
    ...world,
    noted,
    begin,
    begun: async (contentId: string, viewer: Viewer = ada) =>
      (await sittings.find((await begin(contentId, viewer)).sittingId))!,
    shown: (contentId: string, viewer: Viewer = ada) => get.run({ viewer, contentId }),
    sweep: () => new CloseSections(work, sittings, closeSection, clock).run(),
    end: (sittingId: string) => new EndSitting(work, sittings, clock).run({ userId: 'ada', sittingId, writer: 1 }),
    /** Runs what was left to note, twice. */
    note: async () => {
      const left = (await world.jobs.left()).filter(({ name }) => name === 'exam/note-finished');
      for (const { payload } of [...left, ...left]) await noteFinished.run(payload as Jobs['exam/note-finished']);
      return left.length;
    },
  };
}

describe('a test of a day', () => {
  it('as practice is of its stored choice, under the title of its item, with the extra time of the school', async () => {
    const { begun, stores } = await school();
    const given = { userId: 'ada', percent: 25, reason: 'x', until: null, grantedBy: 'admin', grantedAt: monday };
    await stores.extraTimes.put(given);
    const { sitting, sections } = await begun('quiz');
    expect(sitting).toMatchObject({ kind: 'timed', title: 'Test quiz', contentId: 'quiz', extraTimePercent: 25 });
    expect(sections[0]?.plan).toHaveLength(2);
  });

  it('as a tutor test has no clock and no extra time', async () => {
    const { begun, shown } = await school();
    expect(await shown('tutor')).toMatchObject({
      minutes: null,
      state: 'open',
      clusters: ['Professionalism and health promotion'],
      subjects: ['Endodontics'],
    });
    const { sitting, sections } = await begun('tutor');
    expect(sitting).toMatchObject({ kind: 'tutor', extraTimePercent: 0 });
    expect(sections[0]?.minutes).toBe(10_080);
  });

  it('as a mock exam is a sitting of it', async () => {
    const { begun, publish, shown } = await school();
    await publish([['m1'], ['m2']]);
    expect(await shown('mock')).toMatchObject({ availability: 'open', questions: 10, minutes: 120, sections: 2 });
    expect((await begun('mock')).sitting).toMatchObject({ kind: 'mock', mockExamId: 'mock', contentId: 'mock' });
  });

  it('is started once by one request, and is in progress from then on', async () => {
    const { begin, shown } = await school();
    const first = await begin('quiz', ada, 'the-request');
    expect(await begin('quiz', ada, 'the-request')).toEqual({ sittingId: first.sittingId, isNew: false });
    expect(await shown('quiz')).toMatchObject({
      state: 'in-progress',
      sitting: { sitting: { id: first.sittingId } },
      openPracticeId: null,
    });
    expect(await shown('tutor')).toMatchObject({ state: 'open', openPracticeId: first.sittingId });
    await expect(begin('tutor')).rejects.toMatchObject({ code: 'exam/open-sitting', isStale: true });
  });

  it.each([
    ['draft', 'unpublished', 'exam/mock-unpublished'],
    ['closed', 'closed', 'exam/mock-closed'],
  ] as const)('that is a mock exam which is %s says so', async (state, availability, code) => {
    const { begin, publish, shown } = await school();
    await publish([['m1']], { state });
    expect(await shown('mock')).toMatchObject({ availability });
    for (const viewer of [ada, admin])
      await expect(begin('mock', viewer)).rejects.toMatchObject({ kind: 'conflict', code });
  });

  it('counts as closed when its mock exam was taken off the course', async () => {
    const { begin, publish, shown } = await school();
    await publish([['m1']], { courseIds: ['another'] });
    expect(await shown('mock')).toMatchObject({ availability: 'closed' });
    await expect(begin('mock')).rejects.toMatchObject({ code: 'exam/mock-closed' });
  });

  it('refuses what is not there, and a choice that no case fits', async () => {
    const { begin, shown } = await school();
    await expect(begin('nothing')).rejects.toMatchObject({ kind: 'not-found', code: 'exam/no-test' });
    await expect(shown('nothing')).rejects.toMatchObject({ kind: 'not-found' });
    await expect(begin('empty')).rejects.toMatchObject({ kind: 'conflict', code: 'exam/nothing-fits-yet' });
  });
});

describe('a test of a day that is over', () => {
  it('is noted once it is, with the moment of its end, however often that is repeated', async () => {
    const { begin, clock, finish, note, noted, shown, sweep } = await school();
    const { sittingId } = await begin('quiz');
    await finish(sittingId);
    const at = clock.now();
    clock.advance(HOUR_MS);
    await sweep();
    expect(await note()).toBe(1);
    expect(noted).toEqual(['first', 'again'].map(() => ({ userId: 'ada', contentId: 'quiz', mockExamId: null, at })));
    expect(await shown('quiz')).toMatchObject({ state: 'finished', sitting: { sitting: { id: sittingId } } });
  });

  it('is noted where its candidate ended it between two sections', async () => {
    const { begin, end, finish, note, noted, publish, sweep } = await school();
    await publish([['m1'], ['m2']]);
    const { sittingId } = await begin('mock');
    await finish(sittingId);
    await sweep();
    expect(await note()).toBe(0);
    await end(sittingId);
    expect(await note()).toBe(1);
    expect(noted[0]).toMatchObject({ contentId: 'mock', mockExamId: 'mock' });
  });

  it('is noted when its thirty days are over after its first section, but never when nothing was begun', async () => {
    const { begin, clock, finish, note, noted, publish, shown, sweep } = await school();
    await publish([['m1'], ['m2']]);
    const { sittingId } = await begin('mock');
    await begin('quiz');
    await finish(sittingId);
    await sweep();
    clock.advance(31 * DAY_MS);
    await sweep();
    expect(await note()).toBe(2);
    expect(noted).toMatchObject([{ contentId: 'mock' }, { contentId: 'mock' }]);
    expect(await shown('quiz')).toMatchObject({ state: 'open', sitting: null });
  });

  it('is noted when the next one of its kind finds it over', async () => {
    const { begin, clock, finish, note } = await school();
    await finish((await begin('quiz')).sittingId);
    clock.advance(HOUR_MS);
    await begin('quiz');
    expect(await note()).toBe(1);
  });

  it('counts nowhere as a preview of an administrator', async () => {
    const { begin, clock, finish, note, noted, shown, sweep } = await school();
    const { sittingId } = await begin('quiz', admin);
    await finish(sittingId);
    clock.advance(HOUR_MS);
    await sweep();
    await note();
    expect(noted).toEqual([]);
    expect(await shown('quiz', admin)).toMatchObject({ state: 'finished' });
  });
});
