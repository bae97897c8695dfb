import { useState } from 'react';
import type { SaveChip } from '../../../src/answering/snapshot.ts';
import type { SittingReply } from '../../../src/wire/replies/sittings.ts';
import { useSession } from '../../api/session.ts';
import { signInWindow } from '../../api/sign-in-again.ts';
import { SIGN_IN_AGAIN } from '../../text/copy/sign-in-again.ts';
import { CHIP, LEAVE, RUNNER, SITTING } from '../../text/copy/sitting.ts';
import { timeOf } from '../../text/dates.ts';
import { clock } from '../../text/playing-time.ts';
import { Button } from '../../ui/button.tsx';
import { CheckIcon, CrossIcon, EyeIcon, InfoIcon, RetryIcon, WarningIcon } from '../../ui/icons.tsx';
import { Row, Text } from '../../ui/layout/layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { VisuallyHidden } from '../../ui/text.tsx';
import { type Engine, type SittingSnapshot, useSecondsLeft } from './use-sitting.ts';
import styles from './top-bar.module.css';

interface TopBarProps {
  engine: Engine;
  snapshot: SittingSnapshot;
  reply: SittingReply;
  section: number;
  onLeave: () => void;
  /** Buttons at its end. */
  children: React.ReactNode;
}

/** Head of a section, always in sight: where it is, the time, what is saved, and the way back to the account. */
export function TopBar({ engine, snapshot, reply, section, onLeave, children }: TopBarProps) {
  const { status } = useSession();
  const name = SITTING.section(section, reply.sections.length);
  return (
    <header className={styles.bar}>
      <Button
        variant="quiet"
        size="small"
        className={styles.leave}
        icon={<CrossIcon size={20} />}
        aria-label={LEAVE.leave}
        onClick={onLeave}
      >
        {LEAVE.leave}
      </Button>
      <div className={styles.where}>
        <PageTitle title={`${name} · ${reply.title}`} className={styles.barTitle}>
          {name}
        </PageTitle>
        <p className={styles.barLine}>{reply.title}</p>
      </div>
      {reply.kind !== 'tutor' && <Clock engine={engine} isInDoubt={snapshot.isTimeInDoubt} />}
      <Chip chip={snapshot.chip} isJournalLost={snapshot.isJournalLost} />
      {status === 'signed-out' && (
        <Button size="small" onClick={() => signInWindow.set(true)}>
          {SIGN_IN_AGAIN.open}
        </Button>
      )}
      <Row gap={2} wraps={false} className={styles.barButtons}>
        {children}
      </Row>
      <div role="status">
        <VisuallyHidden>{snapshot.announcement !== undefined && RUNNER.announce(snapshot.announcement)}</VisuallyHidden>
      </div>
    </header>
  );
}

const ALWAYS_SHOWN_SECONDS = 5 * 60;

/** The time that is left. It ticks silently; the bar announces it. */
function Clock({ engine, isInDoubt }: { engine: Engine; isInDoubt: boolean }) {
  const left = useSecondsLeft(engine);
  const [isHidden, setHidden] = useState(false);
  const mayHide = left !== undefined && left > ALWAYS_SHOWN_SECONDS;
  const isShown = !isHidden || !mayHide;
  return (
    <Row
      wraps={false}
      align="center"
      className={styles.clock}
      data-late={left !== undefined && !mayHide ? true : undefined}
    >
      {isShown ? (
        <span role="timer" aria-live="off" aria-label={RUNNER.timeLeft} className={styles.time}>
          {isInDoubt || left === undefined ? RUNNER.timeInDoubt : clock(left)}
        </span>
      ) : (
        <Text as="span" tone="muted">
          {RUNNER.timeHidden}
        </Text>
      )}
      {mayHide && (
        <Button
          variant="quiet"
          size="small"
          className={styles.hide}
          icon={<EyeIcon size={18} />}
          aria-label={isShown ? RUNNER.hideTime : RUNNER.showTime}
          title={isShown ? RUNNER.hideTime : RUNNER.showTime}
          onClick={() => setHidden(isShown)}
        />
      )}
    </Row>
  );
}

function chipWords(chip: SaveChip, isJournalLost: boolean): string {
  switch (chip.kind) {
    case 'saved':
      return chip.at === null ? '' : CHIP.saved(timeOf(new Date(chip.at).toISOString()));
    case 'saving':
      return CHIP.saving;
    case 'not-saved':
      return CHIP.notSaved(chip.count);
    case 'offline':
      if (chip.count === 0) return CHIP.offlineSaved;
      return isJournalLost ? CHIP.offlineLost(chip.count) : CHIP.offline(chip.count);
    case 'signed-out':
      if (chip.count === 0) return CHIP.signedOutSaved;
      return isJournalLost ? CHIP.notSaved(chip.count) : CHIP.signedOut(chip.count);
    case 'taken-over':
      return CHIP.takenOver(chip.device);
    case 'over':
      return CHIP.over;
  }
}

const ICONS = { saved: CheckIcon, saving: RetryIcon, over: InfoIcon } as const;

/** Tells what is saved, in words and a shape. */
function Chip({ chip, isJournalLost }: { chip: SaveChip; isJournalLost: boolean }) {
  const { kind } = chip;
  const isWell = kind === 'saved' || kind === 'saving' || kind === 'over';
  const Icon = isWell ? ICONS[kind] : WarningIcon;
  const words = chipWords(chip, isJournalLost);
  const said = useSaid(kind, isWell ? undefined : words);
  return (
    <div className={styles.chip} data-trouble={isWell ? undefined : true} data-empty={words === '' || undefined}>
      {words !== '' && <Icon size={18} />}
      <span>{words}</span>
      <span role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </span>
    </div>
  );
}

/** Returns what is read out: that something is wrong, and that it is right again. Not each answer, and no counting. */
function useSaid(kind: SaveChip['kind'], trouble: string | undefined): string {
  const [now, setNow] = useState({ kind, words: '', isTroubled: false });
  if (kind === now.kind) return now.words;
  const isSaved = kind === 'saved';
  const words = trouble ?? (isSaved && now.isTroubled ? CHIP.again : '');
  setNow({ kind, words, isTroubled: trouble !== undefined || (now.isTroubled && !isSaved) });
  return words;
}
