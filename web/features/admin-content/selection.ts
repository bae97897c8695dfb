import { useSearchParams } from 'react-router-dom';
import type { AdminDayReply, AdminWeekReply } from '../../../src/wire/admin-catalog.ts';

export interface Place {
  readonly week: AdminWeekReply | undefined;
  readonly day: AdminDayReply | undefined;
  /** Without a day: the first one. */
  choose(place: { weekNumber: number; dayNumber?: number } | undefined): void;
}

/** The module and day that are worked on, kept in the address by their numbers. What the course does not have counts as the first. */
export function usePlaceParam(weeks: readonly AdminWeekReply[]): Place {
  const [params, setParams] = useSearchParams();
  const numberOf = (name: string) => Number(params.get(name) ?? Number.NaN);
  const week = weeks.find(({ weekNumber }) => weekNumber === numberOf('module')) ?? weeks[0];
  const day = week?.days.find(({ dayNumber }) => dayNumber === numberOf('day')) ?? week?.days[0];

  const choose: Place['choose'] = (place) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        const write = (name: string, value: number | undefined) =>
          value === undefined ? after.delete(name) : after.set(name, String(value));
        write('module', place?.weekNumber);
        write('day', place?.dayNumber);
        return after;
      },
      { replace: true },
    );

  return { week, day, choose };
}
