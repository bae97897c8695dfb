import { UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { StudentReply } from '../../../src/wire/admin-students.ts';
import { sentenceOf } from '../../forms/refusal.ts';
import { STUDENT } from '../../text/copy/admin-students.ts';
import { Button } from '../../ui/button.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { EnrolDialog } from './enrol-dialog.tsx';
import { RevokeFacts } from './revoke-facts.tsx';
import { StudentCourse } from './student-course.tsx';
import { NothingHere, StudentSection } from './student-section.tsx';
import { useAccess } from './students-api.ts';
import styles from './student-course.module.css';

/** What they may enter, what they no longer may, and the ways to change either. */
export function StudentCourses({ student }: { student: StudentReply }) {
  const { notify, confirm } = useFeedback();
  const { enrol, revoke } = useAccess(student.id);
  const [isEnrolling, setEnrolling] = useState(false);
  const [busyWith, setBusyWith] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);

  const change = async (courseId: string, send: (courseId: string) => Promise<string>) => {
    setBusyWith(courseId);
    try {
      notify(await send(courseId));
      // The row has moved and its button with it.
      heading.current?.focus({ preventScroll: true });
    } catch (error) {
      notify(sentenceOf(error), { tone: 'failure' });
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
        <Button size="small" icon={<UserPlus size={18} aria-hidden="true" />} onClick={() => setEnrolling(true)}>
          {STUDENT.enrol}
        </Button>
      }
    >
      {student.courses.length === 0 ? (
        <NothingHere message={STUDENT.noCourses} line={STUDENT.noCoursesLine} />
      ) : (
        <ul className={styles.list}>
          {student.courses.map((course) => (
            <StudentCourse
              key={course.courseId}
              course={course}
              isBusy={busyWith === course.courseId}
              onRevoke={() =>
                void askAndRevoke(course.courseId, course.title ?? STUDENT.goneCourse, course.receiptNumber !== null)
              }
              onEnrol={() => void change(course.courseId, enrol)}
            />
          ))}
        </ul>
      )}
      <EnrolDialog student={student} isOpen={isEnrolling} onClose={() => setEnrolling(false)} onEnrol={enrol} />
    </StudentSection>
  );
}
