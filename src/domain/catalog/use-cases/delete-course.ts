import type { CourseId } from '../../kernel/ids.ts';
import { noSuchCourse, titleNotConfirmed } from '../errors.ts';
import { eraseLater } from '../files-in-use.ts';
import type { StudentCounts } from '../ports.ts';
import type { DeleteStores } from './outline-edits.ts';

/**
 * Deletes a course with all that is in it, in one transaction (decision B7). Two jobs in the same commit erase its
 * files and close the card pages that are open for it. One that somebody bought or was given at any time goes only
 * when the call says its title (decision B26).
 */
export class DeleteCourse {
  constructor(
    private readonly work: DeleteStores,
    private readonly students: Pick<StudentCounts, 'everIn'>,
  ) {}

  async run(deletion: { courseId: CourseId; confirmTitle?: string | undefined }): Promise<{ title: string }> {
    const { courseId, confirmTitle = '' } = deletion;
    const asksForTitle = (await this.students.everIn([courseId])).has(courseId);
    return this.work.run(async ({ courses, nodes, outbox }) => {
      const ref = { kind: 'course', courseId } as const;
      await courses.hold(courseId);
      const course = await courses.find(courseId);
      if (!course) throw noSuchCourse();
      if (asksForTitle && confirmTitle.trim() !== course.title) throw titleNotConfirmed(course.title);
      const fileKeys = await nodes.fileKeys(ref);
      await nodes.delete(ref);
      await eraseLater(outbox, fileKeys);
      await outbox.add('enrolment/close-checkouts', { courseId });
      return { title: course.title };
    });
  }
}
