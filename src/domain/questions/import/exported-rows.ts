import type { QuestionId } from '../../kernel/ids.ts';
import { type KeyedVersion } from '../vignette-version.ts';
import { type ImportRow, LETTERS, referenceColumn, whyColumn } from './columns.ts';
import { packed } from './packed.ts';

/** Rows that make this vignette again; only the first one has what belongs to all. */
export function exportedRows(
  { version, keys }: KeyedVersion,
  name: string,
  /** Where each question is taught, as a file names it. */
  lessons: ReadonlyMap<QuestionId, readonly string[]>,
): ImportRow['cells'][] {
  const { title, case: caseText, basis, figures, questions } = version;
  const first = {
    title,
    case_text: caseText,
    basis,
    figures: figures
      .map(({ number, description, caption }) => packed([`${number}`, description, caption], '|'))
      .join('\n'),
  };
  if (questions.length === 0) return [{ case: name, ...first }];
  return questions.map(({ id, stem, cluster, subject, tags, options }, at) => {
    const key = keys.find(({ questionId }) => questionId === id);
    const right = options.findIndex((option) => option.id === key?.optionId);
    return {
      case: name,
      ...(at === 0 && first),
      stem,
      ...Object.fromEntries(
        options.flatMap((option, place) => {
          const letter = LETTERS[place];
          return letter
            ? [
                [letter, option.text],
                [whyColumn(letter), key?.why[option.id] ?? ''],
              ]
            : [];
        }),
      ),
      answer: LETTERS[right]?.toUpperCase() ?? '',
      cluster,
      subject,
      tags: packed(tags, ','),
      explanation: key?.explanation ?? '',
      takeaway: key?.takeaway ?? '',
      ...Object.fromEntries(
        (key?.references ?? []).map(({ title: named, publisher, year, url }, place) => [
          referenceColumn(place),
          packed([named, publisher, year === 0 ? '' : `${year}`, url], '|'),
        ]),
      ),
      lessons: packed(lessons.get(id) ?? [], '|'),
    };
  });
}
