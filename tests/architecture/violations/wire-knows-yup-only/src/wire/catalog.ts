import type { Course } from '../domain/catalog/course.ts';

export type CourseReply = Pick<Course, 'title'>;
