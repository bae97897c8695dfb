import { describe, expect, it } from 'vitest';
import type { Dispute } from '../../src/domain/enrolment/order.ts';
import type { PaymentGateway } from '../../src/domain/enrolment/ports.ts';
import { SECOND_MS } from '../../src/domain/kernel/clock.ts';
import type { FixedClock } from '../doubles/fixed-clock.ts';
import { inParallel } from './in-parallel.ts';
import { anOrder, ODD_TEXT } from './samples.ts';

/** A payment service and, behind the counter, its customers and its post. */
export interface GatewayDesk {
  readonly gateway: PaymentGateway;
  readonly clock: FixedClock;
  /** True when the checkout is paid afterwards. */
  pay(checkoutId: string): Promise<boolean>;
  cancel(checkoutId: string): Promise<void>;
  /** What an open checkout is once its buyer has turned back. */
  readonly onceCancelled: 'cancelled' | 'open';
  eventOf(checkoutId: string): Buffer;
  sign(body: Uint8Array, at: Date, secret?: string): string;
  /** The buyer pays by a bank debit, and days later it arrives or does not. */
  payLater?(checkoutId: string): Promise<void>;
  arrive?(checkoutId: string, hasMoney: boolean): Promise<void>;
  /** The buyer's bank asks for the money back, and then decides. */
  dispute?(checkoutId: string, dispute: Dispute): Promise<void>;
  /** The buyer's bank sends a refund of ours back. */
  returnRefund?(refundId: string): Promise<void>;
}

const PAGES = {
  successUrl: 'https://school.example/payment-success?session_id={CHECKOUT_SESSION_ID}&course_id=course',
  cancelUrl: 'https://school.example/payment-cancel',
  email: 'ada@example.org',
};

/** What the checkouts of `anOrder` cost, given back. */
const WHOLE = { id: 'whole', amountCents: 44_910 };

