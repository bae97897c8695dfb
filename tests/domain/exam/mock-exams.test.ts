import { describe, expect, it } from 'vitest';
import type { BlueprintContent } from '../../../src/domain/exam/blueprint.ts';
import { DEFAULT_BLUEPRINT } from '../../../src/domain/exam/default-blueprint.ts';
import type { MockExam } from '../../../src/domain/exam/mock-exam.ts';
import { FindFreeVignettes } from '../../../src/domain/exam/queries/find-free-vignettes.ts';
import { GetMockExam } from '../../../src/domain/exam/queries/get-mock-exam.ts';
import { ListMockExams } from '../../../src/domain/exam/queries/list-mock-exams.ts';
import { CloseMockExam } from '../../../src/domain/exam/use-cases/close-mock-exam.ts';
import { CreateMockExam } from '../../../src/domain/exam/use-cases/create-mock-exam.ts';
import { DrawMockExam } from '../../../src/domain/exam/use-cases/draw-mock-exam.ts';
import { EditMockExam } from '../../../src/domain/exam/use-cases/edit-mock-exam.ts';
import { PublishMockExam } from '../../../src/domain/exam/use-cases/publish-mock-exam.ts';
import { after, HOUR_MS } from '../../../src/domain/kernel/clock.ts';
import { MoveToPool } from '../../../src/domain/questions/use-cases/move-to-pool.ts';
import { RetireVignette } from '../../../src/domain/questions/use-cases/retire-vignette.ts';
import { aQuestion, aVersion, aVignette } from '../../contracts/question-samples.ts';
import { aUser } from '../../contracts/samples.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';
import { aSitting } from './sitting-samples.ts';

/** Two sections of two vignettes with two questions each, one of each section unscored. */
const SMALL: BlueprintContent = {
  ...DEFAULT_BLUEPRINT,
  vignette: { questions: 2 },
  days: [[1, 2]],
  sections: Array.from({ length: 2 }, () => ({ vignettes: 2, minutes: 30 })),
  unscoredVignettesPerSection: 1,
};

const IDS = ['v1', 'v2', 'v3', 'v4', 'v5', 'v6'];

/** A school with six approved and rated vignettes for mock exams. */
async function school(content: BlueprintContent = SMALL, reviewers = 1) {
  const world = sqlWorld();
  const { work, stores, ids, clock, eventLoop } = world;
  const savedAt = clock.now();
  await stores.blueprints.add({ version: 1, content, savedBy: 'ada', savedAt, confirmed: null });
  const add = async (added: readonly string[]) => {
    await stores.vignettes.add(added.map((id) => aVignette({ id, pool: 'mock' })));
    for (const id of added) {
      const questions = Array.from({ length: content.vignette.questions }, (_, at) =>
        aQuestion(`${id}-${at}`, { cluster: at % 2 === 0 ? 'c1' : 'c3' }),
      );
      await stores.versions.add([aVersion({ vignetteId: id, state: 'approved', title: `Case ${id}`, questions })]);
      await rate(`${id}-v1`, questions);
    }
  };
  await add(IDS);
  function rate(versionId: string, questions: readonly { id: string }[]) {
    return stores.versions.rate(
      versionId,
      questions.map(({ id }) => ({ questionId: id, rating: 60 })),
    );
  }
  const rules = { reviewers };
  const courses = { known: async (all: readonly string[]) => all.filter((id) => id !== 'gone') };
  const { mockExams, blueprints, poolReader: pool } = stores;
  const uses = {
    create: new CreateMockExam(work, mockExams, blueprints, ids, clock),
    edit: new EditMockExam(work, pool, courses),
    draw: new DrawMockExam(work, mockExams, blueprints, pool, rules, ids, eventLoop),
    publish: new PublishMockExam(work, rules, clock),
    close: new CloseMockExam(work, clock),
    list: new ListMockExams(mockExams, blueprints),
    findFree: new FindFreeVignettes(pool),
    get: new GetMockExam(mockExams, blueprints, pool, rules, clock),
    move: new MoveToPool(work, clock),
    retire: new RetireVignette(work, clock),
  };
  const create = () => uses.create.run({ title: 'Mock 1', by: 'ada' });
  const read = async (mockExamId: string) => (await mockExams.find(mockExamId))!;
  const drawn = async (courseIds: readonly string[] = ['sprint']): Promise<string> => {
    const mockExamId = await create();
    await change(mockExamId, { courseIds });
    await uses.draw.run({ mockExamId, revision: 2, seed: 'seed' });
    return mockExamId;
  };
  const publish = async (mockExamId: string) =>
    uses.publish.run({ mockExamId, revision: (await read(mockExamId)).revision });
  const published = async (courseIds?: readonly string[]): Promise<string> => {
    const mockExamId = await drawn(courseIds);
    await publish(mockExamId);
    return mockExamId;
  };
  /** Saves it with other facts. */
  const change = async (mockExamId: string, facts: object) => {
    const { title, revision, sections, courseIds, isFree, releaseAt } = await read(mockExamId);
    await uses.edit.run({ mockExamId, title, revision, sections, courseIds, isFree, releaseAt, ...facts });
  };
  return { ...world, add, uses, create, read, drawn, publish, published, change, rate };
}

