import type { ContentReply, CourseReply, WeekReply } from '../../../../../src/wire/replies/catalog.ts';

export const content = (id: string, facts: Partial<ContentReply> = {}): ContentReply => ({
  _id: id,
  id,
  type: 'video',
  title: `Title ${id}`,
  s3Key: `videos/${id}.mp4`,
  test: null,
  state: 'ready',
  duration: 600,
  tag: facts.type === 'pdf' ? 'PDF' : null,
  width: null,
  height: null,
  poster: '',
  smallPoster: '',
  captionsKey: null,
  chaptersKey: null,
  kilobits: null,
  rareFormat: null,
  renditions: [],
  ...facts,
});

export const week = (
  weekNumber: number,
  title: string,
  days: ContentReply[][],
  documents: WeekReply['documents'] = [],
): WeekReply => ({
  _id: `w${weekNumber}`,
  id: `w${weekNumber}`,
  weekNumber,
  title,
  days: days.map((contents, i) => ({
    _id: `w${weekNumber}d${i + 1}`,
    id: `w${weekNumber}d${i + 1}`,
    dayNumber: i + 1,
    title: '',
    contents,
  })),
  documents,
});

export const course = (weeks: WeekReply[]): CourseReply => ({
  _id: 'k1',
  id: 'k1',
  title: 'Mastery',
  slug: 'mastery',
  description: '',
  price: 499,
  compareAtPrice: null,
  thumbnail: '',
  smallThumbnail: '',
  isLive: true,
  durationMonths: 10,
  version: 1,
  weeks,
});

/** Two modules: a video and a paper on the first day, a video and a quiz on the second; one video in the second. */
export const COURSE = course([
  week(1, 'Periodontology', [
    [content('a'), content('notes', { type: 'pdf', s3Key: 'documents/notes.pdf', duration: null })],
    [content('b'), content('quiz', { type: 'quiz', s3Key: '', duration: null })],
  ]),
  week(2, '', [[content('c')], []]),
]);

/** What `GET /stream/info/{contentId}` answers for a video of `COURSE`. */
export const info = (id: string) => ({
  body: {
    _id: id,
    id,
    courseId: 'k1',
    title: `Title ${id}`,
    type: 'video',
    s3Key: `videos/${id}.mp4`,
    duration: 600,
    kilobits: null,
    rareFormat: null,
    renditions: [],
  },
});
