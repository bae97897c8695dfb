import type { Container } from 'inversify';
import { AddContent } from '../../domain/catalog/use-cases/add-content.ts';
import { AddDocuments } from '../../domain/catalog/use-cases/add-documents.ts';
import { CreateCourse } from '../../domain/catalog/use-cases/create-course.ts';
import { PublishCourse } from '../../domain/catalog/use-cases/publish-course.ts';
import { RenameModule } from '../../domain/catalog/use-cases/rename-module.ts';
import { EnrolByHand } from '../../domain/enrolment/use-cases/enrol-by-hand.ts';
import { AddAdmin } from '../../domain/identity/use-cases/add-admin.ts';
import { Register } from '../../domain/identity/use-cases/register.ts';
import { SYSTEM_ACTOR } from '../../domain/kernel/audit.ts';
import { PresignUpload } from '../../domain/media/use-cases/presign-upload.ts';
import type { Installation } from '../installation/installation.ts';
import type { Settings } from '../settings.ts';
import { CourseBuilder } from './course-builder.ts';
import { DEMO_ADMIN, DEMO_STUDENT, DEMO_VISITOR } from './demo-accounts.ts';
import { DEMO_COURSES, OWNED_BY_STUDENT } from './demo-courses.ts';
import { demoMediaWithin } from './demo-files.ts';

/**
 * Fills an empty installation with courses and accounts to try, through the same use cases and storage
 * that people use. The admin comes last and marks the end: until then nobody can have changed
 * anything, so an interrupted seed is simply taken up again.
 */
export async function seedDemo(
  container: Container,
  { dependencies }: Pick<Installation, 'dependencies'>,
  { ceilings }: Pick<Settings, 'ceilings'>,
  say: (line: string) => void,
): Promise<void> {
  const { kernel, identity, catalog, media } = dependencies;
  const { users } = identity;
  const student = await users.findByEmail(DEMO_STUDENT.email);
  const isOver = (await users.findByEmail(DEMO_ADMIN.email)) !== undefined;
  if (isOver || (!student && (await users.count()) > 0)) return;

  const builder = new CourseBuilder(
    {
      reader: catalog.reader,
      storage: media.storage,
      presignUpload: container.get(PresignUpload),
      createCourse: container.get(CreateCourse),
      renameModule: new RenameModule(kernel.work),
      addContent: container.get(AddContent),
      addDocuments: container.get(AddDocuments),
      publishCourse: container.get(PublishCourse),
    },
    demoMediaWithin(ceilings, say),
  );
  const register = container.get(Register);
  const { id: userId } = student ?? (await register.run(DEMO_STUDENT));
  for (const wanted of DEMO_COURSES) {
    const courseId = await builder.build(wanted);
    if (wanted.title === OWNED_BY_STUDENT) {
      await container.get(EnrolByHand).run({ actorId: SYSTEM_ACTOR, userId, courseId });
    }
  }
  if (!(await users.findByEmail(DEMO_VISITOR.email))) await register.run(DEMO_VISITOR);
  await container.get(AddAdmin).run(DEMO_ADMIN);
}

/** What the start prints; with the accounts and the coupon of the demo where there are any. */
export function welcome({
  origin,
  seedDemo,
  couponCode,
}: Pick<Settings, 'origin' | 'seedDemo' | 'couponCode'>): string {
  const lines = ['', `  The school is open at ${origin}`, ''];
  if (seedDemo) {
    for (const { email, password } of [DEMO_ADMIN, DEMO_STUDENT, DEMO_VISITOR])
      lines.push(`    ${email.padEnd(20)} ${password}`);
    const coupon = couponCode === '' ? '' : `Demo coupon ${couponCode} · `;
    lines.push('', `    ${coupon}nobody is charged · mails at ${origin}/admin/outbox`, '');
  }
  return `${lines.join('\n')}\n`;
}
