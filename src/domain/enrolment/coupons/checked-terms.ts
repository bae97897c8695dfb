import { type CalendarDay, dayOf, isCalendarDay, monthsAfter } from '../../kernel/calendar.ts';
import { DomainError } from '../../kernel/errors.ts';
import { type Cents, inDollars, isPayable, MIN_CHARGE } from '../../kernel/money.ts';
import { couponTaken } from '../errors.ts';
import type { CourseForSale } from '../ports.ts';
import { isCode, lookAlikeKey, MAX_CODE_CHARACTERS, spelled } from './code.ts';
import type { Coupon, CouponTerms } from './coupon.ts';
import type { CouponOff } from './quote.ts';

/** Everything of a coupon that the school decides. */
export type WantedCoupon = CouponTerms & Pick<Coupon, 'note' | 'isActive'>;

const MAX_MONTHS_AHEAD = 120;

const CODE_SENTENCE = `A code has 3 to ${MAX_CODE_CHARACTERS} letters from A to Z, digits or hyphens.`;
const PERCENT_SENTENCE = 'Please enter a whole number of percent from 1 to 100.';
const PRICE_SENTENCE = `A course costs nothing, or at least ${inDollars(MIN_CHARGE)}: less cannot be paid by card.`;
const freeSentence = (lowest: Cents): string =>
  `One of the courses costs ${inDollars(lowest)}. Please take less off, or say that it may be free.`;
const DAY_SENTENCE = 'Please choose a day, at most ten years ahead.';

const refused = (field: string, code: string, sentence: string): DomainError =>
  new DomainError('invalid', `enrolment/${code}`, sentence, { fields: { [field]: sentence } });

/** Terms as they are kept, or a refusal at the field that is wrong. */
export function checkedTerms(
  wanted: WantedCoupon,
  { couponCode, courses, now }: { couponCode: string; courses: readonly CourseForSale[]; now: Date },
): WantedCoupon {
  const code = spelled(wanted.code);
  if (!isCode(code)) throw refused('code', 'coupon-code', CODE_SENTENCE);
  if (lookAlikeKey(code) === lookAlikeKey(couponCode)) throw couponTaken();
  const { courseIds, from, until } = wanted;
  const chosen = courses.filter(({ id, isLive }) => courseIds?.includes(id) ?? isLive);
  if (courseIds !== null && chosen.length < new Set(courseIds).size)
    throw refused('courseIds', 'coupon-courses', 'One of these courses is gone. Please choose again.');
  if (courseIds?.length === 0)
    throw refused('courseIds', 'coupon-courses', 'Please choose at least one course, or all of them.');
  checkOff(wanted.off, chosen);
  if (from !== null) checkDay('from', from, now);
  checkEnd({ from, until }, now);
  const { kind, value, mayMakeFree = false } = wanted.off;
  const off = { kind, value, ...(kind === 'amount' && { mayMakeFree }) };
  return { ...wanted, code, off, courseIds: courseIds && [...new Set(courseIds)], note: wanted.note.trim() };
}

/** Refuses what would take more off than there is: a course would be free by a slip. */
function checkOff({ kind, value, mayMakeFree = false }: CouponOff, courses: readonly CourseForSale[]): void {
  const prices: Cents[] = courses.map(({ priceCents }) => priceCents).filter((price) => price > 0);
  if (kind === 'percent') {
    if (!Number.isInteger(value) || value < 1 || value > 100) throw refused('off', 'coupon-percent', PERCENT_SENTENCE);
  } else if (kind === 'amount') {
    if (value <= 0) throw refused('off', 'coupon-amount', 'Please enter an amount above zero.');
    const lowest = Math.min(...prices);
    if (!mayMakeFree && value > lowest - MIN_CHARGE) throw refused('off', 'coupon-amount', freeSentence(lowest));
    if (prices.length > 0 && value > Math.max(...prices))
      throw refused('off', 'coupon-amount', 'Every course it is for costs less.');
  } else {
    if (!isPayable(value)) throw refused('off', 'coupon-price', PRICE_SENTENCE);
    if (prices.length > 0 && value >= Math.max(...prices))
      throw refused('off', 'coupon-price', 'Every course it is for costs this, or less, without the coupon.');
  }
}

/** Refuses an invalid last day, or one before the first day. */
export function checkEnd({ from, until }: Pick<CouponTerms, 'from' | 'until'>, now: Date): void {
  if (until === null) return;
  checkDay('until', until, now);
  if (from !== null && from > until) throw refused('until', 'coupon-days', 'The last day comes before the first one.');
}

function checkDay(field: string, day: CalendarDay, now: Date): void {
  if (!isCalendarDay(day) || day > monthsAfter(dayOf(now), MAX_MONTHS_AHEAD))
    throw refused(field, 'coupon-days', DAY_SENTENCE);
}

/** Returns whether two coupons promise the same to buyers; their end may differ. */
export const isSamePromise = (one: CouponTerms, other: CouponTerms): boolean => promiseOf(one) === promiseOf(other);

const promiseOf = (terms: CouponTerms): string =>
  JSON.stringify([
    spelled(terms.code),
    terms.off.kind,
    terms.off.value,
    terms.off.kind === 'amount' && terms.off.mayMakeFree === true,
    terms.courseIds?.toSorted() ?? null,
    terms.from,
    terms.maxUses,
    terms.maxPerPerson,
    terms.isFirstPurchaseOnly,
    terms.isForExtensions,
  ]);
