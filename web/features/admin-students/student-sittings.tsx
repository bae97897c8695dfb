import { useState } from 'react';
import type { SittingState } from '../../../src/wire/literals.ts';
import type { StudentSittingsReply } from '../../../src/wire/replies/extra-time.ts';
import { List } from '../../admin/list-page.tsx';
import { useMay } from '../../admin/use-may.ts';
import { studentReadinessPath, studentResultPath } from '../../platform/admin-addresses.ts';
import { SEEN_READINESS, STUDENT_TESTS } from '../../text/copy/admin-student-exam.ts';
import { momentOf } from '../../text/dates.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
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
  const mayRead = useMay()(['teacher']);
  const { extend } = useMoreTime(studentId);
  const [extended, setExtended] = useState<{ sitting: Sitting; running: Running }>();
  return (
    <StudentSection
      heading={STUDENT_TESTS.heading}
      line={STUDENT_TESTS.line}
      action={
        mayRead && (
          <ButtonLink to={studentReadinessPath(studentId)} variant="outline" size="small">
            {SEEN_READINESS.open}
          </ButtonLink>
        )
      }
    >
      <List
        isSmall
        log={log}
        rowsOf={({ sittings }) => sittings}
        words={STUDENT_TESTS}
        skeleton={<SkeletonText lines={4} />}
        empty={<NothingHere message={STUDENT_TESTS.none} line={STUDENT_TESTS.noneLine} />}
      >
        {(sittings) => (
          <Stack as="ul">
            {sittings.map((sitting) => (
              <SittingRow
                key={sitting.id}
                sitting={sitting}
                resultPath={mayRead ? studentResultPath(studentId, sitting.id) : undefined}
                onExtend={(running) => setExtended({ sitting, running })}
              />
            ))}
          </Stack>
        )}
      </List>
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

interface SittingRowProps {
  sitting: Sitting;
  /** Undefined for members of the team who may not read results. */
  resultPath: string | undefined;
  onExtend: (running: Running) => void;
}

function SittingRow({ sitting, resultPath, onExtend }: SittingRowProps) {
  const { title, kind, state, createdAt, endedAt, extraTimePercent, answered, questions, running } = sitting;
  return (
    <Stack as="li" gap={1} className={styles.entry}>
      <Row gap={4} lineGap={1} align="center" justify="between">
        <span className={styles.what}>{title}</span>
        <Tag tone={TONES[state]}>{STUDENT_TESTS.states[state]}</Tag>
      </Row>
      <Row as="span" gap={4} lineGap="2px" className={styles.entryFacts}>
        <span>{STUDENT_TESTS.kinds[kind]}</span>
        <time dateTime={createdAt}>{momentOf(createdAt)}</time>
        <span>{STUDENT_TESTS.answered(answered, questions)}</span>
        {extraTimePercent > 0 && <span>{STUDENT_TESTS.extra(extraTimePercent)}</span>}
      </Row>
      {running && (
        <Row gap={4} lineGap={1} align="center" justify="between">
          <Row as="span" gap={3} lineGap="2px">
            <time dateTime={running.deadlineAt}>
              {STUDENT_TESTS.ends(running.section, momentOf(running.deadlineAt))}
            </time>
            <Note as="span" isTabular>
              {STUDENT_TESTS.left(minutesUntil(running.deadlineAt))}
            </Note>
          </Row>
          <Button variant="outline" size="small" onClick={() => onExtend(running)}>
            {STUDENT_TESTS.extend} <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        </Row>
      )}
      {state === 'over' && endedAt !== null && (
        <Row gap={4} lineGap={1} align="center" justify="between">
          <Note as="time" isTabular dateTime={endedAt}>
            {STUDENT_TESTS.ended(momentOf(endedAt))}
          </Note>
          {resultPath !== undefined && (
            <ButtonLink to={resultPath} variant="outline" size="small">
              {STUDENT_TESTS.result} <VisuallyHidden>{title}</VisuallyHidden>
            </ButtonLink>
          )}
        </Row>
      )}
    </Stack>
  );
}

/** Whole minutes until a moment, never below 0. */
const minutesUntil = (time: string): number => Math.max(0, Math.ceil((Date.parse(time) - Date.now()) / 60_000));
