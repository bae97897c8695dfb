import type { Content, Course, CourseDocument, CourseModule, Day } from './course.ts';

/** What a file is, as the screen that lists it needs to know. */
export interface FileFacts {
  readonly bytes: number;
  readonly contentType: string;
}

export interface DocumentEntry extends CourseDocument {
  readonly file: FileFacts | undefined;
}

/** A course with everything in it, in reading order. */
export interface CourseTree {
  readonly course: Course;
  readonly modules: readonly {
    readonly module: CourseModule;
    readonly days: readonly { readonly day: Day; readonly contents: readonly Content[] }[];
    readonly documents: readonly DocumentEntry[];
  }[];
}

/** A live course as the catalogue shows it: counts, and never a key of paid content. */
export interface CourseOutline {
  readonly course: Course;
  readonly modules: readonly {
    readonly module: CourseModule;
    readonly days: readonly { readonly number: number; readonly itemCount: number }[];
    readonly documentCount: number;
  }[];
}
