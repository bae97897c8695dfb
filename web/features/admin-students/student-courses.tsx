import { UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { StudentCourseReply, StudentReply } from '../../../src/wire/replies/reporting.ts';
import { useMay } from '../../admin/use-may.ts';
import { useAct } from '../../forms/use-act.ts';
import { lastDayShort } from '../../text/access.ts';
import { STUDENT } from '../../text/copy/admin-students.ts';
import { dayOf, momentOf } from '../../text/dates.ts';
import { Button } from '../../ui/button.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Tag } from '../../ui/tag.tsx';
import { VisuallyHidden } from '../../ui/text.tsx';
import { AccessEndDialog } from './access-end-dialog.tsx';
import { EnrolDialog } from './enrol-dialog.tsx';
import { NothingHere, StudentSection } from './student-section.tsx';
import { useAccess } from './students-api.ts';
import styles from './student-page.module.css';

/** Active and ended enrolments of a student, and the actions on them. */
export function StudentCourses({ student }: { student: StudentReply }) {
  const { enrol, moveEnd } = useAccess(student.id);
  const [moving, setMoving] = useState<StudentCourseReply>();
  const [isEnrolling, setEnrolling] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOffice = useMay()(['office']);

  // The row has moved and its button with it.
  const focusHeading = () => heading.current?.focus({ preventScroll: true });

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
        <Stack as="ul">
          {student.courses.map((course) => (
            <StudentCourse
              key={course.courseId}
              course={course}
              student={student}
              onChanged={focusHeading}
              onMoveEnd={() => setMoving(course)}
            />
          ))}
        </Stack>
      )}
      {moving && (
        <AccessEndDialog
          student={student}
          course={moving}
          onClose={() => setMoving(undefined)}
          onMove={(body) => moveEnd(moving.courseId, body)}
        />
      )}
      {isEnrolling && <EnrolDialog student={student} onClose={() => setEnrolling(false)} onEnrol={enrol} />}
    </StudentSection>
  );
}

/** Effects of the action, and what it leaves unchanged. */
function RevokeFacts({ isPaid }: { isPaid: boolean }) {
  return (
    <Stack as="ul" gap={2} className={styles.consequences}>
      {STUDENT.revokeFacts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {isPaid && <li>{STUDENT.revokePaid}</li>}
    </Stack>
  );
}

interface StudentCourseProps {
  course: StudentCourseReply;
  student: StudentReply;
  /** Access was given or taken. */
  onChanged: () => void;
  onMoveEnd: () => void;
}

function StudentCourse({ course, onMoveEnd, ...access }: StudentCourseProps) {
  const isOffice = useMay()(['office']);
  const title = course.title ?? STUDENT.goneCourse;
  return (
    <li className={styles.course} data-revoked={course.revokedAt !== null || !course.isActive || undefined}>
      <Stack gap="6px" className={styles.courseWords}>
        <h3 className={styles.courseTitle}>
          {title}
          {course.isGone && <Tag>{STUDENT.deleted}</Tag>}
          {course.revokedAt !== null && <Tag tone="warning">{STUDENT.revokedOn(dayOf(course.revokedAt))}</Tag>}
          {hasEnded(course) && <Tag tone="warning">{STUDENT.ended}</Tag>}
        </h3>
        <Row as="dl" gap={5} lineGap="2px" className={styles.courseFacts}>
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
        </Row>
      </Stack>
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

function AccessButton({ course, title, student, onChanged }: AccessButtonProps) {
  const { confirm } = useFeedback();
  const { enrol, revoke } = useAccess(student.id);
  const { isBusy, run } = useAct((send: (courseId: string) => Promise<string>) => send(course.courseId));
  const change = async (send: (courseId: string) => Promise<string>) => {
    if (await run(send)) onChanged();
  };
  const askAndRevoke = async () => {
    const isAgreed = await confirm(STUDENT.revokeQuestion(student.name, title), {
      title: STUDENT.revokeTitle,
      action: STUDENT.revoke,
      details: <RevokeFacts isPaid={course.receiptNumber !== null} />,
    });
    if (isAgreed) await change(revoke);
  };
  // Access that has ended cannot be revoked.
  if (hasEnded(course)) return null;
  if (course.revokedAt === null) {
    return (
      <Button
        variant="outline"
        size="small"
        isBusy={isBusy}
        busyWords={STUDENT.revoking}
        onClick={() => void askAndRevoke()}
      >
        {STUDENT.revoke} <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
    );
  }
  // A deleted course cannot be granted.
  if (course.isGone) return null;
  return (
    <Button
      variant="outline"
      size="small"
      isBusy={isBusy}
      busyWords={STUDENT.enrolling}
      onClick={() => void change(enrol)}
    >
      {STUDENT.enrolAgain} <VisuallyHidden>{title}</VisuallyHidden>
    </Button>
  );
}