const idsOf = ({ sections }: MockExam) =>
  sections.map(({ vignettes }) => vignettes.map(({ vignetteId }) => vignetteId));

const sectionOf = (...ids: string[]) => ({
  minutes: 30,
  places: 2,
  vignettes: ids.map((vignetteId) => ({ vignetteId, isFixed: false })),
});

const NO_COURSE = 'Please choose a course. Without one nobody can sit this mock exam.';
const refused = (fields: object) => ({ kind: 'invalid', code: 'exam/mock-exam', fields });

describe('a new mock exam', () => {
  it('has the sections of the blueprint, and is one for each request', async () => {
    const { uses, read } = await school();
    const request = { title: 'Mock 1', by: 'ada', idempotencyKey: 'key-12345' };
    const ids = await Promise.all([uses.create.run(request), uses.create.run(request)]);
    expect(ids[0]).toBe(ids[1]);
    expect(await read(ids[0]!)).toMatchObject({
      title: 'Mock 1',
      state: 'draft',
      blueprintVersion: 1,
      sections: [
        { minutes: 30, places: 2, vignettes: [] },
        { minutes: 30, places: 2, vignettes: [] },
      ],
    });
    const other = uses.create.run({ ...request, title: 'Mock 2' });
    await expect(other).rejects.toMatchObject({ kind: 'conflict', code: 'exam/mock-made-already' });
  });
});

describe('a place', () => {
  it('can be given what a drawing chooses from, by a word of the title or a number', async () => {
    const { uses } = await school();
    const found = async (words: string) =>
      (await uses.findFree.run({ words })).rows.map(({ vignetteId }) => vignetteId);
    expect(await found('')).toEqual(IDS.toReversed());
    expect(await found('CASE V2')).toEqual(['v2']);
    const [{ number, vignetteId } = { number: 0, vignetteId: '' }] = (await uses.findFree.run({ words: '' })).rows;
    expect(await found(`V${number}`)).toContain(vignetteId);
    await uses.retire.run({ vignetteId: 'v2', by: 'ada' });
    await uses.move.run({ vignetteId: 'v3', pool: 'practice' });
    expect(await found('')).toEqual(IDS.filter((id) => id !== 'v2' && id !== 'v3').toReversed());
  });
});

