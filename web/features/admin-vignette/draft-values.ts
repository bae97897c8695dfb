import type { VersionReply, VignetteReply } from '../../../src/wire/replies/questions.ts';

type Known = VersionReply['questions'][number];

/** `row` names it on this page, also before the server has given an id. */
export interface OptionValue {
  readonly row: string;
  readonly id?: string | undefined;
  readonly text: string;
  readonly why: string;
}

export interface ReferenceValue {
  readonly title: string;
  readonly publisher: string;
  /** Digits; empty while it is not written. */
  readonly year: string;
  readonly url: string;
}

export interface QuestionValue {
  readonly row: string;
  readonly id?: string | undefined;
  readonly isNewQuestion: boolean;
  readonly stem: string;
  readonly cluster: string;
  readonly subject: string;
  /** Separated by commas; a backslash keeps a comma, as in a file of questions. */
  readonly tags: string;
  readonly explanation: string;
  readonly takeaway: string;
  readonly references: readonly ReferenceValue[];
  /** Row of the right option; empty while none is. */
  readonly right: string;
  readonly options: readonly OptionValue[];
}

export interface FigureValue {
  readonly number: number;
  readonly description: string;
  readonly caption: string;
}

/** Draft as its author edits it. */
export interface DraftValue {
  readonly title: string;
  readonly case: string;
  readonly basis: VersionReply['basis'];
  readonly isDeclared: boolean;
  readonly figures: readonly FigureValue[];
  readonly questions: readonly QuestionValue[];
}

export const NEW_REFERENCE: ReferenceValue = { title: '', publisher: '', year: '', url: '' };

export const newOption = (): OptionValue => ({ row: crypto.randomUUID(), text: '', why: '' });

export const newQuestion = (options: number): QuestionValue => ({
  row: crypto.randomUUID(),
  isNewQuestion: false,
  stem: '',
  cluster: '',
  subject: '',
  tags: '',
  explanation: '',
  takeaway: '',
  references: [],
  right: '',
  options: Array.from({ length: options }, newOption),
});

const questionValue = (question: Known): QuestionValue => ({
  row: question.id,
  id: question.id,
  isNewQuestion: question.isNewQuestion,
  stem: question.stem,
  cluster: question.cluster,
  subject: question.subject,
  tags: question.tags.map((tag) => tag.replace(/[\\,]/g, '\\$&')).join(', '),
  explanation: question.explanation,
  takeaway: question.takeaway,
  references: question.references.map(({ year, ...words }) => ({ ...words, year: year === 0 ? '' : String(year) })),
  right: question.options.find(({ isCorrect }) => isCorrect)?.id ?? '',
  options: question.options.map(({ id, text, why }) => ({ row: id, id, text, why })),
});

export const valueOf = (version: VersionReply): DraftValue => ({
  title: version.title,
  case: version.case,
  basis: version.basis,
  isDeclared: version.isDeclared,
  figures: version.figures.map(({ number, description, caption }) => ({ number, description, caption })),
  questions: version.questions.map(questionValue),
});

/** Takes one sign after another: what is kept, what separates, and the rest. */
const TAG_SIGNS = /\\[\\,]|[^]/g;

function split(text: string): string[] {
  const tags = [''];
  for (const [sign] of text.matchAll(TAG_SIGNS)) {
    if (sign === ',') tags.push('');
    else tags.push(`${tags.pop() ?? ''}${sign.length === 2 ? sign.slice(1) : sign}`);
  }
  return tags.map((tag) => tag.trim()).filter(Boolean);
}

const idOf = (id: string | undefined) => (id === undefined ? {} : { id });

/** Body of the save. */
export const bodyOf = ({ questions, ...facts }: DraftValue, revision: number) => ({
  revision,
  ...facts,
  questions: questions.map(({ row: _row, id, tags, references, right, options, ...question }) => ({
    ...question,
    ...idOf(id),
    tags: split(tags),
    references: references.map(({ year, ...words }) => ({ ...words, year: Number(year) || 0 })),
    options: options.map(({ row, id: optionId, ...words }) => ({
      ...idOf(optionId),
      ...words,
      isCorrect: row === right,
    })),
  })),
});

/** Figures as the server has them, with the words that were typed. */
const figuresWith = (typed: readonly FigureValue[], { figures }: VersionReply): FigureValue[] =>
  figures.map(
    ({ number, description, caption }) =>
      typed.find((figure) => figure.number === number) ?? { number, description, caption },
  );

/** Gives the rows of `typed` the ids that `saved` has at the places of the same rows in `sent`. */
export function withIds(typed: DraftValue, sent: DraftValue, saved: VersionReply): DraftValue {
  const ids = new Map(
    sent.questions.flatMap((question, at) => [
      [question.row, saved.questions[at]?.id] as const,
      ...question.options.map((option, place) => [option.row, saved.questions[at]?.options[place]?.id] as const),
    ]),
  );
  const named = <Row extends { row: string; id?: string | undefined }>(one: Row): Row => ({
    ...one,
    id: one.id ?? ids.get(one.row),
  });
  return {
    ...typed,
    figures: figuresWith(typed.figures, saved),
    questions: typed.questions.map((question) => ({ ...named(question), options: question.options.map(named) })),
  };
}

/** Makes `mine` one that can be saved over `theirs`: rows that they removed come back as new ones. */
export function over(mine: DraftValue, { open, approved }: VignetteReply): DraftValue {
  const known = [open, approved].flatMap((version) => version?.questions ?? []);
  const ids = new Set(known.flatMap(({ id, options }) => [id, ...options.map((option) => option.id)]));
  const stillThere = <Row extends { id?: string | undefined }>(one: Row): Row => ({
    ...one,
    id: one.id !== undefined && ids.has(one.id) ? one.id : undefined,
  });
  return {
    ...mine,
    figures: open ? figuresWith(mine.figures, open) : mine.figures,
    questions: mine.questions.map((question) => ({
      ...stillThere(question),
      options: question.options.map(stillThere),
    })),
  };
}

/** Whether both say the same. Whitespace around a text, which the server trims, is no difference. */
export const isSame = (one: DraftValue, other: DraftValue): boolean => contentOf(one) === contentOf(other);

const contentOf = (value: DraftValue): string =>
  JSON.stringify(bodyOf(value, 0), (name, one: unknown) =>
    name === 'id' ? undefined : typeof one === 'string' ? one.trim() : one,
  );
