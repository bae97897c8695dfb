import type { PlanReply } from '../../../../src/wire/replies/plan.ts';
import { mondayOf } from '../../../text/calendar-days.ts';

type PlanDay = PlanReply['days'][number];

/** The days from Monday to Sunday together, under the first one that there is. */
export function byMonday(days: readonly PlanDay[]): { first: string; days: PlanDay[] }[] {
  const groups: { first: string; days: PlanDay[] }[] = [];
  for (const one of days) {
    const last = groups.at(-1);
    if (last && mondayOf(last.first) === mondayOf(one.day)) last.days.push(one);
    else groups.push({ first: one.day, days: [one] });
  }
  return groups;
}
