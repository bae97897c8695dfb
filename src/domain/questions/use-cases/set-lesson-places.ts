import { fieldsRefused } from '../../kernel/errors.ts';
import type { ContentId, QuestionId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { noSuchDraftQuestion } from '../errors.ts';
import { type Lesson, type LessonPlace, placeIn, writtenPlace } from '../lesson-place.ts';
import type { LessonPlaces, Lessons } from '../ports.ts';

export interface WantedPlace {
  readonly contentId: ContentId;
  /** Time or page, as a person writes it. */
  readonly at: string;
}

/**
 * Sets where a question is taught, in whatever state its case is. A place that is sent as it was stays as it was: also
 * where its lesson is in the trash, and where its file was replaced, until an author removes it and adds it anew.
 */
export class SetLessonPlaces {
  constructor(
    private readonly work: UnitOfWork<{ lessonPlaces: LessonPlaces }>,
    private readonly lessons: Pick<Lessons, 'of'>,
  ) {}

  async run({ questionId, wanted }: { questionId: QuestionId; wanted: readonly WantedPlace[] }): Promise<void> {
    const lessons = await this.lessons.of(wanted.map(({ contentId }) => contentId));
    await this.work.run(async ({ lessonPlaces }) => {
      const places = placesOf(wanted, lessons, await lessonPlaces.of([questionId]));
      if (!(await lessonPlaces.replace(questionId, places))) throw noSuchDraftQuestion();
    });
  }
}

function placesOf(
  wanted: readonly WantedPlace[],
  lessons: readonly Lesson[],
  before: readonly LessonPlace[],
): LessonPlace[] {
  const faults: Record<string, string> = {};
  const places = wanted.flatMap(({ contentId, at: written }, index) => {
    const lesson = lessons.find((one) => one.contentId === contentId);
    const kept = before.find((one) => one.contentId === contentId && isWrittenSo(one, lesson, written.trim()));
    if (kept) return [kept];
    const place = lesson ? placeIn(lesson, written) : NO_LESSON;
    if (!lesson || 'fault' in place) {
      faults[`places[${index}].at`] = 'fault' in place ? place.fault : NO_LESSON.fault;
      return [];
    }
    return [{ contentId, at: place.at, fileKey: lesson.fileKey }];
  });
  if (Object.keys(faults).length > 0) throw fieldsRefused('questions/no-lesson', faults, NO_LESSON.fault);
  return places;
}

/** Compares as a person writes it. A lesson that is gone may have been a video or a paper. */
const isWrittenSo = ({ at }: LessonPlace, lesson: Lesson | undefined, written: string): boolean =>
  (lesson ? [lesson.isPaper] : [true, false]).some((isPaper) => writtenPlace(at, isPaper) === written);

const NO_LESSON = { fault: 'This lesson is gone. Please choose another one.' };
