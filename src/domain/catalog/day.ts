import type { DayId, ModuleId } from '../kernel/ids.ts';

export interface Day {
  readonly id: DayId;
  readonly moduleId: ModuleId;
  readonly number: number;
  readonly title: string;
  readonly revision: number;
}

const DAYS_PER_MODULE = 7;

/** A day without a title of its own is called after its number. */
export const defaultDayTitle = (number: number): string => `Day ${number}`;

/** A new module's seven days (specification 4). */
export function sevenDays(moduleId: ModuleId, nextId: () => string): Day[] {
  return Array.from({ length: DAYS_PER_MODULE }, (_, index) => ({
    id: nextId(),
    moduleId,
    number: index + 1,
    title: defaultDayTitle(index + 1),
    revision: 1,
  }));
}
