import type { UserId, VignetteId } from '../kernel/ids.ts';
import { noDraft, staleVersion } from './errors.ts';
import type { VersionRepository, VignetteRepository } from './ports.ts';
import type { KeyedVersion, VignetteVersion } from './vignette-version.ts';

export interface BankStores {
  readonly vignettes: VignetteRepository;
  readonly versions: VersionRepository;
}

/** The draft, as its writer saw it, with the vignette held. Refuses when it is in review or changed meanwhile. */
export async function heldDraft(
  { vignettes, versions }: BankStores,
  vignetteId: VignetteId,
  seenRevision?: number,
): Promise<KeyedVersion> {
  await vignettes.hold(vignetteId);
  const draft = await versions.findIn(vignetteId, ['draft']);
  if (!draft) throw noDraft();
  if (seenRevision !== undefined && draft.version.revision !== seenRevision) throw staleVersion();
  return draft;
}

/** Authors of a version that this one writes in as well. */
export const authorsWith = ({ authorIds }: Pick<VignetteVersion, 'authorIds'>, by: UserId): readonly UserId[] =>
  authorIds.includes(by) ? authorIds : [...authorIds, by];
