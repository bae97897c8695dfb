import { listCourses } from '../src/domain/catalog/list-courses.ts';

export const courses = listCourses();
