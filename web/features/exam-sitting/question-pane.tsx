import { useEffect, useId, useRef } from 'react';
import type { Change, Rows } from '../../../src/answering/answer-sheet.ts';
import type { SittingReply } from '../../../src/wire/replies/sittings.ts';
import { FiguredText, QuestionView } from '../../exam/case-view.tsx';
import { FlagIcon } from '../../exam/exam-icons.tsx';
import { KeyedQuestion, keyed } from '../../exam/keyed-question.tsx';
import type { Command } from '../../exam/keys.ts';
import { useKeys } from '../../exam/use-keys.ts';
import { useIsOnline } from '../../platform/connection.ts';
import { EXAM } from '../../text/copy/exam.ts';
import { OVERVIEW, RUNNER, SITTING } from '../../text/copy/sitting.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { type Placed, stateOf } from './section-plan.ts';
import { StateMark, stateWords } from './state-mark.tsx';
import { useCaseScroll } from './use-case-scroll.ts';
import type { Reveals } from './use-reveals.ts';
import styles from './question-pane.module.css';

interface QuestionPaneProps {
  placed: readonly Placed[];
  index: number;
  /** False until the candidate has gone to another question: a page that opens moves no focus. */
  hasMoved: boolean;
  rows: Rows;
  seen: ReadonlySet<string>;
  reply: SittingReply;
  reveals: Reveals;
  /** Number under which this page may save; undefined where it may only be read. */
  writer: number | undefined;
  areKeysOn: boolean;
  onEdit: (question: string, change: Change) => void;
  onGo: (index: number) => void;
}

