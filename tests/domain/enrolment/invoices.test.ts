import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gstOfPart, gstWithin, taxTreatment } from '../../../src/domain/enrolment/invoices/gst.ts';
import {
  creditNoteFor,
  documentNumber,
  documentTitle,
  invoiceFor,
  signed,
} from '../../../src/domain/enrolment/invoices/tax-document.ts';
import { ExportTaxDocuments } from '../../../src/domain/enrolment/queries/export-tax-documents.ts';
import { ListPurchases } from '../../../src/domain/enrolment/queries/list-purchases.ts';
import { abnDigits, writtenAbn } from '../../../src/domain/kernel/abn.ts';
import { dayOf, daysAfter } from '../../../src/domain/kernel/calendar.ts';
import { DAY_MS } from '../../../src/domain/kernel/clock.ts';
import { GetFigures } from '../../../src/domain/reporting/queries/get-figures.ts';
import { anOrder, aSeller, aUser, tuesday } from '../../contracts/samples.ts';
import { emptyDomainDatabases } from '../../support/domain-database.ts';
import { COUPON, shop } from './shop.ts';

const ADA = { name: 'Ada Lovelace', email: 'ada@example.org' };
const issued = (country: string | null, seller = aSeller(), totalCents = 44_910) => ({
  ...invoiceFor(anOrder({ buyerCountry: country, totalCents }), { buyer: ADA, seller, id: 'i', at: tuesday }),
  sequence: 7,
});

describe('an ABN', () => {
  it('is eleven digits that check each other, with or without blanks', () => {
    expect(abnDigits('51 824 753 556')).toBe('51824753556');
    expect(writtenAbn('51824753556')).toBe('51 824 753 556');
    for (const wrong of [
      '',
      '51824753557',
      '15824753556',
      '5182475355',
      '518247535566',
      'ABN 51824753556',
      '0'.repeat(11),
    ])
      expect(abnDigits(wrong), wrong).toBeUndefined();
  });

  it('notices one wrong digit, whichever it is', () => {
    const digits = [...'51824753556'];
    for (const [index, digit] of digits.entries())
      for (let other = 0; other < 10; other += 1)
        if (String(other) !== digit) expect(abnDigits(digits.with(index, String(other)).join(''))).toBeUndefined();
  });
});

describe('GST', () => {
  it('is in the price of who is in Australia or has not said where, and nobody else’s', () => {
    const treated = [
      taxTreatment(1000, 'AU'),
      taxTreatment(1000, null),
      taxTreatment(1000, 'NZ'),
      taxTreatment(null, null),
    ];
    expect(treated).toEqual(['taxed', 'taxed', 'export', 'unregistered']);
    expect(issued('AU')).toMatchObject({ gstCents: 4083, gstRate: 1000, totalCents: 44_910 });
    expect(issued(null)).toMatchObject({ gstCents: 4083, gstRate: 1000, tax: 'taxed', buyer: { country: null } });
    expect(issued('IN')).toMatchObject({ gstCents: 0, gstRate: null, totalCents: 44_910, tax: 'export' });
  });

  it('is not charged by a seller without an ABN, or without a rate', () => {
    expect(issued('AU', aSeller({ abn: null }))).toMatchObject({ gstCents: 0, tax: 'unregistered' });
    expect(issued('AU', aSeller({ gstRate: null }))).toMatchObject({ gstCents: 0, tax: 'unregistered' });
  });

  it('is an eleventh at ten per cent, and with what is left makes the price at any rate', () => {
    expect(gstWithin(1100, 1000)).toBe(100);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 0, max: 10_000 }), (total, rate) => {
        const gst = gstWithin(total, rate);
        expect(Number.isInteger(gst)).toBe(true);
        // The tax on what is left, to half a cent of rounding in the price.
        expect(Math.abs((total - gst) * (rate / 10_000) - gst)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('adds up over the parts that go back, however they are cut', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 12 }), (parts) => {
        const totalCents = parts.reduce((sum, part) => sum + part, 0);
        const whole = { totalCents, gstCents: gstWithin(totalCents, 1000) };
        let [before, gst] = [0, 0];
        for (const part of parts) {
          const share = gstOfPart(whole, before, part);
          expect(share).toBeGreaterThanOrEqual(0);
          gst += share;
          before += part;
        }
        expect(gst).toBe(whole.gstCents);
      }),
    );
  });
});

