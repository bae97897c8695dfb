import type { UnmatchedPayments } from '../../../domain/enrolment/lost-payments/ports.ts';
import type { RefundUnmatched } from '../../../domain/enrolment/use-cases/refund-unmatched.ts';
import { paths } from '../../../wire/paths.ts';
import { unmatchedPaymentsSchema } from '../../../wire/replies/orders.ts';
import { unmatchedReply } from '../../replies/order-replies.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';

export interface UnmatchedUseCases {
  readonly refundUnmatched: RefundUnmatched;
}

/** Payments that fit no order, and giving them back. */
export function unmatchedRoutes(
  { refundUnmatched }: UnmatchedUseCases,
  unmatched: Pick<UnmatchedPayments, 'listOpen'>,
): Route[] {
  const list = async () => unmatchedReply(await unmatched.listOpen());

  const refund = async ({ params: { checkoutId }, user }: Call<{ path: typeof paths.refundUnmatched }>) => {
    await refundUnmatched.run({ actorId: user.userId, checkoutId });
    return list();
  };

  return inContext('enrolment', [
    route({
      method: 'get',
      path: paths.unmatchedPayments,
      rule: 'admin',
      roles: ['office'],
      summary: 'Payments that fit no order',
      cache: 'no-store',
      reply: unmatchedPaymentsSchema,
      handle: list,
    }),
    route({
      method: 'post',
      path: paths.refundUnmatched,
      rule: 'admin',
      roles: ['office'],
      grave: true,
      summary: 'Give back a payment that fits no order',
      cache: 'no-store',
      reply: unmatchedPaymentsSchema,
      refusals: [404, 409],
      handle: refund,
    }),
  ]);
}
