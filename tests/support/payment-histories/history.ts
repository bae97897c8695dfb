import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Checkout } from '../../../src/domain/enrolment/ports.ts';
import { DAY_MS, SECOND_MS } from '../../../src/domain/kernel/clock.ts';
import { DomainError } from '../../../src/domain/kernel/errors.ts';
import { Model } from './model.ts';
import type { HistoryWorld } from './world.ts';

const PEOPLE = ['ada', 'bob'] as const;

const person = fc.constantFrom(...PEOPLE);
/** Of the checkouts that there are, counted from the newest. */
const which = fc.constantFrom(0, 0, 0, 1, 1, 2);
const step = fc.oneof(
  {
    weight: 7,
    arbitrary: fc.record({ do: fc.constant('buy' as const), person, hasCoupon: fc.boolean(), pays: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pay' as const), which }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('tell' as const), which, times: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pay later' as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('arrive' as const), which, hasMoney: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('forge' as const), which, person }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      which,
      share: fc.constantFrom(0.25, 1),
      endsAccess: fc.boolean(),
      isOurs: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('dispute' as const),
      which,
      dispute: fc.constantFrom('open' as const, 'won' as const, 'lost' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('gift' as const), person }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('revoke' as const), person }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.constantFrom(3, 20, 35) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('back up' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('restore' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const steps = (minLength: number, maxLength: number) => fc.array(step, { minLength, maxLength, size: 'max' });

/** What may happen between people, a school and its payment service; every other one has a backup and its restore. */
export const aHistory: fc.Arbitrary<Step[]> = fc.oneof(
  steps(4, 14),
  fc
    .tuple(steps(0, 4), steps(1, 7), steps(0, 4))
    .map(([before, since, after]): Step[] => [...before, { do: 'back up' }, ...since, { do: 'restore' }, ...after]),
);

const isRefusal = (error: unknown): undefined => {
  if (!(error instanceof DomainError)) throw error;
  return undefined;
};

/** Lets a school and the model live through one history, and compares what each knows and gives. */
export async function live(world: HistoryWorld, history: readonly Step[]): Promise<void> {
  const { gateway, clock } = world;
  let model = new Model();
  let backup: { restore: () => Promise<void>; model: Model } | undefined;
  const now = () => clock.now();
  const ledgerOf = (id: string) => gateway.list().find((one) => one.id === id);
  const learn = (id: string | undefined) => {
    const ledger = id === undefined ? undefined : ledgerOf(id);
    if (ledger) model.learn(ledger, now());
  };
  const reconcile = async () => {
    await world.reconcile.run();
    model.reconcile(gateway.list(), now());
  };

  const buy = async ({ person: userId, hasCoupon, pays }: Extract<Step, { do: 'buy' }>) => {
    const couldBuy = model.mayBuy(userId, now());
    const open = model.openOf(userId);
    const status = open === undefined ? undefined : ledgerOf(open)?.status;
    if (couldBuy && ['paid', 'processing', 'failed'].includes(status ?? '')) learn(open);
    const answer = await world.start(userId, hasCoupon).catch(isRefusal);
    const isRefused = !couldBuy || status === 'processing' || (status === 'paid' && !!model.endOf(userId, now()));
    assert.equal(answer === undefined, isRefused, `whether ${userId} is refused`);
    if (answer === undefined) return;
    model.begin(userId, answer);
    if (pays) gateway.pay(answer);
  };

  const refund = async (
    { id, amountCents }: Checkout,
    { share, endsAccess, isOurs }: Extract<Step, { do: 'refund' }>,
  ) => {
    const cents = Math.round(amountCents * share);
    const order = await world.orders.findByCheckout(id);
    // The screen ends access with all of the money.
    const isWhole = !!order && order.refundedCents + cents >= order.totalCents;
    if (isOurs && order) await world.giveBack(order, cents, endsAccess || isWhole).catch(isRefusal);
    if (!isOurs) await gateway.refund(id, { id: `desk ${now().getTime()}`, amountCents: cents }).catch(isRefusal);
    await world.fulfil.run({ checkoutId: id });
    learn(id);
  };

  const take = async (one: Step): Promise<void> => {
    const checkout = 'which' in one ? gateway.list().at(-1 - one.which) : undefined;
    if ('which' in one && !checkout) return;
    const id = checkout?.id ?? '';
    if (one.do === 'buy') await buy(one);
    if (one.do === 'pay') gateway.pay(id);
    if (one.do === 'pay later') gateway.payLater(id);
    if (one.do === 'arrive') gateway.arrive(id, one.hasMoney);
    if (one.do === 'cancel') gateway.cancel(id);
    if (one.do === 'dispute' && checkout?.status === 'paid') gateway.dispute(id, one.dispute);
    if (one.do === 'tell') {
      const body = gateway.eventOf(id);
      await Promise.all(
        Array.from({ length: one.times }, () => world.receive.run({ body, signature: gateway.sign(body) })),
      );
      learn(id);
    }
    if (one.do === 'forge') {
      const body = gateway.eventOf(id);
      await assert.rejects(world.receive.run({ body, signature: gateway.sign(body, now(), 'guessed') }));
      if (one.person === checkout?.userId) return;
      const isUnknown = !(await world.orders.findByCheckout(id));
      assert.equal(await world.confirm.run({ userId: one.person, checkoutId: id, courseId: 'course' }), undefined);
      if (isUnknown) learn(id);
    }
    if (one.do === 'refund' && checkout) await refund(checkout, one);
    if (one.do === 'gift') {
      await world.gift(one.person);
      model.gift(one.person, now());
    }
    if (one.do === 'revoke') {
      await world.revoke(one.person).catch(isRefusal);
      model.revoke(one.person, now());
    }
    if (one.do === 'wait') {
      // Every five minutes, in truth. Card pages are open for hours.
      await reconcile();
      for (const { id: open, status } of gateway.list()) if (status === 'open') await gateway.close(open);
      await reconcile();
      clock.advance(one.days * DAY_MS);
      await reconcile();
    }
    if (one.do === 'back up') backup = { restore: await world.backUp(), model: model.copy() };
    if (one.do === 'restore' && backup) {
      await backup.restore();
      model = backup.model.copy();
    }
  };

  for (const one of history) {
    clock.advance(SECOND_MS);
    await take(one);
  }
  await reconcile();
  await agree(world, model);
  // Everything is told; telling it again changes nothing.
  clock.advance(SECOND_MS);
  await world.reconcile.run();
  await agree(world, model);
}

/** The payment service's books, the school's and the model's are one. Node's own assertions: these are a million. */
async function agree({ gateway, clock, orders, taxDocuments, enrolments, unmatched }: HistoryWorld, model: Model) {
  const paid = gateway.list().filter(({ status }) => status === 'paid' || status === 'refunded');
  for (const { id, amountCents, refundedCents, status, dispute } of paid) {
    const order = await orders.findByCheckout(id);
    const documents = await taxDocuments.listOf([order?.id ?? '']);
    const sum = (kind: string) =>
      documents.filter((one) => one.kind === kind).reduce((cents, one) => cents + one.totalCents, 0);
    assert.deepEqual(
      [order?.status, order?.totalCents, order?.refundedCents, order?.dispute, sum('invoice'), sum('credit-note')],
      [status, amountCents, refundedCents, dispute, amountCents, refundedCents],
      `the books of ${id}`,
    );
    assert.equal(model.orders.get(id)?.state, status, `the state of ${id}`);
  }
  const all = (await Promise.all(PEOPLE.map((one) => orders.listOf(one)))).flat();
  assert.equal(all.filter(({ paidAt }) => paidAt !== null).length, paid.length, 'how many were paid');
  assert.deepEqual(await unmatched.listOpen(), []);
  for (const one of PEOPLE)
    assert.deepEqual(
      (await enrolments.find(one, 'course'))?.endsAt,
      model.endOf(one, clock.now()),
      `until when ${one} may enter`,
    );
}
