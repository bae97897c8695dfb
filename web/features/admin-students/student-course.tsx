import type { StudentCourseReply } from '../../../src/wire/admin-students.ts';
import { STUDENT } from '../../text/copy/admin-students.ts';
import { dayOf, momentOf } from '../../text/dates.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Tag } from '../../ui/tag.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './student-course.module.css';

export interface StudentCourseProps {
  course: StudentCourseReply;
  isBusy: boolean;
  onRevoke: () => void;
  onEnrol: () => void;
}

export function StudentCourse({ course, isBusy, onRevoke, onEnrol }: StudentCourseProps) {
  const title = course.title ?? STUDENT.goneCourse;
  return (
    <li className={styles.course} data-revoked={course.revokedAt !== null || undefined}>
      <div className={styles.words}>
        <h3 className={styles.title}>
          {title}
          {course.isGone && <Tag>{STUDENT.deleted}</Tag>}
          {course.revokedAt !== null && <Tag tone="warning">{STUDENT.revokedOn(dayOf(course.revokedAt))}</Tag>}
        </h3>
        <dl className={styles.facts}>
          <div>
            <dt>{STUDENT.since}</dt>
            <dd>
              <time dateTime={course.since}>{dayOf(course.since)}</time>
            </dd>
          </div>
          <div>
            <dt>{STUDENT.how}</dt>
            <dd>
              {course.receiptNumber === null ? (
                STUDENT.byHand
              ) : (
                <>
                  {STUDENT.byOrder} <span className={styles.code}>{course.receiptNumber}</span>
                </>
              )}
            </dd>
          </div>
          <div>
            <dt>{STUDENT.lastActivity}</dt>
            <dd>
              {course.lastActivityAt === null ? (
                STUDENT.never
              ) : (
                <time dateTime={course.lastActivityAt}>{momentOf(course.lastActivityAt)}</time>
              )}
            </dd>
          </div>
        </dl>
      </div>
      {!course.isGone && (
        <div className={styles.progress}>
          {course.itemCount === 0 ? (
            STUDENT.noItems
          ) : (
            <ProgressBar
              done={course.completedCount}
              total={course.itemCount}
              label={STUDENT.progressOf(title)}
              words={STUDENT.done(course.completedCount, course.itemCount)}
            />
          )}
        </div>
      )}
      <AccessButton course={course} title={title} isBusy={isBusy} onRevoke={onRevoke} onEnrol={onEnrol} />
    </li>
  );
}

function AccessButton({ course, title, isBusy, onRevoke, onEnrol }: StudentCourseProps & { title: string }) {
  if (course.revokedAt === null) {
    return (
      <Button
        variant="outline"
        size="small"
        className={styles.action}
        isBusy={isBusy}
        busyWords={STUDENT.revoking}
        onClick={onRevoke}
      >
        {STUDENT.revoke} <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
    );
  }
  // Nobody can be let into what is gone.
  if (course.isGone) return null;
  return (
    <Button
      variant="outline"
      size="small"
      className={styles.action}
      isBusy={isBusy}
      busyWords={STUDENT.enrolling}
      onClick={onEnrol}
    >
      {STUDENT.enrolAgain} <VisuallyHidden>{title}</VisuallyHidden>
    </Button>
  );
}
