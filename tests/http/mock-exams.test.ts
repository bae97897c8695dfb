import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_BLUEPRINT } from '../../src/domain/exam/default-blueprint.ts';
import { href, paths } from '../../src/wire/paths.ts';
import type { MockExamReply, MockExamsReply } from '../../src/wire/replies/mock-exams.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { mockExamDesk, sentMockExam } from './support/mock-exams.ts';
import { notedActs } from './support/noted-acts.ts';
import { problem } from './support/problem.ts';
import { questionBank } from './support/question-bank.ts';

let school: School;
let boss: Person;
let ada: Person;
let bank: ReturnType<typeof questionBank>;
let mocks: ReturnType<typeof mockExamDesk>;

beforeAll(async () => {
  school = await openSchool();
  boss = await school.admin();
  ada = await school.student('ada');
  bank = questionBank(school, boss, await school.admin('second'));
  mocks = mockExamDesk(school, boss, bank);
});
afterAll(() => school.close());

describe('mock exams', () => {
  it('are an administrator’s alone', async () => {
    const { id, revision } = await mocks.create();
    const answers = [
      await school.ask('GET', paths.mockExams, { as: ada }),
      await school.ask('POST', paths.mockExams, { as: ada, body: { title: 'Mine' } }),
      await mocks.call('GET', paths.mockExam, id, undefined, ada),
      await mocks.call('PUT', paths.mockExam, id, sentMockExam(await mocks.read(id)), ada),
      ...(await Promise.all(
        [paths.mockExamDrawing, paths.mockExamPublication, paths.mockExamClosure].map((path) =>
          mocks.call('POST', path, id, { revision }, ada),
        ),
      )),
    ];
    for (const answer of answers) expect(answer).toMatchObject(problem(403, 'identity/admins-only'));
    expect((await mocks.read(id)).revision).toBe(1);
  });

  it('begin with the sections of the blueprint, once for a request that is repeated', async () => {
    const body = { title: ' Autumn mock ', idempotencyKey: 'request-1' };
    const [first, second] = [await mocks.create(body), await mocks.create(body)];
    expect(second.id).toBe(first.id);
    expect(first).toMatchObject({ title: 'Autumn mock', state: 'draft', isShort: false, isConfirmed: false });
    expect(first.sections).toEqual(
      DEFAULT_BLUEPRINT.sections.map(({ minutes, vignettes: places }) => ({ minutes, places, vignettes: [] })),
    );
    expect(first.clusters[0]).toMatchObject({ id: 'c1', target: 70, actual: 0, scored: 0 });
    expect(first.faults.map(({ path }) => path)).toEqual([
      ...[0, 1, 2, 3].map((at) => `sections[${at}].vignettes`),
      'courseIds',
    ]);
    const other = await school.ask('POST', paths.mockExams, { as: boss, body: { ...body, title: 'Another' } });
    expect(other).toMatchObject(problem(409, 'exam/mock-made-already'));
  });

  it('are listed newest first, and no cache keeps them', async () => {
    const { id } = await mocks.create({ title: 'Newest' });
    const { status, json, headers } = await school.ask('GET', paths.mockExams, { as: boss });
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    const { mockExams, isConfirmed } = json as MockExamsReply;
    expect(isConfirmed).toBe(false);
    expect(mockExams[0]).toMatchObject({ id, title: 'Newest', sections: 4, vignettes: 0, places: 56, minutes: 480 });
  });

  it('that are not there are not found', async () => {
    const none = 'n'.repeat(22);
    const body = sentMockExam(await mocks.full());
    for (const answer of [
      await mocks.call('GET', paths.mockExam, none),
      await mocks.call('PUT', paths.mockExam, none, body),
      await mocks.call('POST', paths.mockExamDrawing, none, { revision: 1 }),
      await mocks.call('POST', paths.mockExamPublication, none, { revision: 1 }),
      await mocks.call('POST', paths.mockExamClosure, none),
    ])
      expect(answer).toMatchObject(problem(404, 'exam/no-mock-exam'));
  });
});

describe('a save', () => {
  it('over an older revision is refused with the newer state, as are draw and publish', async () => {
    const seen = await mocks.create();
    await mocks.save(seen, { title: 'Newer' });
    const { revision } = seen;
    for (const answer of [
      await mocks.save(seen, { title: 'Mine' }),
      await mocks.call('POST', paths.mockExamDrawing, seen.id, { revision }),
      await mocks.publish(seen),
    ]) {
      expect(answer).toMatchObject(problem(409, 'exam/stale-mock-exam'));
      expect(answer.json).toMatchObject({ current: { revision: 2, title: 'Newer' } });
    }
  });

  it('keeps courses and the time of release', async () => {
    const course = await school.course({ title: 'Mock course' });
    const saved = await mocks.save(await mocks.create(), {
      courseIds: [course.id],
      releaseAt: '2099-05-01T09:30:00+10:00',
    });
    expect(saved).toMatchObject({
      status: 200,
      json: { courseIds: [course.id], releaseAt: '2099-04-30T23:30:00.000Z' },
    });
  });

  const section = { minutes: 30, places: 2, vignettes: [] };
  it.each<[string, object, string[]]>([
    ['no title', { title: ' ' }, ['title']],
    ['no sections', { sections: [] }, ['sections']],
    ['nine sections', { sections: Array.from({ length: 9 }, () => section) }, ['sections']],
    ['no minutes', { sections: [{ ...section, minutes: 0 }] }, ['sections[0].minutes']],
    ['too many places', { sections: [section, { ...section, places: 101 }] }, ['sections[1].places']],
    [
      'a vignette without a name',
      { sections: [{ ...section, vignettes: [{}] }] },
      ['sections[0].vignettes[0].vignette'],
    ],
    ['a course that is not there', { courseIds: ['none'] }, ['courseIds[0]']],
    ['a time that is none', { releaseAt: '2026-02-31 9:00' }, ['releaseAt']],
  ])('is refused for %s, under its path', async (_what, facts, fields) => {
    const seen = await mocks.create();
    const refused = await mocks.save(seen, facts);
    expect(refused).toMatchObject(problem(422, expect.any(String) as never, fields));
    expect((await mocks.read(seen.id)).revision).toBe(1);
  });
});

