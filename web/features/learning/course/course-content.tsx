import { useRef } from 'react';
import type { CourseReply } from '../../../../src/wire/catalog.ts';
import { M } from '../../../../src/wire/messages.ts';
import { ChartDrawing } from '../../../art/late-drawings.tsx';
import { COURSE } from '../../../text/copy/learning.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { itemsOf } from '../outline.ts';
import type { Places } from '../places.ts';
import { DayList } from './day-list.tsx';
import { ModuleList } from './module-list.tsx';
import { usePlaceParam } from './place-param.ts';
import styles from './course-content.module.css';

/** Modules on the left, the days of the chosen one on the right. */
export function CourseContent({ course, places }: { course: CourseReply; places: Places }) {
  const { week, day, isDayGiven, chooseWeek, chooseDay } = usePlaceParam(course.weeks);
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
      <ModuleList weeks={course.weeks} chosen={week} places={places} onChoose={choose} />
      {day && itemsOf(week).length > 0 ? (
        <DayList
          key={week.id}
          courseId={course.id}
          week={week}
          chosen={day}
          isDayGiven={isDayGiven}
          isChosenByHand={chosenByHand.current}
          places={places}
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
