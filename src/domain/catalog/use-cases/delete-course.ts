import type { CourseId } from '../../kernel/ids.ts';
import { noSuchCourse } from '../errors.ts';
import { eraseLater } from '../files-in-use.ts';
import type { DeleteStores } from './outline-edits.ts';

/**
 * Deletes a course with all that is in it, in one transaction (decision B7). Two jobs in the same commit erase its
 * files and close the card pages that are open for it.
 */
export class DeleteCourse {
  constructor(private readonly work: DeleteStores) {}

  run({ courseId }: { courseId: CourseId }): Promise<{ title: string }> {
    return this.work.run(async ({ courses, nodes, outbox }) => {
      const ref = { kind: 'course', courseId } as const;
      await courses.hold(courseId);
      const course = await courses.find(courseId);
      if (!course) throw noSuchCourse();
      const fileKeys = await nodes.fileKeys(ref);
      await nodes.delete(ref);
      await eraseLater(outbox, fileKeys);
      await outbox.add('enrolment/close-checkouts', { courseId });
      return { title: course.title };
    });
  }
}
