import type { Container } from 'inversify';
import { AddContent } from '../../domain/catalog/use-cases/add-content.ts';
import { AddDocuments } from '../../domain/catalog/use-cases/add-documents.ts';
import { CreateCourse } from '../../domain/catalog/use-cases/create-course.ts';
import { PublishCourse } from '../../domain/catalog/use-cases/publish-course.ts';
import { RenameNode } from '../../domain/catalog/use-cases/rename-node.ts';
import { EnrolByHand } from '../../domain/enrolment/use-cases/enrol-by-hand.ts';
import type { UserRepository } from '../../domain/identity/ports.ts';
import { AddAdmin } from '../../domain/identity/use-cases/add-admin.ts';
import { Register } from '../../domain/identity/use-cases/register.ts';
import { SYSTEM_ACTOR } from '../../domain/kernel/audit.ts';
import { after, DAY_MS, MINUTE_MS } from '../../domain/kernel/clock.ts';
import type { CourseId } from '../../domain/kernel/ids.ts';
import { PreparePicture } from '../../domain/media/use-cases/prepare-picture.ts';
import { PresignUpload } from '../../domain/media/use-cases/presign-upload.ts';
import type { Dependencies } from '../composition/dependencies.ts';
import { pictures } from '../composition/links/catalog.ts';
import type { Installation } from '../installation/installation.ts';
import type { Settings } from '../settings/settings.ts';
import { CourseBuilder } from './course-builder.ts';
import { DEMO_ADMIN, DEMO_REVIEWER, DEMO_STUDENT, DEMO_VISITOR } from './demo-accounts.ts';
import { DEMO_COURSES, type DemoCourse, OWNED_BY_STUDENT } from './demo-courses.ts';
import { demoMediaWithin } from './demo-files.ts';
import { seedExam } from './exam/seed-exam.ts';
import { seedMockExam } from './exam/seed-mock-exam.ts';
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
  const build = courseBuilding(container, dependencies, settings, { isSmall, now, say });
  await seedExam(container, dependencies, { isSmall });
  if (isSmall) return seedSmall(container, users, build);
  const [mastery, sprint, pilot] = DEMO_COURSES;
  const courseIds = { mastery: await build(mastery), sprint: await build(sprint), pilot: await build(pilot) };
  await seedMockExam(container, Object.values(courseIds));
  await seedYear(db, settings, courseIds, now);
}

type Build = (wanted: DemoCourse) => Promise<CourseId>;

async function seedSmall(container: Container, users: UserRepository, build: Build): Promise<void> {
  const register = container.get(Register);
  const { id: userId } = (await users.findByEmail(DEMO_STUDENT.email)) ?? (await register.run(DEMO_STUDENT));
  for (const wanted of DEMO_COURSES) {
    const courseId = await build(wanted);
    if (wanted.title === OWNED_BY_STUDENT) {
      await container.get(EnrolByHand).run({ actorId: SYSTEM_ACTOR, userId, courseId });
    }
  }
  if (!(await users.findByEmail(DEMO_VISITOR.email))) await register.run(DEMO_VISITOR);
  await container.get(AddAdmin).run(DEMO_ADMIN);
}

function courseBuilding(
  container: Container,
  { kernel, catalog, media }: Dependencies,
  { ceilings }: Settings,
  { isSmall, now, say }: { isSmall: boolean; now: Date; say: (line: string) => void },
): Build {
  // Courses are there before the first student of the year, one after the other: lists show the oldest first.
  const beforeTheYear = new MovedClock(after(new YearCalendar(now).start, -DAY_MS));
  const clock = isSmall ? kernel.clock : beforeTheYear;
  const thumbnails = pictures(container.get(PreparePicture));
  const builder = new CourseBuilder(
    {
      reader: catalog.reader,
      storage: media.storage,
      presignUpload: container.get(PresignUpload),
      createCourse: new CreateCourse(kernel.work, catalog.courses, thumbnails, kernel.ids, clock),
      renameNode: container.get(RenameNode),
      addContent: container.get(AddContent),
      addDocuments: container.get(AddDocuments),
      publishCourse: container.get(PublishCourse),
    },
    demoMediaWithin(ceilings, say, isSmall),
  );
  return (wanted) => {
    beforeTheYear.moveTo(after(beforeTheYear.now(), MINUTE_MS));
    return builder.build(wanted);
  };
}

/** Returns the message printed at the start, with the accounts and coupon of the demo, if any. */
export function welcome({
  origin,
  seedDemo,
  couponCode,
}: Pick<Settings, 'origin' | 'seedDemo' | 'couponCode'>): string {
  const lines = ['', `  The school is open at ${origin}`, ''];
  if (seedDemo !== 'none') {
    for (const { email, password } of [DEMO_ADMIN, DEMO_REVIEWER, DEMO_STUDENT, DEMO_VISITOR])
      lines.push(`    ${email.padEnd(20)} ${password}`);
    const coupon = couponCode === '' ? '' : `Demo coupon ${couponCode} · `;
    if (seedDemo === 'year')
      lines.push('', '    "Demo Student 01" and on are nobody: a first start makes up a year of a small school');
    lines.push('', `    ${coupon}nobody is charged · emails at ${origin}/admin/outbox`, '');
  }
  return `${lines.join('\n')}\n`;
}
