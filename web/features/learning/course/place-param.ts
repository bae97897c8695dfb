import { useSearchParams } from 'react-router-dom';
import type { DayReply, WeekReply } from '../../../../src/wire/catalog.ts';

/**
 * The chosen module and day, kept in the address as their numbers so that reload, Back and a sent link find them
 * again. What the course does not have counts as the first.
 */
export function usePlaceParam(weeks: readonly WeekReply[]) {
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
