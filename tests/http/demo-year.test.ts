import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SubmitSection } from '../../src/domain/exam/use-cases/submit-section.ts';
import { AddAdmin } from '../../src/domain/identity/use-cases/add-admin.ts';
import { Register } from '../../src/domain/identity/use-cases/register.ts';
import { DecideReview } from '../../src/domain/questions/use-cases/decide-review.ts';
import { DEMO_ADMIN, DEMO_STUDENT } from '../../src/main/seed/demo-accounts.ts';
import { DEMO_COURSES } from '../../src/main/seed/demo-courses.ts';
import { seedDemo } from '../../src/main/seed/seed-demo.ts';
import type { LiveCourseReply } from '../../src/wire/replies/catalog.ts';
import type { DashboardReply } from '../../src/wire/replies/enrolment.ts';
import type { MockExamsReply } from '../../src/wire/replies/mock-exams.ts';
import type {
  ActivityLogReply,
  AdminDashboardReply,
  StudentReply,
  StudentsReply,
} from '../../src/wire/replies/reporting.ts';
import type { AnswersReply, ResultReply } from '../../src/wire/replies/results.ts';
import type { ExamReply, SittingsReply } from '../../src/wire/replies/sittings.ts';
import { openSchool, type Person, type School, signIn } from '../support/school.ts';
import { readCsv } from './support/read-csv.ts';

const GUIDANCE = ['study_group_url', 'mentor_url'];

let school: School;
let [admin, owner]: Person[] = [];

const seed = (say: (line: string) => void = () => undefined) =>
  seedDemo(school.container, school.installation, school.settings, say);

beforeAll(async () => {
  school = await openSchool({ SEED_DEMO: '1' });
  await seed();
  admin = await signIn(school.ask, DEMO_ADMIN.email, DEMO_ADMIN.password);
  owner = await signIn(school.ask, DEMO_STUDENT.email, DEMO_STUDENT.password);
});
afterAll(() => school.close());

const get = async <T>(path: string, as: Person | undefined = admin) =>
  (await school.ask('GET', `/api${path}`, { as })).json as T;
const students = (query: string) => get<StudentsReply>(`/admin/students?${query}`);
const studentCalled = async (name: string) => {
  const { students: found } = await students(`search=${encodeURIComponent(name)}`);
  return get<StudentReply>(`/admin/students/${found[0]?.id}`);
};

/** Items of each module: lessons for seven days, and a test in four modules. */
const WITH_TESTS = [7, 8, 7, 8, 7, 8, 8];

