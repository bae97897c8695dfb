import type { SittingId, UserId } from '../kernel/ids.ts';
import { keysNotShown, noSuchSitting, notOver, notReleased } from './errors.ts';
import type { SittingState } from './literals.ts';
import type { SittingRepository } from './ports.ts';
import { isReleased, releasedFrom } from './release.ts';
import type { Sitting, WholeSitting } from './sitting.ts';

/** Sitting of this person. Another person's is refused as one that does not exist. */
export async function ownSitting(
  sittings: Pick<SittingRepository, 'find'>,
  id: SittingId,
  userId: UserId,
): Promise<WholeSitting> {
  const found = await sittings.find(id);
  if (found?.sitting.userId !== userId) throw noSuchSitting();
  return found;
}

/** Reader of what is right in a sitting: its candidate, or a teacher. */
export type SittingReader = 'candidate' | 'teacher';

/** Refusal to a reader for whom it is too early: a candidate waits for the release, a teacher for the end. */
export function refusalTo(
  reader: SittingReader,
  sitting: Sitting,
  state: SittingState,
  now: Date,
): ReturnType<typeof notReleased> | undefined {
  if (reader === 'teacher') return state === 'over' ? undefined : notOver();
  if (isReleased(sitting, state, now)) return undefined;
  return notReleased(state === 'over' ? releasedFrom(sitting) : null);
}

/** Whether this reader may read the answers once they may read the result: of a free mock exam no candidate does. */
export const readsAnswers = (reader: SittingReader, { isFree, isPreview }: Sitting): boolean =>
  reader === 'teacher' || !isFree || isPreview;

/** Refusal of the answers, which are refused for longer than the result. */
export const refusalOfAnswers = (
  ...[reader, sitting, state, now]: Parameters<typeof refusalTo>
): ReturnType<typeof refusalTo> =>
  refusalTo(reader, sitting, state, now) ?? (readsAnswers(reader, sitting) ? undefined : keysNotShown());
