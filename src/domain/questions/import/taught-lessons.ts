import type { QuestionId } from '../../kernel/ids.ts';
import { type Lesson, type LessonPlace, type NamedPlace, partsOfPlace, placeNamed } from '../lesson-place.ts';
import { QUESTION_LIMITS } from '../literals.ts';
import type { ImportFault } from './columns.ts';
import { unpacked } from './packed.ts';
import type { WrittenLessons } from './question-file.ts';

export interface TaughtQuestion {
  readonly questionId: QuestionId;
  readonly places: readonly LessonPlace[];
}

const namesIn = (cell: string): string[] => unpacked(cell, '|').filter((one) => one !== '');

/** Days that these cells name, each once. */
export function daysNamed(written: readonly WrittenLessons[]): Pick<NamedPlace, 'moduleNumber' | 'dayNumber'>[] {
  const days = new Map<string, Pick<NamedPlace, 'moduleNumber' | 'dayNumber'>>();
  for (const name of written.flatMap(({ cell }) => namesIn(cell))) {
    const { moduleNumber, dayNumber } = partsOfPlace(name) ?? {};
    if (moduleNumber !== undefined && dayNumber !== undefined)
      days.set(`${moduleNumber} ${dayNumber}`, { moduleNumber, dayNumber });
  }
  return [...days.values()];
}

/** Reads where the questions of a vignette are taught. Lessons are known here, and not where files are read. */
export function taughtLessons(
  written: readonly WrittenLessons[],
  questionIds: readonly QuestionId[],
  lessons: readonly Lesson[],
): { taught: TaughtQuestion[]; faults: ImportFault[] } {
  const faults: ImportFault[] = [];
  const taught = written.flatMap(({ at, line, cell }) => {
    const fault = (message: string) => faults.push({ line, column: 'lessons', message });
    const named = namesIn(cell);
    if (named.length > QUESTION_LIMITS.lessons) fault(`A question has at most ${QUESTION_LIMITS.lessons} lessons.`);
    const places = named.slice(0, QUESTION_LIMITS.lessons).flatMap((one) => {
      const place = placeNamed(one, lessons);
      if (!('fault' in place)) return [place];
      fault(place.fault);
      return [];
    });
    const questionId = questionIds[at];
    return questionId === undefined ? [] : [{ questionId, places }];
  });
  return { taught, faults };
}

/** Whether these places are stored already, whatever file the lesson showed then. */
export const isTaughtSo = ({ places }: TaughtQuestion, stored: readonly LessonPlace[]): boolean =>
  places.length === stored.length &&
  places.every(({ contentId, at }, index) => stored[index]?.contentId === contentId && stored[index]?.at === at);
