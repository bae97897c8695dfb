import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { VideoExtras } from '../content.ts';
import type { ContentRef } from '../course-node.ts';
import { noSuchContent, notAVideo } from '../errors.ts';
import { eraseLater, takeIntoUse } from '../files-in-use.ts';
import type { LessonRef } from '../lesson.ts';
import type { CourseNodeRepository, CourseRepository, FilesInUse, LessonFiles } from '../ports.ts';

// What giving something to a video and taking it away have in common. The use cases beside this file name what.

export type VideoStores = UnitOfWork<{
  courses: Pick<CourseRepository, 'hold'>;
  nodes: CourseNodeRepository;
  lessonFiles: Pick<LessonFiles, 'find'>;
  files: FilesInUse;
  outbox: Outbox;
}>;

/** A video, wherever in its course it is by now. */
export type VideoRef = Extract<LessonRef, { kind: 'content' }>;

/** Rejects with what refuses it: it is not there, or no video. */
export async function videoAt(lessonFiles: Pick<LessonFiles, 'find'>, ref: VideoRef): Promise<ContentRef> {
  const lesson = await lessonFiles.find(ref);
  if (lesson?.ref.kind !== 'content') throw noSuchContent();
  if (lesson.purpose !== 'video') throw notAVideo();
  return lesson.ref;
}

/** The new files are taken into use and those that they replace erased, in one commit with the video's own row. */
export function editVideo(work: VideoStores, ref: VideoRef, change: Partial<VideoExtras>): Promise<void> {
  return work.run(async ({ courses, nodes, lessonFiles, files, outbox }) => {
    // Nobody moves it now.
    await courses.hold(ref.courseId);
    const before = await nodes.editVideo(await videoAt(lessonFiles, ref), change);
    const changed = (Object.keys(change) as (keyof VideoExtras)[]).filter((field) => change[field] !== before[field]);
    const keysOf = (extras: Partial<VideoExtras>) =>
      changed.map((field) => extras[field]).filter((key) => typeof key === 'string');
    await takeIntoUse(files, keysOf(change));
    await eraseLater(outbox, keysOf(before));
  });
}
