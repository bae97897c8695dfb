import { FindDocument } from '../../../src/domain/catalog/queries/find-document.ts';
import { GetContent } from '../../../src/domain/catalog/queries/get-content.ts';
import { CheckAccess } from '../../../src/domain/enrolment/queries/check-access.ts';
import type { TeamRole } from '../../../src/domain/kernel/literals.ts';
import type { Viewer } from '../../../src/domain/kernel/viewer.ts';
import { SendThreadAnswer } from '../../../src/domain/support/jobs/send-thread-answer.ts';
import { GetAnswerTime } from '../../../src/domain/support/queries/get-answer-time.ts';
import { GetInboxThread } from '../../../src/domain/support/queries/get-inbox-thread.ts';
import { GetThread } from '../../../src/domain/support/queries/get-thread.ts';
import { ListInbox } from '../../../src/domain/support/queries/list-inbox.ts';
import { ListThreads } from '../../../src/domain/support/queries/list-threads.ts';
import { SuggestThreads } from '../../../src/domain/support/queries/suggest-threads.ts';
import { AnswerThread } from '../../../src/domain/support/use-cases/answer-thread.ts';
import { type AskedAbout, AskMentor } from '../../../src/domain/support/use-cases/ask-mentor.ts';
import { FollowUpThread } from '../../../src/domain/support/use-cases/follow-up-thread.ts';
import { MoveThread, type ThreadMove } from '../../../src/domain/support/use-cases/move-thread.ts';
import { SendContactMessage } from '../../../src/domain/support/use-cases/send-contact-message.ts';
import { courseAccess } from '../../../src/main/composition/links/catalog.ts';
import { people } from '../../../src/main/composition/links/identity.ts';
import { answerers, askedSubjects, runningExams } from '../../../src/main/composition/links/support.ts';
import { aDocument, anOrder, aUser, LASTING } from '../../contracts/samples.ts';
import { aSitting } from '../exam/sitting-samples.ts';
import { classroom } from '../learning/classroom.ts';

export const TEACHER: readonly TeamRole[] = ['teacher'];
export const OFFICE: readonly TeamRole[] = ['office'];

export const student = (userId = 'ada'): Viewer => ({ userId, role: 'student', roles: [] });
export const NOTHING: AskedAbout = { kind: 'nothing' };
export const LESSON: AskedAbout = { kind: 'item', contentId: 'a-1-v', at: 31 };

/** Cases that Ada has answered questions of; only of released ones she may ask. */
const CASES: Readonly<Record<string, { pool: 'mock' | 'practice'; number: number }>> = {
  'mock-case': { pool: 'mock', number: 7 },
  'practice-case': { pool: 'practice', number: 8 },
};

