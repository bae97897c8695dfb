import type { Knex } from 'knex';
import { contentsOf } from '../../domain/catalog/course-tree.ts';
import type { CatalogReader } from '../../domain/catalog/ports.ts';
import { EditCourse } from '../../domain/catalog/use-cases/edit-course.ts';
import { AddAdmin } from '../../domain/identity/use-cases/add-admin.ts';
import type { CourseId, MockExamId } from '../../domain/kernel/ids.ts';
import { compose } from '../composition/compose.ts';
import type { Settings } from '../settings/settings.ts';
import { DEMO_ADMIN, DEMO_STUDENT, DEMO_TEAM } from './demo-accounts.ts';
import { DEMO_GUIDANCE } from './demo-courses.ts';
import { inThePast } from './past.ts';
import { seedDiscussions } from './seed-discussions.ts';
import { EventRunner, type YearCourse } from './year/event-runner.ts';
import type { CourseKey } from './year/events.ts';
import { MovedClock } from './year/moved-clock.ts';
import { planYear } from './year/plan-year.ts';
import { YearCalendar } from './year/year-calendar.ts';

/**
 * A year of a small school, lived through the use cases under a clock that is moved from one event to the next, and
 * committed as a whole: the admin who marks the end of the seed is part of it.
 */
export async function seedYear(
  db: Knex,
  settings: Settings,
  { courseIds, mockExamId }: { courseIds: Readonly<Record<CourseKey, CourseId>>; mockExamId: MockExamId },
  now: Date,
): Promise<void> {
  const clock = new MovedClock(new YearCalendar(now).start);
  await inThePast({ db, settings, clock }, async (past) => {
    const composition = compose(past.dependencies, settings);
    const { container } = composition;
    const { reader } = past.dependencies.catalog;
    const courses = {
      mastery: await yearCourse(reader, courseIds.mastery),
      sprint: await yearCourse(reader, courseIds.sprint),
      pilot: await yearCourse(reader, courseIds.pilot),
    };
    const addAdmin = container.get(AddAdmin);
    const { id: adminId } = await addAdmin.run(DEMO_ADMIN);
    for (const member of DEMO_TEAM) await addAdmin.run(member);
    for (const [key, guidance] of Object.entries(DEMO_GUIDANCE))
      await container
        .get(EditCourse)
        .run({ courseId: courseIds[key as keyof typeof DEMO_GUIDANCE], guidance, by: adminId });
    const items = { mastery: courses.mastery.items, sprint: courses.sprint.items, pilot: courses.pilot.items };
    const { couponCode } = settings;
    const runner = new EventRunner(composition, past, clock, now, courses, { couponCode, adminId, mockExamId });
    await runner.run(planYear(now, items));
    const student = await past.dependencies.identity.users.findByEmail(DEMO_STUDENT.email);
    if (student) await seedDiscussions(container, clock, { now, courses, studentId: student.id });
    await runner.announceEverything();
  });
}

async function yearCourse(reader: CatalogReader, id: CourseId): Promise<YearCourse> {
  const tree = await reader.courseTree(id);
  // Nobody of the year sits a test: it would be done without a result.
  const contents = (tree ? contentsOf(tree) : []).filter(({ type }) => type !== 'test');
  return {
    id,
    items: contents.map((content) => ({
      id: content.id,
      isVideo: content.type === 'video',
      seconds: content.type === 'video' ? (content.durationSeconds ?? 0) : 0,
    })),
  };
}
