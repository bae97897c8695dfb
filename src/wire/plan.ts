import { array, number, object } from 'yup';
import { whole } from './request-fields.ts';
import { flag, text } from './strict-text.ts';

const MINUTES = 'Please enter whole minutes.';
const DAYS_OFF = 'Please enter a first and a last day.';
const ITEM = 'Please name an item of your plan.';
const DAYS = 'Ask for 1 to 800 days.';

/** PUT /user/plan. What a valid day, zone and number of minutes are, the domain says (learning/plan/study-goal.ts). */
export const goalBody = object({
  examOn: text('Please enter the day of your exam.').required('Please enter the day of your exam.').max(20),
  timeZone: text('Please choose a time zone.').required('Please choose a time zone.').max(100),
  /** Monday first. */
  minutes: array()
    .of(whole(MINUTES, 0, 10_000))
    .typeError(MINUTES)
    .required(MINUTES)
    .max(7, MINUTES),
  daysOff: array()
    .of(object({ from: text(DAYS_OFF).required(DAYS_OFF).max(20), to: text(DAYS_OFF).required(DAYS_OFF).max(20) }))
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
