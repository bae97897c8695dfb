import { array, number, object } from 'yup';
import { COUNTRIES } from './countries.ts';
import { text } from './strict-text.ts';

const courseId = () =>
  text('Please choose a course.').required('Please choose a course.').max(100, 'Please choose a course.');
const coupon = () =>
  text('A coupon is a word.').trim().max(60, 'A coupon has at most 60 characters.').nullable().optional();
const COUNTRY = 'Please choose your country.';
const TOTAL = 'Please send the total in dollars that the buyer saw.';
const page = () => text('This is not a page of ours.').max(2000, 'This is not a page of ours.').optional();

/** POST /payment/coupon */
export const couponBody = object({ courseId: courseId(), coupon: coupon() });

/** POST /payment/create-checkout-session. A price sent along is ignored: the server's is charged. */
export const checkoutBody = object({
  courseId: courseId(),
  coupon: coupon(),
  successUrl: page(),
  cancelUrl: page(),
  /** Dollars: the total that the buyer saw. Another one by now answers 409, and nothing is charged. */
  total: number().strict().typeError(TOTAL).min(0, TOTAL).max(1_000_000, TOTAL).optional(),
  /** Where the buyer is, which decides about GST. Without it the order says that none was stated. */
  country: text(COUNTRY).oneOf(COUNTRIES, COUNTRY).optional(),
});

const seconds = (sentence: string) =>
  number().strict().typeError(sentence).required(sentence).min(0, sentence).max(86_400, sentence);

/** Maximum that the server keeps per student and video. */
const MAX_PLAYED = 100;
const PLAYED = `What was played is a list of at most ${MAX_PLAYED} stretches, each [from, to] in seconds.`;

/** PUT /user/progress/{contentId} */
export const progressBody = object({
  courseId: courseId(),
  position: seconds('A position is a number of seconds.'),
  duration: seconds('A length is a number of seconds.'),
  /** Stretches of a video played in this visit. Without it, playing continued from the last position. */
  played: array()
    .strict()
    .of(array().strict().of(seconds(PLAYED)).typeError(PLAYED).required(PLAYED).min(2, PLAYED).max(2, PLAYED))
    .typeError(PLAYED)
    .max(MAX_PLAYED, PLAYED)
    .optional(),
});