describe('a document', () => {
  it('is called what its seller may call it', () => {
    expect(documentTitle(issued('AU'))).toBe('Tax invoice');
    expect(documentTitle(issued('NZ'))).toBe('Invoice');
    expect(documentTitle(issued('AU', aSeller({ gstRate: null })))).toBe('Invoice');
    expect(documentTitle(issued('AU', aSeller({ abn: null })))).toBe('Receipt');
    expect(documentNumber('invoice', 42)).toBe('INV-000042');
    expect(documentNumber('credit-note', 1_234_567)).toBe('CN-1234567');
  });

  it('that corrects another has its parties, its rate and its number', () => {
    const invoice = issued('AU');
    const refund = { id: 'r', amountCents: 10_000 };
    const note = creditNoteFor(invoice, { refund, creditedBefore: 0, id: 'n', at: tuesday });
    expect(note).toMatchObject({
      kind: 'credit-note',
      refundId: 'r',
      creditedSequence: 7,
      seller: invoice.seller,
      buyer: invoice.buyer,
      totalCents: 10_000,
      priceCents: 10_000,
      gstCents: 909,
      gstRate: 1000,
    });
    expect(documentTitle(note)).toBe('Adjustment note');
    expect(documentTitle({ ...note, seller: aSeller({ abn: null }) })).toBe('Credit note');
    expect(signed(note, 0)).toBe(0);
  });
});

