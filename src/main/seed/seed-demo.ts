import type { Container } from 'inversify';
import { AddContent } from '../../domain/catalog/use-cases/add-content.ts';
import { AddDocuments } from '../../domain/catalog/use-cases/add-documents.ts';
import { CreateCourse } from '../../domain/catalog/use-cases/create-course.ts';
import { PublishCourse } from '../../domain/catalog/use-cases/publish-course.ts';
import { RenameNode } from '../../domain/catalog/use-cases/rename-node.ts';
import { after, type Clock, DAY_MS, MINUTE_MS } from '../../domain/kernel/clock.ts';
import type { CourseId } from '../../domain/kernel/ids.ts';
import { PresignUpload } from '../../domain/media/use-cases/presign-upload.ts';
import { compose } from '../composition/compose.ts';
import type { Dependencies } from '../composition/dependencies.ts';
import { lessons } from '../composition/links/questions.ts';
import type { Installation } from '../installation/installation.ts';
import type { Settings } from '../settings/settings.ts';
import { CourseBuilder } from './course-builder.ts';
import { seedDayTests } from './day-tests.ts';
import { DEMO_ACCOUNTS, DEMO_ADMIN, DEMO_REVIEWER, DEMO_STUDENT } from './demo-accounts.ts';
import { DEMO_COURSES, type DemoCourse } from './demo-courses.ts';
import { demoMediaWithin } from './demo-files.ts';
import { seedExam } from './exam/seed-exam.ts';
import { seedLessons } from './exam/seed-lessons.ts';
import { seedMockExam } from './exam/seed-mock-exam.ts';
import { seedSmall } from './seed-small.ts';
import { seedYear } from './seed-year.ts';
import { MovedClock } from './year/moved-clock.ts';
import { YearCalendar } from './year/year-calendar.ts';

/**
 * Seeds an empty installation with demo courses and accounts, and with the year of a small school unless it is to be
 * small, through the same use cases and storage that users take. The admin is created last and marks completion: until
 * then no user can have changed anything, so an interrupted seed resumes.
 */
export async function seedDemo(
  container: Container,
  { dependencies, db }: Pick<Installation, 'dependencies' | 'db'>,
  settings: Settings,
  say: (line: string) => void,
): Promise<void> {
  const { users } = dependencies.identity;
  const student = await users.findByEmail(DEMO_STUDENT.email);
  const isOver = (await users.findByEmail(DEMO_ADMIN.email)) !== undefined;
  const others = (await users.count()) - ((await users.findByEmail(DEMO_REVIEWER.email)) ? 1 : 0);
  if (isOver || (!student && others > 0)) return;

  // The year makes its people in one transaction; a student without an admin is what a small seed left behind.
  const isSmall = settings.seedDemo === 'small' || student !== undefined;
  const now = dependencies.kernel.clock.now();
  // Courses and questions are there before the first student of the year.
  const beforeTheYear = new MovedClock(after(new YearCalendar(now).start, -DAY_MS));
  const author = isSmall ? container : underClock(beforeTheYear, dependencies, settings);
  const builder = courseBuilder(container, dependencies, author.get(CreateCourse), settings, { isSmall, say });
  await seedExam(author, dependencies, { isSmall });
  const { questions } = dependencies;
  const { reader, lessonReader, search } = dependencies.catalog;
  if (isSmall)
    return seedSmall(
      container,
      { users, catalog: dependencies.catalog, questions, db, settings },
      (wanted) => builder.build(wanted),
      now,
    );
  const build: Build = (wanted) => {
    // One after the other: lists show the oldest first.
    beforeTheYear.moveTo(after(beforeTheYear.now(), MINUTE_MS));
    return builder.build(wanted);
  };
  const [mastery, sprint, pilot] = DEMO_COURSES;
  const courseIds = { mastery: await build(mastery), sprint: await build(sprint), pilot: await build(pilot) };
  const mockExamId = await seedMockExam(author, Object.values(courseIds));
  await seedDayTests(author, reader, { courseId: courseIds.mastery, mockExamId });
  await seedLessons(author, questions, lessons(lessonReader, search));
  await seedYear(db, settings, { courseIds, mockExamId }, now);
}

type Build = (wanted: DemoCourse) => Promise<CourseId>;

/** Use cases of the same school under another clock. */
const underClock = (clock: Clock, { kernel, ...others }: Dependencies, settings: Settings): Container =>
  compose({ ...others, kernel: { ...kernel, clock } }, settings).container;

function courseBuilder(
  container: Container,
  { catalog, media }: Dependencies,
  createCourse: CreateCourse,
  { ceilings }: Settings,
  { isSmall, say }: { isSmall: boolean; say: (line: string) => void },
): CourseBuilder {
  return new CourseBuilder(
    {
      reader: catalog.reader,
      storage: media.storage,
      presignUpload: container.get(PresignUpload),
      createCourse,
      renameNode: container.get(RenameNode),
      addContent: container.get(AddContent),
      addDocuments: container.get(AddDocuments),
      publishCourse: container.get(PublishCourse),
    },
    demoMediaWithin(ceilings, say, isSmall),
  );
}

/** Returns the message printed at the start, with the accounts and coupon of the demo, if any. */
export function welcome({
  origin,
  seedDemo,
  couponCode,
}: Pick<Settings, 'origin' | 'seedDemo' | 'couponCode'>): string {
  const lines = ['', `  The school is open at ${origin}`, ''];
  if (seedDemo !== 'none') {
    for (const { email, password } of DEMO_ACCOUNTS) lines.push(`    ${email.padEnd(20)} ${password}`);
    const coupon = couponCode === '' ? '' : `Demo coupon ${couponCode} · `;
    if (seedDemo === 'year')
      lines.push('', '    "Demo Student 01" and on are nobody: a first start makes up a year of a small school');
    lines.push('', `    ${coupon}nobody is charged · emails at ${origin}/admin/outbox`, '');
  }
  return `${lines.join('\n')}\n`;
}
