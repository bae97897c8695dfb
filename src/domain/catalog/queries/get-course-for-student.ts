import type { CourseId } from '../../kernel/ids.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { refuseStranger } from '../access.ts';
import type { CourseTree } from '../course-tree.ts';
import { noSuchCourse } from '../errors.ts';
import type { CatalogReader, CourseAccess } from '../ports.ts';

/**
 * Returns a course with its whole tree to a viewer with access. Rights are checked before the tree is read; the tree is
 * the same for every viewer, so that a caller may cache it by its version.
 */
export class GetCourseForStudent {
  constructor(
    private readonly reader: Pick<CatalogReader, 'courseFacts' | 'courseTree'>,
    private readonly access: CourseAccess,
  ) {}

  async run(input: {
    viewer: Viewer;
    courseId: CourseId;
  }): Promise<{ version: number; read: () => Promise<CourseTree> }> {
    const [course] = await this.reader.courseFacts([input.courseId]);
    if (!course) throw noSuchCourse();
    await refuseStranger(this.access, input.viewer, course);
    return { version: course.version, read: () => this.tree(course.id) };
  }

  private async tree(courseId: CourseId): Promise<CourseTree> {
    const tree = await this.reader.courseTree(courseId);
    if (!tree) throw noSuchCourse();
    return tree;
  }
}
