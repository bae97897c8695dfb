import { within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetQueries } from '../../../web/api/query-scope.tsx';
import { Palette } from '../../../web/app/admin/palette.tsx';
import { PALETTE } from '../../../web/text/copy/admin-palette.ts';
import { fakeServer } from '../features/support/fake-server.ts';
import { signIn, student } from '../features/support/people.ts';
import { show } from '../features/support/screen.tsx';

const server = fakeServer();
const CALLS = {
  students: 'GET /admin/students',
  orders: 'GET /admin/orders',
  lessons: 'GET /search',
  cases: 'GET /admin/vignettes',
  coupons: 'GET /admin/coupons',
  mockExams: 'GET /admin/mock-exams',
  announcements: 'GET /admin/announcements',
};
const PRIYA = { id: 'u1', name: 'Priya Nair', email: 'priya@example.org' };
const ORDER = {
  id: 'o1',
  orderNumber: 'CUSP-7K3M',
  invoiceNumber: 'INV-000034',
  name: 'Priya Nair',
  courseTitle: 'Sprint',
  createdAt: '2026-03-30T20:00:00.000Z',
};
const LESSON = {
  kind: 'content',
  id: 'c1',
  courseId: 'k1',
  courseTitle: 'Sprint',
  weekId: 'w1',
  weekNumber: 2,
  weekTitle: 'Perio',
  dayId: 'd1',
  dayNumber: 3,
  itemId: 'c1',
  title: 'Pockets',
  s3Key: null,
  excerpt: [],
};

const CASE = { id: 'v25', number: 25, title: 'A cracked molar', state: 'approved', retiredAt: null };

beforeEach(() => {
  forgetQueries();
  signIn(student([], { role: 'admin' }));
  server.on('GET /admin/courses', { body: [] });
  server.on(CALLS.students, (_seen, query) => ({ body: { students: query.get('search') === 'priya' ? [PRIYA] : [] } }));
  server.on(CALLS.orders, (_seen, query) => ({
    body: { orders: ['priya', 'INV-000034'].includes(query.get('search') ?? '') ? [ORDER] : [] },
  }));
  server.on(CALLS.lessons, (_seen, query) => ({
    body: { hits: query.get('q') === 'pockets' ? [LESSON] : [], nextOffset: null },
  }));
  server.on(CALLS.cases, (_seen, query) => ({
    body: { vignettes: ['v25', 'cracked'].includes(query.get('search') ?? '') ? [CASE] : [] },
  }));
  server.on(CALLS.coupons, (_seen, query) => ({
    body: { coupons: query.get('search') === 'spr' ? [{ code: 'SPRING', note: 'Until Sunday' }] : [] },
  }));
  server.on(CALLS.mockExams, { body: { mockExams: [{ id: 'm1', title: 'Mock exam of March' }] } });
  server.on(CALLS.announcements, { body: { announcements: [{ id: 'a1', subject: 'Class moved to Friday' }] } });
});

const open = () => show(<Palette onClose={() => undefined} />, '/admin');

describe('the palette', () => {
  it.each([
    ['priya', /^Priya Nair/, '/admin/students/u1'],
    ['priya', /^Order CUSP-7K3M · Receipt INV-000034/, '/admin/orders/o1'],
    ['INV-000034', /^Order CUSP-7K3M/, '/admin/orders/o1'],
    ['pockets', /^Pockets/, '/admin/courses/k1/manage?module=2&day=3'],
    ['emai', /^Emails/, '/admin/outbox'],
    ['import', /^Import questions/, '/admin/questions/import'],
    ['reviews', /^Reviews of questions/, '/admin/questions/reviews'],
    ['v25', /^V25 A cracked molar/, '/admin/questions/v25'],
    ['cracked', /^V25 A cracked molar/, '/admin/questions/v25'],
    ['spr', /^SPRING/, '/admin/coupons?search=SPRING'],
    ['march', /^Mock exam of March/, '/admin/mock-exams/m1'],
    ['moved', /^Class moved/, '/admin/announcements/a1'],
    ['phone', /^Phone number/, '/admin/settings#settings-school'],
    ['invite', /^Invite someone/, '/admin/administrators#new'],
    ['new case', /^New case/, '/admin/questions#new'],
    ['new coupon', /^New coupon/, '/admin/coupons#new'],
    ['new announcement', /^New announcement/, '/admin/announcements/new'],
  ])('finds %s: %s', async (typed, name, address) => {
    const page = open();
    await page.user.type(await page.findByRole('combobox'), typed);
    await page.user.click(await page.findByRole('option', { name }));
    expect(page.address()).toBe(address);
  });

  it('asks once for a word that is typed, and for no single letter', async () => {
    const page = open();
    await page.user.type(await page.findByRole('combobox'), 'p');
    await page.user.type(page.getByRole('combobox'), 'riya');
    await page.findByRole('option', { name: /^Priya Nair/ });
    expect(server.seen(CALLS.students)).toHaveLength(1);
  });

  it('says when there is nothing', async () => {
    const page = open();
    await page.user.type(await page.findByRole('combobox'), 'xyzzy');
    expect(await page.findByText('No results for “xyzzy”.')).toBeTruthy();
  });

  it('says what could not be searched, and shows the rest', async () => {
    server.on(CALLS.students, { status: 503, body: { message: 'The database is away.' } });
    const page = open();
    await page.user.type(await page.findByRole('combobox'), 'priya');
    expect(await page.findByText(PALETTE.notSearched)).toBeTruthy();
    expect(page.getByRole('option', { name: /^Order CUSP-7K3M/ })).toBeTruthy();
  });

  it.each([
    ['author', [CALLS.cases], ['New case']],
    [
      'teacher',
      [CALLS.students, CALLS.lessons, CALLS.mockExams, CALLS.announcements],
      ['New mock exam', 'New announcement'],
    ],
    [
      'office',
      [CALLS.students, CALLS.orders, CALLS.coupons, CALLS.announcements],
      ['New coupon', 'New announcement', 'Enrol many students'],
    ],
  ] as const)('asks and offers what is for an %s', async (role, calls, actions) => {
    signIn(student([], { role: 'admin', roles: [role] }));
    const page = open();
    await page.user.type(await page.findByRole('combobox'), 'phone');
    expect(await page.findByText('No results for “phone”.')).toBeTruthy();
    for (const call of Object.values(CALLS))
      expect([call, server.seen(call).length]).toEqual([call, (calls as readonly string[]).includes(call) ? 1 : 0]);
    await page.user.clear(page.getByRole('combobox'));
    const shown = within(page.getByRole('group', { name: PALETTE.actions })).getAllByRole('option');
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      ...actions,
      PALETTE.toDark,
      PALETTE.preview,
      'Sign Out',
    ]);
  });
});
