import { DomainError } from '../../kernel/errors.ts';
import type { CourseId, FileKey, ModuleId } from '../../kernel/ids.ts';
import type { DocumentEntry } from '../course-tree.ts';
import type { CatalogReader, CourseRepository } from '../ports.ts';
import { noSuchModule } from '../refusals.ts';
import type { AddDocument } from './add-document.ts';

export interface NewDocuments {
  readonly courseId: CourseId;
  readonly moduleId: ModuleId;
  readonly documents: readonly { title: string; fileKey: FileKey }[];
}

export interface SavedDocuments {
  readonly saved: readonly DocumentEntry[];
  /** In the order they were sent. */
  readonly refused: readonly { title: string; fileKey: FileKey; because: DomainError }[];
}

/** Many documents at once, each judged and saved alone: one bad file is one refusal. */
export class AddDocuments {
  constructor(
    private readonly addDocument: AddDocument,
    private readonly courses: Pick<CourseRepository, 'findModule'>,
    private readonly reader: CatalogReader,
  ) {}

  async run({ courseId, moduleId, documents }: NewDocuments): Promise<SavedDocuments> {
    if (!(await this.courses.findModule(courseId, moduleId))) throw noSuchModule();
    const ids = new Set<string>();
    const refused: SavedDocuments['refused'][number][] = [];
    for (const document of documents) {
      try {
        ids.add((await this.addDocument.run({ courseId, moduleId, ...document })).id);
      } catch (error) {
        refused.push({ ...document, because: refusalIn(error) });
      }
    }
    const saved = (await this.reader.documents(courseId, moduleId)).filter(({ id }) => ids.has(id));
    return { saved, refused };
  }
}

/** Trouble of ours is no judgement on the file: it ends the call, which may be repeated as a whole. */
function refusalIn(error: unknown): DomainError {
  if (error instanceof DomainError && error.kind !== 'unavailable') return error;
  throw error;
}
