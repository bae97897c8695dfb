import { HOUR_MS, MINUTE_MS } from '../kernel/clock.ts';
import type { SittingConditions } from './literals.ts';
import { endOf } from './section-clock.ts';
import type { Sitting, SittingSection } from './sitting.ts';

/** Bounds of the break between two days of the exam: a night, and at most a day more. */
const NIGHT_MS = { min: 8 * HOUR_MS, max: 40 * HOUR_MS };

/**
 * Whether a mock exam was sat as the real one is: breaks within a day no longer than its own, and its days one after
 * the other. Seen afterwards and never enforced. Null: of practice, which has no such conditions.
 */
export function conditionsOf(
  { kind, shape }: Pick<Sitting, 'kind' | 'shape'>,
  sections: readonly Pick<SittingSection, 'number' | 'startedAt' | 'deadlineAt' | 'submittedAt'>[],
  now: Date,
): SittingConditions | null {
  if (kind !== 'mock') return null;
  const dayOf = (number: number) => shape.days.findIndex((numbers) => numbers.includes(number));
  const isAsReal = sections.every((section, at) => {
    if (!section.startedAt) return false;
    const before = sections[at - 1];
    if (!before) return true;
    const end = endOf(before, now);
    if (!end) return false;
    const pauseMs = section.startedAt.getTime() - end.getTime();
    return dayOf(before.number) === dayOf(section.number)
      ? pauseMs <= shape.breakMinutes.betweenSections * MINUTE_MS
      : pauseMs >= NIGHT_MS.min && pauseMs <= NIGHT_MS.max;
  });
  return isAsReal ? 'exam' : 'by-section';
}
