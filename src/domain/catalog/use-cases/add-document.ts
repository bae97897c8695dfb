import type { CourseId, DocumentId, FileKey, Ids, ModuleId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { CourseRepository, VerifiedFiles } from '../ports.ts';
import { noSuchModule } from '../refusals.ts';

export interface NewDocument {
  readonly courseId: CourseId;
  readonly moduleId: ModuleId;
  readonly title: string;
  readonly fileKey: FileKey;
  readonly pageCount?: number;
}

/** Puts an uploaded file among the documents of a module. */
export class AddDocument {
  constructor(
    private readonly work: UnitOfWork<{ courses: CourseRepository }>,
    private readonly files: VerifiedFiles,
    private readonly ids: Ids,
  ) {}

  async run({ courseId, ...input }: NewDocument): Promise<DocumentId> {
    await this.work.run(({ courses }) => refuseWrongModule(courses, courseId, input.moduleId));
    await this.files.claim(input.fileKey, 'document');
    return this.work.run(async ({ courses }) => {
      await refuseWrongModule(courses, courseId, input.moduleId);
      const id: DocumentId = this.ids.next();
      await courses.addDocument(courseId, {
        id,
        moduleId: input.moduleId,
        title: input.title,
        fileKey: input.fileKey,
        pageCount: input.pageCount ?? null,
      });
      return id;
    });
  }
}

/** Asked before the file is claimed, and again with the write: the module may go in between. */
async function refuseWrongModule(courses: CourseRepository, courseId: CourseId, moduleId: ModuleId): Promise<void> {
  if (!(await courses.findModule(courseId, moduleId))) throw noSuchModule();
}
