import { useId, useRef, useState } from 'react';
import type { AdminCourseListing } from '../../../src/wire/replies/admin-catalog.ts';
import type { StudentReply } from '../../../src/wire/replies/reporting.ts';
import { sentenceOf } from '../../forms/refusal.ts';
import { STUDENT } from '../../text/copy/admin-students.ts';
import { schoolDay } from '../../text/dates.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Loadable } from '../../ui/loadable.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { referenceOf } from '../../ui/text.tsx';
import { useEveryCourse } from './students-api.ts';
import endStyles from './access-end.module.css';
import styles from './student-page.module.css';

export interface EnrolDialogProps {
  student: StudentReply;
  isOpen: boolean;
  onClose: () => void;
  /** Answers the sentence that says it is done. */
  onEnrol: (courseId: string, until?: string) => Promise<string>;
}

/** Chooses a course and lets the student in. */
export function EnrolDialog({ student, isOpen, onClose, ...rest }: EnrolDialogProps) {
  return isOpen ? <OpenDialog student={student} onClose={onClose} {...rest} /> : null;
}

const FORM = 'enrol-by-hand';

function OpenDialog({ student, onClose, onEnrol }: Omit<EnrolDialogProps, 'isOpen'>) {
  const { notify } = useFeedback();
  const courses = useEveryCourse();
  const owned = new Set(student.courses.filter(({ isActive }) => isActive).map(({ courseId }) => courseId));
  const open = courses.data?.filter(({ id }) => !owned.has(id)) ?? [];
  const [chosen, choose] = useState<string>();
  const [until, setUntil] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const cancel = useRef<HTMLButtonElement>(null);
  const courseId = open.some(({ id }) => id === chosen) ? chosen : open[0]?.id;

  const send = async () => {
    if (courseId === undefined || isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      notify(await onEnrol(courseId, until || undefined));
      onClose();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={STUDENT.enrolTitle}
      description={STUDENT.enrolLine(student.name)}
      size="small"
      start={cancel}
      footer={
        <>
          <Button ref={cancel} variant="outline" onClick={onClose}>
            {STUDENT.cancel}
          </Button>
          {courseId !== undefined && (
            <Button type="submit" form={FORM} isBusy={isBusy} busyWords={STUDENT.enrolling}>
              {STUDENT.enrolAction}
            </Button>
          )}
        </>
      }
    >
      <form
        id={FORM}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Banner
          tone="failure"
          message={failure === undefined ? undefined : sentenceOf(failure)}
          detail={referenceOf(failure)}
        />
        <Loadable
          query={courses}
          loading={STUDENT.loadingCourses}
          skeleton={<Skeleton height="48px" />}
          isEmpty={() => open.length === 0}
          empty={<NoFurtherCourse />}
        >
          {() => (
            <>
              <Select label={STUDENT.course} options={open.map(optionOf)} value={courseId ?? ''} onChange={choose} />
              <UntilField value={until} onChange={setUntil} />
            </>
          )}
        </Loadable>
      </form>
    </Dialog>
  );
}

const optionOf = ({ id, title, isLive }: AdminCourseListing) => ({
  value: id,
  label: isLive ? title : STUDENT.draft(title),
});

interface UntilFieldProps {
  value: string;
  onChange: (day: string) => void;
}

/** The last day of access; empty is as long as a buyer would get. */
export function UntilField({ value, onChange }: UntilFieldProps) {
  const [id, hint] = [useId(), useId()];
  return (
    <div className={endStyles.until}>
      <label htmlFor={id}>{STUDENT.lastDayOptional}</label>
      <input
        id={id}
        type="date"
        className={endStyles.day}
        min={schoolDay()}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={hint}
      />
      <p id={hint} className={styles.line}>
        {STUDENT.lastDayEmpty}
      </p>
    </div>
  );
}

const NoFurtherCourse = () => (
  <div className={styles.nothingOpen}>
    <p>{STUDENT.everyCourse}</p>
    <p>{STUDENT.everyCourseLine}</p>
  </div>
);
