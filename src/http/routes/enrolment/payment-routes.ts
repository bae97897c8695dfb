import type { SchoolName } from '../../../domain/enrolment/order.ts';
import type { ListPurchases } from '../../../domain/enrolment/queries/list-purchases.ts';
import type { QuoteCourse } from '../../../domain/enrolment/queries/quote-course.ts';
import type { ConfirmPayment } from '../../../domain/enrolment/use-cases/confirm-payment.ts';
import type { ReceivePaymentEvent } from '../../../domain/enrolment/use-cases/receive-payment-event.ts';
import type { StartCheckout } from '../../../domain/enrolment/use-cases/start-checkout.ts';
import { centsFromDollars } from '../../../domain/kernel/money.ts';
import { checkoutBody, couponBody } from '../../../wire/enrolment.ts';
import { paths } from '../../../wire/paths.ts';
import { paymentSuccessQuery } from '../../../wire/queries.ts';
import {
  type CheckoutReply,
  checkoutSchema,
  paymentSchema,
  purchasesSchema,
  quoteSchema,
  webhookSchema,
} from '../../../wire/replies/enrolment.ts';
import { answerWithin } from '../../answer-within.ts';
import { paymentReply, purchaseReply, quoteReply } from '../../replies/enrolment-replies.ts';
import { type Call, inContext, type PublicCall, type Route, route } from '../../route.ts';

export interface PaymentUseCases {
  readonly quoteCourse: QuoteCourse;
  readonly listPurchases: ListPurchases;
  readonly startCheckout: StartCheckout;
  readonly confirmPayment: ConfirmPayment;
  readonly receivePaymentEvent: ReceivePaymentEvent;
}

export function paymentRoutes(useCases: PaymentUseCases, settings: SchoolName): Route[] {
  const checkCoupon = async ({
    body: { courseId, coupon },
    user: { userId },
    req,
  }: Call<{ body: typeof couponBody }>) => {
    const reply = quoteReply(await useCases.quoteCourse.run({ userId, courseId, coupon: coupon ?? undefined }));
    req.isGuess = !!coupon && !reply.valid;
    return reply;
  };

  const startCheckout = ({
    body: { courseId, coupon, total, ...request },
    user: { userId },
  }: Call<{ body: typeof checkoutBody }>): Promise<CheckoutReply> =>
    answerWithin(
      useCases.startCheckout.run({
        ...request,
        userId,
        courseId,
        coupon: coupon || undefined,
        seenTotalCents: total === undefined ? undefined : centsFromDollars(total, 'total'),
      }),
    );

  const confirmPayment = async ({ query, user: { userId } }: Call<{ query: typeof paymentSuccessQuery }>) => {
    const [checkoutId, courseId] = [query.session_id, query.course_id ?? query.courseId];
    const isNamed = checkoutId !== undefined && courseId !== undefined;
    if (!isNamed) return paymentReply(undefined, settings.brandName);
    const confirmation = await answerWithin(useCases.confirmPayment.run({ userId, checkoutId, courseId }));
    return paymentReply(confirmation, settings.brandName);
  };

  const purchases = async ({ user: { userId } }: Call) =>
    (await useCases.listPurchases.run({ userId })).map((purchase) => purchaseReply(purchase, settings.brandName));

  return inContext('enrolment', [
    route({
      method: 'post',
      path: paths.coupon,
      rule: 'signed-in',
      limit: 'coupon',
      summary: 'The price of a course with and without a coupon, and how long it lasts',
      body: couponBody,
      reply: quoteSchema,
      handle: checkCoupon,
    }),
    route({
      method: 'post',
      path: paths.checkout,
      rule: 'signed-in',
      limit: 'checkout',
      summary: 'Place an order and get the address of the card page',
      body: checkoutBody,
      reply: checkoutSchema,
      handle: startCheckout,
    }),
    route({
      method: 'get',
      path: paths.paymentSuccess,
      rule: 'signed-in',
      limit: 'verify',
      summary: 'Whether a checkout is paid; enrols if it is',
      query: paymentSuccessQuery,
      cache: 'no-store',
      reply: paymentSchema,
      handle: confirmPayment,
    }),
    route({
      method: 'get',
      path: paths.purchases,
      rule: 'signed-in',
      summary: 'What the caller bought',
      cache: 'no-store',
      reply: purchasesSchema,
      handle: purchases,
    }),
  ]);
}

/** Webhook of the payment service, mounted before the JSON parser: the signature covers the raw bytes. */
export function webhookRoutes({ receivePaymentEvent }: Pick<PaymentUseCases, 'receivePaymentEvent'>): Route[] {
  const receive = async ({ req }: PublicCall) => {
    const body = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
    await answerWithin(receivePaymentEvent.run({ body, signature: req.get('stripe-signature') }));
    return { received: true as const };
  };

  return inContext('enrolment', [
    route({
      method: 'post',
      path: paths.paymentWebhook,
      rule: 'signature',
      summary: 'A signed message of the payment service',
      rawBodyLimit: '256kb',
      reply: webhookSchema,
      handle: receive,
    }),
  ]);
}
