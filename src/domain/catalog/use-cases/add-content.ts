import { DomainError } from '../../kernel/errors.ts';
import type { ContentId, CourseId, DayId, FileKey, Ids, ModuleId } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { fileKeysOf, type NewFileContent, TRACK_FIELDS, type TrackKind } from '../content.ts';
import { noSuchDay } from '../errors.ts';
import { convertLater, inspectLater, takeIntoUse } from '../files-in-use.ts';
import { PURPOSES } from '../lesson.ts';
import type { CourseRepository, ExpectedConversions, FilesInUse, VerifiedFiles } from '../ports.ts';
import { checkedTitle } from '../title.ts';

interface AnyRequest {
  readonly courseId: CourseId;
  readonly moduleId: ModuleId;
  readonly dayId: DayId;
  readonly title: string;
  readonly fileKey: FileKey;
}

interface VideoRequest extends AnyRequest {
  readonly type: 'video';
  readonly captionsKey?: FileKey;
  readonly chaptersKey?: FileKey;
  readonly durationSeconds?: number;
}

interface PaperRequest extends AnyRequest {
  readonly type: 'pdf';
}

export type AddContentRequest = VideoRequest | PaperRequest;

export interface Added<Id> {
  readonly id: Id;
  /** False where the same file was there already: a client whose reply was lost may ask again. */
  readonly isNew: boolean;
}

type Stores = {
  courses: CourseRepository;
  files: FilesInUse;
  conversions: ExpectedConversions;
  outbox: Outbox;
};

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

  async run(given: AddContentRequest): Promise<Added<ContentId>> {
    const input = { ...given, title: checkedTitle(given.title) };
    const known = await this.work.run(({ courses }) => sameInDay(courses, input));
    if (known !== undefined) return { id: known, isNew: false };
    const content = contentOf(input, this.ids.next());
    await this.uploads.verify(content.fileKey, PURPOSES[content.type]);
    if (content.type === 'video')
      for (const field of Object.values(TRACK_FIELDS)) await this.verifyText(content[field], field);
    return this.work.run((stores) => this.save(stores, input, content));
  }

  /** Chapters are the same kind of file as captions. The refusal names the field: the video itself is sound. */
  private async verifyText(key: FileKey | null, field: (typeof TRACK_FIELDS)[TrackKind]): Promise<void> {
    const refusal = key && (await this.uploads.verifyAll([key], 'captions')).get(key);
    if (refusal)
      throw new DomainError(refusal.kind, refusal.code, refusal.message, { fields: { [field]: refusal.message } });
  }

  private async save(stores: Stores, input: AddContentRequest, content: NewFileContent): Promise<Added<ContentId>> {
    const { courses, files, outbox } = stores;
    await courses.hold(input.courseId);
    const known = await sameInDay(courses, input);
    if (known !== undefined) return { id: known, isNew: false };
    await takeIntoUse(files, fileKeysOf(content));
    await courses.addContent(input.courseId, content);
    await inspectLater(outbox, content.fileKey);
    if (content.type === 'video') await convertLater(stores, content.fileKey);
    return { id: content.id, isNew: true };
  }
}

function contentOf(input: AddContentRequest, id: ContentId): NewFileContent {
  const { dayId, title, fileKey } = input;
  if (input.type === 'pdf') return { id, dayId, type: 'pdf', title, fileKey };
  return {
    id,
    dayId,
    type: 'video',
    title,
    fileKey,
    captionsKey: input.captionsKey ?? null,
    chaptersKey: input.chaptersKey ?? null,
    posterKey: null,
    smallPosterKey: null,
    durationSeconds: input.durationSeconds ?? null,
  };
}

/** Called before the file is checked, and again with the write: meanwhile the day may be deleted, or the file added. */
async function sameInDay(
  courses: CourseRepository,
  { courseId, moduleId, dayId, fileKey }: AddContentRequest,
): Promise<ContentId | undefined> {
  if (!(await courses.findDay(courseId, moduleId, dayId))) throw noSuchDay();
  return courses.findContentOf(dayId, fileKey);
}
