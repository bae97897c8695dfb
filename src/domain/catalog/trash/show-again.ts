import type { UserId } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import { parentInTrash, shownNowhere } from '../errors.ts';
import { inspectLater } from '../files-in-use.ts';
import type { Lesson, LessonRef } from '../lesson.ts';
import type { CourseNodeRepository, CourseRepository, ExpectedConversions, FilesInUse, LessonFiles } from '../ports.ts';
import { keysOfThumbnail } from '../thumbnail.ts';
import {
  changeExtras,
  type DeletionFacts,
  extrasWith,
  hasExtra,
  keepReplaced,
  type TrashStores,
} from './replaced-files.ts';
import { nameOf, type TrashEntry } from './trash-entry.ts';

export type ShowingStores = TrashStores & {
  readonly courses: CourseRepository;
  readonly nodes: CourseNodeRepository;
  readonly lessonFiles: LessonFiles;
  readonly files: FilesInUse;
  readonly conversions: ExpectedConversions;
  readonly outbox: Outbox;
};

type OfFile = TrashEntry & { readonly file: NonNullable<TrashEntry['file']> };

/**
 * Shows a file of the trash again on its node, wherever the node was moved, and moves the current file to the trash.
 * Inside a transaction, with the course held. True if there was a current file.
 */
export async function showAgain(
  stores: ShowingStores,
  facts: DeletionFacts,
  { entry, by }: { entry: OfFile; by: UserId },
): Promise<boolean> {
  const { file, courseId } = entry;
  if (file.part === 'thumbnail') {
    if (!(await stores.courses.find(courseId))) throw await noPlace(stores, entry);
    const before = await stores.courses.edit(courseId, { thumbnailKey: file.key, smallThumbnailKey: file.smallKey });
    const ref = { kind: 'course', courseId } as const;
    return keepReplaced(stores, facts, { ref, part: 'thumbnail', keys: keysOfThumbnail(before), by });
  }
  const lesson = await stores.lessonFiles.find(refOf(entry));
  if (!lesson) throw await noPlace(stores, entry);
  if (file.part === 'content' || file.part === 'document') return showFile(stores, facts, { entry, lesson, by });
  if (lesson.ref.kind !== 'content') throw shownNowhere();
  const change = extrasWith(file.part, file);
  return hasExtra(file.part, await changeExtras(stores, facts, { ref: lesson.ref, change, by }));
}

const refOf = ({ file, courseId, nodeId }: OfFile): LessonRef =>
  file.part === 'document'
    ? { kind: 'document', courseId, documentId: nodeId }
    : { kind: 'content', courseId, contentId: nodeId };

/** Shows a file again. Enqueues its inspection or conversion, since findings and renditions may be gone. */
async function showFile(
  stores: ShowingStores,
  facts: DeletionFacts,
  { entry, lesson, by }: { entry: OfFile; lesson: Lesson; by: UserId },
): Promise<boolean> {
  const { lessonFiles, files, conversions, outbox } = stores;
  const { key } = entry.file;
  await lessonFiles.replace(lesson.ref, key);
  if (lesson.purpose === 'document') {
    await files.forgetInspection(key);
    await inspectLater(outbox, key);
  } else if ((await conversions.isNeeded(key)) && !(await conversions.isDone(key))) {
    await conversions.expect(key);
    await outbox.add('media/convert-video', { key });
  }
  return keepReplaced(stores, facts, { ref: lesson.ref, part: lesson.ref.kind, keys: [lesson.fileKey], by });
}

async function noPlace({ trash }: ShowingStores, { file, nodeId }: OfFile) {
  const kind = file.part === 'thumbnail' ? 'course' : file.part === 'document' ? 'document' : 'content';
  const trashed = await trash.entryWith({ kind, id: nodeId });
  return trashed ? parentInTrash(nameOf(trashed)) : shownNowhere();
}
