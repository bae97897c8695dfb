import { array, number, object } from 'yup';
import { COUNTRIES } from './countries.ts';
import type { Ids } from './ids.ts';
import type { TaxDocumentReply } from './orders.ts';
import { text } from './strict-text.ts';

const courseId = () =>
  text('Please choose a course.').required('Please choose a course.').max(100, 'Please choose a course.');
const coupon = () =>
  text('A coupon is a word.').trim().max(60, 'A coupon has at most 60 characters.').nullable().optional();
const COUNTRY = 'Please choose your country.';
const page = () => text('This is not a page of ours.').max(2000, 'This is not a page of ours.').optional();

/** POST /payment/coupon */
export const couponBody = object({ courseId: courseId(), coupon: coupon() });

/** POST /payment/create-checkout-session. A price sent along is ignored: the server's is charged. */
export const checkoutBody = object({
  courseId: courseId(),
  coupon: coupon(),
  successUrl: page(),
  cancelUrl: page(),
  /** Where the buyer is, which decides about GST. Clients that do not ask it are from before. */
  country: text(COUNTRY).oneOf(COUNTRIES, COUNTRY).optional(),
});

/** Dollars, as shown before paying. */
export interface QuoteReply {
  valid: boolean;
  price: number;
  discount: number;
  total: number;
  title: string;
  /** How long access lasts that is bought now, and when it would end. */
  durationMonths: number;
  accessUntil: string;
  /** When the access ends that the caller has, and behind which the new one would come; null without any. */
  endsAt: string | null;
  /** Where it is the only one, the country that is suggested, or else Australia: for clients of before. */
  country: string;
  /** What the buyer stated last, or the countries of their phone number; empty without either. */
  suggestedCountries: string[];
}

export interface CheckoutReply {
  url: string;
}

/** GET /payment/success */
export interface PaymentReply {
  success: boolean;
  /** Where it is no success yet: the money is on its way, which may take days, or did not come. */
  status?: 'processing' | 'failed';
  /** There was nothing to pay. */
  isFree?: boolean;
  courseId?: string;
  courseTitle?: string;
  receiptNumber?: string;
  /** The last moment of the access that it gave. */
  accessUntil?: string;
  /** Whether it came behind access that was there. */
  isExtension?: boolean;
}

/** GET /payment/demo/{checkoutId}: what the built-in card page shows. */
export interface DemoCheckoutReply {
  checkoutId: string;
  courseTitle: string;
  total: number;
  status: 'open' | 'processing' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'refunded';
  /** Where a finished payment goes on, and where a cancelled one does. */
  successUrl: string;
  cancelUrl: string;
}

const seconds = (sentence: string) =>
  number().strict().typeError(sentence).required(sentence).min(0, sentence).max(86_400, sentence);

/** As many as the server keeps of one student in one video. */
const MAX_PLAYED = 100;
const PLAYED = `What was played is a list of at most ${MAX_PLAYED} stretches, each [from, to] in seconds.`;

/** PUT /user/progress/{contentId} */
export const progressBody = object({
  courseId: courseId(),
  position: seconds('A position is a number of seconds.'),
  duration: seconds('A length is a number of seconds.'),
  /** What of a video was played in this visit. Without it, playing went on from the last position. */
  played: array()
    .strict()
    .of(array().strict().of(seconds(PLAYED)).typeError(PLAYED).required(PLAYED).min(2, PLAYED).max(2, PLAYED))
    .typeError(PLAYED)
    .max(MAX_PLAYED, PLAYED)
    .optional(),
});

export interface ItemProgressReply {
  contentId: string;
  /** Seconds. */
  position: number;
  duration: number;
  /** Seconds of a video that were watched, each once. */
  watched: number;
  completed: boolean;
  updatedAt: string;
}

/** Where I stopped. */
export interface NextItemReply {
  courseId: string;
  courseTitle: string;
  contentId: string;
  title: string;
  type: string;
  /** Module and day, as in 1.3. */
  label: string;
  /** Seconds. */
  position: number;
}

/** GET /user/courses/{courseId}/progress */
export interface CourseProgressReply {
  courseId: string;
  items: ItemProgressReply[];
  /** The newest unfinished item of this course, or null: nothing begun, or all of it done. */
  next: NextItemReply | null;
}

export interface ModuleProgressReply extends Ids {
  weekNumber: number;
  title: string;
  itemCount: number;
  completedCount: number;
}

/** GET /user/dashboard */
export interface DashboardReply {
  /** The newest unfinished item of all my courses, or null on a first visit. */
  next: NextItemReply | null;
  /** Those that may be entered first, then those whose access has ended. */
  courses: (Ids & {
    title: string;
    thumbnail: string;
    smallThumbnail: string;
    /** The last moment of access, also where it has ended. */
    endsAt: string;
    isActive: boolean;
    canExtend: boolean;
    /** Dollars: what it costs now. */
    price: number;
    itemCount: number;
    completedCount: number;
    weeks: ModuleProgressReply[];
  })[];
}

/** GET /user/purchases */
export interface PurchaseReply extends Ids {
  receiptNumber: string;
  courseId: string;
  courseTitle: string;
  price: number;
  discount: number;
  total: number;
  paidAt: string;
  /** Null for what was bought before this was kept. */
  durationMonths: number | null;
  /** From when to when it lets the buyer in, as it was when it was paid; null as above. */
  accessFrom: string | null;
  accessUntil: string | null;
  isExtension: boolean;
  /** Dollars that went back. */
  refunded: number;
  /** The invoice, then a credit note for each refund. */
  documents: TaxDocumentReply[];
}
