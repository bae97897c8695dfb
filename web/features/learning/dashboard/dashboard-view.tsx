import { Link } from 'react-router';
import { moduleNumberIn } from '../../../../src/wire/course-labels.ts';
import { M } from '../../../../src/wire/messages.ts';
import type { PlanReply } from '../../../../src/wire/replies/plan.ts';
import type { UnreadAnnouncement } from '../../../api/announcements.ts';
import type { CourseGuidance } from '../../../api/guidance.ts';
import type { Dashboard } from '../../../api/progress.ts';
import { AccessLine } from '../../../course/access-line.tsx';
import { CoursePicture } from '../../../course/course-picture.tsx';
import { entryPath, liveCoursesPath, paymentPath } from '../../../platform/addresses.ts';
import { coursePath } from '../../../platform/course-addresses.ts';
import { ACCESS } from '../../../text/access.ts';
import { COURSE, DASHBOARD } from '../../../text/copy/learning.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { VisuallyHidden } from '../../../ui/text.tsx';
import { LazyExamCard } from '../exam/lazy-exam-card.tsx';
import { GuidanceCard } from '../guidance/guidance-card.tsx';
import { Announcements } from '../news/announcements.tsx';
import { TodayCard } from '../plan/today-card.tsx';
import { ModuleArch } from './module-arch.tsx';
import { ContinueCard, EndedCard, FinishedCard, FirstVisitCard, isFirstVisit } from './step-cards.tsx';
import styles from './dashboard.module.css';

interface DashboardViewProps {
  dashboard: Dashboard;
  /** Undefined after a failure. */
  guidance: readonly CourseGuidance[] | undefined;
  unread: readonly UnreadAnnouncement[] | undefined;
  today: PlanReply | undefined;
  onDiscussionOver: () => void;
}

/** The next step, the exam, guidance, the arch of the current course, all courses; expired ones with an extension. */
export function DashboardView({ dashboard, guidance = [], unread, today, onDiscussionOver }: DashboardViewProps) {
  const { next, courses } = dashboard;
  const open = courses.filter(({ isActive }) => isActive);
  const course = open.find(({ id }) => id === next?.courseId) ?? open[0];
  return (
    <div className={styles.rows}>
      <Announcements unread={unread} />
      {course ? (
        <StudySteps
          dashboard={{ next, courses: open }}
          course={course}
          guidance={guidance}
          today={today}
          onOver={onDiscussionOver}
        />
      ) : (
        <EndedCard courses={courses} />
      )}
      <section aria-labelledby="my-courses">
        <Row gap={5} lineGap={0} align="baseline" justify="between" className={styles.head}>
          <Text as="h2" id="my-courses" size="h3">
            {DASHBOARD.courses}
          </Text>
          <Link className={styles.more} to={liveCoursesPath}>
            {DASHBOARD.allCourses}
          </Link>
        </Row>
        <Stack as="ul" gap={4}>
          {courses.map((one) => (
            <li key={one.id}>
              <CourseCard course={one} />
            </li>
          ))}
        </Stack>
      </section>
    </div>
  );
}

interface StudyStepsProps {
  /** Dashboard of courses with active access. */
  dashboard: Dashboard;
  course: Dashboard['courses'][number];
  guidance: readonly CourseGuidance[];
  today: PlanReply | undefined;
  onOver: () => void;
}

function StudySteps({ dashboard, course, guidance, today, onOver }: StudyStepsProps) {
  const { next, courses } = dashboard;
  const hasTitle = courses.length > 1;
  return (
    <>
      {isFirstVisit(dashboard) ? (
        <FirstVisitCard course={course} next={next} />
      ) : next ? (
        <ContinueCard next={next} course={course} />
      ) : (
        <FinishedCard course={course} />
      )}
      {today && <TodayCard plan={today} />}
      {courses.some(({ hasQuestionBank }) => hasQuestionBank) && <LazyExamCard />}
      {guidance.map((one) => (
        <GuidanceCard key={one.id} guidance={one} hasTitle={hasTitle} onOver={onOver} />
      ))}
      <ModuleArch course={course} currentModule={next ? moduleNumberIn(next.label) : undefined} hasTitle={hasTitle} />
    </>
  );
}

/** A course card: progress, end of access, and links. */
function CourseCard({ course }: { course: Dashboard['courses'][number] }) {
  const title = course.title || M.courseTitleFallback;
  return (
    <Card as="article" padding="none" isLively className={styles.courseCard}>
      <div className={styles.picture}>
        <CoursePicture
          courseId={course.id}
          thumbnail={course.thumbnail}
          smallThumbnail={course.smallThumbnail}
          isFilling
          width={320}
        />
      </div>
      <Stack gap={3} className={styles.courseWords}>
        <h3 className={styles.courseTitle}>{title}</h3>
        <ProgressBar done={course.completedCount} total={course.itemCount} label={COURSE.progressLabel} />
        <AccessLine access={course} />
      </Stack>
      <Row gap={2} className={styles.actions}>
        {course.canExtend && (
          <ButtonLink to={paymentPath({ ...course, title })} variant={course.isActive ? 'outline' : 'filled'}>
            {ACCESS.extend} <VisuallyHidden>{title}</VisuallyHidden>
          </ButtonLink>
        )}
        {course.isActive ? (
          <>
            <ButtonLink to={coursePath(course.id)} variant="outline">
              {DASHBOARD.openCourse} <VisuallyHidden>{title}</VisuallyHidden>
            </ButtonLink>
            <ButtonLink to={coursePath(course.id, { tab: 'documents' })} variant="quiet">
              {DASHBOARD.openDocuments} <VisuallyHidden>{title}</VisuallyHidden>
            </ButtonLink>
          </>
        ) : (
          <ButtonLink to={entryPath(course.id)} variant="quiet">
            {DASHBOARD.aboutCourse} <VisuallyHidden>{title}</VisuallyHidden>
          </ButtonLink>
        )}
      </Row>
    </Card>
  );
}
