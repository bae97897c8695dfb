import type { SittingState } from './literals.ts';
import type { Sitting } from './sitting.ts';

type Facts = Pick<Sitting, 'kind' | 'isPreview' | 'releaseAt'>;

/** Moment from which the result of a sitting that is over may be read; null: at once. Only a mock exam waits. */
export const releasedFrom = ({ kind, isPreview, releaseAt }: Facts): Date | null =>
  kind === 'mock' && !isPreview ? releaseAt : null;

/** Whether result and answers may be read: before that, nothing tells what is right. */
export function isReleased(sitting: Facts, state: SittingState, now: Date): boolean {
  const from = releasedFrom(sitting);
  return state === 'over' && (from === null || now >= from);
}
