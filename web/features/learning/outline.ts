import type { ContentReply, DayReply, WeekReply } from '../../../src/wire/catalog.ts';

export type Kind = 'video' | 'document' | 'other';

const DOCUMENT_TYPES = ['pdf', 'document', 'doc', 'docx'];

/** How an item opens: types beyond video and document may exist (specification 3). */
export function kindOf(type: string): Kind {
  const word = type.toLowerCase();
  if (word === 'video') return 'video';
  return DOCUMENT_TYPES.includes(word) ? 'document' : 'other';
}

export interface Lesson {
  week: WeekReply;
  day: DayReply;
  content: ContentReply;
}

const lessonsOf = (weeks: readonly WeekReply[]): Lesson[] =>
  weeks.flatMap((week) => week.days.flatMap((day) => day.contents.map((content) => ({ week, day, content }))));

export const findLesson = (weeks: readonly WeekReply[], contentId: string): Lesson | undefined =>
  lessonsOf(weeks).find(({ content }) => content.id === contentId);

/** The videos before and after this one, across days and modules. */
export function neighboursOf(weeks: readonly WeekReply[], contentId: string): { previous?: Lesson; next?: Lesson } {
  const videos = lessonsOf(weeks).filter(({ content }) => kindOf(content.type) === 'video');
  const at = videos.findIndex(({ content }) => content.id === contentId);
  return at < 0 ? {} : { previous: videos[at - 1], next: videos[at + 1] };
}
