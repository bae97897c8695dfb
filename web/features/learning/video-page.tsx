import { useParams } from 'react-router-dom';
import { M } from '../../../src/wire/messages.ts';
import { useCourse } from '../../api/courses.ts';
import { useProgress } from '../../api/progress.ts';
import { useOpenItem } from './curriculum/use-open-item.ts';
import { findLesson } from './outline.ts';
import { placesOf } from './places.ts';
import { useTheatre } from './player/use-theatre.ts';
import { DemoNotice } from './video/demo-notice.tsx';
import { DEMO_OUTLINE } from './video/demo-outline.ts';
import { lessonOf } from './video/lesson-of.ts';
import { OutlineRail } from './video/outline-rail.tsx';
import { useSettled } from './video/use-settled.ts';
import { VideoHeader } from './video/video-header.tsx';
import { useVideoInfo } from './video/video-info.ts';
import { VideoStage } from './video/video-stage.tsx';
import styles from './video/video-page.module.css';

/** One video of a course with the outline beside it (specification 2.4). */
export function VideoPage() {
  const { courseId = '', videoId = '' } = useParams();
  const course = useCourse(courseId);
  const info = useVideoInfo(videoId);
  const progress = useProgress(courseId);
  const open = useOpenItem(courseId);
  const theatre = useTheatre();

  const failure = course.data === undefined && !course.isFetching ? (course.error ?? undefined) : undefined;
  const isCourseKnown = course.data !== undefined || failure !== undefined;
  // Another device may have gone on: the first place to begin at is a fresh one, or none if there is no answer.
  const isProgressKnown = useSettled(!progress.isFetching);
  const isInfoNeeded = course.data === undefined || findLesson(course.data.weeks, videoId) === undefined;
  const isReady = isCourseKnown && isProgressKnown && !(isInfoNeeded && info.isFetching);

  const known = course.data && findLesson(course.data.weeks, videoId)?.content.title;
  const title = info.isError ? M.videoTitleFallback : (info.data?.title ?? known ?? M.videoTitleFallback);
  const places = placesOf(progress.data);
  const lesson = lessonOf({ courseId, videoId, course: course.data, info: info.data, places, title });

  return (
    <div className={styles.page} data-theatre={(lesson && theatre?.isOn) || undefined}>
      <VideoHeader courseId={courseId} videoId={videoId} course={course.data} title={title} />
      <DemoNotice failure={failure} isRetrying={course.isFetching} onRetry={() => void course.refetch()} />
      <div className={styles.columns}>
        <VideoStage
          isReady={isReady}
          lesson={lesson}
          weeks={course.data?.weeks ?? []}
          hasCourse={course.data !== undefined}
          theatre={theatre}
        />
        {isCourseKnown && (
          <OutlineRail
            weeks={course.data?.weeks ?? DEMO_OUTLINE}
            currentId={videoId}
            places={places}
            isExample={course.data === undefined}
            onOpen={open}
          />
        )}
      </div>
    </div>
  );
}
