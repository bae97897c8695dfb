import { DomainError } from '../kernel/errors.ts';

export const notForSale = (): DomainError =>
  new DomainError('not-found', 'enrolment/not-for-sale', 'This course is not for sale.');

/** Error for a price that was set before the minimum price existed. */
export const priceTooSmall = (): DomainError =>
  new DomainError(
    'invalid',
    'enrolment/price-too-small',
    'This course cannot be bought: its price is less than a card can pay. Please tell us, and we will put it right.',
  );

/** Refuses an order at another sum than its buyer saw. */
export const priceChanged = (): DomainError =>
  new DomainError(
    'conflict',
    'enrolment/price-changed',
    'The price has changed since you saw it. You were not charged. Please look at the new total.',
  );

export const orderOpen = (): DomainError =>
  new DomainError('conflict', 'enrolment/order-open', 'A payment for this course is already under way.');

export const isOrderOpen = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'enrolment/order-open';

export const noSuchOrder = (): DomainError =>
  new DomainError('not-found', 'enrolment/no-order', 'There is no such order.');

export const noSuchPayment = (): DomainError =>
  new DomainError(
    'not-found',
    'enrolment/no-unmatched',
    'This payment is no longer listed. Someone has already handled it.',
  );

export const notPaid = (why = 'This was not paid, so there is nothing to refund.'): DomainError =>
  new DomainError('conflict', 'enrolment/not-paid', why);

export const refundTooLarge = (): DomainError =>
  new DomainError('conflict', 'enrolment/refund-too-large', 'This is more than is left of the payment.');

export const refundReused = (): DomainError =>
  new DomainError('conflict', 'enrolment/refund-reused', 'This refund was already made with another amount.');

export const disputed = (why = 'The buyer’s bank disputes this payment, so it cannot be refunded here.'): DomainError =>
  new DomainError('conflict', 'enrolment/disputed', why);

export const paymentProcessing = (): DomainError =>
  new DomainError(
    'conflict',
    'enrolment/payment-processing',
    'Your payment for this course is being processed. You can open the course as soon as it arrives.',
  );

export const webhookForged = (): DomainError =>
  new DomainError('malformed', 'enrolment/webhook-signature', 'The message is not signed by the payment service.');

export const webhookUnreadable = (): DomainError =>
  new DomainError('malformed', 'enrolment/webhook-body', 'The message is not readable JSON.');

export const refundOpen = (): DomainError =>
  new DomainError('conflict', 'enrolment/refund-open', 'Another refund of this order is being made.', {
    isStale: true,
  });

export const refundStale = (): DomainError =>
  new DomainError(
    'conflict',
    'enrolment/refund-stale',
    'More of this order was refunded since you opened it. Please check what is left.',
    { isStale: true },
  );

/** One sentence for every reason (specification 5): a guess learns nothing from it. */
export const invalidCoupon = (): DomainError =>
  new DomainError('invalid', 'enrolment/coupon', 'Invalid coupon code', { fields: { coupon: 'Invalid coupon code' } });

export const isInvalidCoupon = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'enrolment/coupon';

export const noSuchCoupon = (): DomainError =>
  new DomainError('not-found', 'enrolment/no-coupon', 'There is no such coupon.');

const CODE_TAKEN = 'Another coupon has this code, or one that looks like it.';

export const couponTaken = (): DomainError =>
  new DomainError('conflict', 'enrolment/coupon-taken', CODE_TAKEN, { fields: { code: CODE_TAKEN } });

export const couponFrozen = (): DomainError =>
  new DomainError(
    'conflict',
    'enrolment/coupon-frozen',
    'This coupon was used, so its terms stay as they are. You can change its last day and its note, or end it.',
  );

/** Refuses an administrator and an unknown id in the same words. */
export const noSuchStudent = (): DomainError =>
  new DomainError('not-found', 'enrolment/no-student', 'There is no such student.');

export const noSuchCourse = (): DomainError =>
  new DomainError('not-found', 'enrolment/no-course', 'There is no such course.');

export const noSuchImport = (): DomainError =>
  new DomainError('not-found', 'enrolment/no-import', 'There is no such import. It is kept for 30 days.');

export const neverEnrolled = (): DomainError =>
  new DomainError('not-found', 'enrolment/never-enrolled', 'This student was never enrolled in this course.');

export const accessRevoked = (): DomainError =>
  new DomainError(
    'conflict',
    'enrolment/access-revoked',
    'Their access was revoked. Please give the student access again first.',
  );

export const alreadyEnrolled = (): DomainError =>
  new DomainError(
    'conflict',
    'enrolment/already-enrolled',
    'You already own this course. You will find it on your dashboard.',
  );
