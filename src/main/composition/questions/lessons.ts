import { GetLessonPlaces } from '../../../domain/questions/queries/get-lesson-places.ts';
import { ListLessons } from '../../../domain/questions/queries/list-lessons.ts';
import { SetLessonPlaces } from '../../../domain/questions/use-cases/set-lesson-places.ts';
import { useCase } from '../bindings.ts';
import type { ContextParts } from '../context.ts';

/** Where questions are taught. */
export const lessonUseCases = ({ ports: { kernel, questions: bank }, links: { questions } }: ContextParts) => ({
  listLessons: useCase(ListLessons, questions.lessons),
  getLessonPlaces: useCase(GetLessonPlaces, bank.lessonPlaces, questions.lessons),
  setLessonPlaces: useCase(SetLessonPlaces, kernel.work, questions.lessons),
});
