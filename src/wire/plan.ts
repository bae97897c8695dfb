import { array, number, object } from 'yup';
import { whole } from './request-fields.ts';
import { flag, text } from './strict-text.ts';

const EXAM = 'Please enter the day of your exam.';
const ZONE = 'Please choose a time zone, such as Australia/Sydney.';
const MINUTES = 'Please enter whole minutes.';
const DAYS_OFF = 'Please enter a first and a last day.';
const ITEM = 'Please name an item of your plan.';
const DAYS = 'Ask for 1 to 800 days.';

const day = () => text(DAYS_OFF).required(DAYS_OFF).max(20, DAYS_OFF);

/** PUT /user/plan. What a valid day, zone and number of minutes are, the domain says (learning/plan/study-goal.ts). */
export const goalBody = object({
  examOn: text(EXAM).required(EXAM).max(20, EXAM),
  timeZone: text(ZONE).required(ZONE).max(100, ZONE),
  /** Monday first. */
  minutes: array()
    .of(whole(MINUTES, 0, 10_000))
    .typeError(MINUTES)
    .required(MINUTES)
    .max(7, MINUTES),
  daysOff: array()
    .of(object({ from: day(), to: day() }))
    .typeError(DAYS_OFF)
    .max(100, DAYS_OFF)
    .default([]),
  isLight: flag('Please say whether the plan is a lighter one.').default(false),
});

/** PUT /user/plan/put-off */
export const putOffBody = object({
  id: text(ITEM).required(ITEM).max(100, ITEM),
  isPutOff: flag('Please say whether it waits.').required('Please say whether it waits.'),
});

/** GET /user/plan: how many of the days from today on. */
export const planQuery = object({
  days: number().typeError(DAYS).integer(DAYS).min(1, DAYS).max(800, DAYS).optional(),
});
