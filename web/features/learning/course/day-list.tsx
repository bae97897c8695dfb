import { useEffect, useRef } from 'react';
import type { DayReply, WeekReply } from '../../../../src/wire/catalog.ts';
import { useOpenItem } from '../curriculum/use-open-item.ts';
import type { Places } from '../places.ts';
import { DayBlock } from './day-block.tsx';
import { dayRuns } from './day-runs.ts';
import { EmptyDays } from './empty-days.tsx';
import styles from './day-list.module.css';

export interface DayListProps {
  courseId: string;
  week: WeekReply;
  chosen: DayReply;
  /** The day came from the address, so it is what somebody wants to see. */
  isDayGiven: boolean;
  /** The module was chosen on this page: the focus follows to its first day. */
  isChosenByHand: boolean;
  places: Places;
  onChoose: (dayNumber: number) => void;
}

/** The days of one module. Mounted anew for each module. */
export function DayList({ courseId, week, chosen, isDayGiven, isChosenByHand, places, onChoose }: DayListProps) {
  const chosenDay = useRef<HTMLElement>(null);
  const arrival = useRef({ isDayGiven, isChosenByHand });
  const open = useOpenItem(courseId);

  useEffect(() => {
    const { isDayGiven: isGiven, isChosenByHand: isByHand } = arrival.current;
    if (isByHand) chosenDay.current?.querySelector<HTMLElement>('button')?.focus();
    else if (isGiven) chosenDay.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);

  return (
    <div className={styles.days}>
      {dayRuns(week.days).map((run) =>
        'day' in run ? (
          <DayBlock
            key={run.day.id}
            ref={run.day === chosen ? chosenDay : undefined}
            week={week}
            day={run.day}
            isChosen={run.day === chosen}
            places={places}
            onChoose={() => onChoose(run.day.dayNumber)}
            onOpen={(content) => {
              onChoose(run.day.dayNumber);
              open(content);
            }}
          />
        ) : (
          <EmptyDays
            key={run.emptyDays[0]?.id}
            week={week}
            days={run.emptyDays}
            chosen={chosen}
            chosenDay={chosenDay}
            onChoose={onChoose}
          />
        ),
      )}
    </div>
  );
}
