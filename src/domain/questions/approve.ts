import type { VersionRepository } from './ports.ts';
import { ratedKeys, type VignetteReview } from './review.ts';
import type { KeyedVersion } from './vignette-version.ts';

/** Approves a version with what its reviewers estimated; the one approved before is superseded. */
export async function approve(
  versions: VersionRepository,
  { version, keys }: KeyedVersion,
  reviews: readonly VignetteReview[],
  now: Date,
): Promise<void> {
  const before = await versions.findIn(version.vignetteId, ['approved']);
  if (before) await versions.move(before.version.id, { ...before.version, state: 'superseded' });
  await versions.rate(version.id, ratedKeys(keys, reviews));
  await versions.move(version.id, { state: 'approved', submittedAt: version.submittedAt, approvedAt: now });
}
