import type { ContentReply, DayReply } from '../../../../src/wire/replies/catalog.ts';
import type { CourseModule } from '../../../api/courses.ts';
import { VIDEO } from '../../../text/copy/learning.ts';
import { CURRICULUM } from '../../../text/curriculum.ts';

const VIDEO_DAYS = 5;
const DAYS = 7;

function item(id: string, day: number): ContentReply {
  const facts = {
    _id: id,
    id,
    s3Key: '',
    test: null,
    state: 'ready' as const,
    tag: null,
    duration: null,
    width: null,
    height: null,
    poster: '',
    smallPoster: '',
    captionsKey: null,
    chaptersKey: null,
    kilobits: null,
    rareFormat: null,
    renditions: [],
  };
  if (day <= VIDEO_DAYS) return { ...facts, type: 'video', title: VIDEO.demoVideo(day) };
  return day === DAYS
    ? { ...facts, type: 'test', title: VIDEO.demoTest }
    : { ...facts, type: 'quiz', title: VIDEO.demoQuiz };
}

function day(moduleNumber: number, dayNumber: number): DayReply {
  const id = `demo-${moduleNumber}-${dayNumber}`;
  return { _id: id, id, dayNumber, title: '', contents: [item(`${id}-item`, dayNumber)] };
}

/**
 * Example outline, shown if the real one cannot be loaded (specification 3): seven modules of five video days, a
 * practice quiz and a mock test. Nothing in it can be opened.
 */
export const DEMO_OUTLINE: readonly CourseModule[] = CURRICULUM.map((title, index) => {
  const id = `demo-${index + 1}`;
  return {
    _id: id,
    id,
    moduleNumber: index + 1,
    title,
    days: Array.from({ length: DAYS }, (_, i) => day(index + 1, i + 1)),
    documents: [],
  };
});
