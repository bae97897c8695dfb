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
  /** The second that the address asks for. */
  askedAt?: number | undefined;
}

/** Returns the lesson from the course; from the video's own facts if the course cannot be loaded. */
export function lessonOf({
  courseId,
  videoId,
  course,
  info,
  progress,
  title,
  askedAt,
}: Sources): PlayableLesson | undefined {
  const found = course && findLesson(course.modules, videoId);
  const content = found?.content ?? info;
  if (!content || kindOf(content.type) !== 'video' || !content.s3Key) return undefined;
  return {
    ...(found ? playable(found.content) : playable({ ...NO_EXTRAS, ...content })),
    courseId: found ? courseId : (info?.courseId ?? courseId),
    contentId: videoId,
    title,
    courseTitle: course?.title ?? '',
    label: found ? dayLabel(found.module, found.day) : '',
    moduleNumber: found?.module.moduleNumber ?? 1,
    startAt: askedAt !== undefined && isWithin(askedAt, content) ? askedAt : resumeSecond(progress, videoId),
  };
}

/** True also while the length is unknown: the player itself finds out. */
const isWithin = (second: number, { duration }: Pick<ContentReply, 'duration'>): boolean =>
  second < (duration ?? Infinity);

const NO_EXTRAS = { width: null, height: null, poster: '', smallPoster: '', captionsKey: null, chaptersKey: null };

type Video = Pick<
  ContentReply,
  's3Key' | 'kilobits' | 'rareFormat' | 'renditions' | 'duration' | keyof typeof NO_EXTRAS
>;

/** Returns the files and facts with which a video plays. */
export function playable(video: Video) {
  const { captionsKey, chaptersKey, poster, smallPoster, duration, width } = video;
  return {
    source: streamUrl(video.s3Key),
    steps: qualitySteps(video),
    poster: poster ? { large: streamUrl(poster), small: streamUrl(smallPoster) } : null,
    captions: captionsKey === null ? null : streamUrl(captionsKey),
    chapters: chaptersKey === null ? null : streamUrl(chaptersKey),
    duration,
    hasPicture: (width ?? 0) > 0,
  };
}
