import type { ListPurchases } from '../../../domain/enrolment/queries/list-purchases.ts';
import type { QuoteCourse } from '../../../domain/enrolment/queries/quote-course.ts';
import type { ConfirmPayment } from '../../../domain/enrolment/use-cases/confirm-payment.ts';
import type { ReceivePaymentEvent } from '../../../domain/enrolment/use-cases/receive-payment-event.ts';
import type { StartCheckout } from '../../../domain/enrolment/use-cases/start-checkout.ts';
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

export function paymentRoutes(useCases: PaymentUseCases): Route[] {
  const checkCoupon = async ({ body: { courseId, coupon }, user: { userId } }: Call<{ body: typeof couponBody }>) =>
    quoteReply(await useCases.quoteCourse.run({ userId, courseId, coupon: coupon ?? undefined }));

  const startCheckout = ({
    body: { courseId, coupon, successUrl, cancelUrl, country },
    user: { userId },
  }: Call<{ body: typeof checkoutBody }>): Promise<CheckoutReply> =>
    answerWithin(
      useCases.startCheckout.run({ userId, courseId, coupon: coupon || undefined, successUrl, cancelUrl, country }),
    );

  const confirmPayment = async ({ query, user: { userId } }: Call<{ query: typeof paymentSuccessQuery }>) => {
    const [checkoutId, courseId] = [query.session_id, query.course_id ?? query.courseId];
    const isNamed = checkoutId !== undefined && courseId !== undefined;
    if (!isNamed) return paymentReply(undefined);
    return paymentReply(await answerWithin(useCases.confirmPayment.run({ userId, checkoutId, courseId })));
  };

  const purchases = async ({ user: { userId } }: Call) =>
    (await useCases.listPurchases.run({ userId })).map(purchaseReply);

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

/** The signed message needs the very bytes that were signed, so it stands before the JSON parser. */
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
