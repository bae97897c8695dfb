import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { M } from '../../../../src/wire/messages.ts';
import type { DayReply } from '../../../../src/wire/replies/catalog.ts';
import type { Course, CourseModule } from '../../../api/courses.ts';
import { ChartDrawing } from '../../../art/lazy-drawings.tsx';
import { itemsOf } from '../../../course/outline.ts';
import { COURSE } from '../../../text/copy/learning.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Lesson } from '../outline.ts';
import type { ProgressByItem } from '../progress-by-item.ts';
import { DayList } from './day-list.tsx';
import { ModuleList } from './module-list.tsx';
import styles from './course.module.css';

interface CourseContentProps {
  course: Course;
  progress: ProgressByItem;
  next: Lesson | undefined;
}

/** Modules on the left, days of the selected one on the right. */
export function CourseContent({ course, progress, next }: CourseContentProps) {
  const { module, day, isDayGiven, chooseModule, chooseDay } = useSelection(course.modules, next);
  const chosenByHand = useRef(false);
  if (!module)
    return (
      <EmptyState drawing={<ChartDrawing />} message={M.noModules}>
        {COURSE.noModulesLine}
      </EmptyState>
    );

  const choose = (moduleNumber: number) => {
    chosenByHand.current = true;
    chooseModule(moduleNumber);
  };
  return (
    <div className={styles.columns}>
      <ModuleList modules={course.modules} chosen={module} progress={progress} onChoose={choose} />
      {day && itemsOf(module.days).length > 0 ? (
        <DayList
          key={module.id}
          courseId={course.id}
          module={module}
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
 * Keeps module and day in the URL by number, for reload, Back and shared links. Without a module it is the next item's;
 * unknown days fall back to the first.
 */
function useSelection(modules: readonly CourseModule[], next: Lesson | undefined) {
  const [params, setParams] = useSearchParams();
  const numberOf = (name: string) => Number(params.get(name) ?? Number.NaN);
  const named = modules.find(({ moduleNumber }) => moduleNumber === numberOf('module'));
  const module: CourseModule | undefined = named ?? next?.module ?? modules[0];
  const day: DayReply | undefined =
    module?.days.find(({ dayNumber }) => dayNumber === numberOf('day')) ??
    (named ? undefined : next?.day) ??
    module?.days[0];

  const write = (change: (params: URLSearchParams) => void) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        change(after);
        return after;
      },
      { replace: true },
    );

  /** Selecting a module selects its first day (specification 2.4). */
  const chooseModule = (moduleNumber: number) =>
    write((after) => {
      after.set('module', String(moduleNumber));
      after.delete('day');
    });

  const chooseDay = (dayNumber: number) =>
    write((after) => {
      if (module) after.set('module', String(module.moduleNumber));
      after.set('day', String(dayNumber));
    });

  return { module, day, isDayGiven: params.has('day'), chooseModule, chooseDay };
}