/** The classroom with a team, a document of four pages, an order of Ada's, and the use cases of both sides. */
export async function mentorWorld() {
  const world = await classroom();
  const { stores, work, ids, clock, mailbox, jobs } = world;
  const students = ['ada', 'bob', 'cleo'].map((id) => aUser({ id, name: `${id} Lee`, email: `${id}@example.org` }));
  const team = (['teacher', 'office', 'author', 'owner'] as const).map((role) =>
    aUser({ id: role, name: role, email: `${role}@example.org`, role: 'admin', roles: [role] }),
  );
  for (const user of [...students, ...team]) await stores.users.add(user);
  const page = { moduleId: 'a-1', pageCount: 4 };
  await stores.courses.addDocuments('a', [aDocument({ id: 'doc', ...page, title: 'Notes' })]);
  await stores.orders.add(anOrder({ id: 'order', userId: 'ada', courseId: 'a' }));

  /** Answers of Ada that are released, each with its case. */
  const released: Record<string, string> = { 'mock-1': 'mock-case', 'practice-1': 'practice-case' };
  const answers = {
    to: async (userId: string, questionId: string) => {
      const vignetteId = userId === 'ada' ? released[questionId] : undefined;
      return vignetteId === undefined ? [] : [{ vignetteId } as never];
    },
  };
  const pool = { standing: async ([id = '']: readonly string[]) => [{ id, ...CASES[id] } as never] };
  const access = courseAccess(new CheckAccess(stores.enrolments, clock));
  const subjects = askedSubjects(
    new GetContent(stores.courses, world.catalog, access),
    new FindDocument(stores.courses, world.catalog, access),
    answers,
    pool,
    stores.sittings,
    stores.orders,
    clock,
  );
  const exams = runningExams(stores.sittings, clock);
  const { threads } = stores;
  const ask = new AskMentor(work, subjects, exams, stores.users, ids, clock);
  const followUp = new FollowUpThread(work, exams, ids, clock);
  const answer = new AnswerThread(work, ids, clock);
  const mover = new MoveThread(work, answerers(stores.users), clock);
  const list = new ListThreads(threads, subjects);
  const suggest = new SuggestThreads(threads, subjects);
  const inbox = new ListInbox(threads);
  const open = new GetInboxThread(threads, answerers(stores.users));
  const site = { origin: 'https://school.example' };
  const sendAnswer = new SendThreadAnswer(threads, stores.contactMessages, stores.users, mailbox, site as never);
  const contact = new SendContactMessage(work, people(stores.users), ids, clock);
  let requests = 0;

  const asked = (about: AskedAbout = NOTHING, userId = 'ada', text = 'Why is it so?', requestId?: string) =>
    ask.run({ viewer: student(userId), requestId: requestId ?? `request-${(requests += 1)}`, about, text });
  const answered = (threadId: string, revision = 1, roles = TEACHER, by = roles[0] ?? '') =>
    answer.run({ threadId, revision, roles, by, text: 'Because of plaque.' });
  const moved = (threadId: string, revision: number, move: ThreadMove, roles = TEACHER) =>
    mover.run({ threadId, revision, roles, move });
  return {
    ...{ ...world, threads, released, asked, answered, moved },
    followedUp: (threadId: string, userId = 'ada', requestId = `request-${(requests += 1)}`) =>
      followUp.run({ userId, threadId, requestId, text: 'And then?' }),
    own: (userId = 'ada', where: { contentId?: string; questionId?: string } = {}) =>
      list.run({ viewer: student(userId), ...where }),
    suggested: (typed: string, userId = 'bob', where: { contentId?: string; questionId?: string } = {}) =>
      suggest.run({ viewer: student(userId), typed, contentId: 'a-1-v', ...where }),
    inbox: (roles: readonly TeamRole[]) =>
      inbox.run({ viewer: { userId: 'boss', roles }, isMine: false, search: '', state: 'open' }),
    read: (threadId: string, roles: readonly TeamRole[]) => open.run({ threadId, roles }),
    one: (threadId: string, userId: string) => new GetThread(threads).run({ threadId, userId }),
    answerTime: () => new GetAnswerTime(threads, clock).run(),
    enquire: (email: string) =>
      contact.run({ firstName: 'Eve', lastName: 'Fox', email, phone: '', message: 'How much?', userId: null }),
    /** Sends the mails of answers that were given, once each. */
    async mailed() {
      for (const { name, payload } of await jobs.left())
        if (name === 'support/send-thread-answer') await sendAnswer.run(payload as { messageId: string });
      return (await mailbox.list({ limit: 99 })).mails.filter(({ kind }) => kind === 'thread-answer');
    },
    /** Lets Ada begin the section of a sitting of sixty minutes. */
    async sit(kind: 'mock' | 'timed') {
      const sitting = aSitting({ userId: 'ada', kind, createdAt: clock.now() });
      const plan = [{ vignetteId: 'v', versionId: 'v1', isScored: true, questions: [{ id: 'q', optionIds: ['x'] }] }];
      await stores.sittings.add({ sitting, idempotencyKey: 'sitting', sections: [{ minutes: 60, plan }] });
      const deadlineAt = new Date(clock.now().getTime() + 3_600_000);
      await stores.sittings.startSection(sitting.id, 1, { writer: 1, startedAt: clock.now(), deadlineAt });
    },
    enrol: (userId: string, courseId = 'a') =>
      stores.enrolments.add({ userId, courseId, since: clock.now(), orderId: null, term: LASTING }),
  };
}
