import type { SittingState } from './literals.ts';
import type { Sitting } from './sitting.ts';

/**
 * Release that holds a sitting: the later one of its own, copied at its start, and of its mock exam as it is now. A
 * release moved later so holds everybody, one moved earlier those who begin after it. Null: as soon as it is over.
 */
export const laterRelease = (own: Date | null, ofMockExam: Date | null): Date | null =>
  own && ofMockExam ? new Date(Math.max(own.getTime(), ofMockExam.getTime())) : (own ?? ofMockExam);

type Facts = Pick<Sitting, 'kind' | 'isPreview' | 'releaseAt'>;

/** Moment from which the result of a sitting that is over may be read; null: at once. Only a mock exam waits. */
export const releasedFrom = ({ kind, isPreview, releaseAt }: Facts): Date | null =>
  kind === 'mock' && !isPreview ? releaseAt : null;

/** Whether result and answers may be read: before that, nothing tells what is right. */
export function isReleased(sitting: Facts, state: SittingState, now: Date): boolean {
  const from = releasedFrom(sitting);
  return state === 'over' && (from === null || now >= from);
}
