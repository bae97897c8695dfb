export type Course = import('../../src/domain/catalog/course.ts').Course;
