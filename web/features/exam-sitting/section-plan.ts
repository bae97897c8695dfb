import type { Rows } from '../../../src/answering/answer-sheet.ts';
import type { RevealReply, SectionQuestionsReply } from '../../../src/wire/replies/sittings.ts';

export type Vignette = SectionQuestionsReply['vignettes'][number];
export type Question = Vignette['questions'][number];

/** A question of a section together with its case. */
export interface Placed {
  readonly vignette: Vignette;
  readonly question: Question;
  /** Counted from 1 through the whole section. */
  readonly position: number;
}

/** `right` and `wrong` of a tutor test, once the answer was checked. */
export type QuestionState = 'answered' | 'open' | 'unseen' | 'right' | 'wrong';

/** Questions of a section in their order. */
export const placedIn = ({ vignettes }: SectionQuestionsReply): readonly Placed[] =>
  vignettes
    .flatMap((vignette) => vignette.questions.map((question) => ({ vignette, question })))
    .map((placed, index) => ({ ...placed, position: index + 1 }));

/** Returns the questions of each case. */
export function casesOf(placed: readonly Placed[]): readonly (readonly [Vignette, readonly Placed[]])[] {
  const vignettes = [...new Set(placed.map(({ vignette }) => vignette))];
  return vignettes.map((vignette) => [vignette, placed.filter((one) => one.vignette === vignette)]);
}

/** Tells how far a question is. One that is on the screen for the first time is seen. */
export function stateOf(
  id: string,
  rows: Rows,
  seen: ReadonlySet<string>,
  reveal: Pick<RevealReply, 'option' | 'correctOption'> | undefined,
): QuestionState {
  if (reveal) return reveal.option === reveal.correctOption ? 'right' : 'wrong';
  const row = rows.get(id);
  if (row && row.option !== null) return 'answered';
  return row || seen.has(id) ? 'open' : 'unseen';
}

/** Returns the index of the first question without an answer; undefined where each has one. */
export function firstOpen(placed: readonly Placed[], rows: Rows): number | undefined {
  const index = placed.findIndex(({ question }) => (rows.get(question.id)?.option ?? null) === null);
  return index < 0 ? undefined : index;
}
