import { array } from 'yup';
import { PROMISES } from './literals.ts';
import { text } from './strict-text.ts';

/** Help by people for a course, not files: its study group and its mentor. */

const PROMISE = 'Please choose from the list of promises.';
const link = (sentence: string) => text(sentence).trim().optional();

/**
 * Part of PUT /admin/courses/{id}. Absent fields stay as they are; an empty text deletes its field.
 * The domain decides what a valid link is (domain/catalog/guidance.ts).
 */
export const guidanceFields = {
  studyGroupUrl: link('Please enter the link of the study group.'),
  mentorUrl: link('Please enter the mentor’s link.'),
  /** Promises that are off. */
  soldWithout: array()
    .of(text(PROMISE).oneOf(PROMISES, PROMISE).required(PROMISE))
    .typeError(PROMISE)
    .max(PROMISES.length, PROMISE)
    .optional(),
};
