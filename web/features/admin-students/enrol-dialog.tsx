import { useId, useState } from 'react';
import type { AdminCourseListing } from '../../../src/wire/replies/admin-catalog.ts';
import type { StudentReply } from '../../../src/wire/replies/reporting.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { STUDENT } from '../../text/copy/admin-students.ts';
import { schoolDay } from '../../text/dates.ts';
import { Note, Stack } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useEveryCourse } from './students-api.ts';
import endStyles from './people.module.css';
import styles from './student-page.module.css';

interface EnrolDialogProps {
  student: StudentReply;
  onClose: () => void;
  /** Answers the sentence that says it is done. */
  onEnrol: (courseId: string, until?: string) => Promise<string>;
}

/** Chooses a course and lets the student in. */
export function EnrolDialog({ student, onClose, onEnrol }: EnrolDialogProps) {
  const courses = useEveryCourse();
  const owned = new Set(student.courses.filter(({ isActive }) => isActive).map(({ courseId }) => courseId));
  const open = courses.data?.filter(({ id }) => !owned.has(id)) ?? [];
  const [chosen, choose] = useState<string>();
  const [until, setUntil] = useState('');
  const courseId = open.some(({ id }) => id === chosen) ? chosen : open[0]?.id;

  return (
    <FormDialog
      title={STUDENT.enrolTitle}
      description={STUDENT.enrolLine(student.name)}
      size="small"
      start={{}}
      action={courseId && STUDENT.enrolAction}
      busy={STUDENT.enrolling}
      onSubmit={async () => courseId !== undefined && onEnrol(courseId, until || undefined)}
      onClose={onClose}
    >
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
    </FormDialog>
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
    <Stack gap="6px" above={4}>
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
      <Note id={hint} className={styles.line}>
        {STUDENT.lastDayEmpty}
      </Note>
    </Stack>
  );
}

const NoFurtherCourse = () => (
  <Stack gap={1} className={styles.nothingOpen}>
    <p>{STUDENT.everyCourse}</p>
    <p>{STUDENT.everyCourseLine}</p>
  </Stack>
);
