import { raw } from 'express';
import type { ListPurchases } from '../../domain/enrolment/queries/list-purchases.ts';
import type { QuoteCourse } from '../../domain/enrolment/queries/quote-course.ts';
import type { ConfirmPayment } from '../../domain/enrolment/use-cases/confirm-payment.ts';
import type { ReceivePaymentEvent } from '../../domain/enrolment/use-cases/receive-payment-event.ts';
import type { StartCheckout } from '../../domain/enrolment/use-cases/start-checkout.ts';
import { type CheckoutReply, checkoutBody, couponBody } from '../../wire/enrolment.ts';
import { paths } from '../../wire/paths.ts';
import { signedIn } from '../auth/signed-in.ts';
import { paymentReply, purchaseReply, quoteReply } from '../replies/enrolment-replies.ts';
import type { Route } from '../route.ts';
import { parse, textParameter } from '../validate.ts';

export interface PaymentUseCases {
  readonly quoteCourse: QuoteCourse;
  readonly startCheckout: StartCheckout;
  readonly confirmPayment: ConfirmPayment;
  readonly receivePaymentEvent: ReceivePaymentEvent;
  readonly listPurchases: ListPurchases;
}

export function paymentRoutes(useCases: PaymentUseCases): Route[] {
  return [
    {
      method: 'post',
      path: paths.coupon,
      rule: 'signed-in',
      limit: 'coupon',
      handle: async (req, res) => {
        const { courseId, coupon } = await parse(couponBody, req.body);
        res.json(quoteReply(await useCases.quoteCourse.run({ courseId, coupon: coupon ?? undefined })));
      },
    },
    {
      method: 'post',
      path: paths.checkout,
      rule: 'signed-in',
      limit: 'checkout',
      handle: async (req, res) => {
        const { courseId, coupon, successUrl, cancelUrl } = await parse(checkoutBody, req.body);
        const { userId } = signedIn(req);
        const reply: CheckoutReply = await useCases.startCheckout.run({
          userId,
          courseId,
          coupon: coupon || undefined,
          successUrl,
          cancelUrl,
        });
        res.json(reply);
      },
    },
    {
      method: 'get',
      path: paths.paymentSuccess,
      rule: 'signed-in',
      limit: 'verify',
      handle: async (req, res) => {
        const checkoutId = textParameter(req.query['session_id'], 'session_id');
        const courseId = textParameter(req.query['course_id'] ?? req.query['courseId'], 'course_id');
        const { userId } = signedIn(req);
        const order =
          checkoutId && courseId ? await useCases.confirmPayment.run({ userId, checkoutId, courseId }) : undefined;
        res.setHeader('Cache-Control', 'no-store');
        res.json(paymentReply(order));
      },
    },
    {
      method: 'get',
      path: paths.purchases,
      rule: 'signed-in',
      handle: async (req, res) => {
        const orders = await useCases.listPurchases.run({ userId: signedIn(req).userId });
        res.setHeader('Cache-Control', 'no-store');
        res.json(orders.map(purchaseReply));
      },
    },
  ];
}

const MAX_EVENT_BYTES = '256kb';

/** The signed message needs the very bytes that were signed, so it stands before the JSON parser. */
export function webhookRoutes({ receivePaymentEvent }: PaymentUseCases): Route[] {
  const bytes = raw({ type: () => true, limit: MAX_EVENT_BYTES });
  return [
    {
      method: 'post',
      path: paths.paymentWebhook,
      rule: 'signature',
      handle: (req, res, next) =>
        bytes(req, res, (fault?: unknown) => {
          if (fault) return next(fault);
          const body = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
          receivePaymentEvent
            .run({ body, signature: req.get('stripe-signature') })
            .then(() => res.json({ received: true }), next);
        }),
    },
  ];
}
