import { folded } from '../kernel/fold-text.ts';
import type { ContentId, CourseId, FileKey } from '../kernel/ids.ts';

/** A lesson or a paper of a course, as an author finds it. */
export interface Lesson {
  readonly contentId: ContentId;
  readonly courseId: CourseId;
  readonly courseTitle: string;
  readonly moduleNumber: number;
  readonly dayNumber: number;
  readonly title: string;
  readonly isPaper: boolean;
  /** Length of a video; null where it is unknown. */
  readonly lengthSeconds: number | null;
  readonly fileKey: FileKey;
}

/**
 * Where a question is taught. It belongs to the question and not to one of its versions, so that an approved one gets
 * its places without another review.
 */
export interface LessonPlace {
  readonly contentId: ContentId;
  /** Second of a video from 0, page of a paper from 1. */
  readonly at: number;
  /** File that the content showed when the place was set: with another one, what was there may have moved. */
  readonly fileKey: FileKey;
}

/** Longest video that a place may point into while the length is unknown. */
const MAX_SECONDS = 24 * 60 * 60;
const MAX_PAGE = 2_000;

const TIME = /^(?:(\d{1,2}):([0-5]?\d)|(\d{1,3})):([0-5]\d)$/;
const PAGE = /^(?:p\.? ?)?(\d{1,4})$/i;

const NO_TIME = 'Please write minutes and seconds, such as 12:31.';
const NO_PAGE = `Please write the number of a page, from 1 to ${MAX_PAGE.toLocaleString('en-AU')}.`;

/** Reads `12:31`, `1:02:05`, or the page of a paper. */
export function placeIn(lesson: Lesson, written: string): { at: number } | { fault: string } {
  const text = written.trim();
  if (lesson.isPaper) {
    const page = Number(PAGE.exec(text)?.[1] ?? 0);
    return page >= 1 && page <= MAX_PAGE ? { at: page } : { fault: NO_PAGE };
  }
  const [, hours = '0', rest, minutes = rest ?? '0', seconds] = TIME.exec(text) ?? [];
  if (seconds === undefined) return { fault: NO_TIME };
  const at = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
  const { lengthSeconds } = lesson;
  if (at < (lengthSeconds ?? MAX_SECONDS)) return { at };
  return { fault: lengthSeconds === null ? NO_TIME : `This lesson ends at ${writtenTime(lengthSeconds)}.` };
}

const two = (number: number): string => `${number}`.padStart(2, '0');

function writtenTime(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3_600), Math.floor((whole % 3_600) / 60), two(whole % 60)];
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** A second or a page as people read it: `12:31`, or `3`. */
export const writtenPlace = (at: number, isPaper: boolean): string => (isPaper ? `${at}` : writtenTime(at));

/** As a file of questions names it: `Course/module/day/Title@12:31`, of a paper `@p3`. */
export const namedPlace = (lesson: Lesson, at: number): string =>
  `${lesson.courseTitle}/${lesson.moduleNumber}/${lesson.dayNumber}/${lesson.title}@${
    lesson.isPaper ? 'p' : ''
  }${writtenPlace(at, lesson.isPaper)}`;

/** Day of a course that a file names, with what is written about the lesson. */
export interface NamedPlace {
  readonly course: string;
  readonly moduleNumber: number;
  readonly dayNumber: number;
  readonly title: string;
  /** Time or page. */
  readonly where: string;
}

/** Takes apart what `namedPlace` writes: the course ends before the first two numbers, the title at the last `@`. */
export function partsOfPlace(written: string): NamedPlace | undefined {
  const end = written.lastIndexOf('@');
  const names = written.slice(0, Math.max(0, end)).split('/');
  const first = names.findIndex((name, index) => index > 0 && isNumber(name) && isNumber(names[index + 1] ?? ''));
  const [moduleNumber, dayNumber] = names.slice(first).map(Number);
  const title = names.slice(first + 2).join('/');
  if (first < 0 || title === '' || moduleNumber === undefined || dayNumber === undefined) return undefined;
  return { course: names.slice(0, first).join('/'), moduleNumber, dayNumber, title, where: written.slice(end + 1) };
}

/** Finds what `namedPlace` wrote. @param lessons of its day at least. */
export function placeNamed(written: string, lessons: readonly Lesson[]): LessonPlace | { fault: string } {
  const named = partsOfPlace(written);
  if (!named) return { fault: 'Please write it as Course/module/day/Title@12:31, or @p3 of a paper.' };
  const found = lessons.filter(
    ({ moduleNumber, dayNumber, title, courseTitle }) =>
      moduleNumber === named.moduleNumber &&
      dayNumber === named.dayNumber &&
      folded(title) === folded(named.title) &&
      folded(courseTitle) === folded(named.course),
  );
  const isPaper = PAGE.test(named.where.trim());
  const [lesson, other] = found.length > 1 ? found.filter((one) => one.isPaper === isPaper) : found;
  if (!lesson) return { fault: 'No course has this lesson on this day. Please check its names and numbers.' };
  if (other) return { fault: 'Two lessons of this day have this title. Please give one of them another title.' };
  const place = placeIn(lesson, named.where);
  return 'fault' in place ? place : { contentId: lesson.contentId, at: place.at, fileKey: lesson.fileKey };
}

const isNumber = (text: string): boolean => /^\d{1,4}$/.test(text);
