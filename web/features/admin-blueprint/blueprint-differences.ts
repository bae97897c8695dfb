import type { BlueprintContentReply } from '../../../src/wire/replies/exam.ts';
import type { Difference } from '../../admin/stale-notice.tsx';
import { BLUEPRINT } from '../../text/copy/admin-blueprint.ts';
import { valuesOf } from './form-values.ts';

/** A content in the words of its form, by field. */
function wordsOf(content: BlueprintContentReply): readonly (readonly [field: string, words: string])[] {
  const { question, vignette, breakMinutes, unscoredVignettesPerSection } = content;
  const { sections, clusters, subjects } = valuesOf(content).content;
  const share = (percent: number | '') => (percent === '' ? '' : BLUEPRINT.shareWords(percent));
  return [
    [BLUEPRINT.examTitle, content.title],
    [
      BLUEPRINT.sections.title,
      sections
        .map(({ vignettes, minutes, day }) => BLUEPRINT.sectionWords(Number(vignettes), Number(minutes), day))
        .join('\n'),
    ],
    [BLUEPRINT.unscored, String(unscoredVignettesPerSection)],
    [BLUEPRINT.break, String(breakMinutes.betweenSections)],
    [BLUEPRINT.questions.perVignette, String(vignette.questions)],
    [BLUEPRINT.options, BLUEPRINT.optionsWords(question.options.min, question.options.max)],
    [
      BLUEPRINT.clusters.title,
      clusters.map(({ id, short, title, share: percent }) => `${id}: ${short}, ${title}${share(percent)}`).join('\n'),
    ],
    [
      BLUEPRINT.subjects.title,
      subjects.map(({ id, title, share: percent, search }) => `${id}: ${title}${share(percent)}, ${search}`).join('\n'),
    ],
  ];
}

/** Returns the differences between both versions, in the page's words. */
export function differences(theirs: BlueprintContentReply, mine: BlueprintContentReply): Difference[] {
  const own = new Map(wordsOf(mine));
  return wordsOf(theirs)
    .map(([field, their]) => ({ field, their, mine: own.get(field) ?? '' }))
    .filter((row) => row.their !== row.mine);
}
