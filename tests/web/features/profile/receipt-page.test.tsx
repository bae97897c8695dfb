import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TaxDocumentReply } from '../../../../src/wire/replies/orders.ts';
import { ReceiptPage } from '../../../../web/features/profile/receipt-page.tsx';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
const LIST = 'GET /user/purchases';
const paper = (facts: Partial<TaxDocumentReply> = {}): TaxDocumentReply => ({
  _id: 'd',
  id: 'd',
  kind: 'invoice',
  number: 'INV-000007',
  title: 'Receipt',
  orderNumber: 'CUSP-A1',
  credits: null,
  issuedAt: '2026-11-20T01:00:00.000Z',
  seller: { name: 'Cusp', abn: null, address: '' },
  buyer: { name: 'Amara Okafor', email: 'amara@example.com', country: 'AU' },
  description: 'Mastery',
  coupon: null,
  price: 499,
  discount: 49.9,
  total: 449.1,
  gst: 0,
  gstRate: null,
  tax: 'unregistered',
  ...facts,
});
const purchase = {
  receiptNumber: 'CUSP-A1',
  courseId: 'a',
  courseTitle: 'Mastery',
  price: 499,
  discount: 49.9,
  total: 449.1,
  paidAt: '2026-11-20T01:00:00.000Z',
  refunded: 0,
  documents: [paper()],
  durationMonths: 10,
  accessFrom: '2026-11-20T01:00:00.000Z',
  accessUntil: '2027-09-20T13:59:59.999Z',
  isExtension: false,
};

beforeEach(() => {
  signIn(student(['a']));
  server.on(LIST, {
    body: [{ ...purchase, receiptNumber: 'CUSP-B2', courseTitle: 'Another', documents: [] }, purchase],
  });
});

const open = (number: string) =>
  show(
    <Routes>
      <Route path="/profile/receipts/:receiptNumber" element={<ReceiptPage />} />
      <Route path="*" element={null} />
    </Routes>,
    `/profile/receipts/${number}`,
  );

describe('a receipt', () => {
  it('tells from whom, to whom, for what and how much, to the cent', async () => {
    const page = open('CUSP-A1');
    const sheet = await page.findByRole('article');
    for (const words of [
      'Cusp',
      'CUSP-A1',
      '20 November 2026',
      'Amara Okafor',
      'amara@example.com',
      'Mastery',
      '$499.00',
      '−$49.90',
      '$449.10',
    ])
      expect(sheet.textContent).toContain(words);
    expect(page.getByRole('rowheader', { name: 'Total paid (AUD)' })).toBeTruthy();
    expect(sheet.textContent).not.toContain('Another');
  });

  it('claims nothing about taxes, and no discount that was not given', async () => {
    server.on(LIST, { body: [{ ...purchase, documents: [paper({ discount: 0, total: 499 })] }] });
    const sheet = await open('CUSP-A1').findByRole('article');
    expect(sheet.textContent).not.toMatch(/GST|tax|discount/i);
  });

  it('of a seller who is registered is a tax invoice, with the ABN, the address and the GST in it', async () => {
    const seller = { name: 'Cusp Education Pty Ltd', abn: '51824753556', address: '1 Example Street, Sydney' };
    const taxed = paper({ title: 'Tax invoice', seller, gst: 40.83, gstRate: 10, tax: 'taxed', coupon: 'CUSP10' });
    server.on(LIST, { body: [{ ...purchase, documents: [taxed] }] });
    const page = open('INV-000007');
    expect(await page.findByRole('heading', { level: 1, name: 'Tax invoice' })).toBeTruthy();
    const sheet = page.getByRole('article');
    for (const words of ['ABN 51 824 753 556', seller.address, 'INV-000007', 'Australia', 'Coupon discount CUSP10'])
      expect(sheet.textContent).toContain(words);
    expect(page.getByRole('rowheader', { name: 'GST included (10 %)' }).nextSibling?.textContent).toBe('$40.83');
  });

  it('says to a buyer abroad that no GST is in it', async () => {
    const buyer = { name: 'Asha', email: 'asha@example.com', country: 'IN' };
    server.on(LIST, { body: [{ ...purchase, documents: [paper({ title: 'Invoice', tax: 'export', buyer })] }] });
    const sheet = await open('CUSP-A1').findByRole('article');
    expect(sheet.textContent).toContain('India');
    expect(sheet.textContent).toContain('GST-free: supplied to a buyer outside Australia.');
  });

  it('says that no country was stated', async () => {
    const buyer = { name: 'Asha', email: 'asha@example.com', country: null };
    server.on(LIST, { body: [{ ...purchase, documents: [paper({ buyer })] }] });
    expect((await open('CUSP-A1').findByRole('article')).textContent).toContain('Not stated');
  });

  it('stands beside the credit notes of the same purchase', async () => {
    const note = paper({
      kind: 'credit-note',
      number: 'CN-000001',
      title: 'Credit note',
      credits: 'INV-000007',
      discount: 0,
      price: 100,
      total: 100,
    });
    server.on(LIST, { body: [{ ...purchase, refunded: 100, documents: [paper(), note] }] });
    const page = open('CUSP-A1');
    await page.user.click(await page.findByRole('link', { name: 'Credit note CN-000001' }));
    expect(await page.findByRole('rowheader', { name: 'Total refunded (AUD)' })).toBeTruthy();
    expect(page.getByRole('article').textContent).toContain('INV-000007');
    expect(page.address()).toBe('/profile/receipts/CN-000001');
  });

  it('is printed by its button', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const page = open('CUSP-A1');
    await page.user.click(await page.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it.each(['MOLAR-A1', 'ORDER-A1'])('is found by its code under the name of another time: %s', async (number) => {
    const sheet = await open(number).findByRole('article');
    expect(sheet.textContent).toContain('INV-000007');
  });

  it('of somebody else, or of nobody, is not there', async () => {
    const page = open('CUSP-Z9');
    expect(await page.findByText('We cannot find this receipt')).toBeTruthy();
    expect(page.queryByRole('article')).toBeNull();
    await page.user.click(page.getByRole('link', { name: 'Back to profile' }));
    expect(page.address()).toBe('/profile');
  });

  it('can be asked for again when the list did not come', async () => {
    server.on(LIST, 'no network');
    const page = open('CUSP-A1');
    const retry = await page.findByRole('button', { name: 'Retry' });
    server.on(LIST, { body: [purchase] });
    await page.user.click(retry);
    expect(await page.findByRole('article')).toBeTruthy();
  });
});
