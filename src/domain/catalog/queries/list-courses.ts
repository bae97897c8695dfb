import type { CourseOutline } from '../course-tree.ts';
import type { CatalogReader, StudentCounts } from '../ports.ts';

/** Every course, live or not, as an admin's list shows it. */
export class ListCourses {
  constructor(
    private readonly reader: CatalogReader,
    private readonly students: StudentCounts,
  ) {}

  async run(): Promise<{ outline: CourseOutline; studentCount: number }[]> {
    const outlines = await this.reader.allOutlines();
    const counts = await this.students.of(outlines.map(({ course }) => course.id));
    return outlines.map((outline) => ({ outline, studentCount: counts.get(outline.course.id) ?? 0 }));
  }
}