describe('an edit', () => {
  it('is kept as it was sent, with each course once', async () => {
    const { create, change, read } = await school();
    const id = await create();
    const releaseAt = new Date('2026-05-01T00:00:00.000Z');
    const sections = [{ ...sectionOf('v2'), vignettes: [{ vignetteId: 'v2', isFixed: true }] }];
    await change(id, { title: 'Other', sections, courseIds: ['b', 'a', 'b'], releaseAt });
    expect(await read(id)).toMatchObject({
      title: 'Other',
      revision: 2,
      sections: [{ places: 2, vignettes: [{ vignetteId: 'v2', versionId: null, isScored: true, isFixed: true }] }],
      courseIds: ['a', 'b'],
      releaseAt,
    });
  });

  it('over an older revision is refused', async () => {
    const { create, change, uses } = await school();
    const id = await create();
    await change(id, { title: 'Other' });
    const stale = { kind: 'conflict', code: 'exam/stale-mock-exam', isStale: true };
    await expect(change(id, { revision: 1 })).rejects.toMatchObject(stale);
    await expect(uses.draw.run({ mockExamId: id, revision: 1 })).rejects.toMatchObject(stale);
    await expect(uses.publish.run({ mockExamId: id, revision: 1 })).rejects.toMatchObject(stale);
    const none = uses.publish.run({ mockExamId: 'none', revision: 1 });
    await expect(none).rejects.toMatchObject({ kind: 'not-found', code: 'exam/no-mock-exam' });
  });

  it('is refused with every fault at its path', async () => {
    const { create, change, read } = await school();
    const id = await create();
    const sections = [sectionOf('v1', 'nothing'), sectionOf('v2', 'v1', 'v3')];
    await expect(change(id, { sections, courseIds: ['a', 'gone'] })).rejects.toMatchObject(
      refused({
        'sections[0].vignettes[1]': 'This case is not in the question bank.',
        'sections[1].vignettes[1]': 'V1 is in this mock exam twice.',
        'sections[1].places': 'This section has 3 cases. Remove some first.',
        'courseIds[1]': 'This course is not there any more.',
      }),
    );
    expect((await read(id)).revision).toBe(1);
  });

  it('of a published one changes title, courses and time alone', async () => {
    const { published, change, read, uses } = await school();
    const id = await published();
    const before = await read(id);
    await change(id, { title: 'Other', courseIds: ['a'] });
    expect(await read(id)).toEqual({ ...before, title: 'Other', courseIds: ['a'], revision: before.revision + 1 });
    const [first, second] = before.sections;
    await expect(change(id, { courseIds: [] })).rejects.toMatchObject(refused({ courseIds: NO_COURSE }));
    for (const sections of [[first], [second, first], [{ ...first, minutes: 31 }, second]])
      await expect(change(id, { sections })).rejects.toMatchObject({ kind: 'conflict', code: 'exam/not-a-draft' });
    await uses.close.run({ mockExamId: id });
    await expect(change(id, { title: 'Mine' })).rejects.toMatchObject({ kind: 'conflict', code: 'exam/closed' });
  });
});

describe('a free mock exam', () => {
  it('is for everybody in place of courses, from the draft on', async () => {
    const { drawn, change, publish, read } = await school();
    const id = await drawn();
    await change(id, { isFree: true });
    expect(await read(id)).toMatchObject({ isFree: true, courseIds: [] });
    await publish(id);
    await change(id, { title: 'Try the exam', courseIds: ['sprint'] });
    expect(await read(id)).toMatchObject({ title: 'Try the exam', state: 'published', courseIds: [] });
    await expect(change(id, { isFree: false })).rejects.toMatchObject({ code: 'exam/not-a-draft' });
  });

  it('has twenty cases at most', async () => {
    const places = (count: number) => ({
      ...SMALL,
      unscoredVignettesPerSection: 0,
      sections: [{ vignettes: count, minutes: 30 }],
    });
    const { drawn, change, publish, read, add } = await school(places(21));
    await add(Array.from({ length: 15 }, (_, at) => `more-${at}`));
    const id = await drawn();
    await change(id, { isFree: true });
    await expect(publish(id)).rejects.toMatchObject(refused({ isFree: 'A free mock exam has at most 20 cases.' }));
    const [section] = (await read(id)).sections;
    const vignettes = section!.vignettes.slice(1);
    await change(id, { isFree: true, sections: [{ ...section, places: 20, vignettes }] });
    await publish(id);
    expect((await read(id)).state).toBe('published');
  });
});

