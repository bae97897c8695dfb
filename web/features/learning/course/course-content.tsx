import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CourseReply, DayReply, WeekReply } from '../../../../src/wire/catalog.ts';
import { M } from '../../../../src/wire/messages.ts';
import { ChartDrawing } from '../../../art/late-drawings.tsx';
import { itemsOf } from '../../../course/outline.ts';
import { COURSE } from '../../../text/copy/learning.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { ProgressByItem } from '../progress-by-item.ts';
import { DayList } from './day-list.tsx';
import { ModuleList } from './module-list.tsx';
import styles from './course.module.css';

/** Modules on the left, the days of the chosen one on the right. */
export function CourseContent({ course, progress }: { course: CourseReply; progress: ProgressByItem }) {
  const { week, day, isDayGiven, chooseWeek, chooseDay } = useSelection(course.weeks);
  const chosenByHand = useRef(false);
  if (!week)
    return (
      <EmptyState drawing={<ChartDrawing />} message={M.noModules}>
        {COURSE.noModulesLine}
      </EmptyState>
    );

  const choose = (weekNumber: number) => {
    chosenByHand.current = true;
    chooseWeek(weekNumber);
  };
  return (
    <div className={styles.columns}>
      <ModuleList weeks={course.weeks} chosen={week} progress={progress} onChoose={choose} />
      {day && itemsOf(week.days).length > 0 ? (
        <DayList
          key={week.id}
          courseId={course.id}
          week={week}
          chosen={day}
          isDayGiven={isDayGiven}
          isChosenByHand={chosenByHand.current}
          progress={progress}
          onChoose={chooseDay}
        />
      ) : (
        <EmptyState drawing={<ChartDrawing />} message={M.noModuleContent}>
          {COURSE.noContentLine}
        </EmptyState>
      )}
    </div>
  );
}

/**
 * The chosen module and day, kept in the address as their numbers so that reload, Back and a sent link find them
 * again. What the course does not have counts as the first.
 */
function useSelection(weeks: readonly WeekReply[]) {
  const [params, setParams] = useSearchParams();
  const numberOf = (name: string) => Number(params.get(name) ?? Number.NaN);
  const week: WeekReply | undefined = weeks.find(({ weekNumber }) => weekNumber === numberOf('module')) ?? weeks[0];
  const day: DayReply | undefined = week?.days.find(({ dayNumber }) => dayNumber === numberOf('day')) ?? week?.days[0];

  const write = (change: (params: URLSearchParams) => void) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        change(after);
        return after;
      },
      { replace: true },
    );

  /** Another module begins at its first day (specification 2.4). */
  const chooseWeek = (weekNumber: number) =>
    write((after) => {
      after.set('module', String(weekNumber));
      after.delete('day');
    });

  const chooseDay = (dayNumber: number) =>
    write((after) => {
      if (week) after.set('module', String(week.weekNumber));
      after.set('day', String(dayNumber));
    });

  return { week, day, isDayGiven: params.has('day'), chooseWeek, chooseDay };
}
