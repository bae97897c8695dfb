import { UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { StudentCourseReply, StudentReply } from '../../../src/wire/replies/reporting.ts';
import { useMay } from '../../admin/use-may.ts';
import { sentenceOf } from '../../forms/refusal.ts';
import { lastDayShort } from '../../text/access.ts';
import { STUDENT } from '../../text/copy/admin-students.ts';
import { dayOf, momentOf } from '../../text/dates.ts';
import { Button } from '../../ui/button.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Tag } from '../../ui/tag.tsx';
import { referenceOf, VisuallyHidden } from '../../ui/text.tsx';
import { AccessEndDialog } from './access-end-dialog.tsx';
import { EnrolDialog } from './enrol-dialog.tsx';
import { NothingHere, StudentSection } from './student-section.tsx';
import { useAccess } from './students-api.ts';
import styles from './student-page.module.css';

/** Active and ended enrolments of a student, and the actions on them. */
export function StudentCourses({ student }: { student: StudentReply }) {
  const { notify, confirm } = useFeedback();
  const { enrol, moveEnd, revoke } = useAccess(student.id);
  const [moving, setMoving] = useState<StudentCourseReply>();
  const [isEnrolling, setEnrolling] = useState(false);
  const [busyWith, setBusyWith] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const isOffice = useMay()(['office']);

  const change = async (courseId: string, send: (courseId: string) => Promise<string>) => {
    setBusyWith(courseId);
    try {
      notify(await send(courseId));
      // The row has moved and its button with it.
      heading.current?.focus({ preventScroll: true });
    } catch (error) {
      notify(sentenceOf(error), { tone: 'failure', detail: referenceOf(error) });
    }
    setBusyWith(undefined);
  };
  const askAndRevoke = async (courseId: string, title: string, isPaid: boolean) => {
    const isAgreed = await confirm(STUDENT.revokeQuestion(student.name, title), {
      title: STUDENT.revokeTitle,
      action: STUDENT.revoke,
      details: <RevokeFacts isPaid={isPaid} />,
    });
    if (isAgreed) await change(courseId, revoke);
  };

  return (
    <StudentSection
      heading={STUDENT.courses}
      headingRef={heading}
      action={
        isOffice && (
          <Button size="small" icon={<UserPlus size={18} aria-hidden="true" />} onClick={() => setEnrolling(true)}>
            {STUDENT.enrol}
          </Button>
        )
      }
    >
      {student.courses.length === 0 ? (
        <NothingHere message={STUDENT.noCourses} line={STUDENT.noCoursesLine} />
      ) : (
        <ul className={styles.courses}>
          {student.courses.map((course) => (
            <StudentCourse
              key={course.courseId}
              course={course}
              isBusy={busyWith === course.courseId}
              onRevoke={() =>
                void askAndRevoke(course.courseId, course.title ?? STUDENT.goneCourse, course.receiptNumber !== null)
              }
              onEnrol={() => void change(course.courseId, enrol)}
              onMoveEnd={() => setMoving(course)}
            />
          ))}
        </ul>
      )}
      {moving && (
        <AccessEndDialog
          student={student}
          course={moving}
          onClose={() => setMoving(undefined)}
          onMove={(body) => moveEnd(moving.courseId, body)}
        />
      )}
      <EnrolDialog student={student} isOpen={isEnrolling} onClose={() => setEnrolling(false)} onEnrol={enrol} />
    </StudentSection>
  );
}

/** Effects of the action, and what it leaves unchanged. */
function RevokeFacts({ isPaid }: { isPaid: boolean }) {
  return (
    <ul className={styles.consequences}>
      {STUDENT.revokeFacts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {isPaid && <li>{STUDENT.revokePaid}</li>}
    </ul>
  );
}

interface StudentCourseProps {
  course: StudentCourseReply;
  isBusy: boolean;
  onRevoke: () => void;
  onEnrol: () => void;
  onMoveEnd: () => void;
}

function StudentCourse({ course, onMoveEnd, ...access }: StudentCourseProps) {
  const isOffice = useMay()(['office']);
  const title = course.title ?? STUDENT.goneCourse;
  return (
    <li className={styles.course} data-revoked={course.revokedAt !== null || !course.isActive || undefined}>
      <div className={styles.courseWords}>
        <h3 className={styles.courseTitle}>
          {title}
          {course.isGone && <Tag>{STUDENT.deleted}</Tag>}
          {course.revokedAt !== null && <Tag tone="warning">{STUDENT.revokedOn(dayOf(course.revokedAt))}</Tag>}
          {hasEnded(course) && <Tag tone="warning">{STUDENT.ended}</Tag>}
        </h3>
        <dl className={styles.courseFacts}>
          <div>
            <dt>{STUDENT.since}</dt>
            <dd>
              <time dateTime={course.since}>{dayOf(course.since)}</time>
            </dd>
          </div>
          <div>
            <dt>{STUDENT.until}</dt>
            <dd>
              <time dateTime={course.endsAt}>{lastDayShort(course.endsAt)}</time>
            </dd>
          </div>
          <div>
            <dt>{STUDENT.how}</dt>
            <dd>
              {course.receiptNumber === null ? (
                STUDENT.byHand
              ) : (
                <>
                  {STUDENT.byOrder} <span className={styles.receipt}>{course.receiptNumber}</span>
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
      {isOffice && (
        <div className={styles.rowActions}>
          {course.revokedAt === null && !course.isGone && (
            <Button variant="outline" size="small" onClick={onMoveEnd}>
              {STUDENT.moveEnd} <VisuallyHidden>{title}</VisuallyHidden>
            </Button>
          )}
          <AccessButton course={course} title={title} {...access} />
        </div>
      )}
    </li>
  );
}

const hasEnded = ({ revokedAt, isActive }: StudentCourseReply): boolean => revokedAt === null && !isActive;

type AccessButtonProps = Omit<StudentCourseProps, 'onMoveEnd'> & { title: string };

function AccessButton({ course, title, isBusy, onRevoke, onEnrol }: AccessButtonProps) {
  // Access that has ended cannot be revoked.
  if (hasEnded(course)) return null;
  if (course.revokedAt === null) {
    return (
      <Button variant="outline" size="small" isBusy={isBusy} busyWords={STUDENT.revoking} onClick={onRevoke}>
        {STUDENT.revoke} <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
    );
  }
  // A deleted course cannot be granted.
  if (course.isGone) return null;
  return (
    <Button variant="outline" size="small" isBusy={isBusy} busyWords={STUDENT.enrolling} onClick={onEnrol}>
      {STUDENT.enrolAgain} <VisuallyHidden>{title}</VisuallyHidden>
    </Button>
  );
}
