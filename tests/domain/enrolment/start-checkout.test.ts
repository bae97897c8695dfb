import { describe, expect, it } from 'vitest';
import { inParallel } from '../../contracts/in-parallel.ts';
import { LASTING } from '../../contracts/samples.ts';
import { refused, replyLost, slowBy } from '../../doubles/enrolment/fake-gateway.ts';
import { COUPON, NOTHING, ONCE, ORIGIN, shop } from './shop.ts';

const NOT_FOR_SALE = { kind: 'not-found', code: 'enrolment/not-for-sale' };

describe('starting a checkout', () => {
  it('charges the price of the server and leads back to our pages', async () => {
    const { start, gateway } = await shop();
    await start({ ...({ price: 0.01, totalCents: 1 } as object) });
    expect(gateway.list()).toMatchObject([
      {
        amountCents: 49_900,
        currency: 'AUD',
        userId: 'ada',
        courseId: 'course',
        successUrl: `${ORIGIN}/payment-success?session_id=fake_1&course_id=course`,
        cancelUrl: `${ORIGIN}/payment-cancel`,
      },
    ]);
  });

  it('takes the discount for the right code and refuses a wrong one', async () => {
    const { start, gateway } = await shop();
    await expect(start({ coupon: 'nope' })).rejects.toMatchObject({
      kind: 'invalid',
      code: 'enrolment/coupon',
      fields: { coupon: 'Invalid coupon code' },
    });
    expect(gateway.calls).toEqual([]);
    await start({ coupon: ' cUsP10 ' });
    expect(gateway.list()).toMatchObject([{ amountCents: 44_910 }]);
  });

  it('refuses a price that no card can pay, in a sentence and without a trace', async () => {
    const { start, change, gateway, stores } = await shop();
    await change({ priceCents: 49 });
    await expect(start()).rejects.toMatchObject({ kind: 'invalid', code: 'enrolment/price-too-small' });
    expect([gateway.calls, await stores.orders.findOpen('ada', 'course')]).toEqual([[], undefined]);
    await change({ priceCents: 55 });
    await start({ coupon: COUPON });
    expect(gateway.list()).toMatchObject([{ amountCents: 50 }]);
  });

  it('refuses what is not on sale without a trace', async () => {
    const { start, change, gateway, stores } = await shop();
    await expect(start({ courseId: 'no such' })).rejects.toMatchObject(NOT_FOR_SALE);
    await change({ isLive: false });
    await expect(start()).rejects.toMatchObject(NOT_FOR_SALE);
    await expect(start({ coupon: 'nope' })).rejects.toMatchObject(NOT_FOR_SALE);
    expect(gateway.calls).toEqual([]);
    expect(await stores.orders.findOpen('ada', 'course')).toBeUndefined();
  });

  it('refuses who owns the course, and takes back who no longer does', async () => {
    const { start, stores, clock } = await shop();
    await stores.enrolments.add({
      userId: 'ada',
      courseId: 'course',
      since: clock.now(),
      orderId: null,
      term: LASTING,
    });
    await expect(start()).rejects.toMatchObject({ kind: 'conflict', code: 'enrolment/already-enrolled' });
    await stores.enrolments.revoke('ada', 'course', clock.now());
    expect(await start()).toEqual({ url: 'https://pay.example/fake_1' });
  });

  it('refuses a foreign page before anything is stored', async () => {
    const { start, stores } = await shop();
    for (const input of [{ successUrl: '//evil.example' }, { cancelUrl: 'javascript:alert(1)' }]) {
      await expect(start(input)).rejects.toMatchObject({ code: 'enrolment/foreign-page' });
    }
    expect(await stores.orders.findOpen('ada', 'course')).toBeUndefined();
  });

  it('leads a second click to the same card page', async () => {
    const { start, gateway } = await shop();
    const first = await start();
    expect(await start()).toEqual(first);
    expect(gateway.list()).toHaveLength(1);
  });

  it('leads twenty clicks at once to one order and one card page', async () => {
    const { start, gateway } = await shop();
    for (let call = 0; call < 10; call += 1) gateway.plan('open', slowBy(call % 3));
    const urls = await inParallel(20, () => start());
    expect(new Set(urls.map(({ url }) => url)).size).toBe(1);
    expect(gateway.list()).toHaveLength(1);
  });

  it('never leads a click to a price that it did not ask for', async () => {
    const { start, gateway } = await shop();
    const inputs = [{ coupon: 'CUSP10' }, {}, { coupon: 'CUSP10' }, {}];
    const answers = await Promise.allSettled(inputs.map((input) => start(input)));
    for (const [index, answer] of answers.entries()) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ kind: 'conflict' });
      else {
        const id = answer.value.url.split('/').at(-1);
        expect(gateway.list().find((one) => one.id === id)?.amountCents).toBe(
          'coupon' in (inputs[index] ?? {}) ? 44_910 : 49_900,
        );
      }
    }
    expect(gateway.list().filter((one) => one.status === 'open')).toHaveLength(1);
  });

  it.each([
    ['the price', { priceCents: 59_900 }, {}, 59_900],
    ['the coupon', {}, { coupon: 'CUSP10' }, 44_910],
  ])('closes the old card page when %s changed', async (_what, facts, input, amount) => {
    const { start, change, gateway, stores } = await shop();
    const first = await start();
    await change(facts);
    const second = await start(input);
    expect(second).not.toEqual(first);
    expect(gateway.list().map(({ status, amountCents }) => [status, amountCents])).toEqual([
      ['expired', 49_900],
      ['open', amount],
    ]);
    expect((await stores.orders.findByCheckout('fake_1'))?.status).toBe('cancelled');
    expect(gateway.pay('fake_1')).toBe(false);
  });

  it('opens a new card page after the buyer cancelled the first', async () => {
    const { start, gateway } = await shop();
    await start();
    gateway.cancel('fake_1');
    expect(await start()).toEqual({ url: 'https://pay.example/fake_2' });
  });
});

