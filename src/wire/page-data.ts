import type { CoursePageReply, LiveCourseReply } from './replies/catalog.ts';

/**
 * Preloaded data of a page: the answers of the queries that it begins with, which the server writes into the document
 * as JSON in the element below, so that its first screen waits for no call (decision D49).
 */
export interface PageData {
  readonly liveCourses?: readonly LiveCourseReply[];
  readonly coursePage?: CoursePageReply;
}

/** The id of the element in the document that holds its PageData. */
export const PAGE_DATA_ELEMENT = 'page-data';
