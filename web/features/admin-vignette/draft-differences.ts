import type { Difference } from '../../admin/stale-notice.tsx';
import { DRAFT } from '../../text/copy/admin-vignette.ts';
import type { DraftValue, QuestionValue } from './draft-values.ts';

type Row = readonly [field: string, words: string];

function questionWords(question: QuestionValue, at: number): Row[] {
  const field = (words: string) => `${DRAFT.question(at + 1)}: ${words}`;
  return [
    [field(DRAFT.stem), question.stem],
    [
      field(DRAFT.options),
      question.options
        .map(({ row, text, why }, place) =>
          [`${DRAFT.option(place + 1)}: ${text}`, row === question.right ? DRAFT.right(place + 1) : '', why]
            .filter(Boolean)
            .join('\n'),
        )
        .join('\n'),
    ],
    [field(DRAFT.explanation), question.explanation],
    [field(DRAFT.takeaway), question.takeaway],
    [
      field(DRAFT.references),
      question.references
        .map((one) => [one.title, one.publisher, one.year, one.url].filter(Boolean).join(', '))
        .join('\n'),
    ],
    [field(DRAFT.cluster), question.cluster],
    [field(DRAFT.subject), question.subject],
    [field(DRAFT.tags), question.tags],
    [field(DRAFT.isNew), question.isNewQuestion ? DRAFT.yes : DRAFT.no],
  ];
}

const wordsOf = (value: DraftValue): Row[] => [
  [DRAFT.title, value.title],
  [DRAFT.caseText, value.case],
  [DRAFT.basis, DRAFT.bases[value.basis]],
  [DRAFT.declaration, value.isDeclared ? DRAFT.yes : DRAFT.no],
  ...value.figures.map(
    ({ number, description, caption }): Row => [
      DRAFT.figure(number),
      [description, caption].filter(Boolean).join('\n'),
    ],
  ),
  ...value.questions.flatMap(questionWords),
];

/** Fields that differ between both drafts, also those that only one of them has. */
export function differences(theirs: DraftValue, mine: DraftValue): Difference[] {
  const their = new Map(wordsOf(theirs));
  const own = new Map(wordsOf(mine));
  return [...new Set([...their.keys(), ...own.keys()])]
    .map((field) => ({ field, their: (their.get(field) ?? '').trim(), mine: (own.get(field) ?? '').trim() }))
    .filter((row) => row.their !== row.mine);
}
