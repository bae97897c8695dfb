import type { UserId } from '../kernel/ids.ts';
import type { ReviewRepository } from './ports.ts';
import type { KeyedVersion } from './vignette-version.ts';

/**
 * Takes the answer keys off a version in review for a reader who has not answered and rated it: a reviewer is blind
 * first, whatever address they read it by. Its authors see them.
 */
export async function blindFor<V extends KeyedVersion>(
  keyed: V,
  by: UserId,
  reviews: Pick<ReviewRepository, 'find'>,
): Promise<V> {
  const { id, state, revision, authorIds } = keyed.version;
  if (state !== 'in-review' || authorIds.includes(by)) return keyed;
  return (await reviews.find(id, revision, by)) ? keyed : { ...keyed, keys: [] };
}