/** A case with one of its questions: side by side, or one below the other in a narrow window. */
export function QuestionPane(props: QuestionPaneProps) {
  const { placed, index, hasMoved, rows, seen, reply, reveals, writer, areKeysOn, onEdit, onGo } = props;
  const { vignette, question, position } = placed[index]!;
  const base = useId();
  const isByTab = useRef(false);
  const last = useRef({ vignetteId: vignette.id, position });
  const row = rows.get(question.id);
  const reveal = reveals.of(question.id);
  const isRevealed = reveal !== undefined;
  const scroll = useCaseScroll(vignette.id, question.id, isRevealed);
  const canAnswer = writer !== undefined && !reveal;

  const { heading, question: below, isInSight, isHere, isBeside } = scroll;
  useEffect(() => {
    const isNewCase = last.current.vignetteId !== vignette.id;
    const isBack = position < last.current.position;
    last.current = { vignetteId: vignette.id, position };
    if (!hasMoved) return;
    const keepsFocus = isByTab.current;
    isByTab.current = false;
    // A new case is read from its beginning; a case that has been read is left for the question.
    const isFromTop = (isNewCase && !isBack) || isBeside();
    const isAway = isNewCase || !isHere();
    if (isFromTop) window.scrollTo(0, 0);
    else if (isAway) below.current?.scrollIntoView();
    if (!keepsFocus) heading.current?.focus({ preventScroll: isFromTop || isAway });
  }, [hasMoved, question.id, vignette.id, position, heading, below, isBeside, isHere]);

  // The options give way to the explanation, and the button that asked for it is gone: read from the question on.
  const known = useRef({ id: question.id, isRevealed });
  useEffect(() => {
    const { current } = known;
    known.current = { id: question.id, isRevealed };
    if (!isRevealed || current.id !== question.id || current.isRevealed) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [question.id, isRevealed, heading]);

  const choose = (option: string) =>
    onEdit(question.id, { option, struck: (row?.struck ?? []).filter((one) => one !== option) });
  const strike = (option: string) => {
    if (option === row?.option) return;
    const struck = row?.struck ?? [];
    onEdit(question.id, {
      struck: struck.includes(option) ? struck.filter((one) => one !== option) : [...struck, option],
    });
  };
  const isOnline = useIsOnline();
  const option = row?.option ?? null;
  const canCheck = reply.kind === 'tutor' && canAnswer && option !== null && isOnline;
  const check = () => canCheck && void reveals.check(question.id, option, writer);
  /** Goes to the next question if the heading of this one is in sight, otherwise to this one. */
  const forward = () => (isHere() ? onGo(index + 1) : scroll.toQuestion());
  const flag = () => onEdit(question.id, { flagged: !row?.flagged });

  useKeys(areKeysOn, (command: Command) => {
    if (command.does === 'case') scroll.toggle();
    else if (command.does === 'next') forward();
    else if (command.does === 'forward') (isHere() && canCheck ? check : forward)();
    else if (command.does === 'flag' && writer !== undefined) flag();
    else if ((command.does === 'choose' || command.does === 'strike') && canAnswer) {
      const option = question.options[command.option];
      if (option) (command.does === 'choose' ? choose : strike)(option.id);
    } else return false;
    return true;
  });

  // One filled button at a time: what comes next.
  const isAsking = reply.kind === 'tutor' && canAnswer && isInSight;
  const forwardWords = index === placed.length - 1 ? RUNNER.overview : RUNNER.next;
  const ofCase = placed.filter((one) => one.vignette === vignette);
  const flagButton = (
    <Button
      variant="outline"
      size="small"
      className={styles.flag}
      icon={<FlagIcon size={18} />}
      aria-pressed={row?.flagged ?? false}
      disabled={writer === undefined}
      onClick={flag}
    >
      {row?.flagged ? RUNNER.flagged : RUNNER.flag}
    </Button>
  );
  const shared = {
    title: SITTING.question(position, placed.length),
    figures: vignette.figures,
    headingRef: heading,
    action: flagButton,
  };
  const view = reveal ? (
    <KeyedQuestion
      {...shared}
      question={keyed(question, reveal.correctOption, reveal)}
      own={reveal.option}
      isAnswered
    />
  ) : (
    <QuestionView
      {...shared}
      key={question.id}
      question={question}
      chosen={row?.option ?? undefined}
      onChoose={canAnswer ? choose : undefined}
      struck={row?.struck}
      onStrike={canAnswer ? strike : undefined}
    >
      <div className={styles.below}>
        {canAnswer && option !== null && (
          <Button variant="quiet" size="small" onClick={() => onEdit(question.id, { option: null })}>
            {RUNNER.clear}
          </Button>
        )}
      </div>
      {reply.kind === 'tutor' && writer !== undefined && (
        <CheckAnswer question={question.id} canCheck={canCheck} reveals={reveals} onCheck={check} />
      )}
    </QuestionView>
  );
  return (
    <div className={styles.pane} data-explained={isRevealed || undefined}>
      <section
        ref={scroll.region}
        className={styles.case}
        aria-labelledby={`${base}case`}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it
        tabIndex={0}
      >
        <h2 id={`${base}case`} className={styles.heading}>
          {EXAM.case}
        </h2>
        <FiguredText key={vignette.id} blocks={vignette.caseBlocks} figures={vignette.figures} />
      </section>
      <div ref={below} className={styles.question}>
        {ofCase.length === 1 ? (
          view
        ) : (
          <Tabs
            label={RUNNER.caseQuestions}
            value={question.id}
            onChange={(id) => {
              isByTab.current = true;
              onGo(placed.findIndex((one) => one.question.id === id));
            }}
            tabs={ofCase.map((one) => ({
              id: one.question.id,
              label: <TabLabel placed={one} rows={rows} seen={seen} reveals={reveals} />,
              panel: view,
            }))}
          />
        )}
      </div>
      <Row as="nav" ref={scroll.bar} gap={2} className={styles.steps} aria-label={RUNNER.steps}>
        <Button variant="outline" disabled={index === 0} onClick={() => onGo(index - 1)}>
          {RUNNER.previous}
        </Button>
        <Button variant="outline" className={styles.toCase} disabled={!isInSight} onClick={scroll.toCase}>
          {RUNNER.toCase}
        </Button>
        <Button variant={isAsking ? 'outline' : 'filled'} onClick={forward}>
          {isInSight ? forwardWords : RUNNER.toQuestion(position)}
        </Button>
      </Row>
    </div>
  );
}

function TabLabel({
  placed: { question, position },
  rows,
  seen,
  reveals,
}: { placed: Placed } & Pick<QuestionPaneProps, 'rows' | 'seen' | 'reveals'>) {
  const state = stateOf(question.id, rows, seen, reveals.of(question.id));
  const isFlagged = rows.get(question.id)?.flagged ?? false;
  const name = `${OVERVIEW.question(position)}, ${stateWords({ state, isFlagged })}`;
  return (
    <span className={styles.tab} data-state={state} role="img" aria-label={name}>
      {position}
      <StateMark state={state} isFlagged={isFlagged} size={14} />
    </span>
  );
}

interface CheckAnswerProps {
  question: string;
  canCheck: boolean;
  reveals: Reveals;
  onCheck: () => void;
}

/** Explains the question of a tutor test, and freezes its answer. */
function CheckAnswer({ question, canCheck, reveals, onCheck }: CheckAnswerProps) {
  const isOnline = useIsOnline();
  const { busy, failure } = reveals;
  return (
    <Stack gap={3} align="start">
      <Button isBusy={busy === question} busyWords={RUNNER.checking} disabled={!canCheck} onClick={onCheck}>
        {RUNNER.check}
      </Button>
      <Banner tone="info" message={isOnline ? undefined : RUNNER.checkOffline} />
      <Banner tone="failure" message={failure?.question === question ? failure.words : undefined} />
    </Stack>
  );
}
