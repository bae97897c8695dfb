import { useEffect, useRef } from 'react';
import type { Rows } from '../../../src/answering/answer-sheet.ts';
import { useIsOnline } from '../../platform/connection.ts';
import { OVERVIEW } from '../../text/copy/sitting.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { AskOnceMore } from './ask-once-more.tsx';
import { casesOf, firstOpen, type Placed, type QuestionState, stateOf } from './section-plan.ts';
import { StateMark, stateWords } from './state-mark.tsx';
import type { Reveals } from './use-reveals.ts';
import styles from './question-pane.module.css';

interface OverviewProps {
  placed: readonly Placed[];
  rows: Rows;
  seen: ReadonlySet<string>;
  reveals: Reveals;
  /** Index of the question that was on the screen. */
  current: number;
  /** The section is the whole test. */
  isWhole: boolean;
  /** False where another device has the test. */
  canEnd: boolean;
  onGo: (index: number) => void;
  onEnd: () => void;
}

/** All questions of a section by case, and its end. */
export function Overview({ placed, rows, seen, reveals, current, isWhole, canEnd, onGo, onEnd }: OverviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  const states = placed.map(({ question }) => stateOf(question.id, rows, seen, reveals.of(question.id)));
  const countOf = (...which: QuestionState[]) => states.filter((state) => which.includes(state)).length;
  const answered = countOf('answered', 'right', 'wrong');
  const checked = countOf('right', 'wrong');
  const flagged = placed.filter(({ question }) => rows.get(question.id)?.flagged).length;
  const open = firstOpen(placed, rows);
  return (
    <Stack gap={5} className={styles.overview}>
      <Row gap={4} lineGap={1} align="baseline">
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {OVERVIEW.title}
        </h2>
        <p>
          {OVERVIEW.counts(answered, placed.length)}
          {checked > 0 && ` · ${OVERVIEW.rightSoFar(countOf('right'), checked)}`}
          {flagged > 0 && ` · ${OVERVIEW.flagged(flagged)}`}
        </p>
      </Row>
      <Row gap={3}>
        {open !== undefined && <Button onClick={() => onGo(open)}>{OVERVIEW.toFirstOpen}</Button>}
        <Button variant="outline" onClick={() => onGo(current)}>
          {OVERVIEW.back(current + 1)}
        </Button>
      </Row>
      <ol className={styles.cases}>
        {casesOf(placed).map(([vignette, questions], index) => (
          <li key={vignette.id}>
            <h3 className={styles.caseTitle}>{OVERVIEW.case(index + 1)}</h3>
            <ol className={styles.grid}>
              {questions.map(({ question, position }) => (
                <li key={question.id}>
                  <Cell
                    position={position}
                    state={states[position - 1]!}
                    isFlagged={rows.get(question.id)?.flagged ?? false}
                    isCurrent={position - 1 === current}
                    onGo={() => onGo(position - 1)}
                  />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      {canEnd && <Ending open={placed.length - answered} isWhole={isWhole} onEnd={onEnd} />}
    </Stack>
  );
}

interface CellProps {
  position: number;
  state: QuestionState;
  isFlagged: boolean;
  isCurrent: boolean;
  onGo: () => void;
}

function Cell({ position, state, isFlagged, isCurrent, onGo }: CellProps) {
  const words = stateWords({ state, isFlagged });
  return (
    <button
      type="button"
      className={styles.cell}
      data-state={state}
      aria-current={isCurrent || undefined}
      aria-label={`${OVERVIEW.question(position)}, ${words}`}
      onClick={onGo}
    >
      <span className={styles.number}>
        {position}
        <StateMark state={state} isFlagged={isFlagged} size={16} />
      </span>
      <span className={styles.word}>{words}</span>
    </button>
  );
}

interface EndingProps {
  /** Number of questions without an answer. */
  open: number;
  isWhole: boolean;
  onEnd: () => void;
}

/** Ends the section. */
function Ending({ open, isWhole, onEnd }: EndingProps) {
  const isOnline = useIsOnline();
  return (
    <AskOnceMore
      button={{ variant: 'outline', children: isWhole ? OVERVIEW.endTest : OVERVIEW.end }}
      message={isWhole ? OVERVIEW.askTest : OVERVIEW.ask}
      detail={
        <>
          {open > 0 ? OVERVIEW.askOpen(open) : OVERVIEW.askAll} {!isOnline && OVERVIEW.endOffline}
        </>
      }
      yes={{ children: OVERVIEW.yes }}
      no={OVERVIEW.no}
      onYes={onEnd}
    />
  );
}
