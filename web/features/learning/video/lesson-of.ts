import type { ContentReply, VideoInfoReply } from '../../../../src/wire/replies/catalog.ts';
import { streamUrl } from '../../../api/client.ts';
import type { Course } from '../../../api/courses.ts';
import { dayLabel } from '../../../course/outline.ts';
import { findLesson, kindOf } from '../outline.ts';
import type { PlayableLesson } from '../player/lesson.ts';
import { qualitySteps } from '../player/quality.ts';
import { type ProgressByItem, resumeSecond } from '../progress-by-item.ts';

interface Sources {
  courseId: string;
  videoId: string;
  course: Course | undefined;
  info: VideoInfoReply | undefined;
  progress: ProgressByItem;
  title: string;
}

/** Returns the lesson from the course; from the video's own facts if the course cannot be loaded. */
export function lessonOf({ courseId, videoId, course, info, progress, title }: Sources): PlayableLesson | undefined {
  const found = course && findLesson(course.modules, videoId);
  const content = found?.content ?? info;
  if (!content || kindOf(content.type) !== 'video' || !content.s3Key) return undefined;
  const captionsKey = found?.content.captionsKey ?? null;
  const chaptersKey = found?.content.chaptersKey ?? null;
  return {
    courseId: found ? courseId : (info?.courseId ?? courseId),
    contentId: videoId,
    title,
    courseTitle: course?.title ?? '',
    label: found ? dayLabel(found.module, found.day) : '',
    moduleNumber: found?.module.moduleNumber ?? 1,
    source: streamUrl(content.s3Key),
    steps: qualitySteps(content),
    poster: posterOf(found?.content),
    captions: captionsKey === null ? null : streamUrl(captionsKey),
    chapters: chaptersKey === null ? null : streamUrl(chaptersKey),
    duration: content.duration,
    hasPicture: (found?.content.width ?? 0) > 0,
    startAt: resumeSecond(progress, videoId),
  };
}

const posterOf = (content: Pick<ContentReply, 'poster' | 'smallPoster'> | undefined): PlayableLesson['poster'] =>
  content?.poster ? { large: streamUrl(content.poster), small: streamUrl(content.smallPoster) } : null;
