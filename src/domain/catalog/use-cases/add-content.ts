import type { ContentId, CourseId, DayId, FileKey, Ids, ModuleId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { ContentType } from '../course.ts';
import type { CourseRepository, VerifiedFiles } from '../ports.ts';
import { noSuchDay } from '../refusals.ts';

export interface NewContent {
  readonly courseId: CourseId;
  readonly moduleId: ModuleId;
  readonly dayId: DayId;
  readonly type: ContentType;
  readonly title: string;
  readonly fileKey: FileKey;
  readonly captionsKey?: FileKey;
  readonly chaptersKey?: FileKey;
  readonly durationSeconds?: number;
}

/**
 * Puts an uploaded file into a day. The file is checked first and outside the transaction: it may be
 * far away, and one that is not what it says must never be shown (decisions B8).
 */
export class AddContent {
  constructor(
    private readonly work: UnitOfWork<{ courses: CourseRepository }>,
    private readonly files: VerifiedFiles,
    private readonly ids: Ids,
  ) {}

  async run(input: NewContent): Promise<ContentId> {
    await this.work.run(({ courses }) => refuseWrongDay(courses, input));
    await this.files.claim(input.fileKey, input.type === 'video' ? 'video' : 'document');
    if (input.captionsKey) await this.files.claim(input.captionsKey, 'captions');
    // Chapters are the same kind of file.
    if (input.chaptersKey) await this.files.claim(input.chaptersKey, 'captions');
    return this.work.run(async ({ courses }) => {
      await refuseWrongDay(courses, input);
      const id: ContentId = this.ids.next();
      await courses.addContent(input.courseId, {
        id,
        dayId: input.dayId,
        type: input.type,
        title: input.title,
        fileKey: input.fileKey,
        captionsKey: input.captionsKey ?? null,
        chaptersKey: input.chaptersKey ?? null,
        durationSeconds: input.durationSeconds ?? null,
      });
      return id;
    });
  }
}

/** Asked before the file is claimed, and again with the write: the day may go in between. */
async function refuseWrongDay(courses: CourseRepository, { courseId, moduleId, dayId }: NewContent): Promise<void> {
  if (await courses.findDay(courseId, moduleId, dayId)) return;
  throw noSuchDay();
}
