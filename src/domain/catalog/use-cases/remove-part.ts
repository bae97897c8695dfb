import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { Place, WholeCourse } from '../course-node.ts';
import { noSuchCourse, noSuchPart } from '../errors.ts';
import { eraseLater } from '../files-in-use.ts';
import type { CourseNodeRepository, CourseRepository } from '../ports.ts';

/** What was removed, for the sentence that says so. */
export interface Removed {
  readonly title: string;
  /** The number of a module or a day. */
  readonly order: number;
}

/**
 * Removes a course or a part of it with all that is in it, in one transaction; a job in the same commit
 * erases the files (decision B7). Of a whole course another one closes the card pages that are open for it.
 */
export class RemovePart {
  constructor(
    private readonly work: UnitOfWork<{ courses: CourseRepository; parts: CourseNodeRepository; outbox: Outbox }>,
  ) {}

  run(place: Place | WholeCourse): Promise<Removed> {
    return this.work.run(async ({ courses, parts, outbox }) => {
      await courses.hold(place.courseId);
      const removed = place.kind === 'course' ? await courses.find(place.courseId) : await parts.find(place);
      if (!removed) throw place.kind === 'course' ? noSuchCourse() : noSuchPart(place.kind);
      const keys = await parts.fileKeys(place);
      await parts.remove(place);
      await eraseLater(outbox, keys);
      if (place.kind === 'course') await outbox.add('enrolment/close-checkouts', { courseId: place.courseId });
      return { title: removed.title, order: 'order' in removed ? removed.order : 0 };
    });
  }
}
