import type {
  ContentReply,
  CoursePageReply,
  CourseReply,
  LiveCourseReply,
} from '../../../../src/wire/replies/catalog.ts';

const DAYS = 7;
const PROMISED: LiveCourseReply['promises'] = [
  { promise: 'videos', count: 14 },
  { promise: 'progress', count: null },
  { promise: 'mentor', count: null },
];

const facts = (id: string, title: string) => ({
  _id: id,
  id,
  title,
  slug: `course-${id}`,
  description: `All about ${title}.`,
  price: 499,
  compareAtPrice: 548.9 as number | null,
  thumbnail: '',
  smallThumbnail: '',
  isLive: true,
  durationMonths: 5,
});

/** A course on sale with modules of seven days; the first day of each has two items. */
export function liveCourse(id: string, change: Partial<LiveCourseReply> = {}, moduleCount = 7): LiveCourseReply {
  const weeks = Array.from({ length: moduleCount }, (_, week) => ({
    _id: `w${week + 1}`,
    id: `w${week + 1}`,
    weekNumber: week + 1,
    title: `Subject ${week + 1}`,
    itemCount: 2,
    days: Array.from({ length: DAYS }, (_unused, day) => ({
      _id: `w${week + 1}d${day + 1}`,
      id: `w${week + 1}d${day + 1}`,
      dayNumber: day + 1,
      itemCount: day === 0 ? 2 : 0,
    })),
  }));
  return {
    ...facts(id, `Course ${id}`),
    itemCount: 2 * moduleCount,
    documentCount: 0,
    promises: PROMISED,
    discussions: [],
    weeks,
    ...change,
  };
}

/** A video with its file. */
export const aVideo = (id: string): ContentReply => ({
  _id: id,
  id,
  type: 'video',
  title: 'Lesson 1',
  s3Key: 'videos/a.webm',
  test: null,
  state: 'ready',
  duration: 60,
  tag: null,
  width: null,
  height: null,
  poster: '',
  smallPoster: '',
  captionsKey: null,
  chaptersKey: null,
  kilobits: null,
  rareFormat: null,
  renditions: [],
});

/** The same course for somebody who may enter: two items in each module. */
export function openCourse(id: string, moduleCount = 7): CourseReply {
  const weeks = Array.from({ length: moduleCount }, (_, index) => {
    const week = index + 1;
    const contents = [1, 2].map((item) => ({ ...aVideo(`${id}-${week}-${item}`), title: `Lesson ${item}` }));
    const days = [{ _id: `d${week}`, id: `d${week}`, dayNumber: 1, title: 'Day 1', contents }];
    return { _id: `w${week}`, id: `w${week}`, weekNumber: week, title: `Subject ${week}`, days, documents: [] };
  });
  return { ...facts(id, `Course ${id}`), version: 1, weeks };
}

/** The public page of a course: a video and no more in the first day of each of two modules, and a paper in the first. */
export function coursePage(id: string, change: Partial<CoursePageReply> = {}): CoursePageReply {
  const { weeks, ...course } = liveCourse(id, {}, 2);
  const item = (name: string, type: string, title: string, duration: number | null) => ({
    _id: name,
    id: name,
    type,
    title,
    duration,
  });
  return {
    ...course,
    itemCount: 2,
    freeLessons: [],
    weeks: weeks.map((week) => ({
      ...week,
      documentCount: 0,
      days: week.days.map((day) => ({
        ...day,
        title: `Day ${day.dayNumber}`,
        items:
          day.dayNumber === 1
            ? [
                item(`v${week.id}`, 'video', `Lesson ${week.weekNumber}`, 761),
                ...(week.weekNumber === 1 ? [item('p', 'pdf', 'Notes', null)] : []),
              ]
            : [],
      })),
    })),
    ...change,
  };
}