/** What every PaymentGateway promises. `open` hands over one without any checkout. */
export function paymentGatewayContract(adapter: string, open: () => Promise<GatewayDesk>): void {
  const withCheckout = async () => {
    const desk = await open();
    const { checkoutId, url } = await desk.gateway.open(anOrder(), PAGES);
    const status = async () => (await desk.gateway.find(checkoutId))?.status;
    return { ...desk, checkoutId, url, status };
  };

  describe(`PaymentGateway on ${adapter}`, () => {
    it('opens a checkout for exactly what was ordered', async () => {
      const { gateway, checkoutId, url } = await withCheckout();
      expect(url).toContain(checkoutId);
      expect(await gateway.find(checkoutId)).toMatchObject({
        id: checkoutId,
        status: 'open',
        amountCents: 44_910,
        refundedCents: 0,
        dispute: null,
        currency: 'AUD',
        orderId: 'order',
        userId: 'ada',
        courseId: 'course',
      });
    });

    it('answers the same checkout however often one order is opened', async () => {
      const { gateway, checkoutId, url } = await withCheckout();
      expect(await gateway.open(anOrder(), PAGES)).toEqual({ checkoutId, url });
      const again = await inParallel(20, () => gateway.open(anOrder({ id: 'second', userId: 'bob' }), PAGES));
      expect(new Set(again.map((one) => one.checkoutId)).size).toBe(1);
      expect(again[0]?.checkoutId).not.toBe(checkoutId);
    });

    it.each(['', 'nothing', "' or 1=1 --", '%', ODD_TEXT, 'x'.repeat(5000)])(
      'knows no checkout called %j',
      async (id) => {
        const { gateway, status } = await withCheckout();
        expect(await gateway.find(id)).toBeUndefined();
        await gateway.close(id);
        expect(await status()).toBe('open');
      },
    );

    it('takes no money once it is closed', async () => {
      const { gateway, checkoutId, pay, status } = await withCheckout();
      await gateway.close(checkoutId);
      expect(await status()).not.toBe('open');
      expect(await pay(checkoutId)).toBe(false);
      expect(await status()).not.toBe('paid');
    });

    it('leaves what is over as it is', async () => {
      const { gateway, checkoutId, pay, cancel, status } = await withCheckout();
      expect(await pay(checkoutId)).toBe(true);
      await gateway.close(checkoutId);
      await cancel(checkoutId);
      expect(await status()).toBe('paid');
      expect(await gateway.open(anOrder(), PAGES)).toMatchObject({ checkoutId });
      expect(await status()).toBe('paid');
    });

    it('gives the money back for what was paid, once, and stays so', async () => {
      const { gateway, checkoutId, pay, cancel, status } = await withCheckout();
      await pay(checkoutId);
      await inParallel(5, () => gateway.refund(checkoutId, WHOLE));
      expect(await status()).toBe('refunded');
      await gateway.refund(checkoutId, WHOLE);
      await gateway.close(checkoutId);
      await cancel(checkoutId);
      await pay(checkoutId);
      expect(await status()).toBe('refunded');
      expect(await gateway.open(anOrder(), PAGES)).toMatchObject({ checkoutId });
    });

    it('gives back a part, and the rest, and never more', async () => {
      const { gateway, checkoutId, pay } = await withCheckout();
      await pay(checkoutId);
      const part = { id: 'part', amountCents: 10_000 };
      await inParallel(5, () => gateway.refund(checkoutId, part));
      expect(await gateway.find(checkoutId)).toMatchObject({ status: 'paid', refundedCents: 10_000 });
      const tooLarge = { kind: 'conflict', code: 'enrolment/refund-too-large' };
      await expect(gateway.refund(checkoutId, WHOLE)).rejects.toMatchObject(tooLarge);
      await gateway.refund(checkoutId, { id: 'rest', amountCents: 34_910 });
      expect(await gateway.find(checkoutId)).toMatchObject({ status: 'refunded', refundedCents: 44_910 });
      await expect(gateway.refund(checkoutId, { id: 'cent', amountCents: 1 })).rejects.toMatchObject(tooLarge);
      await gateway.refund(checkoutId, part);
      expect((await gateway.find(checkoutId))?.refundedCents).toBe(44_910);
    });

    it('gives back no more than was paid when refunds meet', async () => {
      const { gateway, checkoutId, pay } = await withCheckout();
      await pay(checkoutId);
      const ends = await Promise.allSettled(
        ['a', 'b', 'c'].map((id) => gateway.refund(checkoutId, { id, amountCents: 20_000 })),
      );
      expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
      expect(await gateway.find(checkoutId)).toMatchObject({ status: 'paid', refundedCents: 40_000 });
    });

    it('takes the id of a refund for that refund alone', async () => {
      const { gateway, checkoutId, pay } = await withCheckout();
      const other = await gateway.open(anOrder({ id: 'second', userId: 'bob' }), PAGES);
      await pay(checkoutId);
      await pay(other.checkoutId);
      const part = { id: 'part', amountCents: 10_000 };
      await gateway.refund(checkoutId, part);
      const reused = { kind: 'conflict', code: 'enrolment/refund-reused' };
      await expect(gateway.refund(checkoutId, { ...part, amountCents: 10_001 })).rejects.toMatchObject(reused);
      await expect(gateway.refund(other.checkoutId, part)).rejects.toMatchObject(reused);
      expect((await gateway.find(other.checkoutId))?.refundedCents).toBe(0);
    });

    it('lists what went back, wherever that was begun, each order once', async () => {
      const { gateway, checkoutId, pay, clock } = await withCheckout();
      const other = await gateway.open(anOrder({ id: 'second', userId: 'bob' }), PAGES);
      await pay(checkoutId);
      await pay(other.checkoutId);
      expect(await gateway.listReversals(clock.now())).toEqual([]);
      await gateway.refund(checkoutId, { id: 'a', amountCents: 10_000 });
      await gateway.refund(checkoutId, { id: 'b', amountCents: 5000 });
      expect(await gateway.listReversals(clock.now())).toMatchObject([
        { orderId: 'order', refundedCents: 15_000, dispute: null },
      ]);
    });

    it('lists what was paid since then, newest first, whatever went back of it, in pages', async () => {
      const { gateway, checkoutId, pay, clock } = await withCheckout();
      const listed = async (since: Date) => {
        const ids: string[] = [];
        let next: string | undefined;
        do {
          const page = await gateway.listPaid(since, next);
          ids.push(...page.checkoutIds);
          next = page.next;
        } while (next !== undefined);
        return ids;
      };
      const began = clock.now();
      await pay(checkoutId);
      clock.advance(SECOND_MS);
      const since = clock.now();
      const later: string[] = [];
      for (let n = 0; n < 3; n += 1) {
        clock.advance(SECOND_MS);
        const order = anOrder({ id: `order ${n}`, userId: `user ${n}`, createdAt: clock.now() });
        later.push((await gateway.open(order, PAGES)).checkoutId);
      }
      expect(await listed(began)).toEqual([checkoutId]);
      for (const id of later) await pay(id);
      await gateway.refund(later[1]!, WHOLE);
      expect(await listed(since)).toEqual(later.toReversed());
      expect(await listed(began)).toEqual([...later.toReversed(), checkoutId]);
      clock.advance(SECOND_MS);
      expect(await listed(clock.now())).toEqual([]);
    });

    it('gives no money back for what was never paid', async () => {
      const { gateway, checkoutId, cancel, status, onceCancelled } = await withCheckout();
      const refusal = { kind: 'conflict', code: 'enrolment/not-paid' };
      await expect(gateway.refund('nothing', WHOLE)).rejects.toMatchObject(refusal);
      await expect(gateway.refund(checkoutId, WHOLE)).rejects.toMatchObject(refusal);
      expect(await status()).toBe('open');
      await cancel(checkoutId);
      await expect(gateway.refund(checkoutId, WHOLE)).rejects.toMatchObject(refusal);
      expect(await status()).toBe(onceCancelled);
    });

    it('ends in one way when paying, cancelling and closing meet', async () => {
      for (let round = 0; round < 5; round += 1) {
        const { gateway, checkoutId, pay, cancel, status } = await withCheckout();
        const ways = [() => pay(checkoutId), () => cancel(checkoutId), () => gateway.close(checkoutId)];
        await Promise.all([...ways.slice(round % 3), ...ways.slice(0, round % 3)].map((way) => way()));
        const first = await status();
        await Promise.all([pay(checkoutId), cancel(checkoutId), gateway.close(checkoutId)]);
        expect(await status()).toBe(first);
        expect(['paid', 'cancelled', 'expired']).toContain(first);
      }
    });
  });

  describe(`the messages of PaymentGateway on ${adapter}`, () => {
    const message = async () => {
      const desk = await withCheckout();
      const body = desk.eventOf(desk.checkoutId);
      const at = (seconds: number) => new Date(desk.clock.now().getTime() + seconds * SECOND_MS);
      return { ...desk, body, at, signature: desk.sign(body, at(0)) };
    };

    it('say which checkout to look at', async () => {
      const { gateway, body, signature, checkoutId } = await message();
      expect(await gateway.readEvent(body, signature)).toEqual({ checkoutId });
    });

    it.each([-300, -299, 299, 300])('are taken when they are %i seconds from now', async (seconds) => {
      const { gateway, body, sign, at, checkoutId } = await message();
      expect(await gateway.readEvent(body, sign(body, at(seconds)))).toEqual({ checkoutId });
    });

    it.each([-301, 301, -3600, 3600, -86_400 * 365])(
      'are refused when they are %i seconds from now',
      async (seconds) => {
        const { gateway, body, sign, at } = await message();
        await expect(gateway.readEvent(body, sign(body, at(seconds)))).rejects.toMatchObject({ kind: 'malformed' });
      },
    );

    it('are refused without their signature, or with another one', async () => {
      const { gateway, body, signature, sign, at } = await message();
      const forged = [
        undefined,
        '',
        'v1',
        signature.slice(0, -1),
        `${signature}0`,
        signature.toUpperCase(),
        ` ${signature}`,
        `${signature},${signature}`,
        signature.replace(/[0-9a-f]{8}$/, '00000000'),
        sign(body, at(0), 'another secret'),
        sign(Buffer.from('{}'), at(0)),
        't=NaN,v1=',
        'x'.repeat(10_000),
      ];
      for (const one of forged)
        await expect(gateway.readEvent(body, one), one).rejects.toMatchObject({ kind: 'malformed' });
    });

    it('are refused when one byte of them differs', async () => {
      const { gateway, body, signature } = await message();
      const altered = [
        Buffer.concat([body, Buffer.from(' ')]),
        body.subarray(1),
        Buffer.alloc(0),
        Buffer.from(body.toString().replace('{', '{ ')),
      ];
      for (const one of altered)
        await expect(gateway.readEvent(one, signature)).rejects.toMatchObject({ kind: 'malformed' });
    });

    it.each([
      '{}',
      'null',
      '[]',
      '5',
      '"text"',
      '{"type":"charge.refunded","about":"refund"}',
      '{"type":["checkout.paid"],"checkoutId":{}}',
    ])('that are signed but tell something else are no business of ours: %s', async (text) => {
      const { gateway, sign, at } = await message();
      const body = Buffer.from(text);
      expect(await gateway.readEvent(body, sign(body, at(0)))).toBeUndefined();
    });

    it('that are signed but not readable are refused', async () => {
      const { gateway, sign, at } = await message();
      for (const body of [Buffer.from('{"type":'), Buffer.from([0xff, 0xfe]), Buffer.alloc(0)]) {
        await expect(gateway.readEvent(body, sign(body, at(0)))).rejects.toMatchObject({ kind: 'malformed' });
      }
    });
  });
}