describe('the year of the demonstration', () => {
  it('fills twelve months of the dashboard', async () => {
    const figures = await get<AdminDashboardReply>('/admin/dashboard');
    expect(figures.trend).toHaveLength(12);
    for (const { enrolments, revenue } of figures.trend) {
      expect(enrolments).toBeGreaterThan(0);
      expect(revenue).toBeGreaterThan(0);
    }
    expect(figures.totals).toMatchObject({ courses: 3, liveCourses: 2, students: 42, newStudents: 42 });
    expect(figures.totals.newEnrolments).toBeGreaterThan(figures.totals.activeEnrolments);
    expect(figures.recentEnrolments).toHaveLength(10);
    expect(figures.topCourses.map(({ title }) => title).sort()).toEqual(DEMO_COURSES.map(({ title }) => title).sort());
  });

  it('has a short mock exam of its vignettes, for its courses', async () => {
    const { mockExams } = await get<MockExamsReply>('/admin/mock-exams');
    expect(mockExams).toMatchObject([
      { state: 'published', isShort: true, isDemo: true, sections: 4, vignettes: 16, places: 16, minutes: 140 },
    ]);
    expect(mockExams[0]?.courseIds).toHaveLength(3);
  });

  it('has a student with a mock exam and a tutor test behind them, and nothing open', async () => {
    const { open, mocks } = await get<ExamReply>('/exam', owner);
    expect(open).toEqual([]);
    expect(mocks).toMatchObject([{ title: 'Mock exam 1', state: 'finished' }]);
    const { sittings } = await get<SittingsReply>('/exam/sittings', owner);
    expect(sittings).toMatchObject([
      { kind: 'tutor', state: 'over', isDemo: true },
      { kind: 'mock', state: 'over', isDemo: true },
    ]);
    for (const { createdAt, endedAt } of sittings) expect(endedAt! > createdAt).toBe(true);
    const { createdAt } = (await get<MockExamsReply>('/admin/mock-exams')).mockExams[0]!;
    expect(createdAt < sittings[1]!.createdAt).toBe(true);
  });

  it('shows that student a result with one cluster below its mark, and every answer', async () => {
    const { sittings } = await get<SittingsReply>('/exam/sittings', owner);
    const [tutor, mock] = sittings.map(({ id }) => `/exam/sittings/${id}`);
    const result = await get<ResultReply>(`${mock}/result`, owner);
    expect(result).toMatchObject({ isPassed: false, isComplete: true, conditions: 'exam', isDemo: true });
    expect(result.clusters).toMatchObject([
      { correct: 18, of: 20, passMark: 17, isPassed: true },
      { correct: 15, of: 20, passMark: 14, isPassed: true },
      { correct: 9, of: 20, passMark: 14, isPassed: false },
      { correct: 14, of: 20, passMark: 14, isPassed: true },
    ]);
    expect(result.sections.map(({ unanswered }) => unanswered).reduce((sum, one) => sum + one)).toBe(2);
    expect(result.sections.map(({ notReached }) => notReached)).toEqual([0, 0, 0, 1]);
    for (const { seconds, minutes, end } of result.sections) {
      expect(end).toBe('handed-in');
      expect(seconds).toBeGreaterThan(minutes * 60 * 0.4);
      expect(seconds).toBeLessThan(minutes * 60);
    }
    const { clusters } = await get<ResultReply>(`${tutor}/result`, owner);
    const sum = (of: (cluster: (typeof clusters)[number]) => number) =>
      clusters.reduce((total, cluster) => total + of(cluster), 0);
    expect([sum(({ correct }) => correct), sum(({ of }) => of)]).toEqual([7, 10]);
    expect((await get<AnswersReply>(`${mock}/answers?only=flagged`, owner)).vignettes).not.toEqual([]);
  });

  it('has noted what that student answered, for statistics and practice', async () => {
    const rows = await school.db('answered_questions').select('is_right', 'is_first', 'is_reached', 'is_flagged');
    expect(rows).toHaveLength(90);
    expect(rows.filter(({ is_right }) => is_right)).toHaveLength(56 + 7);
    expect(rows.every(({ is_first, is_reached }) => is_first === is_reached)).toBe(true);
    const flagged = rows.filter(({ is_flagged }) => is_flagged);
    expect(flagged.length).toBeGreaterThan(5);
    expect(flagged.length).toBeLessThan(20);
    expect(await school.db('sitting_sections').whereNull('closed_at')).toEqual([]);
  });

  it('has students on several pages, found by their number and exported', async () => {
    const first = await students('limit=25');
    expect(first).toMatchObject({ total: 42, page: 1 });
    expect((await students('limit=25&page=2')).students).toHaveLength(17);
    expect((await students('search=student+07')).students.map(({ name }) => name)).toEqual(['Demo Student 07']);
    const { text } = await school.ask('GET', '/api/admin/students/export.csv?search=demo+student', { as: admin });
    const emails = readCsv(text).map((line) => line[1]);
    expect(emails).toHaveLength(1 + 40);
    expect(emails.at(-1)).toBe('demo-student-40@example.org');
  });

  it('has orders with and without the coupon, at the price of their day, in every state', async () => {
    const rows = await school.db('orders').select('status', 'coupon', 'price_cents', 'discount_cents');
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['paid', 'pending', 'cancelled', 'refunded']));
    expect(new Set(rows.map(({ coupon }) => coupon))).toEqual(new Set(['CUSP10', null]));
    expect(new Set(rows.map(({ price_cents }) => price_cents))).toEqual(new Set([84_900, 89_900, 44_900, 49_900]));
    const live = await get<LiveCourseReply[]>('/user/courses/live');
    expect(live.map(({ title, price }) => [title, price])).toEqual([
      ['ADC Part 1 Mastery Program', 899],
      ['ADC Part 1 Sprint', 499],
    ]);
  });

  it('has two who were let out again, by the demo’s administrator', async () => {
    const revoked = await school.db('admin_actions').where({ kind: 'revoked' });
    expect(revoked).toHaveLength(2);
    for (const { user_id } of revoked) {
      const { accessChanges, courses } = await get<StudentReply>(`/admin/students/${user_id}`);
      expect(accessChanges[0]).toMatchObject({ kind: 'revoked', by: DEMO_ADMIN.name, isBySystem: false });
      expect(courses.some(({ revokedAt }) => revokedAt !== null)).toBe(true);
    }
  });

  it('has people who finished, people in the middle and people who never began', async () => {
    const rows = await school.db('progress').select('user_id').count({ n: '*' }).groupBy('user_id');
    const counts = rows.map(({ n }) => Number(n));
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(49);
    expect(counts.filter((count) => count < 5).length).toBeGreaterThan(2);
    const { courses, orders } = await studentCalled('Demo Student 01');
    // All lessons, and none of the four tests.
    expect(courses[0]).toMatchObject({ itemCount: 53, completedCount: 49 });
    expect(orders[0]).toMatchObject({ status: 'paid', total: 849 });
  });

  it('shows the student who may be tried where they stopped', async () => {
    const { next, courses } = await get<DashboardReply>('/user/dashboard', owner);
    // Seven lessons, and the mock exam of the last day.
    expect(courses).toMatchObject([{ itemCount: 53, completedCount: 8 }]);
    expect(next).toMatchObject({ label: '2.1', type: 'video' });
  });

  it('has logged enough of one student for a second page', async () => {
    const { courses: _, ...record } = await studentCalled('Demo Student 03');
    const log = await get<ActivityLogReply>(`/admin/students/${record.id}/activity`);
    expect(log.entries).toHaveLength(25);
    expect(log.nextBefore).not.toBeNull();
  });

  it('says of every message that nobody wrote it, and writes to nobody who exists', async () => {
    const messages = await school.db('contact_messages').select('message', 'email', 'delivered_at');
    expect(messages.length).toBeGreaterThan(8);
    for (const { message, email, delivered_at } of messages) {
      expect(message).toMatch(/^\[Demonstration/);
      expect(email).toMatch(/@example\.org$/);
      expect(delivered_at).not.toBeNull();
    }
    const mails = await school.db('mails').select('to', 'sent_at');
    expect(mails.length).toBeGreaterThan(40);
    for (const { to } of mails)
      expect(to).toMatch(
        /^(?:demo-student-\d\d@example\.org|student@cusp\.test|visitor@cusp\.test|school@example\.org)$/,
      );
    expect(Math.min(...mails.map(({ sent_at }) => Number(sent_at)))).toBeLessThan(Date.now() - 300 * 86_400_000);
    const waiting = (await school.db('jobs').distinct('name')).map(({ name }) => String(name));
    expect(waiting.filter((name) => !name.startsWith('media/'))).toEqual([]);
  });

  it('has something for each of the seven days of every module', async () => {
    const [mastery, sprint] = await get<LiveCourseReply[]>('/user/courses/live');
    expect(mastery?.weeks.map(({ itemCount }) => itemCount)).toEqual(WITH_TESTS);
    expect(sprint?.weeks.map(({ itemCount }) => itemCount)).toEqual([7, 7, 7, 7, 7, 7, 7]);
    const promised = [mastery, sprint].map((course) =>
      course?.promises.find(({ promise }) => promise === 'mock-exams'),
    );
    expect(promised).toEqual([1, 1].map((count) => ({ promise: 'mock-exams', count })));
  });

  it('has discussions, a study group and a mentor in each course on sale, at addresses that lead nowhere', async () => {
    const rows = await school.db('courses').where({ is_live: true }).select(GUIDANCE);
    const rooms = await school.db('discussion_series').select('room_url');
    expect([rows.length, rooms.length]).toEqual([2, 3]);
    for (const row of [...rows, ...rooms])
      for (const link of Object.values(row)) expect(link).toMatch(/^https:\/\/example\.org\/demonstration\//);
  });

  it('has past discussions: one was joined, two are recorded, and the next one has a paper to read', async () => {
    const found = await school.db('discussions').whereNotNull('recording_id');
    expect(found).toHaveLength(2);
    expect(await school.db('attendances')).toHaveLength(1);
    expect(await school.db('discussions').whereNot({ papers: '[]' })).toHaveLength(1);
  });

  it('lets nobody sign in as one of its students', async () => {
    for (const password of ['', 'demo-student-pass', 'password'])
      await expect(signIn(school.ask, 'demo-student-01@example.org', password)).rejects.toThrow('could not sign in: 4');
  });

  it('stays as it is at a second start', async () => {
    const tables = [
      'users',
      'courses',
      'contents',
      'documents',
      'files',
      'orders',
      'enrolments',
      'progress',
      'mails',
      'sittings',
      'answered_questions',
    ];
    const counts = () => Promise.all(tables.map((table) => school.db(table).count({ n: '*' })));
    const before = await counts();
    await seed();
    expect(await counts()).toEqual(before);
  });
});

