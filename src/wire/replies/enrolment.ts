import {
  boolean,
  integer,
  list,
  nullable,
  number,
  object,
  oneOf,
  only,
  optional,
  type Reply,
  string,
  time,
} from '../json-schema.ts';
import { COUPON_REASONS } from '../literals.ts';
import { ids } from './ids.ts';
import { taxDocumentSchema } from './orders.ts';

const money = {
  price: number('Dollars.'),
  discount: number('Dollars.'),
  total: number('Dollars.'),
};

export const quoteSchema = object(
  {
    valid: boolean('Whether a coupon was given and is right.'),
    couponReason: nullable(oneOf(COUPON_REASONS), 'Why the coupon does not count, where that gives nothing away.'),
    ...money,
    title: string(),
    durationMonths: integer('How long access lasts that is bought now.'),
    accessUntil: time('The last moment of access that is bought now.'),
    endsAt: nullable(time(), 'When the access ends that the caller has; what is bought comes behind it.'),
    country: nullable(string(), 'The one suggested country; null without one. Please ask the buyer.'),
    suggestedCountries: list(string(), 'The countries of the buyer’s phone number.'),
  },
  'Quote',
);

export const checkoutSchema = object({ url: string('Where the card is asked for.') }, 'Checkout');

export const paymentSchema = object(
  {
    success: boolean(),
    isFree: optional(boolean('There was nothing to pay.')),
    status: optional(
      oneOf(['processing', 'failed'], 'Money that is on its way, which may take days, or did not come.'),
    ),
    courseId: optional(string()),
    courseTitle: optional(string()),
    receiptNumber: optional(string()),
    accessUntil: optional(time('The last moment of the access that it gave.')),
    isExtension: optional(boolean('Whether it came behind access that was there.')),
  },
  'Payment',
);

export const webhookSchema = object({ received: only(true) }, 'Received');

export const demoCheckoutSchema = object(
  {
    checkoutId: string(),
    courseTitle: string(),
    total: number('Dollars.'),
    status: oneOf(['open', 'processing', 'paid', 'failed', 'cancelled', 'expired', 'refunded']),
    successUrl: string('Where a finished payment goes on.'),
    cancelUrl: string('Where a cancelled one does.'),
  },
  'DemoCheckout',
);

export const purchasesSchema = list(
  object(
    {
      ...ids,
      receiptNumber: string(),
      courseId: string(),
      courseTitle: string(),
      ...money,
      paidAt: time(),
      durationMonths: nullable(integer()),
      accessFrom: nullable(time('As it was when it was paid.')),
      accessUntil: nullable(time('The last moment, as it was when it was paid.')),
      isExtension: boolean('Whether it came behind access that was there.'),
      refunded: number('Dollars that went back.'),
      documents: list(taxDocumentSchema, 'The invoice, then a credit note for each refund.'),
    },
    'Purchase',
  ),
);

export const itemProgressSchema = object(
  {
    contentId: string(),
    position: number('Seconds.'),
    duration: number('Seconds.'),
    watched: number('Seconds of a video that were watched, each once; 95 % of it complete it.'),
    completed: boolean(),
    updatedAt: time(),
  },
  'ItemProgress',
);

const nextSchema = object(
  {
    courseId: string(),
    courseTitle: string(),
    contentId: string(),
    title: string(),
    type: string(),
    label: string(),
    position: number('Seconds.'),
  },
  'NextItem',
);

export const courseProgressSchema = object(
  {
    courseId: string(),
    items: list(itemProgressSchema, 'Newest first.'),
  },
  'CourseProgress',
);

export const dashboardSchema = object(
  {
    next: nullable(nextSchema, 'The newest unfinished item, or the first one of all; null when everything is done.'),
    courses: list(
      object({
        ...ids,
        title: string(),
        thumbnail: string(),
        smallThumbnail: string(),
        endsAt: time('The last moment of access, also where it has ended.'),
        isActive: boolean('Whether it may be entered now.'),
        canExtend: boolean('Whether more of it is sold to the caller now.'),
        price: number('Dollars: what it costs now.'),
        hasQuestionBank: boolean('Whether its students may practise while it is active.'),
        itemCount: integer(),
        completedCount: integer(),
        weeks: list(
          object(
            { ...ids, weekNumber: integer(), title: string(), itemCount: integer(), completedCount: integer() },
            'ModuleProgress',
          ),
        ),
      }),
    ),
  },
  'Dashboard',
);

/** Dollars, as shown before paying. */
export type QuoteReply = Reply<typeof quoteSchema>;
export type CheckoutReply = Reply<typeof checkoutSchema>;
/** GET /payment/success */
export type PaymentReply = Reply<typeof paymentSchema>;
/** GET /payment/demo/{checkoutId}: what the built-in card page shows. */
export type DemoCheckoutReply = Reply<typeof demoCheckoutSchema>;
/** GET /user/purchases */
export type PurchaseReply = Reply<typeof purchasesSchema>[number];
export type ItemProgressReply = Reply<typeof itemProgressSchema>;
/** Where I stopped. */
export type NextItemReply = Reply<typeof nextSchema>;
/** GET /user/courses/{courseId}/progress */
export type CourseProgressReply = Reply<typeof courseProgressSchema>;
/** GET /user/dashboard */
export type DashboardReply = Reply<typeof dashboardSchema>;
export type ModuleProgressReply = DashboardReply['courses'][number]['weeks'][number];
