import { beforeEach, describe, expect, it } from 'vitest';
import { forgetQueries } from '../../../web/api/query-scope.tsx';
import { Palette } from '../../../web/app/admin/palette.tsx';
import { PALETTE } from '../../../web/text/copy/admin-palette.ts';
import { fakeServer } from '../features/support/fake-server.ts';
import { signIn, student } from '../features/support/people.ts';
import { show } from '../features/support/screen.tsx';

const server = fakeServer();
const CALLS = { students: 'GET /admin/students', orders: 'GET /admin/orders', lessons: 'GET /search' };
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
});
