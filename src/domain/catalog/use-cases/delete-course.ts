import type { CourseId, TrashEntryId, UserId } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { noSuchCourse, titleNotConfirmed } from '../errors.ts';
import type { CourseRepository, StudentCounts } from '../ports.ts';
import { type DeletionStores, moveToTrash } from '../trash/move-to-trash.ts';
import type { DeletionFacts } from '../trash/replaced-files.ts';

/**
 * Soft-deletes a course and its descendants to the trash, in one transaction (decision B7). A job in the same commit
 * closes the card pages that are open for it. A course that was ever bought or granted is deleted only when the call
 * repeats its title (decision B26).
 */
export class DeleteCourse {
  constructor(
    private readonly work: UnitOfWork<DeletionStores & { courses: CourseRepository; outbox: Outbox }>,
    private readonly students: Pick<StudentCounts, 'everIn'>,
    private readonly ids: DeletionFacts['ids'],
    private readonly clock: DeletionFacts['clock'],
  ) {}

  async run(deletion: {
    courseId: CourseId;
    by: UserId;
    confirmTitle?: string | undefined;
  }): Promise<{ title: string; entryId: TrashEntryId }> {
    const { courseId, by, confirmTitle = '' } = deletion;
    const { ids, clock } = this;
    const asksForTitle = (await this.students.everIn([courseId])).has(courseId);
    return this.work.run(async (stores) => {
      await stores.courses.hold(courseId);
      const course = await stores.courses.find(courseId);
      if (!course) throw noSuchCourse();
      if (asksForTitle && confirmTitle.trim() !== course.title) throw titleNotConfirmed(course.title);
      const entry = await moveToTrash(stores, { ids, clock }, { ref: { kind: 'course', courseId }, by });
      await stores.outbox.add('enrolment/close-checkouts', { courseId });
      return { title: course.title, entryId: entry.id };
    });
  }
}
