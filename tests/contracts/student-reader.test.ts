import { describe, expect, it } from 'vitest';
import { KnexCourseRepository } from '../../src/adapters/knex/catalog/course-repository.ts';
import { KnexEnrolmentRepository } from '../../src/adapters/knex/enrolment/enrolment-repository.ts';
import { KnexSessionRepository } from '../../src/adapters/knex/identity/session-repository.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { KnexProgressRepository } from '../../src/adapters/knex/learning/progress-repository.ts';
import { KnexStudentReader } from '../../src/adapters/knex/reporting/student-reader.ts';
import type { CourseRepository } from '../../src/domain/catalog/ports.ts';
import type { EnrolmentRepository } from '../../src/domain/enrolment/ports.ts';
import type { SessionRepository, UserRepository } from '../../src/domain/identity/ports.ts';
import type { User } from '../../src/domain/identity/user.ts';
import type { ProgressRepository } from '../../src/domain/learning/ports.ts';
import type { StudentReader } from '../../src/domain/reporting/ports.ts';
import type { StudentsFilter, StudentsPage } from '../../src/domain/reporting/student-directory.ts';
import { saveProgress } from '../support/save-progress.ts';
import { onEveryDatabase } from './on-every-database.ts';
import {
  aContent,
  aCourse,
  aDay,
  afterwards,
  aModule,
  aProgress,
  aSession,
  aUser,
  friday,
  LASTING,
  monday,
  tuesday,
} from './samples.ts';

interface StudentWorld {
  readonly reader: StudentReader;
  readonly users: UserRepository;
  readonly enrolments: EnrolmentRepository;
  readonly courses: CourseRepository;
  readonly progress: ProgressRepository;
  readonly sessions: SessionRepository;
}

const person = (id: string, name: string, facts: Partial<User> = {}): User =>
  aUser({ id, name, email: `${id}@example.org`, ...facts });
const ALL: StudentsFilter = { search: '', courseId: null, endsSoon: false };
const finding = (search: string): StudentsFilter => ({ ...ALL, search });
const query = (facts: Partial<StudentsPage> = {}): StudentsPage => ({
  ...ALL,
  sort: 'name',
  order: 'asc',
  offset: 0,
  limit: 100,
  ...facts,
});

