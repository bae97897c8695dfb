import { KnexCourses } from '../adapters/knex/courses.ts';

export const courses = new KnexCourses();
