import type { CourseId } from '../../kernel/ids.ts';
import type { CourseOutline } from '../course-tree.ts';
import { noSuchCourse } from '../errors.ts';
import type { CatalogReader } from '../ports.ts';

/** One course, live or not, with counts of what is in it. */
export class GetCourseOutline {
  constructor(private readonly reader: Pick<CatalogReader, 'outline'>) {}

  async run({ courseId }: { courseId: CourseId }): Promise<CourseOutline> {
    const outline = await this.reader.outline(courseId);
    if (!outline) throw noSuchCourse();
    return outline;
  }
}
