import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSession } from '../../api/session.ts';
import { CaseView, QuestionView } from '../../exam/case-view.tsx';
import { KeyedQuestion, keyed } from '../../exam/keyed-question.tsx';
import { useKeys } from '../../exam/use-keys.ts';
import { readPreferences } from '../../platform/player-preferences.ts';
import { DUE } from '../../text/copy/cards.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import { Tag } from '../../ui/tag.tsx';
import { AfterAnswer } from './after-answer.tsx';
import type { GradeQueue, QueuedGrade } from './grade-queue.ts';
import type { Placed } from './placed.ts';
import { useSeconds } from './use-grades.ts';
import styles from './due-cards.module.css';

interface CardStepProps {
  placed: Placed;
  of: number;
  /** Absent until it is answered. */
  grade: QueuedGrade | undefined;
  /** No card without an answer comes after it. */
  isLast: boolean;
  queue: GradeQueue;
  isJournalLost: boolean;
  onNext: () => void;
}

/** A card: its case, its question, and below both the bar of its steps. */
export function CardStep({ placed, of, grade, isLast, queue, isJournalLost, onNext }: CardStepProps) {
  const { vignette, question, position } = placed;
  const [chosen, setChosen] = useState<{ question: string; option: string }>();
  const option = chosen?.question === question.id ? chosen.option : undefined;
  const seconds = useSeconds(grade ? undefined : question.id);
  const heading = useRef<HTMLHeadingElement>(null);
  const outcome = grade?.outcome;
  const graded = outcome?.kind === 'graded' ? outcome : undefined;
  const bar = useRef<HTMLDivElement>(null);
  const isInSight = useInSight(heading, bar, question.id);
  const mayGoOn = outcome !== undefined && outcome.kind !== 'sending';
  const isExplained = graded !== undefined;
  useReadingFrom(heading, { vignette: vignette.id, question: question.id, isExplained, mayGoOn });

  const check = (isEasy: boolean) => {
    if (option === undefined || grade) return;
    const idempotencyKey = crypto.randomUUID();
    queue.add({ questionId: question.id, idempotencyKey, option, seconds: seconds(), isEasy });
  };
  useKeys(readPreferences().hasShortcuts, (command) => {
    if (mayGoOn && (command.does === 'forward' || command.does === 'next')) onNext();
    else if (command.does === 'forward') check(false);
    else if (command.does === 'choose' && !grade && question.options[command.option])
      setChosen({ question: question.id, option: question.options[command.option]!.id });
    else return false;
    return true;
  });

  const shared = {
    title: DUE.place(position, of),
    figures: vignette.figures,
    headingRef: heading,
    action: question.isNew && <Tag tone="primary">{DUE.isNew}</Tag>,
  };
  return (
    <>
      <CaseView vignette={vignette}>
        {grade && graded ? (
          <Stack gap={4}>
            <KeyedQuestion
              {...shared}
              key={question.id}
              question={keyed(question, graded.reply.correctOption, graded.reply)}
              own={graded.reply.option}
              isAnswered
            />
            <AfterAnswer key={`${question.id} after`} grade={grade} graded={graded} queue={queue} />
          </Stack>
        ) : (
          <QuestionView
            {...shared}
            key={question.id}
            question={question}
            chosen={grade?.option ?? option}
            onChoose={grade ? undefined : (next) => setChosen({ question: question.id, option: next })}
          >
            {!grade && <Note className={styles.keyLine}>{DUE.keyLine}</Note>}
          </QuestionView>
        )}
      </CaseView>
      <div ref={bar} role="group" aria-label={DUE.steps} className={styles.bar}>
        <Waiting grade={grade} isJournalLost={isJournalLost} />
        <Row gap={2} wraps={false} justify="end">
          {mayGoOn ? (
            // A finger that tapped twice meant the button before: the explanation is not skipped.
            <Button onClick={({ detail }) => detail < 2 && onNext()}>{isLast ? DUE.finish : DUE.forward}</Button>
          ) : !isInSight && option === undefined ? (
            <Button onClick={() => readFrom(heading.current)}>{DUE.toQuestion}</Button>
          ) : (
            [true, false].map((isEasy) => (
              <Button
                key={String(isEasy)}
                variant={isEasy ? 'outline' : 'filled'}
                isBusy={grade?.isEasy === isEasy}
                busyWords={DUE.checking}
                disabled={option === undefined || (grade !== undefined && grade.isEasy !== isEasy)}
                onClick={() => check(isEasy)}
              >
                {isEasy ? DUE.easy : DUE.check}
              </Button>
            ))
          )}
        </Row>
      </div>
    </>
  );
}

/** Tells why an answer is not explained: it waits, or was refused. */
function Waiting({ grade, isJournalLost }: Pick<CardStepProps, 'grade' | 'isJournalLost'>) {
  const { status } = useSession();
  const outcome = grade?.outcome;
  const waits = isJournalLost ? DUE.waitsOpen : status === 'signed-in' ? DUE.waits : DUE.waitsForSignIn;
  const refused = outcome?.kind === 'refused' ? outcome : undefined;
  return (
    <div className={styles.notes}>
      <Banner tone="info" message={outcome?.kind === 'waiting' ? waits : refused?.isDone ? refused.words : undefined} />
      <Banner tone="warning" message={refused && !refused.isDone ? DUE.notCounted(refused.words) : undefined} />
    </div>
  );
}

const readFrom = (heading: HTMLElement | null): void => {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
};

interface Reading {
  vignette: string;
  question: string;
  isExplained: boolean;
  mayGoOn: boolean;
}

/**
 * Reads a new case from its top; a next question of it, or what explains one, from the question on. An answer that
 * waits moves the focus alone: its button is gone.
 */
function useReadingFrom(heading: RefObject<HTMLElement | null>, now: Reading): void {
  const last = useRef(now);
  const { vignette, question, isExplained, mayGoOn } = now;
  useEffect(() => {
    const before = last.current;
    last.current = { vignette, question, isExplained, mayGoOn };
    const isNext = before.question !== question;
    if (isNext || (isExplained && !before.isExplained)) readFrom(heading.current);
    else if (mayGoOn && !before.mayGoOn) heading.current?.focus({ preventScroll: true });
    if (isNext && before.vignette !== vignette && !isExplained) window.scrollTo(0, 0);
  }, [heading, vignette, question, isExplained, mayGoOn]);
}

/** Whether the heading of a question is above the bar. */
function useInSight(heading: RefObject<HTMLElement | null>, bar: RefObject<HTMLElement | null>, question: string) {
  const [isInSight, setInSight] = useState(true);
  useEffect(() => {
    const barTop = () => bar.current?.getBoundingClientRect().top ?? window.innerHeight;
    const look = () => setInSight((heading.current?.getBoundingClientRect().bottom ?? 0) <= barTop());
    const below = Math.max(0, Math.ceil(window.innerHeight - barTop()));
    const watcher = new IntersectionObserver(look, { rootMargin: `0px 0px -${below}px`, threshold: [0, 1] });
    if (heading.current) watcher.observe(heading.current);
    return () => watcher.disconnect();
  }, [heading, bar, question]);
  return isInSight;
}
