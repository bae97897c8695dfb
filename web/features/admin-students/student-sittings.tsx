import { useState } from 'react';
import type { SittingState } from '../../../src/wire/literals.ts';
import type { StudentSittingsReply } from '../../../src/wire/replies/extra-time.ts';
import { Older } from '../../admin/log-list.tsx';
import { STUDENT_TESTS } from '../../text/copy/admin-student-exam.ts';
import { momentOf } from '../../text/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { Tag, type TagTone } from '../../ui/tag.tsx';
import { VisuallyHidden } from '../../ui/text.tsx';
import { useMoreTime, useStudentSittings } from './exam-api.ts';
import { ExtensionDialog } from './extension-dialog.tsx';
import { NothingHere, StudentSection } from './student-section.tsx';
import styles from './student-page.module.css';

type Sitting = StudentSittingsReply['sittings'][number];
type Running = NonNullable<Sitting['running']>;

const TONES: Record<SittingState, TagTone> = {
  ready: 'neutral',
  running: 'success',
  between: 'primary',
  over: 'neutral',
};

/** Mock exams and practice of a student; a section that runs may be given more minutes. */
export function StudentSittings({ studentId }: { studentId: string }) {
  const log = useStudentSittings(studentId);
  const { extend } = useMoreTime(studentId);
  const [extended, setExtended] = useState<{ sitting: Sitting; running: Running }>();
  return (
    <StudentSection heading={STUDENT_TESTS.heading} line={STUDENT_TESTS.line}>
      <Loadable
        query={log}
        loading={STUDENT_TESTS.loading}
        skeleton={<SkeletonText lines={4} />}
        isEmpty={({ pages }) => pages.every(({ sittings }) => sittings.length === 0)}
        empty={<NothingHere message={STUDENT_TESTS.none} line={STUDENT_TESTS.noneLine} />}
      >
        {({ pages }) => (
          <>
            <ul className={styles.entries}>
              {pages
                .flatMap(({ sittings }) => sittings)
                .map((sitting) => (
                  <SittingRow
                    key={sitting.id}
                    sitting={sitting}
                    onExtend={(running) => setExtended({ sitting, running })}
                  />
                ))}
            </ul>
            <Older log={log} words={STUDENT_TESTS} size="small" className={styles.older} />
          </>
        )}
      </Loadable>
      {extended && (
        <ExtensionDialog
          title={extended.sitting.title}
          running={extended.running}
          onClose={() => setExtended(undefined)}
          onExtend={(values) => extend(extended.sitting.id, values)}
        />
      )}
    </StudentSection>
  );
}

function SittingRow({ sitting, onExtend }: { sitting: Sitting; onExtend: (running: Running) => void }) {
  const { title, kind, state, createdAt, extraTimePercent, answered, questions, running } = sitting;
  return (
    <li className={styles.entry}>
      <div className={styles.entryLine}>
        <span className={styles.what}>{title}</span>
        <Tag tone={TONES[state]}>{STUDENT_TESTS.states[state]}</Tag>
      </div>
      <span className={styles.entryFacts}>
        <span>{STUDENT_TESTS.kinds[kind]}</span>
        <time dateTime={createdAt}>{momentOf(createdAt)}</time>
        <span>{STUDENT_TESTS.answered(answered, questions)}</span>
        {extraTimePercent > 0 && <span>{STUDENT_TESTS.extra(extraTimePercent)}</span>}
      </span>
      {running && (
        <div className={styles.entryLine}>
          <time dateTime={running.deadlineAt}>{STUDENT_TESTS.ends(running.section, momentOf(running.deadlineAt))}</time>
          <Button variant="outline" size="small" onClick={() => onExtend(running)}>
            {STUDENT_TESTS.extend} <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        </div>
      )}
    </li>
  );
}
