import { useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import type { SittingState } from '../../../src/wire/literals.ts';
import { useSession } from '../../api/session.ts';
import { LightboxDrawing } from '../../art/lazy-drawings.tsx';
import { useIsOnline } from '../../platform/connection.ts';
import { examPath } from '../../platform/exam-addresses.ts';
import { SHELL } from '../../text/copy/shell.ts';
import { SITTING } from '../../text/copy/sitting.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AfterView } from './after-view.tsx';
import { BeforeView } from './before-view.tsx';
import { SectionRoom } from './section-room.tsx';
import { type Engine, type SittingSnapshot, useActs, useEngine, useSnapshot } from './use-sitting.ts';
import styles from './sitting.module.css';

/** /exam/sitting/:sittingId: a test from its rules to its end. */
export function SittingPage() {
  const { sittingId = '' } = useParams();
  const personId = useSession().user?.id;
  const engine = useEngine(personId ?? '', sittingId);
  return engine ? <OpenSitting key={`${personId} ${sittingId}`} engine={engine} sittingId={sittingId} /> : <Opening />;
}

function Opening({ refusal, retry }: { refusal?: SittingSnapshot['refusal']; retry?: () => void }) {
  const isGone = refusal?.status === 404;
  return (
    <Stack gap={5} className={styles.page}>
      <PageTitle title={SITTING.title} isHidden={!isGone} isSmall />
      <Offline />
      {isGone ? (
        <EmptyState
          drawing={<LightboxDrawing />}
          message={SITTING.notFound}
          action={<ButtonLink to={examPath}>{SITTING.toExam}</ButtonLink>}
        >
          {SITTING.notFoundLine}
        </EmptyState>
      ) : (
        <Loadable
          query={{
            data: undefined,
            error: refusal ? new Error(refusal.message) : null,
            isFetching: false,
            refetch: () => retry?.(),
          }}
          loading={SITTING.loading}
          skeleton={<Skeleton height="420px" radius="var(--radius-card)" />}
        >
          {() => null}
        </Loadable>
      )}
    </Stack>
  );
}

function Offline() {
  const isOnline = useIsOnline();
  return <Banner tone="warning" message={isOnline ? undefined : SHELL.offline} />;
}

function OpenSitting({ engine, sittingId }: { engine: Engine; sittingId: string }) {
  const snapshot = useSnapshot(engine);
  const acts = useActs(engine, sittingId);
  const { phase, sitting } = snapshot;
  const isInSection = phase === 'answering' || phase === 'closing' || phase === 'elsewhere';
  const section = isInSection ? snapshot.section : undefined;
  useTopOf(sitting && viewOf(sitting.state, section));
  if (!sitting) return <Opening refusal={snapshot.refusal} retry={engine.retry} />;

  const { reply } = sitting;
  if (section !== undefined)
    return <SectionRoom key={section} engine={engine} snapshot={snapshot} reply={reply} section={section} />;
  return (
    <Stack gap={5} className={styles.page}>
      <Offline />
      <p className={styles.kicker}>{reply.title}</p>
      {reply.state === 'ready' ? (
        <BeforeView reply={reply} snapshot={snapshot} acts={acts} />
      ) : (
        <AfterView reply={reply} snapshot={snapshot} acts={acts} />
      )}
      <Banner
        tone="warning"
        message={snapshot.refusal?.message}
        action={
          <Button variant="outline" size="small" onClick={engine.retry}>
            {SITTING.retry}
          </Button>
        }
      />
    </Stack>
  );
}

/** Names the view that the page shows, to detect a change of view. */
const viewOf = (state: SittingState, section: number | undefined): string => {
  if (section !== undefined) return `section ${section}`;
  return state === 'running' ? 'between' : state;
};

/** Reads each view after the first one from its top, with the focus on its heading: the address stays the same. */
function useTopOf(view: string | undefined): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    const isFirst = last.current === undefined;
    last.current = view;
    if (isFirst) return;
    window.scrollTo(0, 0);
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [view]);
}
