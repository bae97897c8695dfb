import { foldedWords } from '../kernel/fold-text.ts';
import type { OptionId, QuestionId, UserId, VersionId, VignetteId } from '../kernel/ids.ts';
import { figureOf, linesOf } from '../kernel/rich-text.ts';
import type { AnswerKey } from './answer-key.ts';
import type { Basis, VersionState } from './literals.ts';

export interface Option {
  readonly id: OptionId;
  readonly text: string;
}

/** Single best answer, without what is right. */
export interface Question {
  readonly id: QuestionId;
  /** Markdown. */
  readonly stem: string;
  /** Ids of the blueprint; empty while a draft has none. */
  readonly cluster: string;
  readonly subject: string;
  readonly tags: readonly string[];
  readonly options: readonly Option[];
  /** The author's word that it is another question now, although its right option is the same. */
  readonly isNew: boolean;
}

/** Words of a figure, which belong to the version; its file belongs to the vignette. */
export interface ShownFigure {
  readonly number: number;
  readonly description: string;
  readonly caption: string;
}

/** Text of a version as its author writes it, without the answer keys. */
export interface VersionText {
  readonly title: string;
  /** Markdown. `{{figure:1}}` on a line of its own shows figure 1. */
  readonly case: string;
  readonly basis: Basis;
  /** The author's word that nothing is recalled from a real exam. */
  readonly isDeclared: boolean;
  readonly figures: readonly ShownFigure[];
  readonly questions: readonly Question[];
}

/** One text of a vignette; frozen from its submission on. */
export interface VignetteVersion extends VersionText {
  readonly id: VersionId;
  readonly vignetteId: VignetteId;
  readonly number: number;
  readonly state: VersionState;
  /** Rises with each save, so that two editors at once are noticed. */
  readonly revision: number;
  /** Everybody who saved it, the first one first: none of them may review it. */
  readonly authorIds: readonly UserId[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly submittedAt: Date | null;
  readonly approvedAt: Date | null;
}

/** Version together with its answer keys, one for each question in its order. */
export interface KeyedVersion {
  readonly version: VignetteVersion;
  readonly keys: readonly AnswerKey[];
}

/** Figures that Markdown texts show, as they name them: a number, unless it is a mistake. */
export const figuresIn = (...texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap(linesOf).flatMap((line) => figureOf(line) ?? []));

/** Words of a stem, which equal ones share whatever the case, the blanks and the signs between them. */
export const stemKeyOf = ({ stem }: Pick<Question, 'stem'>): string => foldedWords(stem).join(' ');

/** Words of a stem that says what it is about: every case may ask “What is the most likely diagnosis?”. */
const MIN_TELLING_WORDS = 8;

/** Stem keys by which a question is known again. */
export const tellingStems = (questions: readonly Pick<Question, 'stem'>[]): string[] =>
  questions.map(stemKeyOf).filter((key) => key.split(' ').length >= MIN_TELLING_WORDS);

/** Whether two texts are read as one. Capitals, accents and signs tell them apart: Aa is not aa, 10² is not 102. */
export const isSameText = (one: string, other: string): boolean => asRead(one) === asRead(other);
const asRead = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/**
 * Text that decides whether two vignettes say the same, without ids, ratings and who wrote it. Empty options and
 * questions say nothing, and neither do blanks around a text or the kind of its line breaks: a spreadsheet keeps none
 * of them.
 */
export function contentOf({ version, keys }: KeyedVersion): string {
  const { title, case: caseText, basis, figures, questions } = version;
  return JSON.stringify([
    said(title),
    said(caseText),
    basis,
    figures.map(({ number, description, caption }) => [number, said(description), said(caption)]),
    questions
      .map((question) => questionContent(question, keys))
      .filter((content) => content.some((part) => part.length > 0)),
  ]);
}

const questionContent = ({ id, stem, cluster, subject, tags, options }: Question, keys: readonly AnswerKey[]) => {
  const key = keys.find(({ questionId }) => questionId === id);
  return [
    said(stem),
    cluster,
    subject,
    tags.map(said).toSorted(),
    options
      .map((option) => [said(option.text), option.id === key?.optionId, said(key?.why[option.id] ?? '')])
      .filter(([text, isRight, why]) => text !== '' || isRight || why !== ''),
    said(key?.explanation ?? ''),
    said(key?.takeaway ?? ''),
    key?.references.map(({ title, publisher, year, url }) => [said(title), said(publisher), year, said(url)]) ?? [],
  ];
};

const said = (text: string): string => text.replace(/\r\n?/g, '\n').trim();
