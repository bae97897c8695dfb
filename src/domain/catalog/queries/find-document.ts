import type { CourseId, DocumentId } from '../../kernel/ids.ts';
import { previewsCourses, type Viewer } from '../../kernel/viewer.ts';
import { refuseStranger } from '../access.ts';
import { type DocumentEntry, isShown } from '../course-tree.ts';
import { noSuchContent } from '../errors.ts';
import type { CatalogReader, CourseAccess, CourseRepository } from '../ports.ts';

/** One document by its id, for users who may enter its course; undefined where no document has this id. */
export class FindDocument {
  constructor(
    private readonly courses: Pick<CourseRepository, 'find'>,
    private readonly reader: Pick<CatalogReader, 'document'>,
    private readonly access: CourseAccess,
  ) {}

  async run(input: {
    viewer: Viewer;
    documentId: DocumentId;
  }): Promise<{ document: DocumentEntry; courseId: CourseId } | undefined> {
    const found = await this.reader.document(input.documentId);
    if (!found) return undefined;
    const course = await this.courses.find(found.courseId);
    if (!course) throw noSuchContent();
    await refuseStranger(this.access, input.viewer, course, noSuchContent);
    if (!previewsCourses(input.viewer) && !isShown(found.document)) throw noSuchContent();
    return found;
  }
}
