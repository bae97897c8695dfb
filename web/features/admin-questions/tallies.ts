import type { BlueprintContentReply } from '../../../src/wire/replies/exam.ts';
import type { TalliesReply } from '../../../src/wire/replies/questions.ts';
import { questionsInExam } from '../../exam/shape-words.ts';

type Tally = TalliesReply['rows'][number];

/** Numbers of questions of one cluster or subject. */
export interface TallyRow {
  /** Empty for what the blueprint does not have. */
  readonly id: string;
  readonly title: string;
  /** Questions of one mock exam; null while unknown. */
  readonly need: number | null;
  /** Approved ones for mock exams. */
  readonly mock: number;
  /** Approved ones for practice. */
  readonly practice: number;
  /** Drafts and those in review, of both. */
  readonly unfinished: number;
}

export const missingIn = ({ need, mock }: Pick<TallyRow, 'need' | 'mock'>): number => Math.max(0, (need ?? 0) - mock);

/**
 * Questions to count. Demo ones are no bank of the school's own: they count only, and need nothing, where there are no
 * others.
 */
export function countedTallies(tallies: readonly Tally[]): {
  rows: readonly Tally[];
  isDemo: boolean;
  hasDemo: boolean;
} {
  const own = tallies.filter(({ isDemo }) => !isDemo);
  const hasDemo = own.length < tallies.length;
  const isDemo = hasDemo && own.length === 0;
  return { rows: isDemo ? tallies : own, isDemo, hasDemo };
}

/** Clusters with their part of one mock exam. Those without a share have equal parts of what the others leave. */
export function clusterRows(content: BlueprintContentReply, tallies: readonly Tally[]): TallyRow[] {
  const { clusters } = content;
  const known = clusters.reduce((sum, { share }) => sum + (share ?? 0), 0);
  const open = clusters.filter(({ share }) => share === null).length;
  const needOf = (share: number | null) =>
    Math.round((share ?? Math.max(0, 1 - known) / open) * questionsInExam(content));
  return rowsOf(
    clusters.map(({ id, short, share }) => ({ id, title: short, need: needOf(share) })),
    tallies,
    ({ cluster }) => cluster,
  );
}

/** Subjects; an equal part of the exam for each would be a guess. */
export function subjectRows(content: BlueprintContentReply, tallies: readonly Tally[]): TallyRow[] {
  const total = questionsInExam(content);
  return rowsOf(
    content.subjects.map(({ id, title, share }) => ({
      id,
      title,
      need: share === null ? null : Math.round(share * total),
    })),
    tallies,
    ({ subject }) => subject,
  );
}

function rowsOf(
  known: readonly Pick<TallyRow, 'id' | 'title' | 'need'>[],
  tallies: readonly Tally[],
  idOf: (tally: Tally) => string,
): TallyRow[] {
  const ids = new Set(known.map(({ id }) => id));
  const others = counts(tallies.filter((tally) => !ids.has(idOf(tally))));
  const rows = known.map((row) => ({ ...row, ...counts(tallies.filter((tally) => idOf(tally) === row.id)) }));
  const hasOthers = others.mock + others.practice + others.unfinished > 0;
  return hasOthers ? [...rows, { id: '', title: '', need: null, ...others }] : rows;
}

function counts(tallies: readonly Tally[]): Pick<TallyRow, 'mock' | 'practice' | 'unfinished'> {
  const sum = (isCounted: (tally: Tally) => boolean) =>
    tallies.filter(isCounted).reduce((all, { questions }) => all + questions, 0);
  return {
    mock: sum(({ state, pool }) => state === 'approved' && pool === 'mock'),
    practice: sum(({ state, pool }) => state === 'approved' && pool === 'practice'),
    unfinished: sum(({ state }) => state === 'draft' || state === 'in-review'),
  };
}
