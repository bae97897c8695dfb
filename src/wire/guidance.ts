import { array, number } from 'yup';
import { PROMISES } from './literals.ts';
import { text } from './strict-text.ts';

/** Help by people for a course, not files: its live room, its study group and its mentor. */

const PROMISE = 'Please choose from the list of promises.';
const link = (sentence: string) => text(sentence).trim().optional();
const whole = (sentence: string) => number().strict().typeError(sentence).integer(sentence);

/**
 * Part of PUT /admin/courses/{id}. Absent fields stay as they are; an empty text deletes its field, and an empty
 * `liveRoomUrl` the whole room. The domain decides what a valid link, time and zone are (domain/catalog/guidance.ts).
 */
export const guidanceFields = {
  liveRoomUrl: link('Please enter the link of the room.'),
  /** 1 is Monday and 7 Sunday. */
  liveRoomWeekday: whole('Please choose the weekday on which the room opens.').nullable().optional(),
  /** On a clock of the zone, as 19:00. */
  liveRoomStartsAt: text('Please enter the time at which it begins, such as 19:00.').optional(),
  liveRoomMinutes: whole('Please enter how many minutes a discussion lasts.').optional(),
  liveRoomTimeZone: text('Please choose a time zone, such as Australia/Sydney.').optional(),
  studyGroupUrl: link('Please enter the link of the study group.'),
  mentorUrl: link('Please enter the mentor’s link.'),
  /** Promises that are off. */
  soldWithout: array()
    .of(text(PROMISE).oneOf(PROMISES, PROMISE).required(PROMISE))
    .typeError(PROMISE)
    .max(PROMISES.length, PROMISE)
    .optional(),
};
