import type { QuestionId } from '../../../domain/kernel/ids.ts';
import { writtenPlace } from '../../../domain/questions/lesson-place.ts';
import type { GetLessonPlaces } from '../../../domain/questions/queries/get-lesson-places.ts';
import type { ListLessons } from '../../../domain/questions/queries/list-lessons.ts';
import type { SetLessonPlaces } from '../../../domain/questions/use-cases/set-lesson-places.ts';
import { paths } from '../../../wire/paths.ts';
import { lessonPlacesBody, lessonsQuery } from '../../../wire/questions.ts';
import { type LessonPlacesReply, lessonPlacesSchema, lessonsSchema } from '../../../wire/replies/lessons.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';

export interface LessonUseCases {
  readonly listLessons: ListLessons;
  readonly getLessonPlaces: GetLessonPlaces;
  readonly setLessonPlaces: SetLessonPlaces;
}

type OneQuestion = { path: typeof paths.questionLessons };

/** Where questions are taught. */
export function lessonRoutes({ listLessons, getLessonPlaces, setLessonPlaces }: LessonUseCases): Route[] {
  const read = async (questionId: QuestionId): Promise<LessonPlacesReply> => ({
    places: (await getLessonPlaces.run({ questionId })).map(({ contentId, at, lesson, hasMoved }) => ({
      contentId,
      at: writtenPlace(at, lesson?.isPaper ?? false),
      lesson: lesson && { title: lesson.title, courseTitle: lesson.courseTitle, isPaper: lesson.isPaper },
      hasMoved,
    })),
  });

  const list = async ({ query }: Call<{ query: typeof lessonsQuery }>) => {
    const { lessons, hasMore } = await listLessons.run({ words: query.search });
    return {
      lessons: lessons.map(({ fileKey: _fileKey, courseId: _courseId, contentId: id, ...lesson }) => ({
        id,
        _id: id,
        ...lesson,
      })),
      hasMore,
    };
  };

  const set = async ({
    params: { questionId },
    body: { places: wanted },
  }: Call<OneQuestion & { body: typeof lessonPlacesBody }>) => {
    await setLessonPlaces.run({ questionId, wanted });
    return read(questionId);
  };

  return inContext('questions', [
    route({
      method: 'get',
      path: paths.lessons,
      rule: 'admin',
      roles: ['teacher', 'author'],
      summary: 'Lessons and papers of all courses, by words of their titles',
      query: lessonsQuery,
      cache: 'no-store',
      reply: lessonsSchema,
      handle: list,
    }),
    route({
      method: 'get',
      path: paths.questionLessons,
      rule: 'admin',
      roles: ['teacher', 'author'],
      summary: 'Where a question is taught',
      cache: 'no-store',
      reply: lessonPlacesSchema,
      handle: ({ params }: Call<OneQuestion>) => read(params.questionId),
    }),
    route({
      method: 'put',
      path: paths.questionLessons,
      rule: 'admin',
      roles: ['teacher', 'author'],
      grave: 'no: the same call sets it back',
      limit: 'author',
      summary: 'Set where a question is taught',
      body: lessonPlacesBody,
      reply: lessonPlacesSchema,
      handle: set,
    }),
  ]);
}
