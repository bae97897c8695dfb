import { useMemo, useState } from 'react';
import type { DueCardsReply } from '../../../src/wire/replies/cards.ts';
import { FigureUrls } from '../../exam/figure-urls.ts';
import { useFigures } from '../../exam/use-figures.ts';
import { useStore } from '../../platform/store.ts';
import { DUE } from '../../text/copy/cards.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { CardStep } from './card-step.tsx';
import type { GradeQueue } from './grade-queue.ts';
import { casesFrom, placedIn } from './placed.ts';
import { RoundEnd } from './round-end.tsx';

/** Cards of a visit, one after the other. */
export function Round({ due, queue }: { due: DueCardsReply; queue: GradeQueue }) {
  const { grades, isJournalLost } = useStore(queue.state);
  const [placed] = useState(() => placedIn(due, grades));
  const [index, setIndex] = useState(0);
  const gradeOf = (id: string) => grades.findLast(({ questionId, isEarlier }) => questionId === id && !isEarlier);
  const current = placed[index];
  const urlOf = useFigures(useMemo(() => casesFrom(placed, index), [placed, index]));
  const own = placed.flatMap(({ question }) => gradeOf(question.id) ?? []);

  /** The next card without an answer, or the end: from there one comes again to read an earlier card. */
  const open = placed.findIndex(({ question }, at) => at > index && !gradeOf(question.id));
  const next = open < 0 ? placed.length : open;

  return (
    <FigureUrls value={urlOf}>
      <ProgressBar
        done={own.length}
        total={placed.length}
        label={DUE.progress}
        words={DUE.doneToday(due.done + own.length)}
      />
      {current ? (
        <CardStep
          placed={current}
          of={placed.length}
          grade={gradeOf(current.question.id)}
          isLast={next === placed.length}
          queue={queue}
          isJournalLost={isJournalLost}
          onNext={() => setIndex(next)}
        />
      ) : (
        <RoundEnd placed={placed} gradeOf={gradeOf} left={due.left} onGo={setIndex} />
      )}
    </FigureUrls>
  );
}
