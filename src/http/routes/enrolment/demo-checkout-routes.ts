import type { Checkout } from '../../../domain/enrolment/ports.ts';
import type { ReceivePaymentEvent } from '../../../domain/enrolment/use-cases/receive-payment-event.ts';
import { DomainError } from '../../../domain/kernel/errors.ts';
import { dollarsFromCents } from '../../../domain/kernel/money.ts';
import { paths } from '../../../wire/paths.ts';
import { type DemoCheckoutReply, demoCheckoutSchema } from '../../../wire/replies/enrolment.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';

type Page = Checkout & { courseTitle: string; successUrl: string; cancelUrl: string };

/** Interface of the built-in payment service for its card page. */
export interface DemoCheckoutDesk {
  find(checkoutId: string): Promise<Page | undefined>;
  pay(checkoutId: string): Promise<{ body: Uint8Array; signature: string }>;
  cancel(checkoutId: string): Promise<void>;
}

type Named = Call<{ path: typeof paths.demoCheckout }>;

/** The built-in card page. It exists only where the built-in payment service does. */
export function demoCheckoutRoutes(desk: DemoCheckoutDesk, receive: ReceivePaymentEvent): Route[] {
  const own = async ({ params: { checkoutId }, user: { userId } }: Named): Promise<Page> => {
    const page = await desk.find(checkoutId);
    if (page?.userId === userId) return page;
    throw new DomainError('not-found', 'demo-checkout/none', 'There is no such demo checkout.');
  };

  const show = async (call: Named) => reply(await own(call));

  const pay = async (call: Named) => {
    const page = await own(call);
    // The message takes the same way as a real service's: signed, and read by the webhook's use case.
    await receive.run(await desk.pay(page.id));
    return reply({ ...page, status: 'paid' });
  };

  const cancel = async (call: Named) => {
    const page = await own(call);
    await desk.cancel(page.id);
    return reply((await desk.find(page.id)) ?? page);
  };

  return inContext('enrolment', [
    route({
      method: 'get',
      path: paths.demoCheckout,
      rule: 'signed-in',
      summary: 'What the built-in card page shows',
      cache: 'no-store',
      reply: demoCheckoutSchema,
      handle: show,
    }),
    route({
      method: 'post',
      path: paths.payDemoCheckout,
      rule: 'signed-in',
      summary: 'Pay at the built-in card page',
      reply: demoCheckoutSchema,
      handle: pay,
    }),
    route({
      method: 'post',
      path: paths.cancelDemoCheckout,
      rule: 'signed-in',
      summary: 'Cancel at the built-in card page',
      reply: demoCheckoutSchema,
      handle: cancel,
    }),
  ]);
}

const reply = (page: Page): DemoCheckoutReply => ({
  checkoutId: page.id,
  courseTitle: page.courseTitle,
  total: dollarsFromCents(page.amountCents),
  status: page.status,
  successUrl: page.successUrl,
  cancelUrl: page.cancelUrl,
});
