import type { SectionQuestionsReply } from '../../../src/wire/replies/sittings.ts';
import { RUNNER, SITTING } from '../../text/copy/sitting.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { placedIn } from './section-plan.ts';
import type { Engine, SittingSnapshot } from './use-sitting.ts';
import styles from './sitting.module.css';

interface RoomNotesProps {
  engine: Engine;
  snapshot: SittingSnapshot;
  questions: SectionQuestionsReply | undefined;
  /** Shown before the notices. */
  children: React.ReactNode;
}

/** Notices that a candidate has to know of or to decide while a section runs. Each stays until it is settled. */
export function RoomNotes({ engine, snapshot, questions, children }: RoomNotesProps) {
  const { phase, kept, refusal, isJournalLost, sitting, isTakingOver } = snapshot;
  const isElsewhere = phase === 'elsewhere';
  const ids = new Set(kept.map(({ question }) => question));
  const positions = questions ? placedIn(questions).filter(({ question }) => ids.has(question.id)) : [];
  return (
    <Stack gap={2} className={styles.roomNotes}>
      {children}
      <Banner
        tone="warning"
        message={isElsewhere ? RUNNER.elsewhere(sitting?.writer.device ?? '') : undefined}
        detail={RUNNER.elsewhereLine}
        action={
          <Button size="small" isBusy={isTakingOver} busyWords={RUNNER.continuing} onClick={engine.continueHere}>
            {RUNNER.continueHere}
          </Button>
        }
      />
      <Banner
        tone="warning"
        message={phase === 'answering' && kept.length > 0 ? RUNNER.kept(kept.length) : undefined}
        detail={positions.length > 0 && RUNNER.keptLine(positions.map(({ position }) => position).join(', '))}
        action={
          <Row gap={3}>
            <Button size="small" onClick={engine.useKept}>
              {RUNNER.restore(kept.length)}
            </Button>
            <Button variant="outline" size="small" onClick={engine.dropKept}>
              {RUNNER.drop(kept.length)}
            </Button>
          </Row>
        }
      />
      <Banner
        tone="failure"
        message={refusal && RUNNER.refused(refusal.message)}
        action={
          <Button variant="outline" size="small" onClick={engine.retry}>
            {SITTING.retry}
          </Button>
        }
      />
      <Banner tone="warning" message={isJournalLost ? RUNNER.journalLost : undefined} />
    </Stack>
  );
}
