import { ListChecks } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { DayTestReply } from '../../../../src/wire/replies/sittings.ts';
import { StartFailure } from '../../../exam/start-failure.tsx';
import { useStartAnother } from '../../../exam/use-end-practice.ts';
import { type Start, useStart } from '../../../exam/use-start.ts';
import { resultPath, sittingPath } from '../../../platform/exam-addresses.ts';
import { DAY_TEST } from '../../../text/copy/day-test.ts';
import { EXAM } from '../../../text/copy/exam.ts';
import { zonedMomentOf } from '../../../text/dates.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Note, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tag, type TagTone } from '../../../ui/tag.tsx';
import { useDayTest, useOpened } from './use-day-test.ts';
import styles from './test-stage.module.css';

export interface TestStageProps {
  courseId: string;
  contentId: string;
  /** Links to the items around it. */
  steps: ReactNode;
}

/** A test of a day: what it is, how far the student is, and one button to continue. */
export function TestStage({ courseId, contentId, steps }: TestStageProps) {
  const test = useDayTest(contentId);
  const start = useStart();
  useOpened(courseId, contentId);
  return (
    <Stack gap={4} className={styles.stage}>
      <StartFailure start={start} />
      <Loadable
        query={test}
        loading={DAY_TEST.loading}
        skeleton={<Skeleton height="320px" radius="var(--radius-hero)" />}
      >
        {(loaded) => <TestCard test={loaded} start={start} />}
      </Loadable>
      {steps}
    </Stack>
  );
}

const TONES: Record<DayTestReply['state'], TagTone> = {
  open: 'neutral',
  'in-progress': 'primary',
  finished: 'success',
};

function TestCard({ test, start }: { test: DayTestReply; start: Start }) {
  const { kind, state, isShort, sitting } = test;
  const heading = useId();
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <ListChecks className={styles.mark} size={32} aria-hidden="true" />
      <Stack gap={2}>
        <Text as="h2" id={heading} size="h2" breaks>
          {DAY_TEST.kinds[kind]}
        </Text>
        <Row as="p" gap={2}>
          <Tag tone={TONES[state]}>{DAY_TEST.states[state]}</Tag>
          {isShort && <Tag>{DAY_TEST.short}</Tag>}
          {sitting?.isPreview && <Tag>{DAY_TEST.preview}</Tag>}
        </Row>
      </Stack>
      <dl className={styles.facts}>
        {factsOf(test).map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Text tone="muted">{lineOf(test)}</Text>
      {state === 'open' && <Note>{EXAM.whoSees}</Note>}
      <Row gap={2}>
        <TestActions test={test} start={start} heading={heading} />
      </Row>
    </section>
  );
}

function factsOf({ kind, mode, vignettes, questions, minutes, sections, clusters, subjects }: DayTestReply) {
  const time = minutes === null ? DAY_TEST.noClock : DAY_TEST.minutes(minutes);
  const of = (titles: readonly string[]) => (titles.length > 0 ? titles.join(', ') : DAY_TEST.all);
  if (kind === 'mock')
    return [
      [DAY_TEST.sections, String(sections)],
      ...(questions === null ? [] : [[DAY_TEST.questions, String(questions)]]),
      [DAY_TEST.time, time],
    ];
  return [
    [DAY_TEST.cases, String(vignettes ?? 0)],
    [DAY_TEST.time, time],
    [DAY_TEST.explained, mode === 'tutor' ? DAY_TEST.afterEach : DAY_TEST.afterAll],
    [DAY_TEST.clusters, of(clusters)],
    [DAY_TEST.subjects, of(subjects)],
  ];
}

function lineOf({ kind, availability, state, sitting, openPracticeId }: DayTestReply): string {
  if (state === 'in-progress') return DAY_TEST.inProgress;
  if (state === 'finished') return sitting?.isReleased ? DAY_TEST.finished : releaseOf(sitting?.releaseAt ?? null);
  if (availability !== 'open') return DAY_TEST.notOpen[availability];
  if (openPracticeId !== null) return DAY_TEST.otherOpen;
  return DAY_TEST.ready[kind];
}

const releaseOf = (time: string | null): string =>
  time === null ? DAY_TEST.finished : DAY_TEST.releasedAt(zonedMomentOf(time));

interface TestActionsProps {
  test: DayTestReply;
  start: Start;
  heading: string;
}

function TestActions({ test, start: starting, heading }: TestActionsProps) {
  const { id, kind, availability, state, sitting, openPracticeId } = test;
  const { start, busy } = useStartAnother(starting, openPracticeId === null ? undefined : { id: openPracticeId });
  if (state === 'in-progress' && sitting)
    return (
      <ButtonLink to={sittingPath(sitting.id)} aria-describedby={heading}>
        {DAY_TEST.continue}
      </ButtonLink>
    );
  const isAgain = state === 'finished';
  const canStart = availability === 'open' && (kind === 'practice' || !isAgain);
  return (
    <>
      {isAgain && sitting?.isReleased && (
        <ButtonLink to={resultPath(sitting.id)} aria-describedby={heading}>
          {DAY_TEST.result}
        </ButtonLink>
      )}
      {openPracticeId !== null && (
        <ButtonLink to={sittingPath(openPracticeId)} variant={isAgain ? 'outline' : 'filled'}>
          {DAY_TEST.toOther}
        </ButtonLink>
      )}
      {canStart && (
        <Button
          variant={isAgain ? 'outline' : 'filled'}
          isBusy={busy !== undefined}
          busyWords={DAY_TEST.starting}
          aria-describedby={heading}
          onClick={() => void start({ contentId: id })}
        >
          {isAgain ? DAY_TEST.again : DAY_TEST.start}
        </Button>
      )}
    </>
  );
}
