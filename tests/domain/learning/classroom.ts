import { CheckAccess } from '../../../src/domain/enrolment/queries/check-access.ts';
import { ListAccess } from '../../../src/domain/enrolment/queries/list-access.ts';
import { HasFinished } from '../../../src/domain/exam/queries/has-finished.ts';
import { SECOND_MS } from '../../../src/domain/kernel/clock.ts';
import { GetProgress } from '../../../src/domain/learning/queries/get-progress.ts';
import { GetStudentDashboard } from '../../../src/domain/learning/queries/get-student-dashboard.ts';
import { CompleteTests } from '../../../src/domain/learning/use-cases/complete-tests.ts';
import { type ProgressStep, SaveProgress } from '../../../src/domain/learning/use-cases/save-progress.ts';
import { coursesForSale } from '../../../src/main/composition/links/enrolment.ts';
import {
  courseContents,
  studentCourses,
  studyPlans,
  testsInCourses,
} from '../../../src/main/composition/links/learning.ts';
import { aContent, aCourse, aDay, aModule, aPaper, LASTING } from '../../contracts/samples.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';

/**
 * Two courses with two modules of one day each; `a-1-v` and `a-1-p` are the video and the paper of module 1 of
 * course a, `a-2-v` the video of module 2; the same in course b. Ada has bought a and b. Videos have 100 seconds, but
 * nobody knows it of `a-2-v` and `b-2-v`.
 */
export async function classroom() {
  const world = sqlWorld();
  const { courses, enrolments, progress } = world.stores;
  const studied = studentCourses(
    new CheckAccess(enrolments, world.clock),
    new ListAccess(enrolments, coursesForSale(courses, world.catalog), world.clock),
  );
  const hasFinished = new HasFinished(world.stores.sittings, world.clock);
  const save = new SaveProgress(progress, studied, courseContents(world.catalog, hasFinished), world.clock);
  const getStudentDashboard = new GetStudentDashboard(studied, studyPlans(world.catalog), progress);

  for (const [index, course] of ['a', 'b'].entries()) {
    const modules = [1, 2].map((number) =>
      aModule({ id: `${course}-${number}`, courseId: course, number, title: `Part ${number}` }),
    );
    const days = modules.map((module) => aDay({ id: `${module.id}-day`, moduleId: module.id, number: 3 }));
    await courses.add(aCourse({ id: course, title: `Course ${course}` }), modules, days);
    await courses.addContent(course, aContent({ id: `${course}-1-v`, dayId: `${course}-1-day`, durationSeconds: 100 }));
    await courses.addContent(course, aPaper({ id: `${course}-1-p`, dayId: `${course}-1-day` }));
    await courses.addContent(
      course,
      aContent({ id: `${course}-2-v`, dayId: `${course}-2-day`, durationSeconds: null }),
    );
    await enrolments.add({ userId: 'ada', courseId: course, since: new Date(index), orderId: null, term: LASTING });
  }

  /** A second passes with each step. */
  const step = (
    contentId: string,
    positionSeconds: number,
    durationSeconds = 100,
    more: Partial<ProgressStep> = {},
  ) => {
    world.clock.advance(SECOND_MS);
    const courseId = contentId.slice(0, 1);
    return save.run({ userId: 'ada', isAdmin: false, courseId, contentId, positionSeconds, durationSeconds, ...more });
  };
  /** Plays all of it at the usual speed, from a first report on. */
  const watch = async (contentId: string) => {
    await step(contentId, 0, 100, { played: [] });
    world.clock.advance(100 * SECOND_MS);
    return step(contentId, 100, 100, { played: [[0, 100]] });
  };
  const next = async () => (await getStudentDashboard.run({ userId: 'ada' })).next;
  const getProgress = new GetProgress(progress, studyPlans(world.catalog));
  return {
    ...world,
    step,
    watch,
    next,
    getStudentDashboard,
    getProgress,
    completeTests: new CompleteTests(progress, studied, testsInCourses(world.catalog)),
  };
}