describe('a first start', () => {
  const inSchool = async (overrides: Record<string, string>, look: (own: School) => Promise<void>) => {
    const own = await openSchool(overrides);
    try {
      await look(own);
    } finally {
      await own.close();
    }
  };
  const seedOf = ({ container, installation, settings }: School, db = installation.db) =>
    seedDemo(container, { ...installation, db }, settings, () => undefined);
  const itemCounts = async (own: School) =>
    ((await own.ask('GET', '/api/user/courses/live')).json as LiveCourseReply[]).map(({ weeks }) =>
      weeks.map(({ itemCount }) => itemCount),
    );

  /** How many versions the question bank has in each state. */
  const bankOf = async (own: School): Promise<Record<string, number>> => {
    const states: string[] = await own.db('vignette_versions').pluck('state');
    return Object.fromEntries(
      [...new Set(states)].map((state) => [state, states.filter((one) => one === state).length]),
    );
  };

  it('that ends in the middle of the year leaves its reviewer alone, and the next one begins it anew', () =>
    inSchool({ SEED_DEMO: '1' }, async (own) => {
      const transaction = (work: (trx: Knex.Transaction) => Promise<unknown>) =>
        own.db.transaction(async (trx) => {
          await work(trx);
          throw new Error('killed');
        });
      const killed = new Proxy(own.db, {
        get: (db, name) => (name === 'transaction' ? transaction : Reflect.get(db, name)),
      });
      const ended = seedOf(own, killed);
      await expect(ended).rejects.toThrow('killed');
      expect(await own.db('users').pluck('email')).toEqual(['reviewer@cusp.test']);
      expect(await own.db('orders').count({ n: '*' })).toEqual([{ n: 0 }]);
      await seedOf(own);
      expect(await own.db('users').count({ n: '*' })).toEqual([{ n: 46 }]);
      expect(await own.db('courses').count({ n: '*' })).toEqual([{ n: 3 }]);
      expect(await bankOf(own)).toEqual({ approved: 25 });
      expect(await itemCounts(own)).toEqual([WITH_TESTS, [7, 7, 7, 7, 7, 7, 7]]);
    }));

  it('that is to be small makes six accounts, one enrolment, what is to practise with or try, and of days 3 to 7 only quizzes', () =>
    inSchool({ SEED_DEMO: 'small' }, async (own) => {
      await seedOf(own);
      expect((await own.db('users').select('email').orderBy('email')).map(({ email }) => email)).toEqual([
        'admin@cusp.test',
        'office@cusp.test',
        'reviewer@cusp.test',
        'student@cusp.test',
        'teacher@cusp.test',
        'visitor@cusp.test',
      ]);
      expect(await own.db('enrolments').count({ n: '*' })).toEqual([{ n: 1 }]);
      expect(await bankOf(own)).toEqual({ approved: 9 });
      expect(await own.db('orders').count({ n: '*' })).toEqual([{ n: 0 }]);
      expect(await own.db('sittings').pluck('kind')).toEqual(['tutor']);
      expect(await own.db('answered_questions').count({ n: '*' })).toEqual([{ n: 10 }]);
      expect(await itemCounts(own)).toEqual([
        [2, 3, 2, 3, 2, 3, 2],
        [2, 2, 2, 2, 2, 2, 2],
      ]);
    }));

  it('that was ended among the vignettes has each of them once, whole', () =>
    inSchool({ SEED_DEMO: 'small' }, async (own) => {
      const ended = vi.spyOn(DecideReview.prototype, 'run').mockRejectedValueOnce(new Error('killed'));
      await expect(seedOf(own)).rejects.toThrow('killed');
      ended.mockRestore();
      await seedOf(own);
      expect(await bankOf(own)).toEqual({ approved: 9 });
      expect(await own.db('answer_keys').whereNull('rating')).toEqual([]);
    }));

  it('that was ended in the small demo’s test has it once, whole', () =>
    inSchool({ SEED_DEMO: 'small' }, async (own) => {
      for (const step of [SubmitSection.prototype, AddAdmin.prototype]) {
        const ended = vi.spyOn(step, 'run').mockImplementationOnce(() => Promise.reject(new Error('killed')));
        await expect(seedOf(own)).rejects.toThrow('killed');
        ended.mockRestore();
      }
      await seedOf(own);
      expect(await own.db('sittings').whereNotNull('ended_at').pluck('title')).toEqual(['Tutor test, 2 cases']);
      expect(await own.db('answered_questions').count({ n: '*' })).toEqual([{ n: 10 }]);
      expect(await own.db('users').count({ n: '*' })).toEqual([{ n: 6 }]);
    }));

  it('that was small and was ended is finished small, whatever is asked for next', () =>
    inSchool({ SEED_DEMO: '1' }, async (own) => {
      await own.container.get(Register).run(DEMO_STUDENT);
      await seedOf(own);
      expect(await own.db('users').count({ n: '*' })).toEqual([{ n: 6 }]);
    }));

  it('has its year where the operator allows no video, no paper and no coupon', () =>
    inSchool({ SEED_DEMO: '1', VIDEO_MAX_BYTES: '1000', DOCUMENT_MAX_BYTES: '1000', COUPON_CODE: '' }, async (own) => {
      await seedOf(own);
      expect(await own.db('users').count({ n: '*' })).toEqual([{ n: 46 }]);
      expect(await own.db('orders').whereNotNull('coupon')).toEqual([]);
    }));
});
