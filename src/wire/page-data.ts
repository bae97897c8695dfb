import type { LiveCourseReply } from './replies/catalog.ts';

/**
 * What the server has read for a page by the time it writes the document: the answers of the queries that the page
 * begins with, as JSON in the element below, so that its first screen waits for no call (decision D49).
 */
export interface PageData {
  readonly liveCourses: readonly LiveCourseReply[];
}

/** The id of the element in the document that holds its PageData. */
export const PAGE_DATA_ELEMENT = 'page-data';