describe('invoices', () => {
  it('come with the payment, are numbered without a gap, and stay as they were issued', async () => {
    const world = await shop();
    const { atCardPage, gateway, fulfil, stores, change, giveBack } = world;
    for (const userId of ['ada', 'bob']) {
      if (userId === 'bob') await stores.users.add(aUser({ id: 'bob', name: 'Bob', email: 'bob@example.org' }));
      const checkoutId = await atCardPage({ userId, country: 'IN' });
      gateway.pay(checkoutId);
      for (let time = 0; time < 3; time += 1) await fulfil.run({ checkoutId });
    }
    const [order] = await stores.orders.listPaidOf('ada');
    await change({ title: 'Renamed' });
    await stores.users.setProfile('ada', { name: 'Ada King', phone: '' });
    await giveBack(order!.id, { amountCents: 100 });
    const [own] = await new ListPurchases(stores.orders, stores.taxDocuments).run({ userId: 'ada' });
    expect(own?.documents).toMatchObject([
      { kind: 'invoice', sequence: 1, description: 'Ten months', buyer: { name: 'Ada Lovelace', country: 'IN' } },
      { kind: 'credit-note', sequence: 1, buyer: { name: 'Ada Lovelace' } },
    ]);
    const [bobs] = await new ListPurchases(stores.orders, stores.taxDocuments).run({ userId: 'bob' });
    expect(bobs?.documents).toMatchObject([{ kind: 'invoice', sequence: 2 }]);
  });

  it('keep the country of an order that is opened again without one', async () => {
    const { start, stores } = await shop();
    const country = async () => (await stores.orders.findOpen('ada', 'course'))?.buyerCountry;
    await start();
    expect(await country()).toBeNull();
    await start({ country: 'IN' });
    await start();
    expect(await country()).toBe('IN');
  });

  it('leave no gap where a payment is undone', async () => {
    const { atCardPage, gateway, fulfil, db, work } = await shop();
    const checkoutId = await atCardPage();
    gateway.pay(checkoutId);
    await expect(
      work.run(async ({ orders, taxDocuments }) => {
        const order = (await orders.findByCheckout(checkoutId))!;
        await taxDocuments.issue(invoiceFor(order, { buyer: ADA, seller: aSeller(), id: 'lost', at: tuesday }));
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await fulfil.run({ checkoutId });
    expect(await db('tax_documents').pluck('sequence')).toEqual([1]);
  });

  it('begin with the country of the phone, never with one that is guessed or was taken for an earlier order', async () => {
    const { quote, start, stores } = await shop();
    const countries = async (userId = 'ada') => (await quote.run({ userId, courseId: 'other' })).suggestedCountries;
    for (const [id, phone] of Object.entries({ dev: '+91 98765 43210', joe: '+1 204 555 0100', eve: '0400 000 000' }))
      await stores.users.add(aUser({ id, phone, email: `${id}@example.com` }));
    expect([await countries('dev'), await countries('joe'), await countries('eve')]).toEqual([
      ['IN'],
      ['US', 'CA'],
      [],
    ]);
    await start({ userId: 'dev' });
    expect(await countries('dev')).toEqual(['IN']);
    await start({ userId: 'eve', country: 'EG' });
    expect(await countries('eve')).toEqual([]);
  });

  it('and credit notes add up to the revenue of the dashboard, to the cent, for any days', async () => {
    const day = fc.integer({ min: 0, max: 40 });
    const sale = fc.record({
      cents: fc.integer({ min: 50, max: 500_000 }),
      country: fc.constantFrom('AU', 'IN', 'NZ'),
      paidOn: day,
      refunds: fc.array(fc.record({ on: day, share: fc.double({ min: 0.01, max: 1, noNaN: true }) }), { maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(sale, { maxLength: 6 }), day, day, async (sales, one, other) => {
        await emptyDomainDatabases();
        const { change, atCardPage, gateway, fulfil, stores, giveBack, clock, ids } = await shop();
        const start = clock.now().getTime();
        const events: { on: number; run: () => Promise<unknown> }[] = [];
        for (const [index, { cents, country, paidOn, refunds }] of sales.entries()) {
          const userId = `buyer-${index}`;
          await stores.users.add(aUser({ id: userId, email: `${userId}@example.org` }));
          await change({ priceCents: cents });
          const checkoutId = await atCardPage({ userId, country });
          const pay = async () => {
            gateway.pay(checkoutId);
            await fulfil.run({ checkoutId });
          };
          const refund = (share: number) => async () => {
            const order = (await stores.orders.findByCheckout(checkoutId))!;
            const amountCents = Math.ceil((order.totalCents - order.refundedCents) * share);
            if (order.status === 'paid' && amountCents > 0) await giveBack(order.id, { amountCents });
          };
          events.push({ on: paidOn, run: pay }, ...refunds.map(({ on, share }) => ({ on, run: refund(share) })));
        }
        for (const { on, run } of events.toSorted((a, b) => a.on - b.on)) {
          clock.advance(start + on * DAY_MS - clock.now().getTime());
          await run();
        }
        clock.advance(start + 50 * DAY_MS - clock.now().getTime());
        const first = dayOf(new Date(start));
        const [from, to] = [daysAfter(first, Math.min(one, other)), daysAfter(first, Math.max(one, other))];
        const pages = new ExportTaxDocuments(stores.taxDocuments, stores.auditLog, ids, clock).run({
          actorId: 'boss',
          from,
          to,
        });
        let booked = 0;
        for await (const documents of pages)
          for (const document of documents) booked += signed(document, document.totalCents);
        const { steps } = await new GetFigures(stores.figures, clock).run({ from, to });
        expect(booked).toBe(steps.reduce((cents, step) => cents + step.revenueCents, 0));
        expect(booked + 0).toBe(booked);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the history of an order', () => {
  it('tells when its card page was opened, and that another order took its place', async () => {
    const { start, atCardPage, stores } = await shop();
    const checkoutId = await atCardPage();
    const old = await stores.orders.findByCheckout(checkoutId);
    await start({ coupon: COUPON });
    const kinds = (await stores.orderEvents.listOf(old?.id ?? '')).map(({ kind }) => kind);
    expect(kinds).toEqual(['card-page-opened', 'cancelled']);
  });
});
