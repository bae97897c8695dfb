import { useRef, useState } from 'react';
import type { ExtraTimeReply } from '../../../src/wire/replies/extra-time.ts';
import { useAct } from '../../forms/use-act.ts';
import { lastDayShort } from '../../text/access.ts';
import { EXTRA_TIME } from '../../text/copy/admin-student-exam.ts';
import { dayOf, schoolDay } from '../../text/dates.ts';
import { Button } from '../../ui/button.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { type ExtraTimeValues, useExtraTime, useMoreTime } from './exam-api.ts';
import { ExtraTimeDialog } from './extra-time-dialog.tsx';
import { NothingHere, StudentSection } from './student-section.tsx';
import styles from './student-page.module.css';

type Granted = NonNullable<ExtraTimeReply['extraTime']>;

interface ExtraTimeProps {
  student: { readonly id: string; readonly name: string };
}

/** More time in mock exams that this student has, and who gave it. */
export function ExtraTime({ student: { id, name } }: ExtraTimeProps) {
  const { confirm } = useFeedback();
  const found = useExtraTime(id);
  const { give, remove } = useMoreTime(id);
  const [start, setStart] = useState<ExtraTimeValues>();
  const removing = useAct(remove);
  const heading = useRef<HTMLHeadingElement>(null);
  const granted = found.data?.extraTime;

  const askAndRemove = async () => {
    const isAgreed = await confirm(EXTRA_TIME.removeQuestion(name), {
      title: EXTRA_TIME.removeTitle,
      action: EXTRA_TIME.remove,
      details: (
        <Stack as="ul" gap={2} className={styles.consequences}>
          {EXTRA_TIME.removeFacts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </Stack>
      ),
    });
    // Its button is gone.
    if (isAgreed && (await removing.run())) heading.current?.focus({ preventScroll: true });
  };

  return (
    <StudentSection
      heading={EXTRA_TIME.heading}
      line={EXTRA_TIME.line}
      headingRef={heading}
      action={
        granted !== undefined && (
          <Button variant="outline" size="small" onClick={() => setStart(valuesOf(granted))}>
            {granted ? EXTRA_TIME.change : EXTRA_TIME.give}
          </Button>
        )
      }
    >
      <Loadable
        query={found}
        loading={EXTRA_TIME.loading}
        skeleton={<SkeletonText lines={2} />}
        isEmpty={({ extraTime }) => extraTime === null}
        empty={<NothingHere message={EXTRA_TIME.none} />}
      >
        {({ extraTime }) =>
          extraTime && (
            <Stack as="ul">
              <Stack as="li" gap={1} className={styles.entry}>
                <Row gap={4} lineGap={1} align="center" justify="between">
                  <span className={styles.what}>{EXTRA_TIME.percent(extraTime.percent)}</span>
                  {extraTime.hasEnded && <Tag tone="warning">{EXTRA_TIME.ended}</Tag>}
                  <Button
                    variant="outline"
                    size="small"
                    isBusy={removing.isBusy}
                    busyWords={EXTRA_TIME.removing}
                    onClick={() => void askAndRemove()}
                  >
                    {EXTRA_TIME.remove}
                  </Button>
                </Row>
                <Note as="span" breaks>
                  {extraTime.reason}
                </Note>
                <Row as="span" gap={4} lineGap="2px" className={styles.entryFacts}>
                  <span>
                    {extraTime.until === null ? EXTRA_TIME.noEnd : EXTRA_TIME.until(lastDayShort(extraTime.until))}
                  </span>
                  <span>
                    {EXTRA_TIME.given} <time dateTime={extraTime.grantedAt}>{dayOf(extraTime.grantedAt)}</time>{' '}
                    {EXTRA_TIME.by(extraTime.grantedBy)}
                  </span>
                </Row>
              </Stack>
            </Stack>
          )
        }
      </Loadable>
      {start && <ExtraTimeDialog name={name} start={start} onClose={() => setStart(undefined)} onGive={give} />}
    </StudentSection>
  );
}

/** As it is now, without an end that is over. */
const valuesOf = (granted: Granted | null): ExtraTimeValues => ({
  percent: granted?.percent ?? 25,
  reason: granted?.reason ?? '',
  until: granted?.until && !granted.hasEnded ? schoolDay(new Date(granted.until)) : '',
});