/** What a PaymentGateway promises that knows payments which take days, and disputes: all but the demonstration's. */
export function slowPaymentContract(adapter: string, open: () => Promise<GatewayDesk>): void {
  const withCheckout = async () => {
    const desk = await open();
    const { checkoutId } = await desk.gateway.open(anOrder(), PAGES);
    return { ...(desk as Required<GatewayDesk>), checkoutId, found: () => desk.gateway.find(checkoutId) };
  };

  describe(`PaymentGateway on ${adapter}, when money takes its time`, () => {
    it.each([true, false])('says that it is on its way, and then whether it has come: %s', async (hasMoney) => {
      const { gateway, checkoutId, payLater, arrive, found } = await withCheckout();
      await payLater(checkoutId);
      expect(await found()).toMatchObject({ status: 'processing', amountCents: 44_910, refundedCents: 0 });
      await expect(gateway.refund(checkoutId, WHOLE)).rejects.toMatchObject({ code: 'enrolment/not-paid' });
      await gateway.close(checkoutId);
      expect(await found()).toMatchObject({ status: 'processing' });
      await arrive(checkoutId, hasMoney);
      expect(await found()).toMatchObject({ status: hasMoney ? 'paid' : 'failed' });
      await gateway.close(checkoutId);
      expect(await found()).toMatchObject({ status: hasMoney ? 'paid' : 'failed' });
    });

    it.each(['NZ', null])('keeps what the order said (from %s), who paid and when', async (buyerCountry) => {
      const { gateway, clock, pay } = (await open()) as Required<GatewayDesk>;
      const order = anOrder({ buyerCountry, createdAt: clock.now() });
      const { checkoutId } = await gateway.open(order, PAGES);
      const begun = clock.now();
      clock.advance(60 * SECOND_MS);
      await pay(checkoutId);
      expect((await gateway.find(checkoutId))?.sold).toEqual({
        courseTitle: 'Ten months',
        durationMonths: 10,
        priceCents: 49_900,
        coupon: 'CUSP10',
        buyerCountry,
        createdAt: begun,
        paidAt: clock.now(),
        payer: { name: 'A card holder', email: 'ada@example.org' },
      });
    });

    it('keeps that a refund was meant to end access', async () => {
      const { gateway, checkoutId, pay, found } = await withCheckout();
      await pay(checkoutId);
      await gateway.refund(checkoutId, { id: 'a', amountCents: 100, endsAccess: false });
      expect(await found()).toMatchObject({ endsAccess: false });
      await gateway.refund(checkoutId, { id: 'b', amountCents: 100, endsAccess: true });
      expect(await found()).toMatchObject({ endsAccess: true, refundedCents: 200 });
    });

    it('says that a bank asks for it back, and gives nothing back meanwhile', async () => {
      const { gateway, checkoutId, pay, dispute, found, clock } = await withCheckout();
      await pay(checkoutId);
      await dispute(checkoutId, 'open');
      expect(await found()).toMatchObject({ status: 'paid', refundedCents: 0, dispute: 'open' });
      await expect(gateway.refund(checkoutId, WHOLE)).rejects.toMatchObject({ code: 'enrolment/disputed' });
      expect(await gateway.listReversals(clock.now())).toMatchObject([{ orderId: 'order', dispute: 'open' }]);
      await dispute(checkoutId, 'won');
      expect(await found()).toMatchObject({ status: 'paid', refundedCents: 0, dispute: 'won' });
      await gateway.refund(checkoutId, WHOLE);
      expect(await found()).toMatchObject({ status: 'refunded' });
    });

    it('tells of a refund that the buyer’s bank sent back, and takes no second one for it', async () => {
      const { gateway, checkoutId, pay, returnRefund, found, clock } = await withCheckout();
      await pay(checkoutId);
      const part = { id: 'part', amountCents: 4910 };
      await gateway.refund(checkoutId, part);
      expect(await found()).toMatchObject({ refundedCents: 4910, returned: [] });
      await returnRefund('part');
      expect(await found()).toMatchObject({ status: 'paid', returned: [part] });
      expect(await gateway.listReversals(clock.now())).toMatchObject([{ orderId: 'order', returned: [part] }]);
      await gateway.refund(checkoutId, part);
      expect(await found()).toMatchObject({ status: 'paid', refundedCents: 0, returned: [part] });
    });

    it('counts what a bank has taken as given back', async () => {
      const { gateway, checkoutId, pay, dispute, found, clock } = await withCheckout();
      await pay(checkoutId);
      await gateway.refund(checkoutId, { id: 'part', amountCents: 4910 });
      await dispute(checkoutId, 'open');
      await dispute(checkoutId, 'lost');
      expect(await found()).toMatchObject({ status: 'refunded', refundedCents: 44_910, dispute: 'lost' });
      const reversal = { orderId: 'order', refundedCents: 44_910, dispute: 'lost' };
      expect(await gateway.listReversals(clock.now())).toMatchObject([reversal]);
      await expect(gateway.refund(checkoutId, { id: 'more', amountCents: 1 })).rejects.toMatchObject({
        code: 'enrolment/disputed',
      });
    });
  });
}
