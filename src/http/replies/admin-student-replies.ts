import { receiptNumber } from '../../domain/enrolment/order.ts';
import { SYSTEM_ACTOR } from '../../domain/kernel/audit.ts';
import { dollarsFromCents } from '../../domain/kernel/money.ts';
import type { StudentOrder, StudentStreams } from '../../domain/reporting/ports.ts';
import type { StudentCourse, StudentRecord } from '../../domain/reporting/queries/get-student.ts';
import type { FoundStudents } from '../../domain/reporting/queries/list-students.ts';
import type { StudentSummary } from '../../domain/reporting/student-directory.ts';
import type { ActivityLog } from '../../domain/support/queries/get-activity-log.ts';
import type {
  AccessChangeReply,
  ActivityLogReply,
  StudentCourseReply,
  StudentListing,
  StudentOrderReply,
  StudentReply,
  StudentStreamsReply,
  StudentsReply,
} from '../../wire/replies/reporting.ts';
import { bothIds } from './both-ids.ts';
import { timeOrNull } from './time-or-null.ts';

const listing = ({ id, name, email, joinedAt, lastSeenAt, courses }: StudentSummary): StudentListing => ({
  ...bothIds(id),
  name,
  email,
  joinedAt: joinedAt.toISOString(),
  lastSeenAt: timeOrNull(lastSeenAt),
  courses: courses.map(({ id: courseId, title, endsAt, itemCount, doneCount }) => ({
    ...bothIds(courseId),
    title,
    endsAt: endsAt.toISOString(),
    itemCount,
    completedCount: doneCount,
  })),
});

export const studentsReply = ({ students, total, page }: FoundStudents, limit: number): StudentsReply => ({
  students: students.map(listing),
  total,
  page,
  limit,
});

const courseReply = (
  { enrolment, title, isGone, itemCount, doneCount, lastActivityAt }: StudentCourse,
  schoolName: string,
): StudentCourseReply => ({
  ...bothIds(enrolment.courseId),
  courseId: enrolment.courseId,
  title,
  isGone,
  since: enrolment.since.toISOString(),
  endsAt: enrolment.endsAt.toISOString(),
  isActive: enrolment.isActive,
  receiptNumber: enrolment.orderId === null ? null : receiptNumber({ id: enrolment.orderId }, schoolName),
  revokedAt: timeOrNull(enrolment.revokedAt),
  itemCount,
  completedCount: doneCount,
  lastActivityAt: timeOrNull(lastActivityAt),
});

const orderReply = (order: StudentOrder, schoolName: string): StudentOrderReply => ({
  ...bothIds(order.id),
  receiptNumber: receiptNumber(order, schoolName),
  courseId: order.courseId,
  courseTitle: order.courseTitle,
  status: order.status,
  total: dollarsFromCents(order.totalCents),
  discount: dollarsFromCents(order.discountCents),
  coupon: order.coupon,
  createdAt: order.createdAt.toISOString(),
  paidAt: timeOrNull(order.paidAt),
});

function accessChanges({ actions, courses }: StudentRecord): AccessChangeReply[] {
  const titles = new Map(courses.map(({ enrolment, title }) => [enrolment.courseId, title]));
  return actions.flatMap(({ id, kind, courseId, actorId, actorName, at, endsAt, reason }) =>
    courseId === null || (kind !== 'enrolled' && kind !== 'revoked' && kind !== 'end-moved')
      ? []
      : [
          {
            ...bothIds(id),
            kind,
            courseId,
            courseTitle: titles.get(courseId) ?? null,
            by: actorName,
            isBySystem: actorId === SYSTEM_ACTOR,
            at: at.toISOString(),
            endsAt: timeOrNull(endsAt ?? null),
            reason: reason ?? null,
          },
        ],
  );
}

const streamsReply = ({ runningCount, networkCount, limits, networks }: StudentStreams): StudentStreamsReply => ({
  runningCount,
  networkCount,
  maxAtOnce: limits.atOnce,
  maxNetworksADay: limits.networksADay,
  networks: networks.map(({ network, lastSeenAt, isStreaming, devices }) => ({
    network,
    lastSeenAt: lastSeenAt.toISOString(),
    isStreaming,
    devices: [...devices],
  })),
});

export const studentReply = (record: StudentRecord, schoolName: string): StudentReply => ({
  ...bothIds(record.student.id),
  name: record.student.name,
  email: record.student.email,
  phone: record.student.phone,
  joinedAt: record.student.joinedAt.toISOString(),
  deviceCount: record.deviceCount,
  streams: streamsReply(record.streams),
  disabledAt: timeOrNull(record.student.disabledAt),
  emailConfirmedAt: timeOrNull(record.student.emailConfirmedAt),
  emailRefusedAt: timeOrNull(record.student.emailRefusedAt),
  waitingEmail: record.waitingEmail && {
    ...record.waitingEmail,
    askedAt: record.waitingEmail.askedAt.toISOString(),
    expiresAt: record.waitingEmail.expiresAt.toISOString(),
  },
  courses: record.courses.map((course) => courseReply(course, schoolName)),
  orders: record.orders.map((order) => orderReply(order, schoolName)),
  accessChanges: accessChanges(record),
});

export const activityLogReply = ({ entries, next, counts }: ActivityLog): ActivityLogReply => ({
  entries: entries.map(({ entry, courseTitle, lesson }) => ({
    ...bothIds(entry.id),
    kind: entry.kind,
    at: entry.at.toISOString(),
    count: entry.count,
    courseTitle,
    lesson: lesson && { ...lesson },
  })),
  nextBefore: next ? `${next.at.getTime()}.${next.id}` : null,
  counts: { ...counts },
});