describe('a drawing', () => {
  it('fills what is free, and leaves what is fixed', async () => {
    const { create, change, read, uses } = await school();
    const id = await create();
    const fixed = { ...sectionOf('v6'), vignettes: [{ vignetteId: 'v6', isFixed: true }] };
    await change(id, { sections: [sectionOf('v1', 'v2'), fixed] });
    await uses.draw.run({ mockExamId: id, revision: 2, seed: 'seed' });
    const all = idsOf(await read(id));
    expect(all.map((own) => own.length)).toEqual([2, 2]);
    expect(all[1]?.[0]).toBe('v6');
    expect(new Set(all.flat()).size).toBe(4);
  });

  it('takes first what no published mock exam of the same courses holds', async () => {
    const { published, drawn, read, change, uses } = await school();
    const held = idsOf(await read(await published())).flat();
    const fresh = IDS.filter((id) => !held.includes(id));
    const second = await drawn();
    // Two fresh ones are too few for four places: both are in, and two others.
    const all = idsOf(await read(second)).flat();
    expect(all).toHaveLength(4);
    expect(all).toEqual(expect.arrayContaining(fresh));
    await change(second, { sections: [{ minutes: 30, places: 2, vignettes: [] }] });
    await uses.draw.run({ mockExamId: second, revision: (await read(second)).revision });
    expect(
      idsOf(await read(second))
        .flat()
        .toSorted(),
    ).toEqual(fresh);
  });

  it.each([
    ['of the same courses', ['sprint', 'other'], true],
    ['of another course', ['other'], false],
    ['while no course is chosen', [], true],
    ['free for everybody', [], true, true],
  ])('tells which published mock exams hold its vignettes: %s', async (_name, courseIds, isTold, isFree = false) => {
    const { published, create, change, uses, read } = await school();
    const first = await published();
    const second = await create();
    await change(second, { courseIds, isFree });
    const { others } = await uses.get.run({ mockExamId: second });
    expect(others.map(({ id, title, sections }) => [id, title, sections])).toEqual(
      isTold ? [[first, 'Mock 1', (await read(first)).sections]] : [],
    );
    // A draft is nobody's yet, and a mock exam is no other one of itself.
    expect((await uses.get.run({ mockExamId: first })).others).toEqual([]);
  });

  it('takes no retired, withdrawn or unrated vignette, nor one of another size', async () => {
    const { drawn, read, stores, uses, clock } = await school();
    await uses.retire.run({ vignetteId: 'v1', by: 'ada' });
    const gone = { questionId: 'v2-1', reason: 'Two are right.', withdrawnBy: 'ada', withdrawnAt: clock.now() };
    await stores.withdrawn.put(gone);
    await stores.versions.rate('v3-v1', [{ questionId: 'v3-0', rating: null }]);
    await stores.vignettes.add([aVignette({ id: 'long', pool: 'mock' })]);
    const questions = ['a', 'b', 'c'].map((id) => aQuestion(id));
    await stores.versions.add([aVersion({ vignetteId: 'long', state: 'approved', questions })]);
    expect(
      idsOf(await read(await drawn()))
        .flat()
        .toSorted(),
    ).toEqual(['v4', 'v5', 'v6']);
  });

  it('takes unrated vignettes where no reviewer is asked for', async () => {
    const { drawn, publish, read, stores } = await school(SMALL, 0);
    for (const id of IDS)
      await stores.versions.rate(
        `${id}-v1`,
        [0, 1].map((at) => ({ questionId: `${id}-${at}`, rating: null })),
      );
    const id = await drawn();
    await publish(id);
    expect((await read(id)).state).toBe('published');
  });
});

