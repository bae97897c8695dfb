import { type Ref, type RefObject, useEffect, useRef } from 'react';
import type { ContentReply, DayReply } from '../../../../src/wire/replies/catalog.ts';
import type { CourseModule } from '../../../api/courses.ts';
import { dayLabel } from '../../../course/outline.ts';
import { AskMentor } from '../../../mentor/ask-mentor.tsx';
import { COURSE, LEARNING } from '../../../text/copy/learning.ts';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { VisuallyHidden } from '../../../ui/text.tsx';
import { ItemButton, useOpenItem } from '../curriculum.tsx';
import { kindOf } from '../outline.ts';
import { isDone, type ProgressByItem } from '../progress-by-item.ts';
import styles from './days.module.css';

interface DayListProps {
  courseId: string;
  module: CourseModule;
  chosen: DayReply;
  /** True if the URL names the day, which is then scrolled into view. */
  isDayGiven: boolean;
  /** True if the module was selected on this page: the focus moves to its first day. */
  isChosenByHand: boolean;
  progress: ProgressByItem;
  onChoose: (dayNumber: number) => void;
}

/** Days of one module. Remounted per module (key). */
export function DayList({ courseId, module, chosen, isDayGiven, isChosenByHand, progress, onChoose }: DayListProps) {
  const chosenDay = useRef<HTMLElement>(null);
  const arrival = useRef({ isDayGiven, isChosenByHand });
  const open = useOpenItem(courseId);

  useEffect(() => {
    const { isDayGiven: isGiven, isChosenByHand: isByHand } = arrival.current;
    if (isByHand) chosenDay.current?.querySelector<HTMLElement>('button')?.focus();
    else if (isGiven) chosenDay.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);

  return (
    <Stack gap={3}>
      {dayRuns(module.days).map((run) =>
        'day' in run ? (
          <DayBlock
            key={run.day.id}
            ref={run.day === chosen ? chosenDay : undefined}
            module={module}
            day={run.day}
            isChosen={run.day === chosen}
            progress={progress}
            onChoose={() => onChoose(run.day.dayNumber)}
            onOpen={(content) => {
              onChoose(run.day.dayNumber);
              open(content);
            }}
          />
        ) : (
          <EmptyDays
            key={run.emptyDays[0]?.id}
            module={module}
            days={run.emptyDays}
            chosen={chosen}
            chosenDay={chosenDay}
            onChoose={onChoose}
          />
        ),
      )}
    </Stack>
  );
}

interface DayBlockProps {
  ref?: Ref<HTMLElement>;
  module: CourseModule;
  day: DayReply;
  isChosen: boolean;
  progress: ProgressByItem;
  onChoose: () => void;
  onOpen: (content: ContentReply) => void;
}

/** A day with items. */
function DayBlock({ ref, module, day, isChosen, progress, onChoose, onOpen }: DayBlockProps) {
  return (
    <section ref={ref} className={styles.day} data-chosen={isChosen || undefined}>
      <Row as="h2" gap={3} wraps={false} align="center" className={styles.dayHeading}>
        <button type="button" className={styles.choose} aria-current={isChosen || undefined} onClick={onChoose}>
          <span className={styles.label}>{dayLabel(module, day)}</span>
          {day.title && <span className={styles.title}>{day.title}</span>}
        </button>
        <span className={styles.count}>{LEARNING.items(day.contents.length)}</span>
      </Row>
      <Stack as="ul" gap="2px" className={styles.items}>
        {day.contents.map((content) => (
          <Row as="li" key={content.id} wraps={false} align="center">
            <ItemButton content={content} isDone={isDone(progress, content)} onOpen={() => onOpen(content)} />
            {kindOf(content.type) === 'document' && (
              <AskMentor about={{ kind: 'item', contentId: content.id }} subject={content.title} hasPage isIcon />
            )}
          </Row>
        ))}
      </Stack>
    </section>
  );
}

interface EmptyDaysProps {
  module: CourseModule;
  days: readonly DayReply[];
  chosen: DayReply;
  chosenDay: RefObject<HTMLElement | null>;
  onChoose: (dayNumber: number) => void;
}

/** Consecutive empty days, as one line instead of boxes. */
function EmptyDays({ module, days, chosen, chosenDay, onChoose }: EmptyDaysProps) {
  return (
    <Row as="section" gap="2px" align="center" className={styles.line}>
      {days.map((day) => (
        <h2
          key={day.id}
          ref={day === chosen ? (chosenDay as RefObject<HTMLHeadingElement | null>) : undefined}
          className={styles.emptyHeading}
        >
          <button
            type="button"
            className={styles.emptyDay}
            aria-current={day === chosen || undefined}
            onClick={() => onChoose(day.dayNumber)}
          >
            {dayLabel(module, day)}
          </button>
          <VisuallyHidden>{LEARNING.items(0)}</VisuallyHidden>
        </h2>
      ))}
      <p className={styles.words}>{days.length === 1 ? COURSE.emptyDay : COURSE.emptyDays}</p>
    </Row>
  );
}

type DayRun = { day: DayReply } | { emptyDays: DayReply[] };

/** Returns the days in order, with consecutive empty ones grouped. */
function dayRuns(days: readonly DayReply[]): DayRun[] {
  const runs: DayRun[] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (day.contents.length > 0) runs.push({ day });
    else if (last && 'emptyDays' in last) last.emptyDays.push(day);
    else runs.push({ emptyDays: [day] });
  }
  return runs;
}
