import type { DomainError } from '../../kernel/errors.ts';
import type { CourseId, DocumentId, FileKey, Ids, ModuleId } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { DocumentEntry } from '../course-tree.ts';
import { UNREAD } from '../document.ts';
import { fileInUse, noSuchModule } from '../errors.ts';
import { inspectLater } from '../files-in-use.ts';
import type { CatalogReader, CourseRepository, FilesInUse, VerifiedFiles } from '../ports.ts';
import { checkedTitle, titleEmpty } from '../title.ts';

export interface NewDocument {
  readonly title: string;
  readonly fileKey: FileKey;
  readonly pageCount?: number;
}

export interface NewDocuments {
  readonly courseId: CourseId;
  readonly moduleId: ModuleId;
  readonly documents: readonly NewDocument[];
}

export interface SavedDocuments {
  readonly saved: readonly DocumentEntry[];
  /** Documents in the order they were sent. */
  readonly refused: readonly { title: string; fileKey: FileKey; because: DomainError }[];
}

type Stores = { courses: CourseRepository; files: FilesInUse; outbox: Outbox };
type Wanted = Map<FileKey, NewDocument>;

/**
 * Puts uploaded files among the documents of a module, hundreds within seconds. Each is judged alone: one
 * bad file is one refusal. The good ones are saved in one transaction, and one that is there already is
 * answered as it is, so that a call whose reply was lost may be repeated.
 */
export class AddDocuments {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly uploads: VerifiedFiles,
    private readonly ids: Ids,
    private readonly reader: CatalogReader,
  ) {}

  async run({ courseId, moduleId, documents }: NewDocuments): Promise<SavedDocuments> {
    const module = { courseId, moduleId };
    const known = await this.work.run(({ courses }) => knownIn(courses, module, documents));
    const wanted: Wanted = new Map();
    // One file is one document, however often it is named.
    for (const document of documents)
      if (!known.has(document.fileKey) && !wanted.has(document.fileKey)) wanted.set(document.fileKey, document);

    const refusals = new Map(await this.uploads.verifyAll([...wanted.keys()], 'document'));
    for (const [key, { title }] of wanted) {
      if (!refusals.has(key) && title.trim() === '') refusals.set(key, titleEmpty());
      if (refusals.has(key)) wanted.delete(key);
    }
    const added = await this.work.run((stores) => this.save(stores, module, wanted));
    for (const key of wanted.keys()) if (!added.has(key)) refusals.set(key, fileInUse());

    const ids = new Set([...known.values(), ...added.values()]);
    return {
      saved: (await this.reader.documents(courseId, moduleId)).filter(({ id }) => ids.has(id)),
      refused: documents.flatMap(({ title, fileKey }) => {
        const because = refusals.get(fileKey);
        return because ? [{ title, fileKey, because }] : [];
      }),
    };
  }

  /**
   * Answers those that the module has now. Of two calls with the same file one adds it; a file that another record uses
   * stays there.
   */
  private async save(
    { courses, files, outbox }: Stores,
    { courseId, moduleId }: Omit<NewDocuments, 'documents'>,
    wanted: Wanted,
  ): Promise<Map<FileKey, DocumentId>> {
    await courses.hold(courseId);
    const known = await knownIn(courses, { courseId, moduleId }, [...wanted.values()]);
    const taken = new Set(await files.attach([...wanted.keys()].filter((key) => !known.has(key))));
    const fresh = [...wanted.values()]
      .filter(({ fileKey }) => taken.has(fileKey))
      .map(({ title, fileKey, pageCount = null }) => ({
        id: this.ids.next(),
        moduleId,
        title: checkedTitle(title),
        fileKey,
        pageCount,
        ...UNREAD,
      }));
    if (fresh.length > 0) await courses.addDocuments(courseId, fresh);
    for (const { fileKey } of fresh) await inspectLater(outbox, fileKey);
    return new Map([...known, ...fresh.map(({ fileKey, id }) => [fileKey, id] as const)]);
  }
}

/** Called before the files are checked, and again with the write: meanwhile the module may go, or a file be added. */
async function knownIn(
  courses: CourseRepository,
  { courseId, moduleId }: Omit<NewDocuments, 'documents'>,
  documents: readonly NewDocument[],
): Promise<Map<FileKey, DocumentId>> {
  if (!(await courses.findModule(courseId, moduleId))) throw noSuchModule();
  return courses.findDocumentsOf(
    moduleId,
    documents.map(({ fileKey }) => fileKey),
  );
}
