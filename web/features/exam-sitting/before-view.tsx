import type { SittingReply } from '../../../src/wire/replies/sittings.ts';
import { SchoolNote } from '../../exam/school-note.tsx';
import { examPath } from '../../platform/exam-addresses.ts';
import { usePreference } from '../../platform/player-preferences.ts';
import { EXAM } from '../../text/copy/exam.ts';
import { BEFORE, SITTING } from '../../text/copy/sitting.ts';
import { dayOf } from '../../text/dates.ts';
import { minuteWords } from '../../text/duration.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Note, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { DeviceCheck } from './device-check.tsx';
import { daysOf, minutesOf, SectionList } from './section-list.tsx';
import type { Acts, SittingSnapshot } from './use-sitting.ts';
import styles from './sitting.module.css';

interface ViewProps {
  reply: SittingReply;
  snapshot: SittingSnapshot;
  acts: Acts;
}

/**
 * Plan of a test that has not started, and abilities of this device. Explains how a test works before each mock exam
 * and before the first practice test on this device.
 */
export function BeforeView({ reply, snapshot, acts }: ViewProps) {
  const [hasSatTest, setSatTest] = usePreference('hasSatTest');
  const isTutor = reply.kind === 'tutor';
  const isBrief = hasSatTest && reply.kind !== 'mock';
  const deadline = isTutor ? BEFORE.ruleTutorTime : BEFORE.expires(dayOf(reply.expiresAt));
  const start = (number: number): undefined => {
    setSatTest(true);
    acts.start(number);
  };
  return (
    <>
      <PageTitle title={BEFORE.heading} isSmall />
      <Notes reply={reply} />
      <SchoolNote isConfirmed={reply.kind !== 'mock' || reply.isConfirmed} isDemo={reply.isDemo} />
      <Note>{EXAM.whoSees}</Note>
      <Stack as="section" aria-labelledby="plan" gap={3} align="start" className={styles.block}>
        <h2 id="plan" className={styles.heading}>
          {BEFORE.plan}
        </h2>
        <SectionList reply={reply} />
        <Lines
          lines={[
            reply.sections.length > 1 && BEFORE.total(minuteWords(minutesOf(reply))),
            reply.extraTimePercent > 0 && !isTutor && BEFORE.extraTime(reply.extraTimePercent),
            ...breakLines(reply),
            reply.isFree && BEFORE.free,
            deadline,
          ]}
        />
      </Stack>
      {!isBrief && <HowItWorks isTutor={isTutor} />}
      <DeviceCheck sittingId={reply.id} isTroubleOnly={isBrief} />
      <StartBar reply={reply} snapshot={snapshot} acts={{ ...acts, start }} />
    </>
  );
}

const HowItWorks = ({ isTutor }: { isTutor: boolean }) => (
  <>
    <Stack as="section" aria-labelledby="rules" gap={3} align="start" className={styles.block}>
      <h2 id="rules" className={styles.heading}>
        {BEFORE.rules}
      </h2>
      <Lines
        lines={[
          !isTutor && BEFORE.ruleTime,
          isTutor ? BEFORE.ruleTutor : BEFORE.ruleChoose,
          BEFORE.ruleBlank,
          !isTutor && BEFORE.ruleResult,
        ]}
      />
    </Stack>
    <Stack as="section" aria-labelledby="kept" gap={3} align="start" className={styles.block}>
      <h2 id="kept" className={styles.heading}>
        {BEFORE.kept}
      </h2>
      <Lines lines={[BEFORE.keptDevice, BEFORE.keptOffline, BEFORE.keptMove]} />
    </Stack>
  </>
);

/** Facts that belong on top of a test wherever it is shown. */
export function Notes({ reply }: { reply: SittingReply }) {
  return (
    <div className={styles.notes}>
      {reply.isPreview && <Text tone="muted">{SITTING.preview}</Text>}
      {reply.kind === 'mock' && reply.isShort && <Text tone="muted">{BEFORE.short}</Text>}
    </div>
  );
}

export function Lines({ lines }: { lines: readonly (string | false)[] }) {
  return <ul className={styles.lines}>{lines.map((line) => line && <li key={line}>{line}</li>)}</ul>;
}

/** Says how long a break of the real exam is, where there is one. */
export function breakLines(reply: SittingReply): readonly (string | false)[] {
  if (reply.kind !== 'mock') return [];
  const days = daysOf(reply);
  const hasBreak = days.some((sections) => sections.length > 1);
  const isSplit = days.flat().length > 1;
  return [
    hasBreak && BEFORE.breakLine(reply.breakMinutes),
    days.length > 1 && BEFORE.nextDayLine,
    isSplit && BEFORE.noLock,
  ];
}

/** Starts the next section, or leaves it for later. */
export function StartBar({ reply, snapshot, acts }: ViewProps) {
  const next = reply.sections.find(({ state }) => state === 'waiting');
  if (!next) return null;
  const isElsewhere = snapshot.phase === 'elsewhere' && reply.state !== 'ready';
  return (
    <Stack gap={3} className={styles.startBar}>
      <Banner tone="failure" message={acts.failure} />
      {isElsewhere && <p className={styles.muted}>{BEFORE.elsewhere(reply.writer.device)}</p>}
      <Row gap={3}>
        <Button
          isBusy={acts.busy === 'start'}
          busyWords={BEFORE.starting}
          disabled={acts.busy === 'end'}
          onClick={() => acts.start(next.number)}
        >
          {BEFORE.start(next.number, reply.sections.length)}
        </Button>
        <ButtonLink to={examPath} variant="outline">
          {BEFORE.leave}
        </ButtonLink>
      </Row>
    </Stack>
  );
}
