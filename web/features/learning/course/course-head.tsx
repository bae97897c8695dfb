import { FileText, ListChecks, Play } from 'lucide-react';
import { M } from '../../../../src/wire/messages.ts';
import type { Course } from '../../../api/courses.ts';
import { dayLabel } from '../../../course/outline.ts';
import { dashboardPath } from '../../../platform/addresses.ts';
import { COURSE, LEARNING } from '../../../text/copy/learning.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { PrintButton } from '../../../ui/print-button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Message } from '../../../ui/text.tsx';
import { ItemLink } from '../curriculum.tsx';
import { kindOf, type Lesson } from '../outline.ts';
import { type ProgressByItem, sumOf, tallyOf } from '../progress-by-item.ts';
import styles from './course.module.css';

interface CourseHeadProps {
  /** Undefined while loading. */
  course: Course | undefined;
  progress: ProgressByItem;
  next: Lesson | undefined;
}

/** Title, plan, progress and the next item. Rendered while the course loads, so that the heading keeps the focus. */
export function CourseHead({ course, progress, next }: CourseHeadProps) {
  const { done, total } = sumOf(course?.modules.map((module) => tallyOf(module, progress)) ?? []);
  const title = course ? course.title || M.courseTitleFallback : COURSE.title;
  return (
    <>
      <div className={styles.crumbs}>
        <Breadcrumbs crumbs={[{ label: LEARNING.dashboard, to: dashboardPath }, { label: COURSE.title }]} />
        {course && course.modules.length > 0 && <PrintButton>{COURSE.printOutline}</PrintButton>}
      </div>
      <header className={styles.head}>
        <div>
          <PageTitle title={title} className={styles.headTitle} />
          <p className={styles.plan}>{course && <Message>{M.modulesPlan(course.modules.length)}</Message>}</p>
        </div>
        {course ? (
          total > 0 && (
            <div className={styles.progress}>
              <ProgressBar done={done} total={total} label={COURSE.progressLabel} />
            </div>
          )
        ) : (
          <Skeleton height="20px" />
        )}
        {course ? (
          next && <ContinueLink courseId={course.id} next={next} hasBegun={progress.size > 0} />
        ) : (
          <Skeleton height="48px" radius="var(--radius-button)" />
        )}
      </header>
    </>
  );
}

/** Leads to the next item itself, and names it. */
function ContinueLink({ courseId, next, hasBegun }: { courseId: string; next: Lesson; hasBegun: boolean }) {
  const isVideo = kindOf(next.content.type) === 'video';
  const isTest = kindOf(next.content.type) === 'test';
  const Icon = isVideo ? Play : isTest ? ListChecks : FileText;
  const label = dayLabel(next.module, next.day);
  const go = hasBegun ? COURSE.continueWith(label) : COURSE.startWith(label);
  const words = isVideo ? go : isTest ? COURSE.open(label) : COURSE.read(label);
  return (
    <ItemLink
      courseId={courseId}
      content={next.content}
      className={buttonClass({}, styles.continue)}
      title={next.content.title}
    >
      <Icon size={20} aria-hidden="true" />
      <span>{`${words} ${next.content.title}`}</span>
    </ItemLink>
  );
}
