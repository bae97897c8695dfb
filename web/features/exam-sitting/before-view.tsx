import type { SittingReply } from '../../../src/wire/replies/sittings.ts';
import { Unconfirmed } from '../../exam/unconfirmed-note.tsx';
import { examPath } from '../../platform/exam-addresses.ts';
import { EXAM } from '../../text/copy/exam.ts';
import { BEFORE, SITTING } from '../../text/copy/sitting.ts';
import { dayOf } from '../../text/dates.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { DeviceCheck } from './device-check.tsx';
import { daysOf, SectionList } from './section-list.tsx';
import type { Acts, SittingSnapshot } from './use-sitting.ts';
import styles from './sitting.module.css';

interface ViewProps {
  reply: SittingReply;
  snapshot: SittingSnapshot;
  acts: Acts;
}

/** Rules and sections of a test that nobody has started, and what this device can do. */
export function BeforeView(props: ViewProps) {
  const { reply } = props;
  const isTutor = reply.kind === 'tutor';
  return (
    <>
      <PageTitle title={BEFORE.heading} className={styles.title} />
      <Notes reply={reply} />
      <section aria-labelledby="plan" className={styles.block}>
        <h2 id="plan" className={styles.heading}>
          {BEFORE.plan}
        </h2>
        <SectionList reply={reply} />
        <Lines
          lines={[
            reply.extraTimePercent > 0 && !isTutor && BEFORE.extraTime(reply.extraTimePercent),
            ...breakLines(reply),
          ]}
        />
      </section>
      <section aria-labelledby="rules" className={styles.block}>
        <h2 id="rules" className={styles.heading}>
          {BEFORE.rules}
        </h2>
        <Lines
          lines={[
            isTutor ? BEFORE.ruleTutorTime : BEFORE.ruleTime,
            isTutor ? BEFORE.ruleTutor : BEFORE.ruleChoose,
            BEFORE.ruleBlank,
            !isTutor && BEFORE.ruleResult,
            BEFORE.expires(dayOf(reply.expiresAt)),
          ]}
        />
      </section>
      <section aria-labelledby="kept" className={styles.block}>
        <h2 id="kept" className={styles.heading}>
          {BEFORE.kept}
        </h2>
        <Lines lines={[BEFORE.keptDevice, BEFORE.keptOffline, BEFORE.keptMove]} />
      </section>
      <DeviceCheck sittingId={reply.id} />
      <StartBar {...props} />
    </>
  );
}

/** Facts that belong on top of a test wherever it is shown. */
export function Notes({ reply }: { reply: SittingReply }) {
  return (
    <div className={styles.notes}>
      {reply.isPreview && <p className={styles.note}>{SITTING.preview}</p>}
      {reply.isDemo && <p className={styles.note}>{EXAM.demo}</p>}
      {reply.kind === 'mock' && reply.isShort && <p className={styles.note}>{BEFORE.short}</p>}
      {reply.kind === 'mock' && !reply.isConfirmed && <Unconfirmed />}
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
    <div className={styles.startBar}>
      <Banner tone="failure" message={acts.failure} />
      {isElsewhere && <p className={styles.muted}>{BEFORE.elsewhere(reply.writer.device)}</p>}
      <div className={styles.buttons}>
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
      </div>
    </div>
  );
}
