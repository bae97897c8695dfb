/** Lists of words that the wire repeats (src/wire), each with its type. Nothing is imported here. */

/** How the exam is passed; `each-cluster`: every cluster by itself. */
export const PASS_RULES = ['each-cluster'] as const;
export type PassRule = (typeof PASS_RULES)[number];

/** How many of each an exam may have. */
export const MAX_SECTIONS = 8;
export const MAX_CLUSTERS = 8;
export const MAX_SUBJECTS = 40;

/** A mock exam under the clock, a practice test under the clock, or one that explains each question at once. */
export const SITTING_KINDS = ['mock', 'timed', 'tutor'] as const;
export type SittingKind = (typeof SITTING_KINDS)[number];

/** Kinds that a candidate puts together by cluster and subject. */
export const PRACTICE_KINDS = ['timed', 'tutor'] as const;
export type PracticeKind = (typeof PRACTICE_KINDS)[number];

/** `closing`: the time is over, and what was on its way is still taken. */
export const SECTION_STATES = ['waiting', 'running', 'closing', 'over'] as const;
export type SectionState = (typeof SECTION_STATES)[number];

/** `between`: one section is over, the next one waits. */
export const SITTING_STATES = ['ready', 'running', 'between', 'over'] as const;
export type SittingState = (typeof SITTING_STATES)[number];

/** How a section ended; `missed`: the sitting was over before it began. */
export const SECTION_ENDS = ['handed-in', 'time-over', 'missed'] as const;
export type SectionEnd = (typeof SECTION_ENDS)[number];

/** How a mock exam was sat; `by-section`: with longer breaks than the real one has. */
export const SITTING_CONDITIONS = ['exam', 'by-section'] as const;
export type SittingConditions = (typeof SITTING_CONDITIONS)[number];

export const MOCK_EXAM_STATES = ['draft', 'published', 'closed'] as const;
export type MockExamState = (typeof MOCK_EXAM_STATES)[number];

/** Filter for practice by a student's newest answers; `weak`: the cells that they most often answer wrong. */
export const PRACTICE_STATUSES = ['all', 'unseen', 'wrong', 'flagged', 'weak'] as const;
export type PracticeStatus = (typeof PRACTICE_STATUSES)[number];

/** Extra time that a candidate may choose in practice, in percent. */
export const PRACTICE_EXTRA_TIMES = [0, 25, 50, 100] as const;

export const MAX_PRACTICE_VIGNETTES = 20;

/** Most options of a question, whatever the blueprint says. */
export const MAX_QUESTION_OPTIONS = 6;

/** Maximum of cases of a free mock exam. */
export const MAX_FREE_CASES = 20;

/** Rows of an answer sheet, and seconds on one question: a week, as long as a tutor test may last. */
export const MAX_SHEET_ROWS = 300;
export const MAX_SECONDS = 604_800;

/** A published mock exam for one candidate. */
export const MOCK_STATES = ['open', 'in-progress', 'finished'] as const;
export type MockState = (typeof MOCK_STATES)[number];

/** Whether a test of a day can be started; `closed`: or not of its course any more. */
export const DAY_TEST_STATES = ['open', 'unpublished', 'closed'] as const;
export type DayTestState = (typeof DAY_TEST_STATES)[number];

/** Sections of a mock exam. */
export const MAX_SECTION_MINUTES = 600;
export const MAX_SECTION_PLACES = 100;
/** Filter for the answers shown in a review. */
export const ANSWER_FILTERS = ['all', 'wrong', 'flagged'] as const;
export type AnswerFilter = (typeof ANSWER_FILTERS)[number];

/** Reason for a report of a question. */
export const REPORT_KINDS = ['answer', 'unclear', 'picture', 'typing', 'other'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const REPORT_STATES = ['open', 'answered'] as const;
export type ReportState = (typeof REPORT_STATES)[number];
