import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAdminCourse } from '../../../web/api/admin-courses.ts';
import { QueryScope } from '../../../web/api/query-scope.tsx';
import { FreshCourses } from '../../../web/uploads/fresh-courses.tsx';
import { queue } from '../features/admin-bulk/fake-queue.ts';
import { fakeServer } from '../features/support/fake-server.ts';
import { forgetEverybody, signIn, student } from '../features/support/people.ts';
import { show } from '../features/support/screen.tsx';
import { uploadRow } from './rows.ts';

vi.mock('../../../web/uploads/uploads.ts', async () => ({
  uploads: (await import('../features/admin-bulk/fake-queue.ts')).queue,
}));

const server = fakeServer();
const request = (name: string) => ({
  file: new File([name], name),
  target: uploadRow('queued').target,
  savesItself: true,
});
const asked = () => server.seen('GET /admin/courses/c').length;

function Title() {
  return <p>{useAdminCourse('c').data?.title}</p>;
}

/** A screen that shows a course, with files on their way to it. */
async function opened(...files: string[]) {
  signIn(student([], { role: 'admin' }));
  server.on('GET /admin/courses/c', { body: { title: 'Ten months', weeks: [] } });
  const page = show(
    <>
      <FreshCourses />
      <QueryScope>
        <Title />
      </QueryScope>
    </>,
  );
  await page.findByText('Ten months');
  act(() => void queue.add(files.map(request)));
  return asked();
}

const save = (name: string) => act(() => queue.change(name, { state: 'saved' }));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  queue.empty();
  forgetEverybody();
});

it('asks for the course again as soon as a file of it was saved, and not for what only moves', async () => {
  const before = await opened('a.pdf');
  act(() => queue.change('a.pdf', { state: 'uploading', sentBytes: 5 }));
  act(() => queue.change('a.pdf', { state: 'saving' }));
  expect(asked()).toBe(before);
  save('a.pdf');
  await waitFor(() => expect(asked()).toBe(before + 1));
});

it('asks at most every five seconds while many files are saved, and at once after the last of them', async () => {
  const names = Array.from({ length: 50 }, (_, n) => `${n}.pdf`);
  const before = await opened(...names);
  for (const name of names.slice(0, 30)) save(name);
  await waitFor(() => expect(asked()).toBe(before + 1));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  await waitFor(() => expect(asked()).toBe(before + 2));
  for (const name of names.slice(30, 49)) save(name);
  expect(asked()).toBe(before + 2);
  save('49.pdf');
  await waitFor(() => expect(asked()).toBe(before + 3));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(asked()).toBe(before + 3);
});
