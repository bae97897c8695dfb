import type { UserId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { VideoExtras } from '../content.ts';
import type { ContentRef } from '../course-node.ts';
import { noSuchContent, notAVideo } from '../errors.ts';
import { takeIntoUse } from '../files-in-use.ts';
import type { LessonRef } from '../lesson.ts';
import type { CourseNodeRepository, CourseRepository, FilesInUse, LessonFiles } from '../ports.ts';
import { changeExtras, type DeletionFacts, type TrashStores } from '../trash/replaced-files.ts';

// Shared steps of adding a file to a video and removing it; the use cases of this folder say which file.

export type VideoStores = UnitOfWork<
  TrashStores & {
    courses: Pick<CourseRepository, 'hold'>;
    nodes: CourseNodeRepository;
    lessonFiles: Pick<LessonFiles, 'find'>;
    files: FilesInUse;
  }
>;

/** A video, wherever in its course it is by now. */
export type VideoRef = Extract<LessonRef, { kind: 'content' }>;

/** Rejects if the node is absent or no video. */
export async function videoAt(lessonFiles: Pick<LessonFiles, 'find'>, ref: VideoRef): Promise<ContentRef> {
  const lesson = await lessonFiles.find(ref);
  if (lesson?.ref.kind !== 'content') throw noSuchContent();
  if (lesson.purpose !== 'video') throw notAVideo();
  return lesson.ref;
}

export interface VideoEdit {
  readonly ref: VideoRef;
  readonly change: Partial<VideoExtras>;
  readonly by: UserId;
}

/**
 * The new files are taken into use and those that they replace move to the trash, in one commit with the video's own
 * row.
 */
export function editVideo(work: VideoStores, facts: DeletionFacts, { ref, change, by }: VideoEdit): Promise<void> {
  return work.run(async (stores) => {
    const { courses, lessonFiles, files } = stores;
    // Nobody moves it now.
    await courses.hold(ref.courseId);
    const before = await changeExtras(stores, facts, { ref: await videoAt(lessonFiles, ref), change, by });
    const changed = (Object.keys(change) as (keyof VideoExtras)[]).filter((field) => change[field] !== before[field]);
    const added = changed.map((field) => change[field]).filter((key) => typeof key === 'string');
    await takeIntoUse(files, added);
  });
}
