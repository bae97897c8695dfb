import { after, DAY_MS, MINUTE_MS, SECOND_MS } from '../kernel/clock.ts';
import type { SectionEnd, SectionState, SittingState } from './literals.ts';
import type { Sitting, SittingSection } from './sitting.ts';

/** Time after a deadline in which answers that were on their way are still taken. */
export const GRACE_MS = 10 * SECOND_MS;
/** Time after which a sitting is over, finished or not. */
export const SITTING_MS = 30 * DAY_MS;

type Clocked = Pick<SittingSection, 'startedAt' | 'deadlineAt' | 'submittedAt'>;
type Dated = Pick<Sitting, 'createdAt' | 'endedAt'>;

/** Moment from which a save is late. */
export const closesAt = (deadlineAt: Date): Date => after(deadlineAt, GRACE_MS);

export const expiresAt = ({ createdAt }: Pick<Sitting, 'createdAt'>): Date => after(createdAt, SITTING_MS);

/** Deadline of a section that starts at this moment, with extra time in percent. */
export const deadlineOf = (startedAt: Date, minutes: number, extraTimePercent: number): Date =>
  after(startedAt, Math.round((minutes * MINUTE_MS * (100 + extraTimePercent)) / 100));

/** State by stored facts and the clock alone: no job has to run at a deadline. */
export function sectionState({ startedAt, deadlineAt, submittedAt }: Clocked, now: Date): SectionState {
  if (submittedAt) return 'over';
  if (!startedAt || !deadlineAt) return 'waiting';
  if (now < deadlineAt) return 'running';
  return now < closesAt(deadlineAt) ? 'closing' : 'over';
}

/** Whether it takes answers: the grace after its deadline belongs to it. */
export const isOpen = (state: SectionState): boolean => state === 'running' || state === 'closing';

/**
 * Section that takes answers now, within its deadline or the grace after it; undefined if no section does. Answers are
 * noted for good after the grace, so more time given in it makes the section run again.
 */
export function runningSection<Section extends Clocked>(
  sections: readonly Section[],
  now: Date,
): (Section & { readonly startedAt: Date; readonly deadlineAt: Date }) | undefined {
  for (const section of sections) {
    const { startedAt, deadlineAt } = section;
    if (startedAt && deadlineAt && isOpen(sectionState(section, now))) return { ...section, startedAt, deadlineAt };
  }
  return undefined;
}

/** Sections in their order. One that runs when the thirty days end runs to its own end. */
export function sittingState(sitting: Dated, sections: readonly Clocked[], now: Date): SittingState {
  if (sitting.endedAt) return 'over';
  const states = sections.map((section) => sectionState(section, now));
  if (states.some(isOpen)) return 'running';
  if (states.every((state) => state === 'over') || now >= expiresAt(sitting)) return 'over';
  return states.some((state) => state === 'over') ? 'between' : 'ready';
}

/** End of a section; undefined while it is not over, and when it never began. */
export function endOf(section: Clocked, now: Date): Date | undefined {
  if (sectionState(section, now) !== 'over') return undefined;
  return section.submittedAt ?? section.deadlineAt ?? undefined;
}

/** Moment at which a sitting that is over ended: the stored one, else of its last section or of its thirty days. */
export function sittingEnd(sitting: Dated, sections: readonly Clocked[], now: Date): Date {
  if (sitting.endedAt) return sitting.endedAt;
  const ends = sections.flatMap((section) => endOf(section, now) ?? []);
  const last = new Date(Math.max(...ends.map((end) => end.getTime()), sitting.createdAt.getTime()));
  return ends.length === sections.length ? last : new Date(Math.max(last.getTime(), expiresAt(sitting).getTime()));
}

/** How a section of a sitting ended; null while it may continue or begin. */
export function sectionEnd(section: Clocked, state: SittingState, now: Date): SectionEnd | null {
  if (section.submittedAt) return 'handed-in';
  if (!section.startedAt) return state === 'over' ? 'missed' : null;
  return sectionState(section, now) === 'over' ? 'time-over' : null;
}
