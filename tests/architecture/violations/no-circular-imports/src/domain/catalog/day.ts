import type { Course } from './course.ts';

export interface Day {
  readonly course: Course;
}
