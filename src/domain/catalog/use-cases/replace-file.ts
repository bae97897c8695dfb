import type { FileKey, UserId } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { fileReplaced, noSuchNode, stillConverting } from '../errors.ts';
import { convertLater, inspectLater, takeIntoUse } from '../files-in-use.ts';
import type { Lesson, LessonRef } from '../lesson.ts';
import type {
  CourseRepository,
  ExpectedConversions,
  FilesInUse,
  LessonFiles,
  VerifiedFiles,
  VideoRendition,
  VideoRenditions,
} from '../ports.ts';
import { type DeletionFacts, keepReplaced, type TrashStores } from '../trash/replaced-files.ts';

export interface Replacement {
  readonly ref: LessonRef;
  /**
   * Key of an upload, or of the best rendition of this video, which then replaces the original. Idempotent for the
   * current file: a request whose reply was lost may be repeated.
   */
  readonly fileKey: FileKey;
  /** File that the sender saw: `catalog/stale` if another one is shown now. Absent: the last writer wins. */
  readonly seenFileKey?: FileKey | undefined;
  readonly by: UserId;
}

type Stores = TrashStores & {
  courses: CourseRepository;
  lessonFiles: LessonFiles;
  files: FilesInUse;
  conversions: ExpectedConversions;
  renditions: VideoRenditions;
  outbox: Outbox;
};

/**
 * Replaces a file by another one of the same kind. Everything else stays: id, title, order, captions, chapters and the
 * progress of students. The old file moves to the trash in the same commit.
 *
 * The precondition is the file and not the revision: a large upload takes hours, and a title that is corrected
 * meanwhile is no reason to refuse it.
 */
export class ReplaceFile {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly uploads: VerifiedFiles,
    private readonly ids: DeletionFacts['ids'],
    private readonly clock: DeletionFacts['clock'],
  ) {}

  async run(replacement: Replacement): Promise<void> {
    const { fileKey } = replacement;
    const planned = await this.work.run((stores) => changeOf(stores, replacement));
    if (!planned) return;
    // Outside the transaction: the storage may be far away. What we made ourselves is what it says.
    if (!planned.rendition) await this.uploads.verify(fileKey, planned.lesson.purpose);
    await this.work.run(async (stores) => {
      const { courses, lessonFiles, files, renditions, conversions, outbox } = stores;
      await courses.hold(replacement.ref.courseId);
      const change = await changeOf(stores, replacement);
      if (!change) return;
      const { lesson, rendition } = change;
      if (rendition) {
        await renditions.promote(rendition);
        // Should the original come back, it is one that nothing was made of.
        await conversions.forget(lesson.fileKey);
      } else await takeIntoUse(files, [fileKey]);
      await lessonFiles.replace(lesson.ref, fileKey);
      const { ids, clock } = this;
      const replaced = { ref: lesson.ref, part: lesson.ref.kind, keys: [lesson.fileKey], by: replacement.by };
      await keepReplaced(stores, { ids, clock }, replaced);
      await inspectLater(outbox, fileKey);
      if (lesson.purpose === 'video') await convertLater(stores, fileKey);
    });
  }
}

interface Change {
  readonly lesson: Lesson;
  /** Where the new file is the best that was made of the old one. */
  readonly rendition: VideoRendition | undefined;
}

/** Undefined where it shows the file already. Asked before the file is checked, and again with the write. */
async function changeOf(
  { lessonFiles, renditions, conversions }: Pick<Stores, 'lessonFiles' | 'renditions' | 'conversions'>,
  { ref, fileKey, seenFileKey }: Replacement,
): Promise<Change | undefined> {
  const lesson = await lessonFiles.find(ref);
  if (!lesson) throw noSuchNode(ref.kind);
  if (lesson.fileKey === fileKey) return undefined;
  if (seenFileKey !== undefined && lesson.fileKey !== seenFileKey) throw fileReplaced();
  const [best] = lesson.purpose === 'video' ? await renditions.listOf([lesson.fileKey]) : [];
  const rendition = best?.fileKey === fileKey ? best : undefined;
  // A better one may be on its way, and is made of the original.
  if (rendition && !(await conversions.isDone(lesson.fileKey))) throw stillConverting();
  return { lesson, rendition };
}
