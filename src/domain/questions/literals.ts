/** Lists of words and limits that the wire repeats (src/wire), each with its type. Nothing is imported here. */

/** A vignette is drawn for mock exams, or practised with: never both. */
export const POOLS = ['practice', 'mock', 'sample'] as const;
export type Pool = (typeof POOLS)[number];

/** `superseded`: a newer version was approved. */
export const VERSION_STATES = ['draft', 'in-review', 'approved', 'superseded'] as const;
export type VersionState = (typeof VERSION_STATES)[number];

/** Filter of the list: the state of a version, or that the vignette is retired. */
export const VIGNETTE_FILTERS = ['draft', 'in-review', 'approved', 'retired'] as const;
export type VignetteFilter = (typeof VIGNETTE_FILTERS)[number];

/** Whether the text is the author's own, or adapted from a source that the references name. */
export const BASES = ['original', 'adapted'] as const;
export type Basis = (typeof BASES)[number];

export const REVIEW_DECISIONS = ['approve', 'return'] as const;
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];

/** Estimate of how many of 100 new graduates who are just good enough are right: at least chance, never all. */
export const RATING = { min: 20, max: 95, step: 5 } as const;

/** Most characters of each text, and most entries of each list. */
export const QUESTION_LIMITS = {
  title: 120,
  case: 8_000,
  stem: 1_200,
  option: 300,
  explanation: 3_000,
  why: 600,
  takeaway: 200,
  references: 5,
  referenceTitle: 200,
  publisher: 120,
  url: 500,
  tags: 5,
  tag: 40,
  figures: 4,
  description: 600,
  minDescription: 20,
  caption: 200,
  comment: 2_000,
  reason: 500,
  lessons: 3,
  /** Wider than any blueprint, so that a draft survives a change of it. */
  questions: 10,
  options: 8,
} as const;

/** `text`: numbered questions with lettered options, Aiken among them. */
export const IMPORT_FORMATS = ['csv', 'text'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

export const IMPORT_LIMITS = {
  bytes: 4 * 1024 * 1024,
  questions: 2_000,
  /** Most faults, and most near-duplicates, that a report names. */
  named: 200,
} as const;
