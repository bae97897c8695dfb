import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { M } from '../../../src/wire/messages.ts';
import { type Course, type CourseModule, useContentInfo, useCourse } from '../../api/courses.ts';
import { useProgress } from '../../api/progress.ts';
import { dayLabel } from '../../course/outline.ts';
import { askedSecond, coursePath, type fromAnswer } from '../../platform/course-addresses.ts';
import { late } from '../../platform/late.tsx';
import { DAY_TEST } from '../../text/copy/day-test.ts';
import { VIDEO } from '../../text/copy/learning.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Message } from '../../ui/text.tsx';
import { useOpenItem } from './curriculum.tsx';
import { findLesson, isTest, neighboursOf } from './outline.ts';
import { useTheatre } from './player/use-view-modes.ts';
import { progressByItem } from './progress-by-item.ts';
import { DemoNotice } from './video/demo-notice.tsx';
import { DEMO_OUTLINE } from './video/demo-outline.ts';
import { lessonOf } from './video/lesson-of.ts';
import { OutlineRail } from './video/outline-rail.tsx';
import { StepLinks, VideoStage } from './video/video-stage.tsx';
import styles from './video/video.module.css';

/** Loaded late: it saves answers on the device, which no video does. */
const TestStage = late(
  () => import('./test/test-stage.tsx'),
  'TestStage',
  <Row as="p" gap={3} wraps={false} align="center" className={styles.loading} role="status">
    <Spinner size={20} />
    <Message>{DAY_TEST.loading}</Message>
  </Row>,
);

/** A video of a course, or a test of one, with the outline next to it (specification 2.4). */
export function VideoPage() {
  const { courseId = '', videoId = '' } = useParams();
  const [params] = useSearchParams();
  const course = useCourse(courseId);
  const info = useContentInfo(videoId);
  const reply = useProgress(courseId);
  const open = useOpenItem(courseId);
  const theatre = useTheatre();

  const failure = course.data === undefined && !course.isFetching ? (course.error ?? undefined) : undefined;
  const isCourseKnown = course.data !== undefined || failure !== undefined;
  // Waits for fresh progress, since another device may have continued; starts without it after a failure.
  const isProgressKnown = useSettled(!reply.isFetching);
  const isInfoNeeded = course.data === undefined || findLesson(course.data.modules, videoId) === undefined;
  const isReady = isCourseKnown && isProgressKnown && !(isInfoNeeded && info.isFetching);

  const found = course.data && findLesson(course.data.modules, videoId);
  const known = found?.content.title;
  const isOfTest = isReady && (found ? isTest(found) : info.data?.type === 'test');
  const title = info.isError ? M.videoTitleFallback : (info.data?.title ?? known ?? M.videoTitleFallback);
  const progress = progressByItem(reply.data);
  const askedAt = askedSecond(params);
  const lesson = lessonOf({ courseId, videoId, course: course.data, info: info.data, progress, title, askedAt });

  return (
    <div className={styles.page} data-theatre={(lesson && theatre?.isOn) || undefined}>
      <VideoHeader courseId={courseId} videoId={videoId} course={course.data} title={title} />
      <DemoNotice failure={failure} isRetrying={course.isFetching} onRetry={() => void course.refetch()} />
      <div className={styles.columns}>
        {isOfTest ? (
          <TestStage
            key={videoId}
            courseId={courseId}
            contentId={videoId}
            steps={<TestSteps courseId={courseId} contentId={videoId} modules={course.data?.modules ?? []} />}
          />
        ) : (
          <VideoStage
            isReady={isReady}
            lesson={lesson}
            modules={course.data?.modules ?? []}
            hasCourse={course.data !== undefined}
            theatre={theatre}
            onOpen={open}
          />
        )}
        {isCourseKnown && (
          <OutlineRail
            modules={course.data?.modules ?? DEMO_OUTLINE}
            currentId={videoId}
            progress={progress}
            isExample={course.data === undefined}
            onOpen={open}
          />
        )}
      </div>
    </div>
  );
}

/** Links to the items around a test. */
function TestSteps({
  courseId,
  contentId,
  modules,
}: {
  courseId: string;
  contentId: string;
  modules: readonly CourseModule[];
}) {
  const { previous, next } = neighboursOf(modules, contentId);
  return <StepLinks courseId={courseId} previous={previous} next={next} />;
}

interface VideoHeaderProps {
  courseId: string;
  videoId: string;
  course: Course | undefined;
  title: string;
}

/** Back to Course (at this video's day) or to the answer that led here, and the titles of video and course. */
function VideoHeader({ courseId, videoId, course, title }: VideoHeaderProps) {
  const found = course && findLesson(course.modules, videoId);
  const { state } = useLocation() as { state: Partial<ReturnType<typeof fromAnswer>> | null };
  const toCourse = coursePath(courseId, found ? { module: found.module.moduleNumber, day: found.day.dayNumber } : {});
  return (
    <Row as="header" gap={4} lineGap={3} align="center">
      <ButtonLink to={state?.back ?? toCourse} variant="outline" size="small" icon={<ArrowLeft size={18} />}>
        {state?.back === undefined ? VIDEO.backToCourse : VIDEO.backToAnswer}
      </ButtonLink>
      <div className={styles.headerWords}>
        <PageTitle title={title} className={styles.headerTitle} />
        <p className={styles.course}>
          {found && <span className={styles.headerLabel}>{dayLabel(found.module, found.day)}</span>}
          {course && <span>{course.title || M.courseTitleFallback}</span>}
        </p>
      </div>
    </Row>
  );
}

/** Becomes true once `isReady` holds, and stays true: background refetches do not unmount the page. */
function useSettled(isReady: boolean): boolean {
  const [isSettled, setSettled] = useState(isReady);
  if (isReady && !isSettled) setSettled(true);
  return isSettled || isReady;
}
