import type { DayReply } from '../../../../src/wire/catalog.ts';

export type DayRun = { day: DayReply } | { emptyDays: DayReply[] };

/** The days in their order, with neighbours that hold nothing put together. */
export function dayRuns(days: readonly DayReply[]): DayRun[] {
  const runs: DayRun[] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (day.contents.length > 0) runs.push({ day });
    else if (last && 'emptyDays' in last) last.emptyDays.push(day);
    else runs.push({ emptyDays: [day] });
  }
  return runs;
}
