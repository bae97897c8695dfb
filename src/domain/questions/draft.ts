import type { OptionId, QuestionId, UserId, VignetteId } from '../kernel/ids.ts';
import type { AnswerKey, Reference } from './answer-key.ts';
import { faultyDraft } from './errors.ts';
import type { KeyedVersion, Question, VersionText, VignetteVersion } from './vignette-version.ts';

/** Question as an author saves it, its answer key with it. */
export interface WrittenQuestion extends Pick<Question, 'stem' | 'cluster' | 'subject' | 'tags' | 'isNew'> {
  /** Absent for a question that is new. */
  readonly id?: QuestionId;
  readonly explanation: string;
  readonly takeaway: string;
  readonly references: readonly Reference[];
  readonly options: readonly WrittenOption[];
}

export interface WrittenOption {
  /** Absent for an option that is new. */
  readonly id?: OptionId;
  readonly text: string;
  readonly isCorrect: boolean;
  readonly why: string;
}

export interface WrittenVersion extends Omit<VersionText, 'questions'> {
  readonly questions: readonly WrittenQuestion[];
}

/** Empty questions to begin with. */
export const blankQuestions = (count: number, options: number): WrittenQuestion[] =>
  Array.from({ length: count }, () => ({
    stem: '',
    cluster: '',
    subject: '',
    tags: [],
    isNew: false,
    explanation: '',
    takeaway: '',
    references: [],
    options: Array.from({ length: options }, () => ({ text: '', isCorrect: false, why: '' })),
  }));

/** Known texts whose ids a save may name: the draft as it was, and the approved version. */
type Known = readonly Pick<KeyedVersion, 'version'>[];

/**
 * Takes apart what an author saved: texts and answer keys. Ids that the draft or the approved version has are kept, a
 * question or an option without one gets one. Refuses ids of others, and the same id twice.
 */
export function takeApart(
  written: WrittenVersion,
  known: Known,
  nextId: () => string,
): { text: VersionText; keys: AnswerKey[] } {
  const faults: Record<string, string> = {};
  const ids = idsOf(known);
  const seen = new Set<string>();
  const take = (kind: 'question' | 'option', id: string | undefined, path: string): string => {
    if (id === undefined) return nextId();
    if (!ids[kind].has(id) || seen.has(id)) faults[path] = UNKNOWN[kind];
    seen.add(id);
    return id;
  };
  const parts = written.questions.map(({ options, explanation, takeaway, references, ...question }, at) => {
    const named = options.map(({ id, ...option }, place) => ({
      ...option,
      id: take('option', id, `questions[${at}].options[${place}].id`),
    }));
    const id = take('question', question.id, `questions[${at}].id`);
    const right = named.filter(({ isCorrect }) => isCorrect);
    return {
      question: { ...question, id, options: named.map(({ id: optionId, text }) => ({ id: optionId, text })) },
      key: {
        questionId: id,
        optionId: right.length === 1 ? (right[0]?.id ?? null) : null,
        explanation,
        why: Object.fromEntries(named.map(({ id: optionId, why }) => [optionId, why])),
        takeaway,
        references,
        rating: null,
      },
      // A save with two right options is refused: the draft could not say which one it was.
      hasTwo: right.length > 1,
    };
  });
  for (const [at, { hasTwo }] of parts.entries())
    if (hasTwo) faults[`questions[${at}].options`] = 'Please mark one option as right, not several.';
  if (Object.keys(faults).length > 0) throw faultyDraft(faults);
  return {
    text: { ...written, questions: parts.map(({ question }) => question) },
    keys: parts.map(({ key }) => key),
  };
}

const UNKNOWN = {
  question: 'This question is not in this case.',
  option: 'This option is not in this case.',
} as const;

const idsOf = (known: Known) => ({
  question: new Set(known.flatMap(({ version }) => version.questions.map(({ id }) => id))),
  option: new Set(
    known.flatMap(({ version }) => version.questions.flatMap(({ options }) => options.map(({ id }) => id))),
  ),
});

/**
 * Gives new ids to questions that are others than in the approved version: with another right option, another number of
 * options, or by the author's word. So statistics, cards and withdrawals belong to what was really asked.
 */
export function renewed(draft: KeyedVersion, approved: KeyedVersion | undefined, nextId: () => string): KeyedVersion {
  const before = new Map(approved?.version.questions.map((question) => [question.id, question]));
  const keysBefore = new Map(approved?.keys.map((key) => [key.questionId, key]));
  const keys = new Map(draft.keys.map((key) => [key.questionId, key]));
  const newIds = new Map<QuestionId, QuestionId>();
  for (const { id, options, isNew } of draft.version.questions) {
    const old = before.get(id);
    if (!old) continue;
    const isOther =
      isNew || old.options.length !== options.length || keysBefore.get(id)?.optionId !== keys.get(id)?.optionId;
    if (isOther) newIds.set(id, nextId());
  }
  const idOf = (id: QuestionId): QuestionId => newIds.get(id) ?? id;
  return {
    version: {
      ...draft.version,
      questions: draft.version.questions.map((question) => ({ ...question, id: idOf(question.id), isNew: false })),
    },
    keys: draft.keys.map((key) => ({ ...key, questionId: idOf(key.questionId) })),
  };
}

/** Facts of a vignette's first draft. */
export const firstVersion = (id: string, vignetteId: VignetteId, by: UserId, now: Date) =>
  ({
    id,
    vignetteId,
    number: 1,
    state: 'draft',
    revision: 1,
    authorIds: [by],
    createdAt: now,
    updatedAt: now,
    submittedAt: null,
    approvedAt: null,
  }) satisfies Partial<VignetteVersion>;
