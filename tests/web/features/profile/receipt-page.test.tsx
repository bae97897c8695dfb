import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ReceiptPage } from '../../../../web/features/profile/receipt-page.tsx';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
const LIST = 'GET /user/purchases';
const purchase = {
  receiptNumber: 'CUSP-A1',
  courseId: 'a',
  courseTitle: 'Mastery',
  price: 499,
  discount: 49.9,
  total: 449.1,
  paidAt: '2026-11-20T01:00:00.000Z',
};

beforeEach(() => {
  signIn(student(['a']));
  server.on(LIST, { body: [{ ...purchase, receiptNumber: 'CUSP-B2', courseTitle: 'Another' }, purchase] });
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
    server.on(LIST, { body: [{ ...purchase, discount: 0, total: 499 }] });
    const sheet = await open('CUSP-A1').findByRole('article');
    expect(sheet.textContent).not.toMatch(/GST|tax|discount/i);
  });

  it('is printed by its button', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const page = open('CUSP-A1');
    await page.user.click(await page.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('of somebody else, or of nobody, is not there', async () => {
    const page = open('CUSP-Z9');
    expect(await page.findByText('There is no such receipt')).toBeTruthy();
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
