import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../src/domain/kernel/clock.ts';
import { aUser } from '../../contracts/samples.ts';
import { refused } from '../../doubles/enrolment/fake-gateway.ts';
import { ONCE, SCHOOL, shop } from './shop.ts';

/** A backup was made, and Ada has bought a course since. */
async function sinceBackup(request: object = {}) {
  const world = await shop();
  const restore = await world.backUp();
  world.clock.advance(HOUR_MS);
  const checkoutId = await world.atCardPage(request);
  world.gateway.pay(checkoutId);
  await world.fulfil.run({ checkoutId });
  const order = async () => (await world.stores.orders.findByCheckout(checkoutId))!;
  const jobs = async () =>
    (await world.monitor.list('waiting', world.clock.now(), { limit: 20 })).map(({ name }) => name);
  const noted = async () => (await world.stores.auditLog.list({}, { limit: 20 })).map(({ kind }) => kind);
  const unmatched = () => world.stores.unmatchedPayments.listOpen();
  return { ...world, restore, checkoutId, order, noted, unmatched, waiting: jobs };
}

describe('a school that was restored from a backup', () => {
  it('knows again what was paid since, with its access, terms and history', async () => {
    const { restore, reconcile, order, stores, clock, noted, waiting } = await sinceBackup({
      coupon: 'CUSP10',
      country: 'NZ',
    });
    const before = await order();
    const end = (await stores.enrolments.find('ada', 'course'))?.endsAt;
    clock.advance(10 * DAY_MS);
    await restore();
    expect(await order()).toBeUndefined();
    await reconcile.run();
    const { checkoutUrl: _, createdAt: __, ...facts } = before;
    expect(await order()).toMatchObject(facts);
    expect((await stores.enrolments.find('ada', 'course'))?.endsAt).toEqual(end);
    expect((await stores.orderEvents.listOf(before.id)).map(({ kind }) => kind)).toContain('found-again');
    expect(await noted()).toEqual(['payment-found']);
    expect(await waiting()).toEqual(['enrolment/send-receipt', 'enrolment/report-restored']);
  });

  it.each(['webhook', 'success page'])('is told by the %s as well, before the first round', async (way) => {
    const { restore, traces, receive, confirm, gateway, checkoutId, order } = await sinceBackup();
    await restore();
    const body = gateway.eventOf(checkoutId);
    if (way === 'webhook') await receive.run({ body, signature: gateway.sign(body) });
    else expect(await confirm.run({ userId: 'ada', checkoutId, courseId: 'course' })).toMatchObject({ status: 'paid' });
    expect(await traces()).toEqual(ONCE);
    expect((await order()).userId).toBe('ada');
  });

  it('tells nobody else at the success page, and still writes the order', async () => {
    const { restore, confirm, checkoutId, order } = await sinceBackup();
    await restore();
    expect(await confirm.run({ userId: 'bob', checkoutId, courseId: 'course' })).toBeUndefined();
    expect((await order()).userId).toBe('ada');
  });

  it('looks back to its backup once, however long ago that was, and tells the school what to do', async () => {
    const { restore, reconcile, reportRestored, traces, jobs, clock, mailbox, stores } = await sinceBackup();
    clock.advance(100 * DAY_MS);
    await restore();
    await reconcile.run();
    expect(await traces()).toEqual({ ...ONCE, jobs: 2 });
    const job = (await jobs.lease(clock.now(), clock.now(), 10)).find(
      ({ name }) => name === 'enrolment/report-restored',
    );
    await reportRestored.run(job?.payload as never);
    const [mail] = (await mailbox.list({ limit: 1 })).mails;
    expect(mail?.to).toBe(SCHOOL);
    expect(JSON.stringify(mail?.blocks)).toMatch(/1 payment was missing.*disabled after that moment are enabled again/);
    expect(await stores.restoreMarks.findOpen()).toBeUndefined();
  });

  it('stays marked while the payment service is away', async () => {
    const { restore, reconcile, gateway, stores, traces } = await sinceBackup();
    await restore();
    for (const verb of ['listPaid', 'find', 'listReversals'] as const) {
      gateway.plan(verb, refused);
      await expect(reconcile.run()).rejects.toMatchObject({ kind: 'unavailable' });
      expect(await stores.restoreMarks.findOpen()).toBeDefined();
    }
    await reconcile.run();
    expect(await traces()).toMatchObject({ paid: 1, isEnrolled: true });
    expect(await stores.restoreMarks.findOpen()).toBeUndefined();
  });

  it('takes over what went back since, and a refund that ended access ends it again', async () => {
    for (const endsAccess of [false, true]) {
      const { restore, reconcile, giveBack, order, stores } = await sinceBackup();
      await giveBack((await order()).id, { amountCents: 10_000, endsAccess });
      await restore();
      await reconcile.run();
      expect(await order()).toMatchObject({ status: 'paid', refundedCents: 10_000 });
      expect((await stores.enrolments.find('ada', 'course')) === undefined).toBe(endsAccess);
      const documents = await stores.taxDocuments.listOf([(await order()).id]);
      expect(documents.map(({ kind, totalCents }) => [kind, totalCents])).toEqual([
        ['invoice', 49_900],
        ['credit-note', 10_000],
      ]);
    }
  });

  it('takes over a whole refund and a lost dispute: no access, books that agree', async () => {
    for (const way of ['refund', 'dispute'] as const) {
      const { restore, reconcile, giveBack, gateway, checkoutId, fulfil, order, stores } = await sinceBackup();
      if (way === 'refund') await giveBack((await order()).id);
      else {
        gateway.dispute(checkoutId, 'lost');
        await fulfil.run({ checkoutId });
      }
      await restore();
      await reconcile.run();
      expect(await order()).toMatchObject({ status: 'refunded', refundedCents: 49_900 });
      expect(await stores.enrolments.find('ada', 'course')).toBeUndefined();
      expect(await stores.taxDocuments.listOf([(await order()).id])).toHaveLength(2);
    }
  });

  it('takes over a refund of an order that the backup knows as paid, however long ago', async () => {
    const world = await shop();
    const checkoutId = await world.atCardPage();
    world.gateway.pay(checkoutId);
    await world.fulfil.run({ checkoutId });
    const restore = await world.backUp();
    const order = (await world.stores.orders.findByCheckout(checkoutId))!;
    await world.giveBack(order.id, { amountCents: 10_000, endsAccess: true });
    world.clock.advance(60 * DAY_MS);
    await restore();
    await world.reconcile.run();
    expect(await world.stores.orders.find(order.id)).toMatchObject({ refundedCents: 10_000 });
    expect(await world.stores.enrolments.find('ada', 'course')).toBeUndefined();
  });

  it('keeps the order of one whose account is gone, gives no place, and has the school told', async () => {
    const { clock, stores, ...world } = await shop();
    const restore = await world.backUp();
    await stores.users.add(aUser({ id: 'bob', email: 'bob@example.org' }));
    const checkoutId = await world.atCardPage({ userId: 'bob' });
    world.gateway.pay(checkoutId);
    await restore();
    await world.reconcile.run();
    const order = (await stores.orders.findByCheckout(checkoutId))!;
    expect(order).toMatchObject({ status: 'paid', userId: 'bob', access: null });
    expect(await stores.enrolments.find('bob', 'course')).toBeUndefined();
    expect((await stores.taxDocuments.listOf([order.id]))[0]?.buyer).toMatchObject({
      name: 'A card holder',
      email: 'bob@example.org',
    });
    await world.report.run({ orderId: order.id });
    expect(world.alarms).toEqual([`enrolment/undeliverable ${order.id}`]);
    const mail = (await world.mailbox.list({ limit: 9 })).mails.find(({ to }) => to === SCHOOL);
    expect(mail).toMatchObject({ to: SCHOOL, subject: expect.stringContaining('its account is gone') });
    await world.giveBack(order.id);
    expect(await stores.orders.find(order.id)).toMatchObject({ status: 'refunded' });
  });

  it('leaves what nobody has paid alone', async () => {
    const { fulfil, reconcile, gateway, stores, noted, unmatched, ...world } = await sinceBackup();
    const open = await world.atCardPage({ courseId: 'other' });
    await world.restore();
    await reconcile.run();
    expect(await stores.orders.findByCheckout(open)).toBeUndefined();
    gateway.cancel(open);
    expect(await fulfil.run({ checkoutId: open })).toEqual({ status: 'unmatched' });
    expect(await unmatched()).toEqual([]);
    expect(await noted()).toEqual(['payment-found']);
  });

  it('gives the order its checkout that a backup of the moment before did not know', async () => {
    const world = await shop();
    world.gateway.plan('open', { after: () => Promise.reject(new Error('killed')) });
    await expect(world.start()).rejects.toThrow('killed');
    const restore = await world.backUp();
    const [checkout] = world.gateway.list();
    world.gateway.pay(checkout!.id);
    await restore();
    await world.reconcile.run();
    const order = await world.stores.orders.findByCheckout(checkout!.id);
    expect(order).toMatchObject({ status: 'paid' });
    await world.giveBack(order!.id);
    expect(world.gateway.list()).toMatchObject([{ status: 'refunded' }]);
  });
});

