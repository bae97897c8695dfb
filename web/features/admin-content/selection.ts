import { useSearchParams } from 'react-router';
import type { AdminDayReply } from '../../../src/wire/replies/admin-catalog.ts';
import type { AdminModule } from '../../api/admin-courses.ts';

export interface Selection {
  readonly module: AdminModule | undefined;
  readonly day: AdminDayReply | undefined;
  /** Without a day: the first one. */
  choose(place: { moduleNumber: number; dayNumber?: number } | undefined): void;
}

/** Keeps the selected module and day in the URL, by number. Unknown numbers fall back to the first. */
export function useSelection(modules: readonly AdminModule[]): Selection {
  const [params, setParams] = useSearchParams();
  const numberOf = (name: string) => Number(params.get(name) ?? Number.NaN);
  const module = modules.find(({ moduleNumber }) => moduleNumber === numberOf('module')) ?? modules[0];
  const day = module?.days.find(({ dayNumber }) => dayNumber === numberOf('day')) ?? module?.days[0];

  const choose: Selection['choose'] = (place) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        const write = (name: string, value: number | undefined) =>
          value === undefined ? after.delete(name) : after.set(name, String(value));
        write('module', place?.moduleNumber);
        write('day', place?.dayNumber);
        return after;
      },
      { replace: true },
    );

  return { module, day, choose };
}
