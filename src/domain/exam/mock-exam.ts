import type { CourseId, MockExamId, UserId, VersionId, VignetteId } from '../kernel/ids.ts';
import type { BlueprintContent } from './blueprint.ts';
import type { MockExamState } from './literals.ts';

export interface MockVignette {
  readonly vignetteId: VignetteId;
  /** Pinned when the mock exam is published; null in a draft. */
  readonly versionId: VersionId | null;
  /** False: its questions count for nobody, and nobody who sits it is told. */
  readonly isScored: boolean;
  /** An administrator's choice, which a drawing leaves alone. */
  readonly isFixed: boolean;
}

export interface MockSection {
  readonly minutes: number;
  /** Places that the section has; fewer vignettes while a draft is not full. */
  readonly places: number;
  readonly vignettes: readonly MockVignette[];
}

/** Fixed vignette versions in sections, made to a blueprint. Frozen from its publication on. */
export interface MockExam {
  readonly id: MockExamId;
  readonly title: string;
  readonly blueprintVersion: number;
  readonly state: MockExamState;
  /** Rises with each save, so that two editors at once are noticed. */
  readonly revision: number;
  readonly sections: readonly MockSection[];
  /** Students of these courses may sit it. */
  readonly courseIds: readonly CourseId[];
  /** Open to every account with a confirmed address, once, in place of courses. Its candidates never see its keys. */
  readonly isFree: boolean;
  /** Answers are shown from then on; null: as soon as a sitting is over. */
  readonly releaseAt: Date | null;
  /** A vignette of the demonstration is among its own. */
  readonly isDemo: boolean;
  readonly createdAt: Date;
  readonly publishedAt: Date | null;
  readonly closedAt: Date | null;
}

/** Idempotency: an administrator's request, which makes one mock exam however often it is sent. */
export interface MockExamRequest {
  readonly by: UserId;
  readonly key: string;
}

/** With fewer or shorter sections than the blueprint, or fewer places in one. */
export const isShortOf = (
  { sections }: Pick<MockExam, 'sections'>,
  { sections: wanted }: Pick<BlueprintContent, 'sections'>,
): boolean =>
  sections.length < wanted.length ||
  wanted.some(({ minutes, vignettes }, at) => {
    const section = sections[at];
    return !section || section.minutes < minutes || section.places < vignettes;
  });

export const vignetteIdsOf = ({ sections }: Pick<MockExam, 'sections'>): VignetteId[] =>
  sections.flatMap(({ vignettes }) => vignettes.map(({ vignetteId }) => vignetteId));

type Audience = Pick<MockExam, 'courseIds' | 'isFree'>;

/** Whether students may meet both; while a mock exam has no courses yet, it may become anybody's. */
export const mayMeetBoth = ({ courseIds, isFree }: Audience, other: Audience): boolean =>
  isFree || other.isFree || courseIds.length === 0 || courseIds.some((id) => other.courseIds.includes(id));

/** Versions that were pinned at the publication; none of a draft. */
export const pinnedVersionsOf = ({ sections }: Pick<MockExam, 'sections'>): VersionId[] =>
  sections.flatMap(({ vignettes }) => vignettes.flatMap(({ versionId }) => versionId ?? []));

/** Vignettes, and minutes without extra time, of all sections together. */
export const sizeOf = ({ sections }: Pick<MockExam, 'sections'>): { vignettes: number; minutes: number } => ({
  vignettes: sections.reduce((sum, { vignettes }) => sum + vignettes.length, 0),
  minutes: sections.reduce((sum, { minutes }) => sum + minutes, 0),
});

export const freePlacesIn = ({ sections }: Pick<MockExam, 'sections'>): number =>
  sections.reduce((sum, { places, vignettes }) => sum + Math.max(0, places - vignettes.length), 0);
