import type { Request } from 'express';
import type { Checkout } from '../../domain/enrolment/ports.ts';
import type { ReceivePaymentEvent } from '../../domain/enrolment/use-cases/receive-payment-event.ts';
import { DomainError } from '../../domain/kernel/errors.ts';
import { dollarsFromCents } from '../../domain/kernel/money.ts';
import type { DemoCheckoutReply } from '../../wire/enrolment.ts';
import { paths } from '../../wire/paths.ts';
import { signedIn } from '../auth/signed-in.ts';
import type { Route } from '../route.ts';

type Page = Checkout & { courseTitle: string; successUrl: string; cancelUrl: string };

/** What the card page needs of the built-in payment service. */
export interface DemoCheckoutDesk {
  find(checkoutId: string): Promise<Page | undefined>;
  pay(checkoutId: string): Promise<{ body: Uint8Array; signature: string }>;
  cancel(checkoutId: string): Promise<void>;
}

/** The built-in card page. It exists only where the built-in payment service does. */
export function demoCheckoutRoutes(desk: DemoCheckoutDesk, receive: ReceivePaymentEvent): Route[] {
  const own = async (req: Request): Promise<Page> => {
    const page = await desk.find(String(req.params['checkoutId']));
    if (page?.userId === signedIn(req).userId) return page;
    throw new DomainError('not-found', 'demo-checkout/none', 'There is no such demo checkout.');
  };

  return [
    {
      method: 'get',
      path: paths.demoCheckout,
      rule: 'signed-in',
      handle: async (req, res) => {
        res.setHeader('Cache-Control', 'no-store');
        res.json(reply(await own(req)));
      },
    },
    {
      method: 'post',
      path: paths.payDemoCheckout,
      rule: 'signed-in',
      handle: async (req, res) => {
        const page = await own(req);
        // The message takes the same way as a real service's: signed, and read by the webhook's use case.
        await receive.run(await desk.pay(page.id));
        res.json(reply({ ...page, status: 'paid' }));
      },
    },
    {
      method: 'post',
      path: paths.cancelDemoCheckout,
      rule: 'signed-in',
      handle: async (req, res) => {
        const page = await own(req);
        await desk.cancel(page.id);
        res.json(reply((await desk.find(page.id)) ?? page));
      },
    },
  ];
}

const reply = (page: Page): DemoCheckoutReply => ({
  checkoutId: page.id,
  courseTitle: page.courseTitle,
  total: dollarsFromCents(page.amountCents),
  status: page.status,
  successUrl: page.successUrl,
  cancelUrl: page.cancelUrl,
});
