import type { CourseId, DocumentId } from '../../kernel/ids.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { refuseHidden } from '../access.ts';
import type { DocumentEntry } from '../course-tree.ts';
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
    const { courses, access } = this;
    await refuseHidden({ courses, access }, input.viewer, found.courseId, found.document);
    return found;
  }
}
