import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StudentListing } from '../../../../src/wire/replies/reporting.ts';
import { STUDENTS_QUERY } from '../../../../web/features/admin-students/students-api.ts';
import { StudentsPage } from '../../../../web/features/admin-students/students-page.tsx';
import { STUDENTS } from '../../../../web/text/copy/admin-students.ts';
import { listing } from '../admin-courses/courses.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
const LATER = '2099-12-31T12:59:59.999Z';
const SOON = new Date(Date.now() + 86_400_000).toISOString();
const LIST = 'GET /admin/students';
const line = (id: string, courses: StudentListing['courses'] = []): StudentListing => ({
  _id: id,
  id,
  name: `Name ${id}`,
  email: `${id}@example.com`,
  joinedAt: '2026-03-02T09:00:00.000Z',
  lastSeenAt: null,
  courses,
});
const asked: string[] = [];

beforeEach(() => {
  signIn(student([], { role: 'admin' }));
  asked.length = 0;
  server.on('GET /admin/courses', { body: [] });
  server.on(LIST, (_seen, query) => {
    asked.push(query.toString());
    const page = Number(query.get('page') ?? 1);
    const isFound = query.get('search') !== 'nobody';
    return {
      body: {
        students: isFound
          ? [
              line(`p${page}`, [
                { _id: 'c', id: 'c', title: 'Sprint', endsAt: LATER, itemCount: 9, completedCount: 4 },
                { _id: 'd', id: 'd', title: 'Ten months', endsAt: SOON, itemCount: 0, completedCount: 0 },
              ]),
              line('q'),
            ]
          : [],
        total: isFound ? 60 : 0,
        page,
        limit: 25,
      },
    };
  });
});

const open = (at = '/admin/students') =>
  show(
    <Routes>
      <Route path="/admin/students" element={<StudentsPage />} />
    </Routes>,
    at,
  );

describe('/admin/students', () => {
  it('asks for what the address says, and leaves the rest to the server', async () => {
    const page = open('/admin/students?sort=courses&order=desc&page=2&limit=50&search=ng&more=no');
    await page.findByText('Name p2');
    expect(new URLSearchParams(asked[0]).toString()).toBe('search=ng&sort=courses&order=desc&page=2&limit=50');
    expect(open().container).toBeTruthy();
    await expect.poll(() => asked.at(-1)).toBe('');
  });

  it('makes of each line a link, and names what is owned', async () => {
    const page = open('/admin/students?sort=email');
    const link = await page.findByRole('link', { name: 'Name p1' });
    expect(link.getAttribute('href')).toBe('/admin/students/p1');
    expect(page.getByText('Sprint')).toBeTruthy();
    expect(page.getByText(/^4 of 9 done/).textContent).toContain(STUDENTS.until('31 Dec 2099'));
    expect(page.getByText(/^0 of 0 done/).textContent).toContain('ends ');
    expect(page.getAllByText(STUDENTS.noVisit)).toHaveLength(2);
    expect(page.getByText(STUDENTS.noCourse)).toBeTruthy();
    expect(page.getByText('1–2 of 60 students')).toBeTruthy();
  });

  it('sorts by a heading, first as it is looked for, then the other way', async () => {
    const page = open();
    await page.findByText('Name p1');
    const heading = (words: string) => page.getByText(words, { selector: 'button' });
    const sorted = () => [...page.container.querySelectorAll('thead th')].map((cell) => cell.getAttribute('aria-sort'));
    expect(sorted()).toEqual(['ascending', 'none', 'none', 'none', 'none']);
    await page.user.click(heading('Joined'));
    expect(page.address()).toBe('/admin/students?sort=joined&order=desc');
    expect(sorted()).toEqual(['none', 'none', 'none', 'none', 'descending']);
    await page.user.click(heading('Joined'));
    expect(page.address()).toBe('/admin/students?sort=joined');
  });

  it('is narrowed to a course, and to access that ends soon', async () => {
    server.on('GET /admin/courses', { body: [listing('c', { title: 'Sprint course' })] });
    const page = open();
    await page.findByText('Name p1');
    await page.findByRole('option', { name: 'Sprint course' });
    await page.user.selectOptions(page.getByLabelText(STUDENTS.course), 'Sprint course');
    await page.user.selectOptions(page.getByLabelText(STUDENTS.access), STUDENTS.endsSoon);
    expect(page.address()).toBe('/admin/students?course=c&ends=soon');
    await expect.poll(() => asked.at(-1)).toBe('course=c&ends=soon');
    expect(page.getByRole('button', { name: STUDENTS.exportFound })).toBeTruthy();
  });

  it('says who was not found, and has nothing to export then', async () => {
    const page = open('/admin/students?search=nobody');
    await page.findByText(STUDENTS.notFound('nobody'));
    expect(page.getByRole('button', { name: STUDENTS.exportFound })).toHaveProperty('disabled', true);
  });

  it('says why the file did not come', async () => {
    server.on('GET /admin/students/export.csv', { status: 503, body: { message: 'Our records are away.' } });
    const page = open();
    await page.findByText('Name p1');
    await page.user.click(page.getByRole('button', { name: STUDENTS.export }));
    expect(await page.findByText('Our records are away.')).toBeTruthy();
  });
});

it('an address that means nothing is the list as at first', () => {
  expect(
    STUDENTS_QUERY.params(STUDENTS_QUERY.parse(new URLSearchParams('sort=phone&order=up&page=-1&limit=7'))).toString(),
  ).toBe('');
  expect(STUDENTS_QUERY.params(STUDENTS_QUERY.parse(new URLSearchParams('page=1.5&search=a%26b'))).toString()).toBe(
    'search=a%26b',
  );
});
