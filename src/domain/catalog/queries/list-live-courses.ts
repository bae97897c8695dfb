import type { CourseOutline } from '../course-tree.ts';
import type { CatalogReader } from '../ports.ts';

/** The public catalogue. The version comes first, so that a caller who has that version need not read. */
export class ListLiveCourses {
  constructor(private readonly reader: CatalogReader) {}

  async run(): Promise<{ version: number; read: () => Promise<CourseOutline[]> }> {
    return { version: await this.reader.catalogueVersion(), read: () => this.reader.liveOutlines() };
  }
}
