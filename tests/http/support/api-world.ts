import { openSession } from '../../../src/domain/identity/session.ts';
import { newUser, type Role } from '../../../src/domain/identity/user.ts';
import type { AdminContentReply, DocumentsSavedReply } from '../../../src/wire/replies/admin-catalog.ts';
import { fillBank } from '../../support/approved-vignettes.ts';
import { publishedMockExam } from '../../support/published-mock-exam.ts';
import { openSchool, PASSWORD, type Person } from '../../support/school.ts';
import { authoring } from './authoring.ts';
import { buying } from './buying.ts';
import { mockExamDesk } from './mock-exams.ts';
import { questionBank } from './question-bank.ts';

/** A course of its own for one operation, with two of everything that can be moved. */
export interface OwnCourse {
  readonly courseId: string;
  readonly title: string;
  readonly weekId: string;
  readonly otherWeekId: string;
  readonly dayId: string;
  readonly nextDayNumber: number;
  readonly contentId: string;
  readonly contentKey: string;
  readonly otherContentId: string;
  readonly documentId: string;
  readonly documentKey: string;
  readonly otherDocumentId: string;
}

/** A school in which every operation of the API has something to work on. */
export async function openApiWorld() {
  const school = await openSchool();
  const { kernel, identity, catalog, exam } = school.installation.dependencies;
  const passwordHash = await identity.passwords.hash(PASSWORD);
  let count = 0;

  /** Without a hash for each: that would be most of the time. */
  const person = async (role: Role = 'student'): Promise<Person> => {
    count += 1;
    const email = `${role}-${count}@example.org`;
    const now = kernel.clock.now();
    const facts = { id: kernel.ids.next(), name: `Person ${count}`, email, phone: '', passwordHash, role };
    await identity.users.add(newUser({ ...facts, roles: role === 'admin' ? ['owner'] : [] }, now));
    return { id: facts.id, email, bearer: await session(facts.id, role), cookie: '' };
  };
  const session = async (userId: string, role: Role): Promise<string> => {
    const who = { userId, role, kind: 'web', device: 'a test' } as const;
    const opened = openSession(kernel.ids.next(), who, kernel.clock.now());
    await identity.sessions.add(opened);
    return identity.tokens.sign(opened);
  };

  const admin = await person('admin');
  const desk = authoring(school, admin);
  const shop = buying(school);
  const bank = questionBank(school, admin, await person('admin'));
  const shared = await school.course();
  const student = await person();
  await school.enrol(student.id, shared.id);

  const ownCourse = async (): Promise<OwnCourse> => {
    const made = await desk.create({ title: `Own ${(count += 1)}` });
    const [week, otherWeek] = made.weeks;
    const days = `/${made.id}/weeks/${week?.id}/days/${week?.days[0]?.id}`;
    const [contentKey, otherKey] = [await desk.upload('lesson.mp4'), await desk.upload('lesson.mp4')];
    const [documentKey, otherPaper] = [await desk.upload('paper.pdf'), await desk.upload('paper.pdf')];
    const content = async (s3Key: string) =>
      (await desk.call('POST', `${days}/contents`, { type: 'video', title: 'Lesson', s3Key }))
        .json as AdminContentReply;
    const [one, two] = [await content(contentKey), await content(otherKey)];
    const { json } = await desk.call('POST', `/${made.id}/weeks/${week?.id}/documents`, {
      documents: [documentKey, otherPaper].map((s3Key) => ({ title: 'Paper', s3Key })),
    });
    const { saved } = json as DocumentsSavedReply;
    return {
      courseId: made.id,
      title: made.title,
      weekId: week?.id ?? '',
      otherWeekId: otherWeek?.id ?? '',
      dayId: week?.days[0]?.id ?? '',
      nextDayNumber: (week?.days.length ?? 0) + 1,
      contentId: one.id,
      contentKey,
      otherContentId: two.id,
      documentId: saved[0]?.id ?? '',
      documentKey,
      otherDocumentId: saved[1]?.id ?? '',
    };
  };

  return {
    school,
    admin,
    student,
    shared,
    desk,
    shop,
    bank,
    mocks: mockExamDesk(school, admin, bank),
    person,
    session,
    ownCourse,
    /** May practise and sit mock exams: cases of each pool are there. */
    async candidate() {
      if (!(await school.db('vignettes').where({ id: 'case-1' }).first())) {
        await fillBank(school.db, ['case-1', 'case-2']);
        await fillBank(school.db, ['mock-1', 'mock-2'], { pool: 'mock' });
        await fillBank(school.db, ['free'], { pool: 'sample' });
      }
      const candidate = await person();
      await school.enrol(candidate.id, shared.id);
      return candidate;
    },
    /** A published mock exam of the course that everybody can buy. */
    async mockExamId() {
      const id = kernel.ids.next();
      await exam.mockExams.add(publishedMockExam([['mock-1']], { id, courseIds: [shared.id] }));
      return id;
    },
    /** A practice test on a day of the course that everybody can buy. */
    async dayTestId() {
      const { modules } = (await catalog.reader.courseTree(shared.id)) ?? { modules: [] };
      const id = kernel.ids.next();
      const test = { kind: 'practice', mode: 'timed', vignettes: 1, clusters: [], subjects: [] } as const;
      const dayId = modules[0]?.days[1]?.day.id ?? '';
      await catalog.courses.addContent(shared.id, { id, dayId, type: 'test', title: `Quiz ${id}`, test });
      return id;
    },
    /** A name that nothing has yet. */
    fresh: (what: string): string => `${what}-${(count += 1)}`,
    /** At the card page of the course that everybody can buy. */
    async buyer() {
      const buyer = await person();
      return { buyer, checkoutId: await shop.atCardPage(buyer, shared.id) };
    },
    async paid() {
      const buyer = await person();
      const checkoutId = await shop.atCardPage(buyer, shared.id);
      await shop.pay(buyer, checkoutId);
      const [order] = (await school.db('orders').where({ user_id: buyer.id }).select('id')) as { id: string }[];
      return { buyer, checkoutId, orderId: order?.id ?? '' };
    },
    /** A mail that can still be read: the words of one go with its reader's account. */
    async mailId(state: object = {}): Promise<string> {
      const [mail] = (await school.db('mails').whereNotNull('words').select('id').limit(1)) as { id: string }[];
      if (mail && Object.keys(state).length > 0) await school.db('mails').where({ id: mail.id }).update(state);
      return mail?.id ?? '';
    },
  };
}

export type ApiWorld = Awaited<ReturnType<typeof openApiWorld>>;
