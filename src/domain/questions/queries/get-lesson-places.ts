import type { QuestionId } from '../../kernel/ids.ts';
import type { Lesson, LessonPlace } from '../lesson-place.ts';
import type { LessonPlaces, Lessons } from '../ports.ts';

export interface ShownPlace extends LessonPlace {
  /** Null while the lesson is in the trash, or when it is gone. */
  readonly lesson: Lesson | null;
  /** Whether the lesson shows another file by now. */
  readonly hasMoved: boolean;
}

/** Where a question is taught, for its authors. */
export class GetLessonPlaces {
  constructor(
    private readonly places: Pick<LessonPlaces, 'of'>,
    private readonly lessons: Pick<Lessons, 'of'>,
  ) {}

  async run({ questionId }: { questionId: QuestionId }): Promise<ShownPlace[]> {
    const places = await this.places.of([questionId]);
    const lessons = await this.lessons.of(places.map(({ contentId }) => contentId));
    return places.map((place) => {
      const lesson = lessons.find(({ contentId }) => contentId === place.contentId) ?? null;
      return { ...place, lesson, hasMoved: lesson !== null && lesson.fileKey !== place.fileKey };
    });
  }
}
