import type { CourseId } from '../../kernel/ids.ts';
import type { StudentCounts } from '../ports.ts';

/** True when a course was ever bought or granted: deleting it takes something away from people. */
export class IsCourseSold {
  constructor(private readonly students: Pick<StudentCounts, 'everIn'>) {}

  async run({ courseId }: { courseId: CourseId }): Promise<boolean> {
    return (await this.students.everIn([courseId])).has(courseId);
  }
}
