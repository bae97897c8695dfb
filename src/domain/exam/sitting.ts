import type {
  ContentId,
  MockExamId,
  OptionId,
  QuestionId,
  SittingId,
  UserId,
  VersionId,
  VignetteId,
} from '../kernel/ids.ts';
import type { BlueprintContent, Cluster, Subject } from './blueprint.ts';
import type { SittingKind } from './literals.ts';

/** A question with the ids of its options, by which a sheet is checked without reading any text. */
export interface PlannedQuestion {
  readonly id: QuestionId;
  readonly optionIds: readonly OptionId[];
}

export interface PlannedVignette {
  readonly vignetteId: VignetteId;
  readonly versionId: VersionId;
  /** False: its questions count for nobody, and nobody is told before the result is released. */
  readonly isScored: boolean;
  readonly questions: readonly PlannedQuestion[];
}

/** Parts of the blueprint that a sitting keeps: a version that comes later changes no sitting. */
export interface SittingShape {
  readonly days: BlueprintContent['days'];
  readonly breakMinutes: BlueprintContent['breakMinutes'];
  readonly pass: BlueprintContent['pass'];
  readonly clusters: readonly Pick<Cluster, 'id' | 'short' | 'title'>[];
  readonly subjects: readonly Pick<Subject, 'id' | 'title'>[];
  /** With fewer or shorter sections than the blueprint. Never of practice. */
  readonly isShort: boolean;
}

/**
 * One person's way through a mock exam or a practice test. Its plan is copied at the start, so that nothing edited,
 * approved, retired, closed or refunded later reaches it.
 */
export interface Sitting {
  readonly id: SittingId;
  readonly userId: UserId;
  readonly kind: SittingKind;
  /** Null: practice. */
  readonly mockExamId: MockExamId | null;
  /** The test of a course's day that it was begun from. */
  readonly contentId: ContentId | null;
  readonly title: string;
  readonly shape: SittingShape;
  /** Granted by the school in a mock exam, chosen in practice. */
  readonly extraTimePercent: number;
  /** An administrator's, which counts nowhere. */
  readonly isPreview: boolean;
  readonly isDemo: boolean;
  /** Belongs to a free mock exam: its candidate reads the result by cluster, and no key. */
  readonly isFree: boolean;
  /** The device that may save, in words for its owner. */
  readonly device: string;
  /** Answers are shown from then on; null: as soon as it is over. Stores answer the later one (release.ts). */
  readonly releaseAt: Date | null;
  readonly createdAt: Date;
  /** Stored when the end is noticed; states follow from the sections and the clock (section-clock.ts). */
  readonly endedAt: Date | null;
}

/** Facts of a section, without its questions and answers. */
export interface SittingSection {
  readonly number: number;
  /** Without extra time. */
  readonly minutes: number;
  readonly startedAt: Date | null;
  /** Set at the start, and from then on only moved later. */
  readonly deadlineAt: Date | null;
  readonly submittedAt: Date | null;
  /** Number of the device that may save, the same in all sections of a sitting; a take-over raises it. */
  readonly writer: number;
  /** Sequence of the writer's last save. */
  readonly sequence: number;
  readonly savedAt: Date | null;
  /** When its answers were noted for good, and its late ones kept apart. */
  readonly closedAt: Date | null;
}

/** All work of a candidate on one section, saved as a whole. */
export type AnswerSheet = readonly AnswerRow[];

/** Work of a candidate on one question. Rows exist of touched questions only. */
export interface AnswerRow {
  readonly question: QuestionId;
  /** Null: no option is chosen. */
  readonly option: OptionId | null;
  readonly flagged: boolean;
  /** Options that the candidate struck out. */
  readonly struck: readonly OptionId[];
  /** Whole seconds that the question was on the screen. */
  readonly seconds: number;
}

/** A section with the questions in it and the work on them. */
export interface SectionWork extends SittingSection {
  readonly plan: readonly PlannedVignette[];
  readonly answers: AnswerSheet;
  /** Sent after the end: shown, and never counted. */
  readonly lateAnswers: AnswerSheet | null;
}

/** A sitting with all of its sections, in order. */
export interface WholeSitting {
  readonly sitting: Sitting;
  readonly sections: readonly SectionWork[];
}

export const questionsOf = (plan: readonly PlannedVignette[]): number =>
  plan.reduce((sum, { questions }) => sum + questions.length, 0);

export const versionIdsOf = (sections: readonly Pick<SectionWork, 'plan'>[]): VersionId[] =>
  sections.flatMap(({ plan }) => plan.map(({ versionId }) => versionId));
