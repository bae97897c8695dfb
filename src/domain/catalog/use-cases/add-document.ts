import type { CourseId, DocumentId, FileKey, Ids, ModuleId } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { checkedTitle, isToBeRead, unread } from '../course.ts';
import { takeIntoUse } from '../files-in-use.ts';
import type { CourseRepository, FilesInUse, VerifiedFiles } from '../ports.ts';
import { noSuchModule } from '../refusals.ts';
import type { Added } from './add-content.ts';

export interface NewDocument {
  readonly courseId: CourseId;
  readonly moduleId: ModuleId;
  readonly title: string;
  readonly fileKey: FileKey;
  readonly pageCount?: number;
}

type Stores = { courses: CourseRepository; files: FilesInUse; outbox: Outbox };

/** Puts an uploaded file among the documents of a module. */
export class AddDocument {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly uploads: VerifiedFiles,
    private readonly ids: Ids,
  ) {}

  async run(wish: NewDocument): Promise<Added<DocumentId>> {
    const input = { ...wish, title: checkedTitle(wish.title) };
    const known = await this.work.run(({ courses }) => sameInModule(courses, input));
    if (known !== undefined) return { id: known, isNew: false };
    await this.uploads.verify(input.fileKey, 'document');
    return this.work.run((stores) => this.save(stores, input));
  }

  private async save({ courses, files, outbox }: Stores, input: NewDocument): Promise<Added<DocumentId>> {
    const id: DocumentId = this.ids.next();
    await courses.hold(input.courseId);
    const known = await sameInModule(courses, input);
    if (known !== undefined) return { id: known, isNew: false };
    await takeIntoUse(files, [input.fileKey]);
    const { moduleId, title, fileKey, pageCount = null } = input;
    await courses.addDocument(input.courseId, { id, moduleId, title, fileKey, pageCount, ...unread(fileKey) });
    if (isToBeRead(fileKey)) await outbox.add('media/process-pdf', { key: fileKey });
    return { id, isNew: true };
  }
}

/** Asked before the file is checked, and again with the write: the module may go in between, or the file be there. */
async function sameInModule(courses: CourseRepository, { courseId, moduleId, fileKey }: NewDocument): Promise<DocumentId | undefined> {
  if (!(await courses.findModule(courseId, moduleId))) throw noSuchModule();
  return courses.findDocumentOf(moduleId, fileKey);
}
