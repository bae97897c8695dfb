import { counted } from '../counted.ts';
import { minuteWords } from '../duration.ts';

/** Words of a course's public page. */
export const SALES = {
  courses: 'Courses',
  loading: 'Loading the course...',
  gone: 'This course is not for sale at the moment.',
  goneTitle: 'Course not available',
  seeCourses: 'See all courses',
  outline: 'What is in it',
  outlineLine: 'Each day has its lessons, in the order in which you study them.',
  noLessons: 'This module has no lessons yet.',
  live: 'Next live discussions',
  liveLine: 'In your time zone. The link is in the course.',
  there: (time: string, place: string) => `${time} in ${place}`,
  refunds: 'Refunds',
  questions: 'Questions and answers',
  terms: 'Read the terms',
  until: (day: string) => `If you enrol today, it is open until ${day}.`,
  videoTime: (seconds: number) => `${minuteWords(Math.max(1, Math.round(seconds / 60)))} of video`,
  lessons: (count: number) => counted(count, 'lesson', 'lessons'),
  watchFirst: 'Watch the first lesson',
  watchFree: 'Watch a free lesson',
  readFree: 'Read a free lesson',
  free: 'Free',
  paper: 'Paper',
  test: 'Test',
} as const;