/** What every StudentReader promises. `open` hands over an empty one and what it reads. */
function studentReaderContract(adapter: string, open: () => Promise<StudentWorld>): void {
  const holding = async (...people: readonly User[]): Promise<StudentWorld> => {
    const world = await open();
    for (const one of people) await world.users.add(one);
    return world;
  };
  const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

  describe(`StudentReader on ${adapter}`, () => {
    it('gives a student with what they may enter now, oldest enrolment first', async () => {
      const { reader, enrolments, courses } = await holding(person('ada', 'Ada'), person('bob', 'Bob'));
      for (const [id, title] of [
        ['a', 'Sprint'],
        ['b', 'Draft'],
        ['c', 'Revoked'],
      ] as const)
        await courses.add(aCourse({ id, title, isLive: id !== 'b' }), [], []);
      for (const [courseId, since] of [
        ['a', friday],
        ['b', monday],
        ['c', monday],
        ['gone', monday],
      ] as const) {
        await enrolments.add({ userId: 'ada', courseId, since, orderId: null, term: LASTING });
      }
      await enrolments.revoke('ada', 'c', tuesday);
      const ada = {
        id: 'ada',
        name: 'Ada',
        email: 'ada@example.org',
        phone: '+61 400 000 000',
        joinedAt: monday,
        lastSeenAt: null,
      };
      const none = { endsAt: LASTING.until, itemCount: 0, doneCount: 0 };
      expect(await reader.page(query())).toEqual([
        {
          ...ada,
          courses: [
            { id: 'b', title: 'Draft', ...none },
            { id: 'a', title: 'Sprint', ...none },
          ],
        },
        { ...ada, id: 'bob', name: 'Bob', email: 'bob@example.org', courses: [] },
      ]);
    });

    it('tells what they have completed of what there is, and when they were here last', async () => {
      const { reader, enrolments, courses, progress, sessions } = await holding(
        person('ada', 'Ada'),
        person('bob', 'Bob'),
      );
      await courses.add(aCourse({ id: 'a' }), [aModule({ courseId: 'a' })], [aDay({})]);
      for (const id of ['one', 'two', 'three']) await courses.addContent('a', aContent({ id, dayId: aDay({}).id }));
      for (const userId of ['ada', 'bob'])
        await enrolments.add({ userId, courseId: 'a', since: monday, orderId: null, term: LASTING });
      const seen = { userId: 'ada', courseId: 'a', completedAt: monday };
      for (const facts of [{ contentId: 'one' }, { contentId: 'two', completedAt: null }, { contentId: 'gone' }])
        await saveProgress(progress, aProgress({ ...seen, ...facts }));
      for (const [id, lastSeenAt] of [
        ['first', friday],
        ['second', tuesday],
      ] as const)
        await sessions.add(aSession({ id, userId: 'ada', lastSeenAt }));
      const [ada, bob] = await reader.page(query());
      expect([ada?.courses[0]?.itemCount, ada?.courses[0]?.doneCount, ada?.lastSeenAt]).toEqual([3, 1, friday]);
      expect([bob?.courses[0]?.itemCount, bob?.courses[0]?.doneCount, bob?.lastSeenAt]).toEqual([3, 0, null]);
    });

    it('sorts by the last visit; who never came is the oldest', async () => {
      const { reader, sessions } = await holding(...['ada', 'bob', 'cleo', 'dan'].map((id) => person(id, id)));
      for (const [id, userId, lastSeenAt] of [
        ['one', 'ada', monday],
        ['two', 'ada', friday],
        ['three', 'cleo', tuesday],
      ] as const)
        await sessions.add(aSession({ id, userId, lastSeenAt }));
      const sorted = async (order: 'asc' | 'desc') => ids(await reader.page(query({ sort: 'last-visit', order })));
      expect(await sorted('desc')).toEqual(['ada', 'cleo', 'bob', 'dan']);
      expect(await sorted('asc')).toEqual(['bob', 'dan', 'cleo', 'ada']);
    });

    it('finds who may enter a course now, and whose access ends soon', async () => {
      const { reader, enrolments, courses } = await holding(...['a', 'b', 'c', 'd'].map((id) => person(id, id)));
      for (const id of ['x', 'y']) await courses.add(aCourse({ id }), [], []);
      const inDays = (days: number) => ({
        ...LASTING,
        until: new Date(afterwards.now().getTime() + days * 86_400_000),
      });
      for (const [userId, courseId, days] of [
        ['a', 'x', 14],
        ['b', 'x', 15],
        ['c', 'y', 2],
        ['d', 'x', -1],
        ['d', 'gone', 3],
      ] as const)
        await enrolments.add({ userId, courseId, since: monday, orderId: null, term: inDays(days) });
      const found = async (facts: Partial<StudentsFilter>) => {
        const rows = ids(await reader.page(query(facts))).join('');
        expect(await reader.count({ ...ALL, ...facts })).toBe(rows.length);
        expect(ids(await reader.after({ ...ALL, ...facts }, undefined, 9)).join('')).toBe(rows);
        return rows;
      };
      expect(await found({ courseId: 'x' })).toBe('ab');
      expect(await found({ endsSoon: true })).toBe('ac');
      expect(await found({ courseId: 'x', endsSoon: true })).toBe('a');
      expect(await found({ courseId: 'x', search: 'b@' })).toBe('b');
      expect(await found({ courseId: 'gone' })).toBe('');
    });

    it('knows no administrator', async () => {
      const { reader } = await holding(person('ada', 'Ada'), person('boss', 'Boss', { role: 'admin' }));
      expect(await reader.count(ALL)).toBe(1);
      expect(await reader.count(finding('boss'))).toBe(0);
      expect(ids(await reader.page(query()))).toEqual(['ada']);
      expect(ids(await reader.after(ALL, undefined, 9))).toEqual(['ada']);
    });

    it.each([
      ['lovelace', ['ada']],
      ['LOVE ada', ['ada']],
      ['example.org', ['ada', 'dang', 'pct', 'zoe']],
      ['zoe', ['zoe']],
      ['ZOË', ['zoe']],
      ['dang nguyen', ['dang']],
      ['ĐẶNG', ['dang']],
      ['%', ['pct']],
      ['100%_', ['pct']],
      ['_', ['pct']],
      ['!', []],
      ['o\'brien"; drop', []],
      ["o'brien", ['zoe']],
      ['OBrien', ['zoe']],
      ['oʻbrien', ['zoe']],
      ['ob·rien zoe@exampleorg', ['zoe']],
      ['\\', []],
      ['😀', []],
      ['ada zoe', []],
      ['  ', ['ada', 'dang', 'pct', 'zoe']],
    ])('finds by name and e-mail, whatever case and accents: %j', async (search, found) => {
      const { reader } = await holding(
        person('ada', 'Ada Lovelace'),
        person('zoe', "Zoë O'Brien"),
        person('dang', 'Nguyễn Đặng'),
        person('pct', 'One 100%_ Sure'),
      );
      expect(
        ids(await reader.page(query({ search })).then((rows) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)))),
      ).toEqual(found);
      expect(await reader.count(finding(search))).toBe(found.length);
      expect(ids(await reader.after(finding(search), undefined, 9)).toSorted()).toEqual(found);
    });

    it('finds by a new name once it has changed, and not by the old one', async () => {
      const { reader, users } = await holding(person('ada', 'Ada Byron'));
      await users.setProfile('ada', { name: 'Ada Lóvelace', phone: '' });
      expect([await reader.count(finding('lovelace ada@')), await reader.count(finding('byron'))]).toEqual([1, 0]);
    });

    it('sorts alike everywhere, in both directions', async () => {
      const { reader, enrolments, courses } = await holding(
        person('c', 'éva', { email: 'B@example.org'.toLowerCase(), createdAt: tuesday }),
        person('a', 'Zora', { email: 'a-z@example.org', createdAt: friday }),
        person('b', 'Eva', { email: 'a_z@example.org', createdAt: monday }),
        person('d', 'adam', { email: 'az@example.org', createdAt: tuesday }),
      );
      for (const id of ['x', 'y']) await courses.add(aCourse({ id }), [], []);
      for (const [userId, courseId] of [
        ['a', 'x'],
        ['a', 'y'],
        ['b', 'x'],
        ['c', 'gone'],
      ] as const) {
        await enrolments.add({ userId, courseId, since: monday, orderId: null, term: LASTING });
      }
      const sorted = async (sort: StudentsPage['sort'], order: StudentsPage['order']) =>
        ids(await reader.page(query({ sort, order }))).join('');
      expect([await sorted('name', 'asc'), await sorted('name', 'desc')]).toEqual(['dbca', 'acbd']);
      expect([await sorted('email', 'asc'), await sorted('email', 'desc')]).toEqual(['abdc', 'cdba']);
      expect([await sorted('joined', 'asc'), await sorted('joined', 'desc')]).toEqual(['bdca', 'adcb']);
      expect([await sorted('courses', 'asc'), await sorted('courses', 'desc')]).toEqual(['dcba', 'abdc']);
    });

    it.each(['name', 'email', 'joined', 'courses'] as const)(
      'puts nobody on two pages, and leaves nobody out, by %s',
      async (sort) => {
        const people = Array.from({ length: 23 }, (_, index) =>
          person(`p${index}`, index % 2 ? 'Same Name' : `Name ${index % 5}`),
        );
        const { reader } = await holding(...people);
        for (const order of ['asc', 'desc'] as const) {
          const seen: string[] = [];
          for (let offset = 0; offset < 30; offset += 5)
            seen.push(...ids(await reader.page(query({ sort, order, offset, limit: 5 }))));
          expect(seen).toHaveLength(23);
          expect(new Set(seen)).toEqual(new Set(ids(people)));
        }
      },
    );

    it('reads on behind the last one, also when they are gone or others came', async () => {
      const { reader, users } = await holding(...['b', 'd', 'f'].map((id) => person(id, `Name ${id}`)));
      const [b, d] = await reader.after(ALL, undefined, 2);
      expect([b?.id, d?.id]).toEqual(['b', 'd']);
      for (const id of ['a', 'e']) await users.add(person(id, `Name ${id}`));
      expect(ids(await reader.after(ALL, d, 2))).toEqual(['e', 'f']);
      expect(ids(await reader.after(ALL, { ...d!, name: 'Name dd', id: 'dd', email: 'x@example.org' }, 9))).toEqual([
        'e',
        'f',
      ]);
      expect(await reader.after(finding('name'), (await reader.after(ALL, undefined, 9)).at(-1), 2)).toEqual([]);
    });
  });
}

onEveryDatabase((name, open) =>
  studentReaderContract(name, async () => {
    const db = await open();
    return {
      reader: new KnexStudentReader(db, afterwards),
      users: new KnexUserRepository(db),
      enrolments: new KnexEnrolmentRepository(db, afterwards),
      courses: new KnexCourseRepository(db),
      progress: new KnexProgressRepository(db),
      sessions: new KnexSessionRepository(db),
    };
  }),
);
