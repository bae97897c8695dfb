import { useEffect, useState } from 'react';
import type { SittingReply } from '../../../src/wire/replies/sittings.ts';
import { FigureUrls } from '../../exam/figure-urls.ts';
import { useFigures } from '../../exam/use-figures.ts';
import { useKeys } from '../../exam/use-keys.ts';
import { usePreference } from '../../platform/player-preferences.ts';
import { RUNNER } from '../../text/copy/sitting.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { KeyList } from './key-list.tsx';
import { LeaveNote, useLeaving } from './leave.tsx';
import { Overview } from './overview.tsx';
import { QuestionPane } from './question-pane.tsx';
import { RoomNotes } from './room-notes.tsx';
import { type Placed, placedIn } from './section-plan.ts';
import { TopBar } from './top-bar.tsx';
import { usePlace } from './use-place.ts';
import { useReveals } from './use-reveals.ts';
import { useSectionQuestions } from './use-section-questions.ts';
import type { Engine, SittingSnapshot } from './use-sitting.ts';
import styles from './sitting.module.css';

interface RoomProps {
  engine: Engine;
  snapshot: SittingSnapshot;
  reply: SittingReply;
  section: number;
}

type View = 'question' | 'overview' | 'keys';

/** A section that runs, or that another device has. Printed, it is blank. */
export function SectionRoom(props: RoomProps) {
  const { engine, snapshot, reply, section } = props;
  const [view, setView] = useState<View>('question');
  const questions = useSectionQuestions(reply.id, section);
  const urlOf = useFigures(questions.data?.vignettes);
  const isClosing = snapshot.phase === 'closing' || snapshot.isSubmitting;
  const toggle = (other: View) => setView(view === other ? 'question' : other);
  const isTimed = reply.kind !== 'tutor';
  const leaving = useLeaving(snapshot, isTimed);
  return (
    <div className={styles.room} data-print="hide">
      <TopBar engine={engine} snapshot={snapshot} reply={reply} section={section} onLeave={leaving.ask}>
        <Button variant="outline" size="small" aria-pressed={view === 'overview'} onClick={() => toggle('overview')}>
          {RUNNER.overview}
        </Button>
        <Button
          variant="quiet"
          size="small"
          className={styles.keysButton}
          aria-pressed={view === 'keys'}
          onClick={() => toggle('keys')}
        >
          {RUNNER.keys}
        </Button>
      </TopBar>
      <RoomNotes engine={engine} snapshot={snapshot} questions={questions.data}>
        <LeaveNote leaving={leaving} isTimed={isTimed} />
      </RoomNotes>
      {isClosing ? (
        <Row as="p" gap={3} wraps={false} align="center" justify="center" className={styles.closing} role="status">
          <Spinner size={24} />
          {snapshot.isSubmitting ? RUNNER.submitting : RUNNER.over}
        </Row>
      ) : (
        <div className={styles.roomBody}>
          <Loadable
            query={questions}
            loading={RUNNER.loading}
            skeleton={<Skeleton height="480px" radius="var(--radius-card)" />}
            failed={RUNNER.failed}
          >
            {(data) => (
              <FigureUrls value={urlOf}>
                <Answering {...props} placed={placedIn(data)} view={view} onView={setView} />
              </FigureUrls>
            )}
          </Loadable>
        </div>
      )}
    </div>
  );
}

interface AnsweringProps extends RoomProps {
  placed: readonly Placed[];
  view: View;
  onView: (view: View) => void;
}

function Answering({ engine, snapshot, reply, section, placed, view, onView }: AnsweringProps) {
  const place = usePlace(`${reply.id}.${section}`, placed);
  const reveals = useReveals(reply);
  const [areKeysOn, setKeysOn] = usePreference('hasShortcuts');
  const { index, seen } = place;
  const current = placed[index];
  const { rows } = snapshot;
  const isReadOnly = snapshot.phase !== 'answering' || snapshot.writer === undefined;

  const shown = view === 'question' ? current?.question.id : undefined;
  useEffect(() => {
    engine.show(shown);
    return () => engine.show(undefined);
  }, [engine, shown]);

  const go = (to: number) => {
    onView('question');
    if (to >= placed.length) onView('overview');
    else place.go(to);
  };

  useKeys(areKeysOn, ({ does }) => {
    if (does === 'overview') onView(view === 'overview' ? 'question' : 'overview');
    else if (does === 'close' && view !== 'question') onView('question');
    else if (view !== 'question') return false;
    else if (does === 'previous') go(index - 1);
    else return false;
    return true;
  });

  if (!current) return null;
  if (view === 'keys') return <KeyList isOn={areKeysOn} onChange={setKeysOn} onClose={() => onView('question')} />;
  if (view === 'overview')
    return (
      <Overview
        placed={placed}
        rows={rows}
        seen={seen}
        reveals={reveals}
        current={index}
        isWhole={reply.sections.length === 1}
        canEnd={!isReadOnly}
        onGo={go}
        onEnd={engine.submit}
      />
    );
  return (
    <QuestionPane
      placed={placed}
      index={index}
      hasMoved={place.hasMoved}
      rows={rows}
      seen={seen}
      reply={reply}
      reveals={reveals}
      areKeysOn={areKeysOn}
      writer={isReadOnly ? undefined : snapshot.writer}
      onEdit={engine.edit}
      onGo={go}
    />
  );
}
