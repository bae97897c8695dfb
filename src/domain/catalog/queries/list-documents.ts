import type { CourseId, ModuleId } from '../../kernel/ids.ts';
import type { DocumentEntry } from '../course-tree.ts';
import { noSuchModule } from '../errors.ts';
import type { CatalogReader, CourseRepository } from '../ports.ts';

/** The documents of one module, in order. */
export class ListDocuments {
  constructor(
    private readonly courses: Pick<CourseRepository, 'findModule'>,
    private readonly reader: CatalogReader,
  ) {}

  async run({ courseId, moduleId }: { courseId: CourseId; moduleId: ModuleId }): Promise<DocumentEntry[]> {
    if (!(await this.courses.findModule(courseId, moduleId))) throw noSuchModule();
    return this.reader.documents(courseId, moduleId);
  }
}