describe('a publication', () => {
  it('pins the approved versions, and says which ones count', async () => {
    const { drawn, publish, read, stores, clock } = await school();
    const id = await drawn();
    await publish(id);
    const { sections, ...facts } = await read(id);
    expect(facts).toMatchObject({ state: 'published', publishedAt: clock.now(), blueprintVersion: 1 });
    for (const { vignettes } of sections) {
      for (const { vignetteId, versionId } of vignettes) expect(versionId).toBe(`${vignetteId}-v1`);
      expect(vignettes.filter(({ isScored }) => !isScored)).toHaveLength(1);
    }
    await expect(publish(id)).rejects.toMatchObject({ kind: 'conflict', code: 'exam/not-a-draft' });
    // A newer version changes nothing in it.
    const [first] = idsOf(await read(id)).flat();
    await stores.versions.move(`${first}-v1`, { state: 'superseded', submittedAt: null, approvedAt: null });
    await stores.versions.add([aVersion({ vignetteId: first!, number: 2, state: 'approved' })]);
    expect((await read(id)).sections).toEqual(sections);
  });

  it('is refused with a sentence for each fault, at its path', async () => {
    const { create, change, publish, stores, uses, clock, read } = await school();
    const id = await create();
    await change(id, {
      sections: [{ ...sectionOf('v1', 'v2', 'v3'), places: 3 }, sectionOf('v5')],
      courseIds: [],
      releaseAt: clock.now(),
    });
    await uses.retire.run({ vignetteId: 'v1', by: 'ada' });
    await uses.move.run({ vignetteId: 'v2', pool: 'practice' });
    await stores.versions.rate('v3-v1', [{ questionId: 'v3-0', rating: null }]);
    const gone = { questionId: 'v5-1', reason: 'Two are right.', withdrawnBy: 'ada', withdrawnAt: clock.now() };
    await stores.withdrawn.put(gone);
    const fields = {
      'sections[0].vignettes[0]': 'V1 is retired. Please choose another case.',
      'sections[0].vignettes[1]': 'V2 is for practice. Please choose a case for mock exams.',
      'sections[0].vignettes[2]': 'V3 has a question without a rating.',
      'sections[1].vignettes': 'Section 2 has 1 of 2 cases.',
      'sections[1].vignettes[0]': 'V5 has a withdrawn question. Please choose another case.',
      courseIds: NO_COURSE,
      releaseAt: 'This time is over. Please choose a later one.',
    };
    await expect(publish(id)).rejects.toMatchObject(refused(fields));
    expect((await read(id)).state).toBe('draft');
    const { faults } = await uses.get.run({ mockExamId: id });
    expect(Object.fromEntries(faults.map(({ path, message }) => [path, message]))).toEqual(fields);
  });

  it('is refused for a vignette twice, and for one that was never approved', async () => {
    const { create, publish, read, stores } = await school();
    const id = await create();
    await stores.vignettes.add([aVignette({ id: 'new', pool: 'mock' })]);
    await stores.versions.add([aVersion({ vignetteId: 'new' })]);
    const place = (vignetteId: string) => ({ vignetteId, versionId: null, isScored: true, isFixed: false });
    const vignettes = ['v1', 'v1', 'new'].map(place);
    const courseIds = ['sprint'];
    await stores.mockExams.save({ ...(await read(id)), courseIds, sections: [{ minutes: 30, places: 3, vignettes }] });
    await expect(publish(id)).rejects.toMatchObject(
      refused({
        'sections[0].vignettes[1]': 'V1 is in this mock exam twice.',
        'sections[0].vignettes[2]': 'V7 is not approved yet.',
      }),
    );
    await stores.mockExams.save({ ...(await read(id)), sections: [] });
    await expect(publish(id)).rejects.toMatchObject(refused({ sections: 'A mock exam needs a section.' }));
  });

  it('is refused for a section with more questions than an answer sheet holds', async () => {
    const many = { ...SMALL, vignette: { questions: 151 }, sections: [{ vignettes: 2, minutes: 30 }] };
    const { drawn, publish } = await school(many);
    await expect(publish(await drawn())).rejects.toMatchObject(
      refused({ 'sections[0].places': 'Section 1 has 302 questions. A section has at most 300.' }),
    );
  });

  it('is of the demonstration as soon as one of its vignettes is, and not any more without', async () => {
    const { drawn, create, change, publish, read, stores } = await school();
    await stores.vignettes.add([aVignette({ id: 'demo', pool: 'mock', isDemo: true })]);
    const questions = ['demo-0', 'demo-1'].map((id) => aQuestion(id));
    await stores.versions.add([aVersion({ vignetteId: 'demo', state: 'approved', questions })]);
    await stores.versions.rate(
      'demo-v1',
      questions.map(({ id }) => ({ questionId: id, rating: 60 })),
    );
    const id = await create();
    await change(id, { courseIds: ['sprint'], sections: [sectionOf('v1', 'v2'), sectionOf('v3', 'demo')] });
    expect((await read(id)).isDemo).toBe(true);
    await change(id, { sections: [sectionOf('v1', 'v2'), sectionOf('v3', 'v4')] });
    expect((await read(id)).isDemo).toBe(false);
    const isDemo = async (one: string) => {
      const mockExam = await read(one);
      return [mockExam.isDemo, idsOf(mockExam).flat().includes('demo')];
    };
    // Seven vignettes for four places: of some seeds the demonstration's is among them.
    const other = await drawn();
    const [told, isIn] = await isDemo(other);
    expect(told).toBe(isIn);
    // As it was stored before the tag followed from the vignettes.
    await stores.mockExams.save({ ...(await read(id)), sections: demoIn(await read(id)), isDemo: false });
    await publish(id);
    expect((await read(id)).isDemo).toBe(true);
  });
  const demoIn = ({ sections }: MockExam) =>
    sections.map((section) => ({
      ...section,
      vignettes: section.vignettes.map((one) => (one.vignetteId === 'v3' ? { ...one, vignetteId: 'demo' } : one)),
    }));

  it('keeps its vignettes in their pool until it is closed and nobody sits it or waits any more', async () => {
    const { published, read, uses, clock, stores } = await school();
    const id = await published();
    const [vignetteId] = idsOf(await read(id)).flat() as [string];
    const refusal = { kind: 'conflict', code: 'questions/in-mock-exam' };
    await expect(uses.move.run({ vignetteId, pool: 'practice' })).rejects.toMatchObject(refusal);
    await uses.move.run({ vignetteId, pool: 'mock' });
    // Retired: nothing new takes it, and what holds it keeps it.
    await uses.retire.run({ vignetteId, by: 'ada' });
    await stores.users.add(aUser());
    const [{ vignettes }] = (await read(id)).sections as [MockExam['sections'][number]];
    const plan = vignettes.map(({ versionId, ...one }) => ({ ...one, versionId: versionId!, questions: [] }));
    const sitting = aSitting({ mockExamId: id, releaseAt: after(clock.now(), HOUR_MS) });
    await stores.sittings.add({ sitting, idempotencyKey: 'key', sections: [{ minutes: 30, plan }] });
    await uses.close.run({ mockExamId: id });
    expect(await read(id)).toMatchObject({ state: 'closed', closedAt: clock.now() });
    await expect(uses.move.run({ vignetteId, pool: 'practice' })).rejects.toMatchObject(refusal);
    await stores.sittings.end('sitting', clock.now());
    await expect(uses.move.run({ vignetteId, pool: 'practice' })).rejects.toMatchObject(refusal);
    clock.advance(HOUR_MS);
    await uses.move.run({ vignetteId, pool: 'practice' });
    expect((await stores.vignettes.find(vignetteId))?.pool).toBe('practice');
    const again = uses.close.run({ mockExamId: id });
    await expect(again).rejects.toMatchObject({ kind: 'conflict', code: 'exam/not-published' });
    await expect(uses.close.run({ mockExamId: 'none' })).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('what is read', () => {
  it('has target and actual of each cluster and subject', async () => {
    const { drawn, publish, uses, create, change } = await school();
    const empty = await create();
    await change(empty, { sections: [sectionOf('v1')] });
    // Two places of two questions: one of each of four clusters, two of them there.
    const { clusters, subjects } = await uses.get.run({ mockExamId: empty });
    expect(clusters.map(({ id, target, actual }) => [id, target, actual])).toEqual([
      ['c1', 1, 1],
      ['c2', 1, 0],
      ['c3', 1, 1],
      ['c4', 1, 0],
    ]);
    expect(subjects.find(({ id }) => id === 'endodontics')).toMatchObject({ actual: 2 });
    const full = await drawn();
    await publish(full);
    const read = await uses.get.run({ mockExamId: full });
    expect(read.clusters[0]).toMatchObject({ target: 2, actual: 4, scored: 2 });
    expect(read).toMatchObject({ isShort: false, isConfirmed: false, faults: [] });
    expect(read.vignettes.size).toBe(4);
    await expect(uses.get.run({ mockExamId: 'none' })).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('is short with fewer, shorter or smaller sections than the blueprint', async () => {
    const { create, change, uses } = await school();
    const id = await create();
    const isShort = async () => (await uses.get.run({ mockExamId: id })).isShort;
    const whole = sectionOf();
    for (const [sections, expected] of [
      [[whole, whole], false],
      [[whole, whole, whole], false],
      [[whole], true],
      [[whole, { ...whole, minutes: 29 }], true],
      [[whole, { ...whole, places: 1 }], true],
    ] as const) {
      await change(id, { sections });
      expect(await isShort(), JSON.stringify(sections)).toBe(expected);
    }
    expect((await uses.list.run()).rows).toMatchObject([{ mockExam: { id }, isShort: true }]);
  });

  it('of a published one is measured by the blueprint of its publication', async () => {
    const { published, uses, stores, clock, create } = await school();
    const id = await published();
    await stores.blueprints.add({
      version: 2,
      content: { ...SMALL, sections: [{ vignettes: 9, minutes: 90 }] },
      savedBy: 'ada',
      savedAt: clock.now(),
      confirmed: { by: 'ada', at: clock.now(), handbook: '2026' },
    });
    const draft = await create();
    const { rows, isConfirmed } = await uses.list.run();
    expect(isConfirmed).toBe(true);
    const shortOf = (mockExamId: string) => rows.find(({ mockExam }) => mockExam.id === mockExamId)?.isShort;
    expect([shortOf(id), shortOf(draft)]).toEqual([false, false]);
    expect((await uses.get.run({ mockExamId: id })).isConfirmed).toBe(false);
  });
});
