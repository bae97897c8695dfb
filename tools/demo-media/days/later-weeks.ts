import { curriculum } from '../lessons/curriculum.ts';
import { curriculumNotes } from '../study-notes/curriculum-notes.ts';
import { type DayGuide, weekPapers } from './week-papers.ts';

/** Days 3 to 7 of every module but the first, which has papers of its own. */
export const laterWeeks: readonly DayGuide[] = curriculum.flatMap((lesson, at) => {
  const notes = curriculumNotes[at];
  return at > 0 && notes ? weekPapers(lesson, notes) : [];
});
