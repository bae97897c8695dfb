import type { DayId, FileKey } from '../kernel/ids.ts';
import type { WeeklyTime } from '../kernel/weekly.ts';
import type { PaperContent, TestContent, VideoContent } from './content.ts';
import type { Course } from './course.ts';
import type { Day } from './day.ts';
import type { CourseDocument } from './document.ts';
import type { CourseModule } from './module.ts';

/** Facts of a file for the screens that list it. */
export interface FileFacts {
  /** File name on the admin's machine. */
  readonly originalName: string;
  readonly bytes: number;
  readonly contentType: string;
  /** ETag of the stored object; absent until that was checked. */
  readonly etag?: string;
  /** `processing`: withheld from students until it was inspected; `refused`: withheld for good. */
  readonly state: FileState;
  /** Why it is refused, for the admin. */
  readonly refusal?: string;
  /** Duration in the headers of a video, if present. */
  readonly lengthSeconds?: number;
  /** Thousand bits a second of a video, if its duration is known. */
  readonly kilobits?: number;
  /** Pixels, if the headers of a video have them. */
  readonly width?: number;
  readonly height?: number;
  /** Name of the container or codec of a video that most browsers cannot play. */
  readonly rareFormat?: string;
}

export type FileState = 'processing' | 'ready' | 'refused';

/** Anything in a course; `file` is undefined where it shows none, and where the database does not know it. */
interface Entry {
  readonly id: string;
  readonly file?: FileFacts | undefined;
}

/** State of an entry's file. A file unknown to the database counts as `ready`; no stream answers it either. */
export const stateOf = ({ file }: Entry): FileState => file?.state ?? 'ready';

/** True unless the file is refused: for students a refused one is absent. */
export const isShown = (entry: Entry): boolean => stateOf(entry) !== 'refused';

/** Video in one step of quality, or its sound alone, converted from the uploaded one. */
export interface QualityStep {
  /** The shorter side of its picture, in pixels; 0 for sound alone. */
  readonly height: number;
  readonly fileKey: FileKey;
  /** Thousand bits a second, if the duration is known. */
  readonly kilobits?: number;
}

export interface VideoEntry extends VideoContent {
  readonly file: FileFacts | undefined;
  /** Renditions, best first; empty if every browser plays the source and it is not heavy. */
  readonly renditions: readonly QualityStep[];
}

export interface PaperEntry extends PaperContent {
  readonly file: FileFacts | undefined;
}

export interface TestEntry extends TestContent {
  readonly file?: undefined;
}

export type ContentEntry = VideoEntry | PaperEntry | TestEntry;

/** Duration of a video: the one in the file takes precedence over the one that the client sent. */
export const lengthOf = ({ file, durationSeconds }: VideoEntry): number | null =>
  file?.lengthSeconds ?? durationSeconds;

export interface DocumentEntry extends CourseDocument {
  readonly file: FileFacts | undefined;
}

/** When a series of live discussions meets; without its room, which is confidential. */
export interface WeeklyDiscussions extends WeeklyTime {
  readonly isCaseDiscussion: boolean;
}

/** A course with everything in it, in reading order. */
export interface CourseTree {
  readonly course: Course;
  /** Number of mock exams that its students may sit. */
  readonly mockExamCount: number;
  readonly discussions: readonly WeeklyDiscussions[];
  readonly modules: readonly {
    readonly module: CourseModule;
    readonly days: readonly { readonly day: Day; readonly contents: readonly ContentEntry[] }[];
    readonly documents: readonly DocumentEntry[];
  }[];
}

/** Lists the items of all days, in reading order. */
export const contentsOf = ({ modules }: Pick<CourseTree, 'modules'>): ContentEntry[] =>
  modules.flatMap(({ days }) => days.flatMap(({ contents }) => contents));

/** A course as lists show it: counts, and never a key of paid content. */
export interface CourseOutline {
  readonly course: Course;
  readonly modules: readonly {
    readonly module: CourseModule;
    readonly days: readonly {
      readonly id: DayId;
      readonly number: number;
      readonly itemCount: number;
      /** Number of its items that are videos, and that are tests. */
      readonly videoCount: number;
      readonly testCount: number;
    }[];
    readonly documentCount: number;
  }[];
  /** Number of mock exams that its students may sit. */
  readonly mockExamCount: number;
  readonly discussions: readonly WeeklyDiscussions[];
}
