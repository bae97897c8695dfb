import type { ExtraTime } from './ports.ts';

/** Percent of extra time that holds now. */
export const extraTimeOf = (granted: ExtraTime | undefined, now: Date): number =>
  granted && (granted.until === null || now < granted.until) ? granted.percent : 0;
