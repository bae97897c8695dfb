import { describe, expect, it, onTestFinished } from 'vitest';
import { PAGE_LIMIT } from '../../src/domain/kernel/keyset-page.ts';
import { paths } from '../../src/wire/paths.ts';
import type { SittingReply, SittingsReply } from '../../src/wire/replies/sittings.ts';
import { countQueries } from '../contracts/count-queries.ts';
import { answer, questionIds, sittingCalls } from '../http/support/sitting-calls.ts';
import { fillBank } from '../support/approved-vignettes.ts';
import { databases, migratedPostgres } from '../support/database.ts';
import { multiplySittings } from '../support/many-sittings.ts';
import { publishedMockExam } from '../support/published-mock-exam.ts';
import { openSchool, type Person } from '../support/school.ts';

/** Vignettes of a section, with five questions each. */
const VIGNETTES = Array.from({ length: 14 }, (_, at) => `mock-${at + 1}`);
const SITTINGS = 10_000;
/** One more in a minute notes that the session was seen. */
const MAX_STATEMENTS = 4 - 1;
/** The session, a page of tests, their sections, and, for the points, the whole of them and what was revealed. */
const MAX_LIST_STATEMENTS = 8;
/** Written now and then, whatever is asked: security events, some at a time, and that a session was seen. */
const isOfSave = (sql: string) => !/admin_actions|update .auth_sessions/.test(sql);
/** Tables of what a candidate reads. */
const isOfContent = (sql: string) => /vignette_versions|figures/.test(sql);

// How often a candidate's request asks the database depends neither on what they wrote nor on how many others sit.
describe.each(databases)('a mock exam on $name', ({ name }) => {
  /** A school with a mock exam of one section, and students who may sit it. */
  async function examSchool(names: readonly string[]) {
    const postgres = name === 'Postgres' ? await migratedPostgres() : undefined;
    const school = await openSchool(postgres ? { DATABASE_URL: postgres.url } : {});
    onTestFinished(async () => {
      await school.close();
      await postgres?.drop();
    });
    const course = await school.course();
    await fillBank(school.db, VIGNETTES, { pool: 'mock' });
    const { mockExams } = school.installation.dependencies.exam;
    await mockExams.add(publishedMockExam([VIGNETTES], { id: 'mock-exam', courseIds: [course.id] }));
    const students: Person[] = [];
    for (const student of names) {
      const person = await school.student(student);
      await school.enrol(person.id, course.id);
      students.push(person);
    }
    const calls = sittingCalls(school);
    /** Makes a sitting, starts its section and reads the questions. */
    const begin = async (as: Person) => {
      const body = { idempotencyKey: 'the-only-press', mockExamId: 'mock-exam' };
      const { id } = (await school.ask('POST', paths.sittings, { as, body })).json as SittingReply;
      await calls.start(as, id);
      return { sittingId: id, ids: questionIds(await calls.questions(as, id)) };
    };
    return { school, calls, students, begin };
  }

  it(`saves with as many statements for 70 answers and ${SITTINGS} sittings as for one of each`, async () => {
    const { school, calls, students, begin } = await examSchool(['ada']);
    const ada = students[0]!;
    const { sittingId, ids } = await begin(ada);
    expect(ids).toHaveLength(70);
    let sequence = 0;
    const statements = (answers: number) => {
      const sheet = ids.slice(0, answers).map((id) => answer(id));
      const save = async () => expect((await calls.save(ada, sittingId, (sequence += 1), sheet)).status).toBe(200);
      return countQueries(school.db, save, isOfSave);
    };
    const few = await statements(1);
    expect(few).toBeLessThanOrEqual(MAX_STATEMENTS);
    expect(await statements(70)).toBe(few);
    await multiplySittings(school.db, sittingId, SITTINGS - 1);
    expect([await statements(1), await statements(70)]).toEqual([few, few]);
  });

  it('lists many tests with their points by as many statements as ten', async () => {
    const { school, calls, students, begin } = await examSchool(['ada', 'bob']);
    const statements = async (as: Person, tests: number) => {
      const { sittingId, ids } = await begin(as);
      expect((await calls.submit(as, sittingId, 1, [answer(ids[0]!)])).status).toBe(200);
      await multiplySittings(school.db, sittingId, tests - 1);
      const list = async () => {
        const { sittings } = (await school.ask('GET', paths.sittings, { as })).json as SittingsReply;
        expect(sittings).toHaveLength(Math.min(tests, PAGE_LIMIT - 1));
        for (const { points } of sittings) expect(points).toEqual({ right: 1, counted: 70 });
      };
      // Answer keys are kept once they were read.
      await list();
      return countQueries(school.db, list, isOfSave);
    };
    const [ada, bob] = students;
    const few = await statements(ada!, 10);
    expect(few).toBeLessThanOrEqual(MAX_LIST_STATEMENTS);
    expect(await statements(bob!, SITTINGS)).toBe(few);
  });

  it('reads its cases once, for however many start together', async () => {
    const { school, students, begin } = await examSchool(['ada', 'bob', 'cleo', 'dan', 'eve', 'finn']);
    const all = async () => {
      for (const { ids } of await Promise.all(students.map(begin))) expect(ids).toHaveLength(70);
    };
    // Texts, and the files of their figures.
    expect(await countQueries(school.db, all, isOfContent)).toBe(2);
    expect(await countQueries(school.db, all, isOfContent)).toBe(0);
  });
});
