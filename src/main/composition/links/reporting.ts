import { CountUnfinishedCourses } from '../../../domain/catalog/queries/count-unfinished-courses.ts';
import { isActive } from '../../../domain/enrolment/enrolment.ts';
import type { EnrolmentRepository, OrderRepository } from '../../../domain/enrolment/ports.ts';
import { GetBlueprint } from '../../../domain/exam/queries/get-blueprint.ts';
import type { SessionRepository, UserRepository } from '../../../domain/identity/ports.ts';
import { GetStreams } from '../../../domain/identity/queries/get-streams.ts';
import { GetWaitingEmail } from '../../../domain/identity/queries/get-waiting-email.ts';
import type { Clock } from '../../../domain/kernel/clock.ts';
import { GetStudyRecord } from '../../../domain/learning/queries/get-study-record.ts';
import type { Estimates } from '../../../domain/readiness/ports.ts';
import type {
  ExamAreas,
  NewestEstimates,
  StudentOrders,
  StudentProfiles,
  StudyRecords,
  UnfinishedCourses,
  WaitingThreads,
} from '../../../domain/reporting/ports.ts';
import { CountWaitingThreads } from '../../../domain/support/queries/count-waiting-threads.ts';
import { link } from '../bindings.ts';
import type { Ports } from '../dependencies.ts';

export const studentProfiles = (
  users: UserRepository,
  sessions: SessionRepository,
  getStreams: GetStreams,
  getWaitingEmail: GetWaitingEmail,
  clock: Clock,
): StudentProfiles => ({
  async find(userId) {
    const user = await users.find(userId);
    if (user?.role !== 'student') return undefined;
    const { id, name, email, phone, createdAt: joinedAt, disabledAt, emailConfirmedAt, emailRefusedAt } = user;
    return { id, name, email, phone, joinedAt, disabledAt, emailConfirmedAt, emailRefusedAt };
  },
  countDevices: async (userId) => (await sessions.countAlive([userId], clock.now())).get(userId) ?? 0,
  waitingEmailOf: (userId) => getWaitingEmail.run({ userId }),
  streamsOf: (userId) => getStreams.run({ userId }),
});

export const studentOrders = (
  enrolments: EnrolmentRepository,
  orders: OrderRepository,
  clock: Clock,
): StudentOrders => ({
  async enrolmentsOf(userId) {
    const now = clock.now();
    return (await enrolments.listOf(userId)).map((one) => ({ ...one, isActive: isActive(one, now) }));
  },
  ordersOf: (userId) => orders.listOf(userId),
});

export const studyRecords = (getStudyRecord: GetStudyRecord): StudyRecords => ({
  of: (userId, courseIds) => getStudyRecord.run({ userId, courseIds }),
});

export const unfinishedCourses = (countUnfinishedCourses: CountUnfinishedCourses): UnfinishedCourses => ({
  count: () => countUnfinishedCourses.run(),
});

export const waitingThreads = (countWaitingThreads: CountWaitingThreads): WaitingThreads => ({
  count: (roles) => countWaitingThreads.run({ roles }),
});

export const examAreas = (getBlueprint: GetBlueprint): ExamAreas => ({
  async current() {
    const { content } = await getBlueprint.run();
    return {
      clusters: content.clusters.map(({ id, short, title }) => ({ id, short, title })),
      subjects: content.subjects.map(({ id, title }) => ({ id, title })),
    };
  },
});

export const newestEstimates = (estimates: Pick<Estimates, 'newestOf'>): NewestEstimates => ({
  async of(userIds) {
    const kept = await estimates.newestOf(userIds);
    return kept.map(({ userId, day, content: { answers, clusters } }) => ({ userId, day, answers, clusters }));
  },
});

type Asked = Pick<Ports, 'kernel' | 'identity' | 'enrolment' | 'readiness'>;

export const reportingLinks = ({ kernel, identity, enrolment, readiness }: Asked) => ({
  studentProfiles: link(studentProfiles, identity.users, identity.sessions, GetStreams, GetWaitingEmail, kernel.clock),
  studentOrders: link(studentOrders, enrolment.enrolments, enrolment.orders, kernel.clock),
  studyRecords: link(studyRecords, GetStudyRecord),
  examAreas: link(examAreas, GetBlueprint),
  newestEstimates: link(newestEstimates, readiness.estimates),
  unfinishedCourses: link(unfinishedCourses, CountUnfinishedCourses),
  waitingThreads: link(waitingThreads, CountWaitingThreads),
});
