import type { ContentId, CourseId, DayId, FileKey, Ids, ModuleId } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { type ContentType, checkedTitle, isToBeRead } from '../course.ts';
import { noSuchDay } from '../errors.ts';
import { takeIntoUse } from '../files-in-use.ts';
import type { CourseRepository, FilesInUse, VerifiedFiles } from '../ports.ts';

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

export interface Added<Id> {
  readonly id: Id;
  /** False where the same file was there already: a client whose reply was lost may ask again. */
  readonly isNew: boolean;
}

type Stores = { courses: CourseRepository; files: FilesInUse; outbox: Outbox };

/**
 * Puts an uploaded file into a day. The file is checked first and outside the transaction: it may be
 * far away, and one that is not what it says must never be shown (decision B8).
 */
export class AddContent {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly uploads: VerifiedFiles,
    private readonly ids: Ids,
  ) {}

  async run(given: NewContent): Promise<Added<ContentId>> {
    const input = { ...given, title: checkedTitle(given.title) };
    const known = await this.work.run(({ courses }) => sameInDay(courses, input));
    if (known !== undefined) return { id: known, isNew: false };
    await this.uploads.verify(input.fileKey, input.type === 'video' ? 'video' : 'document');
    // Chapters are the same kind of file as captions.
    for (const key of [input.captionsKey, input.chaptersKey]) if (key) await this.uploads.verify(key, 'captions');
    return this.work.run((stores) => this.save(stores, input));
  }

  private async save({ courses, files, outbox }: Stores, input: NewContent): Promise<Added<ContentId>> {
    const id: ContentId = this.ids.next();
    await courses.hold(input.courseId);
    const known = await sameInDay(courses, input);
    if (known !== undefined) return { id: known, isNew: false };
    await takeIntoUse(
      files,
      [input.fileKey, input.captionsKey, input.chaptersKey].filter((key) => key !== undefined),
    );
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
    // For the search.
    if (isToBeRead(input.fileKey)) await outbox.add('media/process-pdf', { key: input.fileKey });
    return { id, isNew: true };
  }
}

/** Asked before the file is checked, and again with the write: the day may go in between, or the file be there. */
async function sameInDay(
  courses: CourseRepository,
  { courseId, moduleId, dayId, fileKey }: NewContent,
): Promise<ContentId | undefined> {
  if (!(await courses.findDay(courseId, moduleId, dayId))) throw noSuchDay();
  return courses.findContentOf(dayId, fileKey);
}
