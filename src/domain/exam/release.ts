import type { SittingState } from './literals.ts';
import type { Sitting } from './sitting.ts';

/** Whether result and answers of a sitting may be read: it is over, and the school's time of release has come. */
export const isReleased = ({ releaseAt }: Pick<Sitting, 'releaseAt'>, state: SittingState, now: Date): boolean =>
  state === 'over' && (releaseAt === null || now >= releaseAt);
