import type { Knex } from 'knex';
import { expect, it } from 'vitest';
import { KnexCatalogReader } from '../../src/adapters/knex/catalog/catalog-reader.ts';
import { KnexCourseRepository } from '../../src/adapters/knex/catalog/course-repository.ts';
import { KnexEnrolmentRepository } from '../../src/adapters/knex/enrolment/enrolment-repository.ts';
import { KnexOrderRepository } from '../../src/adapters/knex/enrolment/order-repository.ts';
import { KnexEmailChangeRepository } from '../../src/adapters/knex/identity/email-change-repository.ts';
import { KnexSessionRepository } from '../../src/adapters/knex/identity/session-repository.ts';
import { KnexStreamRepository } from '../../src/adapters/knex/identity/stream-repository.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { KnexProgressRepository } from '../../src/adapters/knex/learning/progress-repository.ts';
import { KnexAuditLog } from '../../src/adapters/knex/reporting/audit-log.ts';
import { KnexStudentReader } from '../../src/adapters/knex/reporting/student-reader.ts';
import { KnexActivityRepository } from '../../src/adapters/knex/support/activity-repository.ts';
import { GetStreams } from '../../src/domain/identity/queries/get-streams.ts';
import { GetWaitingEmail } from '../../src/domain/identity/queries/get-waiting-email.ts';
import { GetStudyRecord } from '../../src/domain/learning/queries/get-study-record.ts';
import { STUDENT_SORTS } from '../../src/domain/reporting/literals.ts';
import { GetStudent } from '../../src/domain/reporting/queries/get-student.ts';
import { ListStudents } from '../../src/domain/reporting/queries/list-students.ts';
import { GetActivityLog } from '../../src/domain/support/queries/get-activity-log.ts';
import { studyPlans } from '../../src/main/composition/links/learning.ts';
import { studentOrders, studentProfiles, studyRecords } from '../../src/main/composition/links/reporting.ts';
import { lessonTitles } from '../../src/main/composition/links/support.ts';
import { FixedClock } from '../doubles/fixed-clock.ts';
import { addStudents } from '../support/many-students.ts';
import { saveProgress } from '../support/save-progress.ts';
import { countQueries } from './count-queries.ts';
import { onEveryDatabase } from './on-every-database.ts';
import {
  aContent,
  aCourse,
  aDay,
  afterwards,
  aModule,
  anActivity,
  aProgress,
  friday,
  LASTING,
  monday,
} from './samples.ts';

const STUDENT = 'many-00000';

async function addCourse(db: Knex, index: number): Promise<string> {
  const [id, module, day] = [`course-${index}`, `module-${index}`, `day-${index}`];
  await db.transaction(async (trx) => {
    const courses = new KnexCourseRepository(trx);
    await courses.add(aCourse({ id }), [aModule({ id: module, courseId: id })], [aDay({ id: day, moduleId: module })]);
    await courses.addContent(id, aContent({ id: `item-${index}`, dayId: day }));
  });
  return id;
}

async function fill(db: Knex, studentCount: number, courseCount: number): Promise<void> {
  const courseIds: string[] = [];
  for (let index = 0; index < courseCount; index += 1) courseIds.push(await addCourse(db, index));
  await addStudents(db, studentCount, courseIds);
  const [enrolments, progress, activity] = [
    new KnexEnrolmentRepository(db, afterwards),
    new KnexProgressRepository(db),
    new KnexActivityRepository(db),
  ];
  for (const [index, courseId] of courseIds.entries()) {
    await enrolments.add({ userId: STUDENT, courseId, since: monday, orderId: null, term: LASTING });
    await saveProgress(progress, aProgress({ userId: STUDENT, courseId, contentId: `item-${index}` }));
    await activity.record(
      anActivity({ id: `entry-${index}`, userId: STUDENT, courseId, contentId: `item-${index}`, at: friday }),
    );
  }
}

function callsOn(db: Knex): Record<string, () => Promise<unknown>> {
  const [users, catalog, activity] = [
    new KnexUserRepository(db),
    new KnexCatalogReader(db),
    new KnexActivityRepository(db),
  ];
  const [reader, enrolments] = [new KnexStudentReader(db, afterwards), new KnexEnrolmentRepository(db, afterwards)];
  const clock = new FixedClock(monday);
  const getStreams = new GetStreams(new KnexStreamRepository(db), clock, { rateLimitFactor: 1 });
  const getWaitingEmail = new GetWaitingEmail(new KnexEmailChangeRepository(db), users, clock);
  const profiles = studentProfiles(users, new KnexSessionRepository(db), getStreams, getWaitingEmail, clock);
  const records = new GetStudyRecord(new KnexProgressRepository(db), studyPlans(catalog));
  const list = new ListStudents(reader);
  const one = new GetStudent(
    profiles,
    studentOrders(enrolments, new KnexOrderRepository(db), afterwards),
    studyRecords(records),
    new KnexAuditLog(db),
  );
  const log = new GetActivityLog(activity, lessonTitles(catalog), users);
  return {
    ...Object.fromEntries(
      STUDENT_SORTS.map((sort) => [
        `by ${sort}`,
        () =>
          list.run({
            search: 'example',
            courseId: 'course-0',
            endsSoon: false,
            sort,
            order: 'desc',
            page: 1,
            limit: 100,
          }),
      ]),
    ),
    export: () => reader.after({ search: '', courseId: null, endsSoon: false }, undefined, 500),
    student: () => one.run({ userId: STUDENT }),
    activity: () => log.run({ userId: STUDENT }),
  };
}

onEveryDatabase((name, open) => {
  it(`asks ${name} the same few queries for 10 students as for 1,000`, async () => {
    const counts: Record<number, Record<string, number>> = {};
    for (const [studentCount, courseCount] of [
      [10, 1],
      [1000, 12],
    ] as const) {
      const db = await open();
      await fill(db, studentCount, courseCount);
      const counted: Record<string, number> = {};
      for (const [call, run] of Object.entries(callsOn(db))) counted[call] = await countQueries(db, run);
      counts[studentCount] = counted;
    }
    expect(counts[1000]).toEqual(counts[10]);
    expect(counts[10]).toEqual({
      'by name': 6,
      'by email': 6,
      'by joined': 6,
      'by courses': 6,
      'by last-visit': 6,
      export: 5,
      student: 10,
      activity: 4,
    });
  });
});
