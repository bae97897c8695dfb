import type { CourseOutline } from '../course-tree.ts';
import type { CatalogReader, StudentCounts } from '../ports.ts';

/** Every course, live or not, as an admin's list shows it. */
export class ListCourses {
  constructor(
    private readonly reader: CatalogReader,
    private readonly students: StudentCounts,
  ) {}

  async run(): Promise<{ outline: CourseOutline; studentCount: number; hasHadStudents: boolean }[]> {
    const outlines = await this.reader.allOutlines();
    const ids = outlines.map(({ course }) => course.id);
    const [counts, everHad] = await Promise.all([this.students.of(ids), this.students.everIn(ids)]);
    return outlines.map((outline) => ({
      outline,
      studentCount: counts.get(outline.course.id) ?? 0,
      hasHadStudents: everHad.has(outline.course.id),
    }));
  }
}
