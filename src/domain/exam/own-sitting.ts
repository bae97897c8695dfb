import type { SittingId, UserId } from '../kernel/ids.ts';
import { noSuchSitting } from './errors.ts';
import type { SittingRepository } from './ports.ts';
import type { WholeSitting } from './sitting.ts';

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