describe('a drawing', () => {
  it('takes what the bank has for mock exams, and the same again by its seed', async () => {
    const [fixed] = [await mocks.vignette(), await mocks.vignette(), await mocks.vignette()];
    const sections = [{ minutes: 30, places: 2, vignettes: [{ vignette: fixed, isFixed: true }] }];
    const seen = (await mocks.save(await mocks.create(), { sections })).json as MockExamReply;
    const draw = async (from: MockExamReply) =>
      (await mocks.call('POST', paths.mockExamDrawing, from.id, { revision: from.revision, seed: 'one' }))
        .json as MockExamReply;
    const drawn = await draw(seen);
    expect(drawn).toMatchObject({ revision: 3, isShort: true, isDemo: false, others: expect.any(Array) });
    expect(drawn.faults.map(({ path }) => path)).toEqual(['courseIds']);
    expect(drawn.sections[0]?.vignettes).toMatchObject([
      { id: fixed, isFixed: true, questions: 5, rating: 60, clusters: ['c1'] },
      { isFixed: false },
    ]);
    expect(drawn.clusters[0]).toMatchObject({ target: 2.5, actual: 10 });
    expect((await draw(drawn)).sections).toEqual(drawn.sections);
  });
});

describe('a publication', () => {
  it('freezes the vignettes, and is in the audit log', async () => {
    const full = await mocks.full();
    await school.db('admin_actions').delete();
    const answer = await mocks.publish(full);
    expect(answer).toMatchObject({ status: 200, json: { state: 'published', publishedAt: expect.any(String) } });
    expect(await notedActs(school).pluck('path')).toEqual([
      `POST ${href(paths.mockExamPublication, { mockExamId: full.id })}`,
    ]);
    const published = answer.json as MockExamReply;
    expect(await mocks.publish(published)).toMatchObject(problem(409, 'exam/not-a-draft'));
    const emptied = await mocks.save(published, { sections: [{ minutes: 30, places: 1, vignettes: [] }] });
    expect(emptied).toMatchObject(problem(409, 'exam/not-a-draft'));
    expect(emptied.json).toMatchObject({ current: { state: 'published' } });
    expect(await mocks.save(published, { title: 'Renamed' })).toMatchObject({
      status: 200,
      json: { title: 'Renamed' },
    });
    const [vignette] = published.sections[0]!.vignettes;
    const moved = await bank.call('PUT', paths.vignettePool, vignette!.id, { pool: 'practice' });
    expect(moved).toMatchObject(problem(409, 'questions/in-mock-exam'));
  });

  it('is refused for a vignette that was retired a second before, for one too few, and for a time that is over', async () => {
    const full = await mocks.full();
    const sections = [{ ...sentMockExam(full).sections[0], places: 2 }];
    const seen = (await mocks.save(full, { sections, releaseAt: '2020-01-01T00:00:00Z' })).json as MockExamReply;
    await bank.call('POST', paths.vignetteRetirement, full.sections[0]!.vignettes[0]!.id);
    const refused = await mocks.publish(seen);
    const fields = ['releaseAt', 'sections[0].vignettes', 'sections[0].vignettes[0]'];
    expect(refused).toMatchObject(problem(422, 'exam/mock-exam', fields));
    const { faults, state } = await mocks.read(full.id);
    expect([state, faults.map(({ path }) => path).toSorted()]).toEqual(['draft', fields]);
  });
});

describe('closing', () => {
  it('ends it for good, and is of a published one alone', async () => {
    const draft = await mocks.full();
    const close = (id: string) => mocks.call('POST', paths.mockExamClosure, id);
    expect(await close(draft.id)).toMatchObject(problem(409, 'exam/not-published'));
    const { id } = (await mocks.publish(draft)).json as MockExamReply;
    expect(await close(id)).toMatchObject({ status: 200, json: { state: 'closed', closedAt: expect.any(String) } });
    expect(await close(id)).toMatchObject(problem(409, 'exam/not-published'));
    expect(await mocks.save(await mocks.read(id))).toMatchObject(problem(409, 'exam/closed'));
  });
});
