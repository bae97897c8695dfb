import { DomainError } from '../kernel/errors.ts';
import type { CourseId } from '../kernel/ids.ts';
import { noSuchCourse } from './errors.ts';
import type { CourseAccess } from './ports.ts';

/** The caller as far as this context needs to know them. */
export interface Reader {
  readonly userId: string;
  readonly role: 'admin' | 'student';
}

/**
 * Refuses whoever may not enter the course. That a live course exists is public, so its refusal may say
 * what is missing; a draft is as good as absent, in the same words as what was never there (decision A14, decision B3,
 * decision B5). Admins preview everything.
 *
 * @param absent what the caller hears of something that is not there.
 */
export async function refuseStranger(
  access: CourseAccess,
  reader: Reader,
  course: { id: CourseId; isLive: boolean },
  absent: () => DomainError = noSuchCourse,
): Promise<void> {
  if (reader.role === 'admin' || (await access.mayEnter(reader.userId, course.id))) return;
  if (!course.isLive) throw absent();
  throw new DomainError(
    'forbidden',
    'enrolment/not-enrolled',
    'This course is not among your courses yet. Enrol to open it.',
  );
}
