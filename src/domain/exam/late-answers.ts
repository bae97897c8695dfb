import { after, HOUR_MS } from '../kernel/clock.ts';
import { isReleased } from './release.ts';
import { endOf, sittingState } from './section-clock.ts';
import type { SectionWork, WholeSitting } from './sitting.ts';

/** Later than that a sheet was not on its way when the section ended. */
const LATE_MS = HOUR_MS;

/**
 * Whether answers that came after the end of their section are stored apart, to be shown and never counted: the first
 * ones, within an hour, and only while nothing has told their candidate what is right.
 */
export function mayKeepLate({ sitting, sections }: WholeSitting, late: SectionWork, at: Date): boolean {
  const end = endOf(late, at);
  if (late.lateAnswers !== null || !end || at >= after(end, LATE_MS)) return false;
  return !isReleased(sitting, sittingState(sitting, sections, at), at);
}
