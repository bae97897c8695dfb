import type { FileKey, OptionId, QuestionId, VersionId, VignetteId } from './ids.ts';

/** Right option of a question in one version, why it is right, and whether the question counts. */
export interface KeyOfQuestion {
  readonly questionId: QuestionId;
  readonly versionId: VersionId;
  readonly cluster: string;
  readonly subject: string;
  /** Null while a draft has none. */
  readonly optionId: OptionId | null;
  /** Markdown. */
  readonly explanation: string;
  /** Why each option is right or is not the best one. */
  readonly why: Readonly<Record<OptionId, string>>;
  readonly takeaway: string;
  readonly references: readonly {
    readonly title: string;
    readonly publisher: string;
    /** Zero while it is not written yet. */
    readonly year: number;
    /** Empty where the reference has no URL. */
    readonly url: string;
  }[];
  /**
   * Mean estimate of the reviewers who approved it: of 100 new graduates who are just good enough, how many choose the
   * right option. Null until it is rated.
   */
  readonly rating: number | null;
  readonly withdrawn: { readonly reason: string; readonly at: Date } | null;
}

/** A vignette in one of its versions. */
export interface PooledVignette {
  readonly vignetteId: VignetteId;
  readonly number: number;
  readonly versionId: VersionId;
  readonly title: string;
  readonly isDemo: boolean;
  readonly questions: readonly {
    readonly id: QuestionId;
    readonly cluster: string;
    readonly subject: string;
    readonly rating: number | null;
  }[];
}

/** A vignette as it is now: in its approved version, or in the newest one where none is approved. */
export interface StandingVignette extends PooledVignette {
  readonly pool: 'mock' | 'practice' | 'sample';
  readonly isApproved: boolean;
  readonly isRetired: boolean;
  /** One of its questions counts for nobody. */
  readonly hasWithdrawn: boolean;
}

export interface SectionFigure {
  readonly number: number;
  readonly key: FileKey;
  readonly smallKey: FileKey;
  readonly width: number;
  readonly height: number;
  readonly description: string;
  readonly caption: string;
}

/** A vignette as a candidate sees it. */
export interface SectionVignette {
  readonly vignetteId: VignetteId;
  readonly versionId: VersionId;
  /** Markdown. */
  readonly case: string;
  readonly figures: readonly SectionFigure[];
  readonly questions: readonly {
    readonly id: QuestionId;
    /** Markdown. */
    readonly stem: string;
    readonly options: readonly { readonly id: OptionId; readonly text: string }[];
  }[];
}

/**
 * Answered by questions for exam and readiness; its adapter knows no table of answer keys. Texts of these versions, in
 * this order, those left out that are not there.
 */
export interface SectionSource {
  vignettes(versionIds: readonly VersionId[]): Promise<SectionVignette[]>;
}

/** Whether one of these cases shows the figure of this file, in either size. */
export const hasFigure = (vignettes: readonly SectionVignette[], key: FileKey): boolean =>
  vignettes.some(({ figures }) => figures.some((figure) => figure.key === key || figure.smallKey === key));
