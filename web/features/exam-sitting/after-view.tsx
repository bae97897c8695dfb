import type { Final } from '../../../src/answering/snapshot.ts';
import type { SittingReply } from '../../../src/wire/replies/sittings.ts';
import { examPath, resultPath } from '../../platform/exam-addresses.ts';
import { AFTER, BEFORE, SITTING } from '../../text/copy/sitting.ts';
import { momentOf } from '../../text/dates.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { AskOnceMore } from './ask-once-more.tsx';
import { breakLines, Lines, Notes, StartBar } from './before-view.tsx';
import { DeviceCheck } from './device-check.tsx';
import { daysOf, SectionList } from './section-list.tsx';
import type { Acts, SittingSnapshot } from './use-sitting.ts';
import styles from './sitting.module.css';

type Section = SittingReply['sections'][number];

interface AfterViewProps {
  reply: SittingReply;
  snapshot: SittingSnapshot;
  acts: Acts;
}

/** After a section: how it ended, and what comes next. After the last one: where the result is. */
export function AfterView({ reply, snapshot, acts }: AfterViewProps) {
  const { sections, state } = reply;
  const { final } = snapshot;
  const last =
    sections.find(({ number }) => number === final?.section) ??
    sections.findLast((section) => section.state === 'over');
  // The page has counted to the end, and the server's word about it is on its way.
  const isSettled = !sections.some((section) => section.state === 'running' || section.state === 'closing');
  const isOver = state === 'over';
  const missed = sections.filter(({ end }) => end === 'missed').length;
  return (
    <>
      <PageTitle title={isOver ? AFTER.over : AFTER.between} isSmall />
      {last ? (
        <HowItEnded section={last} count={sections.length} final={final} />
      ) : (
        <p className={styles.lead}>{AFTER.endedMissed}</p>
      )}
      {last && missed > 0 && <p className={styles.lead}>{AFTER.missed(missed)}</p>}
      <Notes reply={reply} />
      <Stack as="section" aria-labelledby="plan" gap={3} align="start" className={styles.block}>
        <h2 id="plan" className={styles.heading}>
          {isOver ? BEFORE.plan : AFTER.next}
        </h2>
        <SectionList reply={reply} />
        {!isOver && <Lines lines={[...nextBreak(reply), BEFORE.noLock]} />}
      </Stack>
      {isOver ? (
        <Outcome reply={reply} />
      ) : (
        isSettled && (
          <>
            <DeviceCheck sittingId={reply.id} />
            <StartBar reply={reply} snapshot={snapshot} acts={acts} />
            <EndEarly acts={acts} />
          </>
        )
      )}
    </>
  );
}

function HowItEnded({ section, count, final }: { section: Section; count: number; final: Final | undefined }) {
  const { number, end, answered, questions, late } = section;
  const name = SITTING.sectionName(number, count);
  const kept = final?.section === number ? final : undefined;
  const lost = kept && kept.kept < kept.answered;
  return (
    <Stack gap={1}>
      <p className={styles.lead}>{end === 'handed-in' ? AFTER.handedIn(name) : AFTER.timeOver(name)}</p>
      <p className={styles.lead}>
        {lost ? AFTER.kept(kept.kept, kept.answered) : AFTER.answered(answered, questions)}{' '}
        {!lost && late === 0 && answered > 0 && AFTER.keptAll}
      </p>
      {late > 0 && <p className={styles.muted}>{AFTER.late(late)}</p>}
    </Stack>
  );
}

/** Says the break before the next section: one of its day, or the night before another. */
function nextBreak(reply: SittingReply): readonly (string | false)[] {
  const next = reply.sections.find(({ state }) => state === 'waiting')?.number;
  const isNewDay = daysOf(reply).some(([first], day) => day > 0 && first?.number === next);
  const [within, overnight] = breakLines(reply);
  return [(isNewDay ? overnight : within) ?? false];
}

function Outcome({ reply }: { reply: SittingReply }) {
  const { isPreview, isReleased, releaseAt } = reply;
  return (
    <Stack gap={3} className={styles.startBar}>
      {isPreview && <p>{AFTER.preview}</p>}
      {isReleased && !isPreview && <p>{AFTER.released}</p>}
      {!isReleased && !isPreview && releaseAt && <p>{AFTER.releasedAt(momentOf(releaseAt))}</p>}
      <Row gap={3}>
        {isReleased && <ButtonLink to={resultPath(reply.id)}>{SITTING.toResult}</ButtonLink>}
        <ButtonLink to={examPath} variant={isReleased ? 'outline' : 'filled'}>
          {SITTING.toExam}
        </ButtonLink>
      </Row>
    </Stack>
  );
}

/** Ends the test before its last section. */
const EndEarly = ({ acts }: { acts: Acts }) => (
  <AskOnceMore
    button={{ variant: 'quiet', size: 'small', children: BEFORE.end }}
    message={BEFORE.endAsk}
    yes={{ isBusy: acts.busy === 'end', busyWords: BEFORE.ending, children: BEFORE.endYes }}
    no={BEFORE.endNo}
    onYes={acts.end}
  />
);
