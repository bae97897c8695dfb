import type { SittingKind } from '../../../domain/exam/literals.ts';
import { isReleased, laterRelease } from '../../../domain/exam/release.ts';
import { type Millis, toTimeOrNull } from '../times.ts';

/** Columns of a sitting, and of its mock exam, that tell whether its answers are released. */
export interface ReleaseRow {
  readonly kind: SittingKind;
  readonly ended_at: Millis | null;
  readonly release_at: Millis | null;
  readonly mock_release_at: Millis | null;
}

export const RELEASE_COLUMNS = `sittings.kind, sittings.ended_at, sittings.release_at,
    mock_exams.release_at as mock_release_at`;

/** Previews have no answers here. */
export function isReleasedAt({ kind, ended_at, release_at, mock_release_at }: ReleaseRow, now: Date): boolean {
  const releaseAt = laterRelease(toTimeOrNull(release_at), toTimeOrNull(mock_release_at));
  return isReleased({ kind, isPreview: false, releaseAt }, ended_at === null ? 'running' : 'over', now);
}
