import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { M } from '../../../src/wire/messages.ts';
import { useUnread } from '../../api/announcements.ts';
import type { Course } from '../../api/courses.ts';
import { isAwaited, useGuidance } from '../../api/guidance.ts';
import { useNewestProgress } from '../../api/progress.ts';
import { useAccessTo } from '../../api/session.ts';
import { LightboxDrawing } from '../../art/lazy-drawings.tsx';
import { AccessLine } from '../../course/access-line.tsx';
import { backToDashboardPath, paymentPath } from '../../platform/addresses.ts';
import { ACCESS } from '../../text/access.ts';
import { COURSE_DISCUSSIONS } from '../../text/copy/discussions.ts';
import { COURSE, LEARNING } from '../../text/copy/learning.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs, useTabParam } from '../../ui/tabs.tsx';
import { Message, referenceOf } from '../../ui/text.tsx';
import { CourseContent } from './course/course-content.tsx';
import { CourseDiscussions } from './course/course-discussions.tsx';
import { CourseDocuments } from './course/course-documents.tsx';
import { courseFailure } from './course/course-failure.ts';
import { CourseHead } from './course/course-head.tsx';
import { LiveRow } from './course/live-row.tsx';
import { PrintedOutline } from './course/printed-outline.tsx';
import { useCheckedCourse } from './course/use-checked-course.ts';
import { Announcements } from './news/announcements.tsx';
import { type Lesson, nextLesson } from './outline.ts';
import { type ProgressByItem, progressByItem } from './progress-by-item.ts';
import styles from './course/course.module.css';

/** A course with its days and documents (specification 2.4). Opens at the next item. */
export function CoursePage() {
  const courseId = useParams()['courseId']?.trim() ?? '';
  const course = useCheckedCourse(courseId);
  const guidance = useGuidance(courseId);
  const unread = useUnread();
  const reply = useNewestProgress(courseId);
  const progress = progressByItem(reply.data);
  const isUnavailable = courseId === '' || (course.data === undefined && course.error !== null && !course.isFetching);
  const shown = isAwaited(guidance) || isAwaited(unread) || isAwaited(reply) ? undefined : course.data;
  const next = shown && nextLesson(shown.modules, progress);
  const discussion = guidance.data?.next;
  const access = useAccessTo(courseId);

  return (
    <div className={styles.page}>
      {!isUnavailable && <CourseHead course={shown} progress={progress} next={next} />}
      {courseId === '' ? (
        <CourseUnavailable message={M.noCourseId} />
      ) : (
        <Loadable
          query={{ ...course, data: shown }}
          loading={COURSE.loading}
          skeleton={<CourseSkeleton />}
          renderFailure={(error, retry) => (
            <CourseUnavailable message={courseFailure(error)} detail={referenceOf(error)} onRetry={retry} />
          )}
        >
          {(loaded) => (
            <>
              {access?.canExtend && (
                <Row gap={3} wraps={false} align="center" justify="between" className={styles.ending} data-print="hide">
                  <AccessLine access={access} isExact />
                  <ButtonLink to={paymentPath({ ...loaded, price: access.price })} variant="outline" size="small">
                    {ACCESS.extend}
                  </ButtonLink>
                </Row>
              )}
              <Announcements unread={unread.data?.announcements} courseId={courseId} />
              {/* Remounts per discussion, to restart the timer. */}
              {discussion && (
                <LiveRow key={discussion.startsAt} courseId={courseId} next={discussion} onOver={guidance.refetch} />
              )}
              <div data-print="hide">
                <CourseTabs course={loaded} progress={progress} next={next} />
              </div>
              <PrintedOutline course={loaded} />
            </>
          )}
        </Loadable>
      )}
    </div>
  );
}

/** Skeleton of tabs, modules and three days. */
function CourseSkeleton() {
  return (
    <Stack gap={3} aria-hidden="true">
      <Skeleton width="min(380px, 100%)" height="48px" />
      <div className={styles.columns}>
        <Skeleton height="min(456px, 60vw)" radius="var(--radius-card)" />
        <Stack gap={3}>
          {['first', 'second', 'third'].map((day) => (
            <Skeleton key={day} height="112px" radius="var(--radius-card)" />
          ))}
        </Stack>
      </div>
    </Stack>
  );
}

/** Shown instead of a course: missing, not owned, or unavailable. */
function CourseUnavailable(props: { message: string; detail?: ReactNode; onRetry?: () => void }) {
  const { message, detail, onRetry } = props;
  return (
    <Stack gap={4} align="center" className={styles.unavailable}>
      <LightboxDrawing />
      <PageTitle title={COURSE.unavailable} isSmall />
      <p className={styles.line} role="alert">
        <Message>{message}</Message>
      </p>
      {detail && <p className={styles.line}>{detail}</p>}
      <Row gap={3} justify="center" above={3}>
        <ButtonLink to={backToDashboardPath}>{COURSE.backToDashboard}</ButtonLink>
        {onRetry && (
          <Button variant="outline" icon={<RotateCw size={18} />} onClick={onRetry}>
            {LEARNING.retry}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

interface CourseTabsProps {
  course: Course;
  progress: ProgressByItem;
  next: Lesson | undefined;
}

function CourseTabs({ course, progress, next }: CourseTabsProps) {
  const [tab, choose] = useTabParam('tab', ['content', 'documents', 'discussions']);
  return (
    <Tabs
      label={COURSE.tabs}
      value={tab}
      onChange={choose}
      tabs={[
        {
          id: 'content',
          label: <span className={styles.tabsLabel}>{COURSE.contentTab}</span>,
          panel: <CourseContent course={course} progress={progress} next={next} />,
        },
        {
          id: 'documents',
          label: <span className={styles.tabsLabel}>{COURSE.documentsTab}</span>,
          panel: <CourseDocuments modules={course.modules} />,
        },
        {
          id: 'discussions',
          label: <span className={styles.tabsLabel}>{COURSE_DISCUSSIONS.tab}</span>,
          panel: <CourseDiscussions courseId={course.id} />,
        },
      ]}
    />
  );
}
