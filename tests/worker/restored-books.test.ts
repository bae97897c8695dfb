import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ReconcilePayments } from '../../src/domain/enrolment/jobs/reconcile-payments.ts';
import { backUp } from '../../src/main/operation/back-up.ts';
import { BackupFolder } from '../../src/main/operation/backup-folder.ts';
import { type RestoreOptions, restore } from '../../src/main/operation/restore.ts';
import { buying } from '../http/support/buying.ts';
import { type FakeStripe, openFakeStripe } from '../support/fake-stripe/fake-stripe.ts';
import { openSchool, PASSWORD, type School, signIn } from '../support/school.ts';
import { placesForSchools, sourceOf } from './support/places-for-schools.ts';

const KEYS = { secretKey: 'sk_test_books', webhookSecret: 'whsec_books' };

describe('the books of a school that was destroyed and restored', () => {
  const { place, emptyPlace } = placesForSchools();
  let stripe: FakeStripe;
  const stripeEnvironment = () => ({
    STRIPE_SECRET_KEY: KEYS.secretKey,
    STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
    STRIPE_API_BASE: stripe.origin,
    WORK_JOBS: '0',
  });
  beforeAll(async () => {
    stripe = await openFakeStripe(KEYS);
  });
  afterAll(() => stripe.close());

  const backedUp = async (school: School) => {
    const root = place();
    await backUp(sourceOf(school), await BackupFolder.prepare(root));
    return async (kind: 'SQLite' | 'Postgres', options?: RestoreOptions) => {
      const { target, env, drop } = await emptyPlace(kind);
      const folder = await BackupFolder.open(root);
      const report = await restore(folder, await folder.read(), target, options);
      const restored = await openSchool({ ...env, ...stripeEnvironment() });
      return { report, restored, drop };
    };
  };
  const buy = async (school: School, name: string, courseId: string, isNew = true) => {
    const shop = buying(school);
    const person = isNew ? await school.student(name) : await signIn(school.ask, `${name}@example.org`, PASSWORD);
    const checkoutId = await shop.atCardPage(person, courseId);
    stripe.books.pay(checkoutId);
    expect((await shop.confirm(person, checkoutId, courseId)).json).toMatchObject({ success: true });
    return { person, checkoutId };
  };
  /** What each payment came to, as the service has it. */
  const ledgerOfService = () =>
    [...stripe.books.sessions.values()]
      .filter(({ status }) => status === 'complete')
      .map(({ id, amount_total }) => [id, amount_total, stripe.books.chargeOf(id)?.amount_refunded])
      .sort();
  const ledgerOfSchool = async ({ db }: School) =>
    (await db('orders').whereIn('status', ['paid', 'refunded']))
      .map((order) => [order.checkout_id, order.total_cents, order.refunded_cents])
      .sort();
  const ownedBy = async ({ db }: School, userId: string) =>
    db('enrolments').where({ user_id: userId, revoked_at: null }).pluck('course_id');

  it.each(['SQLite', 'Postgres'] as const)('agree with the payment service’s on %s', async (kind) => {
    const school = await openSchool(stripeEnvironment());
    const { id: courseId } = await school.course();
    const other = (await school.course()).id;
    const [ada, cyd] = [await buy(school, 'ada', courseId), await buy(school, 'cyd', courseId)];
    const restoreIt = await backedUp(school);
    const boss = await school.admin();

    // Since the backup: an old buyer buys more, an old one gets a part back, a new one buys, one is put out.
    const more = await buy(school, 'ada', other, false);
    const giveBack = async (checkoutId: string, amount: number, endsAccess: boolean) => {
      const { id } = await school.db('orders').where({ checkout_id: checkoutId }).first('id');
      const body = { amount, refunded: 0, reason: 'Asked.', endsAccess };
      expect((await school.ask('POST', `/api/admin/orders/${id}/refunds`, { as: boss, body })).status).toBe(201);
    };
    await giveBack(cyd.checkoutId, 100, true);
    const late = await buy(school, 'late', courseId);
    await giveBack(more.checkoutId, 50, false);
    const given = new Set(await school.db('tax_documents').pluck('sequence'));
    const before = await ledgerOfSchool(school);
    expect(before).toEqual(ledgerOfService());
    await school.close();

    const { report, restored, drop } = await restoreIt(kind, { disable: ['CYD@example.org'] });
    expect(await ledgerOfSchool(restored)).not.toEqual(before);
    await restored.container.get(ReconcilePayments).run();
    await restored.drainJobs();
    expect(await ledgerOfSchool(restored)).toEqual(before);
    expect((await ownedBy(restored, ada.person.id)).sort()).toEqual([courseId, other].sort());
    expect(await ownedBy(restored, cyd.person.id)).toEqual([]);
    const cydAgain = { email: 'cyd@example.org', password: PASSWORD };
    expect((await restored.ask('POST', '/api/auth/login', { body: cydAgain })).status).toBe(403);

    // Whose account is gone has an order, and the school a mail.
    const lost = await restored.db('orders').where({ checkout_id: late.checkoutId }).first();
    expect(lost).toMatchObject({ status: 'paid', user_id: late.person.id });
    const mails = await restored.db('mails').whereIn('kind', ['undeliverable', 'restored']).orderBy('kind');
    expect(mails.map((mail) => mail.kind)).toEqual(['restored', 'undeliverable']);

    // No number is given twice.
    const fresh: number[] = await restored
      .db('tax_documents')
      .whereIn('order_id', [lost.id, (await restored.db('orders').where({ checkout_id: more.checkoutId }).first()).id])
      .pluck('sequence');
    expect(fresh.length).toBeGreaterThan(2);
    expect(fresh.filter((sequence) => given.has(sequence))).toEqual([]);
    expect(Math.min(...fresh)).toBe(Math.min(report.nextInvoice, report.nextCreditNote));
    await restored.close();
    await drop();
    stripe.books.sessions.clear();
  });

  it('give the numbers that are asked for, and none of the backup again', async () => {
    const school = await openSchool(stripeEnvironment());
    await buy(school, 'eve', (await school.course()).id);
    const restoreIt = await backedUp(school);
    await school.close();
    await expect(restoreIt('SQLite', { nextInvoice: 1 })).rejects.toThrow('holds a document with this number');
    await expect(restoreIt('SQLite', { disable: ['nobody@example.org'] })).rejects.toThrow(
      'Nobody in the backup has this email: nobody@example.org',
    );
    const { report, restored, drop } = await restoreIt('SQLite', { nextInvoice: 7, nextCreditNote: 1 });
    expect(report).toMatchObject({ nextInvoice: 7, nextCreditNote: 1 });
    await buy(restored, 'fay', (await restored.course()).id);
    expect(await restored.db('tax_documents').orderBy('sequence').pluck('sequence')).toEqual([1, 7]);
    await restored.close();
    await drop();
  });
});
