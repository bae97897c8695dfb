import type { ContentReply, DayReply } from '../../../src/wire/replies/catalog.ts';
import type { CourseModule } from '../../api/courses.ts';

export type Kind = 'video' | 'document' | 'other';

const DOCUMENT_TYPES = ['pdf', 'document', 'doc', 'docx'];

/** Returns how an item opens: types beyond video and document may exist (specification 3). */
export function kindOf(type: string): Kind {
  const word = type.toLowerCase();
  if (word === 'video') return 'video';
  return DOCUMENT_TYPES.includes(word) ? 'document' : 'other';
}

export interface Lesson {
  module: CourseModule;
  day: DayReply;
  content: ContentReply;
}

const lessonsOf = (modules: readonly CourseModule[]): Lesson[] =>
  modules.flatMap((module) => module.days.flatMap((day) => day.contents.map((content) => ({ module, day, content }))));

export const findLesson = (modules: readonly CourseModule[], contentId: string): Lesson | undefined =>
  lessonsOf(modules).find(({ content }) => content.id === contentId);

/** Returns the previous and next item in reading order, of any type, across days and modules. */
export function neighboursOf(
  modules: readonly CourseModule[],
  contentId: string,
): { previous?: Lesson; next?: Lesson } {
  const lessons = lessonsOf(modules);
  const at = lessons.findIndex(({ content }) => content.id === contentId);
  return at < 0 ? {} : { previous: lessons[at - 1], next: lessons[at + 1] };
}
