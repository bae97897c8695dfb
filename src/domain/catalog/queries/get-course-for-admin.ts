import type { CourseId } from '../../kernel/ids.ts';
import type { CourseTree } from '../course-tree.ts';
import { noSuchCourse } from '../errors.ts';
import type { CatalogReader, StudentCounts } from '../ports.ts';

/** A course with everything in it, for those who build it. */
export class GetCourseForAdmin {
  constructor(
    private readonly reader: CatalogReader,
    private readonly students: StudentCounts,
  ) {}

  async run({ courseId }: { courseId: CourseId }): Promise<{ tree: CourseTree; studentCount: number }> {
    const tree = await this.reader.courseTree(courseId);
    if (!tree) throw noSuchCourse();
    const counts = await this.students.of([courseId]);
    return { tree, studentCount: counts.get(courseId) ?? 0 };
  }
}