describe('a payment that fits no order', () => {
  it.each([
    ['another sum', { amountCents: 49_901 }, true],
    ['another currency', { currency: 'USD' }, true],
    ['neither buyer nor course that is known', { orderId: 'lost', userId: 'x', courseId: 'y' }, true],
    ['money that went back already', { amountCents: 1, status: 'refunded' } as const, false],
  ])('for its %s is kept once, noted, and told to the school', async (_what, lie, isOwed) => {
    const world = await shop();
    const checkoutId = await world.atCardPage();
    world.gateway.pay(checkoutId);
    world.gateway.falsify(checkoutId, lie);
    for (let time = 0; time < 3; time += 1) {
      expect(await world.fulfil.run({ checkoutId })).toEqual({ status: 'unmatched' });
      await world.reconcile.run();
    }
    expect(await world.traces()).toEqual({ paid: 0, isEnrolled: false, jobs: isOwed ? 1 : 0 });
    const entries = await world.stores.auditLog.list({}, { limit: 9 });
    expect(entries).toMatchObject([{ kind: 'payment-unmatched', reason: checkoutId }]);
    await world.reportUnmatched.run({ checkoutId });
    const { mails } = await world.mailbox.list({ limit: 9 });
    expect(mails.map(({ kind, to }) => [kind, to])).toEqual(isOwed ? [['unmatched', SCHOOL]] : []);
    expect(world.alarms).toHaveLength(isOwed ? 1 : 0);
    expect(await world.stores.unmatchedPayments.listOpen()).toHaveLength(isOwed ? 1 : 0);
  });

  it('is settled once it went back at the service’s own desk, or never arrived', async () => {
    for (const end of ['refunded', 'failed'] as const) {
      const world = await shop();
      const checkoutId = await world.atCardPage();
      world.gateway.falsify(checkoutId, { amountCents: 1, status: 'processing' });
      await world.reconcile.run();
      expect(await world.stores.unmatchedPayments.listOpen()).toHaveLength(1);
      world.gateway.falsify(checkoutId, { status: end });
      world.clock.advance(20 * DAY_MS);
      await world.reconcile.run();
      expect(await world.stores.unmatchedPayments.listOpen()).toEqual([]);
    }
  });

  it('that is no business of ours is forgotten', async () => {
    const world = await shop();
    const checkoutId = await world.atCardPage();
    world.gateway.pay(checkoutId);
    world.gateway.falsify(checkoutId, { orderId: '', userId: '', courseId: '' });
    await expect(world.fulfil.run({ checkoutId })).rejects.toMatchObject({ code: 'enrolment/no-checkout' });
    expect(await world.stores.unmatchedPayments.listOpen()).toEqual([]);
  });
});
