import { array, number, object } from 'yup';
import { MAX_SEARCH } from './admin-students.ts';
import { COUPON_OFFS } from './literals.ts';
import { parameters, textParameter, wholeParameter } from './parameters.ts';
import { flag, text } from './strict-text.ts';
import { oneLineOrNothing } from './text-rules.ts';

/** Requests about coupons: those of the office, and a visitor's who followed a link. */

export const MAX_NOTE = 200;
const MAX_COURSES = 200;
const MAX_USES = 1_000_000;

const CODE = 'Please enter a code.';
const OFF = 'Please say how much the coupon takes off.';
const OFFS = `A coupon takes off one of ${COUPON_OFFS.join(', ')}.`;
const COURSES = 'Please choose courses of the school.';
const DAY = 'Please give a day as year, month and day, such as 2026-03-31.';
const USES = 'Please enter a whole number from 1, or nothing.';

const day = () => text(DAY).max(10, DAY).nullable().defined(DAY);
const uses = () =>
  number().strict().typeError(USES).integer(USES).min(1, USES).max(MAX_USES, USES).nullable().defined(USES);

/** POST /admin/coupons, PUT /admin/coupons/{id}. Days are those of Sydney, both included. */
export const couponTermsBody = object({
  code: text(CODE).trim().required(CODE).max(100, CODE),
  note: oneLineOrNothing('A note is text.', MAX_NOTE),
  kind: text(OFFS).oneOf(COUPON_OFFS, OFFS).required(OFFS),
  /** Percent, or dollars. */
  value: number().strict().typeError(OFF).required(OFF).min(0, OFF).max(1_000_000, OFF),
  /** An amount alone: it may be all of a course's price; otherwise 50 cents are left. */
  mayMakeFree: flag('Please say whether it may make a course free.').default(false),
  /** Null for every course. */
  courses: array()
    .strict()
    .of(text(COURSES).required(COURSES).max(100, COURSES))
    .typeError(COURSES)
    .max(MAX_COURSES, COURSES)
    .nullable()
    .defined(COURSES),
  from: day(),
  until: day(),
  maxUses: uses(),
  maxPerPerson: uses(),
  firstPurchaseOnly: flag('Please say whether it is for a first purchase only.').default(false),
  forExtensions: flag('Please say whether it is for extensions too.').default(false),
  active: flag('Please say whether buyers can use it.').default(true),
});

/** GET /admin/coupons */
export const couponsQuery = parameters({
  before: textParameter('before'),
  /** A part of a code. */
  search: textParameter('search').trim().max(MAX_SEARCH, `Please search for at most ${MAX_SEARCH} characters.`),
});

/** GET /admin/courses/:courseId/giveaways: the price in cents. */
export const giveawaysQuery = parameters({ cents: wholeParameter('cents') });

/** POST /payment/coupon-offer */
export const couponOfferBody = object({
  coupon: text('A coupon is a word.')
    .trim()
    .required('A coupon is a word.')
    .max(60, 'A coupon has at most 60 characters.'),
});
