import { boolean, integer, list, nullable, number, object, type Reply, string } from '../json-schema.ts';
import { ids } from './ids.ts';

export const lessonPlacesSchema = object(
  {
    places: list(
      object(
        {
          contentId: string(),
          at: string('Such as 12:31; of a paper its page.'),
          lesson: nullable(
            object({ title: string(), courseTitle: string(), isPaper: boolean() }, 'PlacedLesson'),
            'Null while it lies in the trash, or when it is gone.',
          ),
          hasMoved: boolean('Whether the lesson shows another file by now.'),
        },
        'LessonPlace',
      ),
      'At most three.',
    ),
  },
  'LessonPlaces',
);

export const lessonsSchema = object(
  {
    lessons: list(
      object(
        {
          ...ids,
          courseTitle: string(),
          moduleNumber: integer(),
          dayNumber: integer(),
          title: string(),
          isPaper: boolean(),
          lengthSeconds: nullable(number(), 'Of a video, where it is known.'),
        },
        'Lesson',
      ),
      'The first 20.',
    ),
    hasMore: boolean(),
  },
  'Lessons',
);

export type LessonPlacesReply = Reply<typeof lessonPlacesSchema>;
export type LessonsReply = Reply<typeof lessonsSchema>;
