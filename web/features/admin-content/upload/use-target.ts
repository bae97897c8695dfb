import { useState } from 'react';
import type { AdminDayReply, AdminWeekReply } from '../../../../src/wire/admin-catalog.ts';
import { useBuilder } from '../builder-context.ts';

/** Where files go: the day that is worked on, until another is chosen here. Working on another day makes that the one again. */
export function useTarget(week: AdminWeekReply, day: AdminDayReply | undefined) {
  const { course } = useBuilder();
  const [own, setOwn] = useState<{ weekId: string; dayId: string; besides: string }>();
  const besides = `${week.id} ${day?.id ?? ''}`;
  const ids = own?.besides === besides ? own : { weekId: week.id, dayId: day?.id ?? '' };
  const chosenWeek = course.weeks.find(({ id }) => id === ids.weekId);
  const chosenDay = chosenWeek?.days.find(({ id }) => id === ids.dayId);
  return {
    week: chosenWeek,
    day: chosenDay,
    chooseWeek: (weekId: string) =>
      setOwn({ weekId, dayId: course.weeks.find(({ id }) => id === weekId)?.days[0]?.id ?? '', besides }),
    chooseDay: (dayId: string) => setOwn({ weekId: ids.weekId, dayId, besides }),
  };
}