describe('starting a checkout when things break', () => {
  it('goes on with the order that was stored when the payment service was away', async () => {
    const { start, gateway, stores, traces } = await shop();
    gateway.plan('open', refused);
    await expect(start()).rejects.toMatchObject({ kind: 'unavailable' });
    const order = await stores.orders.findOpen('ada', 'course');
    expect(order).toMatchObject({ checkoutId: null, checkoutUrl: null });
    expect(await traces()).toEqual(NOTHING);

    await start();
    expect(await stores.orders.findOpen('ada', 'course')).toMatchObject({ id: order?.id, checkoutId: 'fake_1' });
    expect(gateway.list()).toMatchObject([{ orderId: order?.id }]);
  });

  it('finds the card page again whose address got lost on the way', async () => {
    const { start, gateway } = await shop();
    gateway.plan('open', replyLost);
    await expect(start()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await start()).toEqual({ url: 'https://pay.example/fake_1' });
    expect(gateway.list()).toHaveLength(1);
  });

  it.each(['find', 'close'] as const)('keeps the old order when the payment service is away at %s', async (verb) => {
    const { start, gateway, stores } = await shop();
    await start();
    gateway.plan(verb, refused);
    await expect(start({ coupon: 'CUSP10' })).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await stores.orders.findOpen('ada', 'course')).toMatchObject({ checkoutId: 'fake_1' });
    expect(gateway.list()).toMatchObject([{ status: 'open' }]);
  });

  it('enrols instead of asking again when the first card page was paid unnoticed', async () => {
    const { start, gateway, traces } = await shop();
    await start();
    gateway.pay('fake_1');
    await expect(start({ coupon: 'CUSP10' })).rejects.toMatchObject({ code: 'enrolment/already-enrolled' });
    expect(await traces()).toEqual(ONCE);
  });

  it('asks nobody to pay twice when the old card page is paid in the moment it is closed', async () => {
    const { start, gateway, traces } = await shop();
    await start();
    gateway.plan('close', { before: () => gateway.pay('fake_1') });
    await expect(start({ coupon: 'CUSP10' })).rejects.toMatchObject({ code: 'enrolment/already-enrolled' });
    expect(gateway.list()).toMatchObject([{ status: 'paid' }]);
    expect(await traces()).toEqual(ONCE);
  });

  it.each(['before', 'after'] as const)(
    'leaves one card page when a click with another coupon overtakes it %s it was opened',
    async (moment) => {
      const { start, gateway, stores } = await shop();
      const overtaking: { url?: string } = {};
      gateway.plan('open', { [moment]: async () => Object.assign(overtaking, await start({ coupon: 'CUSP10' })) });
      await expect(start()).rejects.toMatchObject({ kind: 'conflict', code: 'enrolment/order-open' });
      expect(gateway.list().filter(({ status }) => status === 'open')).toMatchObject([{ amountCents: 44_910 }]);
      expect(overtaking.url).toContain((await stores.orders.findOpen('ada', 'course'))?.checkoutId);
    },
  );

  it('closes a card page that was opened while its order was being set aside', async () => {
    const { start, gateway, work } = await shop();
    gateway.plan('open', refused);
    await expect(start()).rejects.toMatchObject({ kind: 'unavailable' });
    const { run } = work;
    work.run = async (step) => {
      work.run = run;
      await start();
      return run(step);
    };
    await start({ coupon: 'CUSP10' });
    expect(gateway.list().map(({ status, amountCents }) => [status, amountCents])).toEqual([
      ['expired', 49_900],
      ['open', 44_910],
    ]);
  });
});
