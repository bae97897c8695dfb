import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { type AdminCourse, useAdminCourse } from '../../../../web/api/admin-courses.ts';
import { type CourseCache, useCourseCache } from '../../../../web/features/admin-content/edits/course-cache.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';
import { sampleCourse } from './sample-course.ts';

const server = fakeServer();
beforeEach(() => signIn(student([], { role: 'admin' })));

/** A screen that shows a course, and what changes it there. */
async function opened() {
  let cache: CourseCache | undefined;
  server.on('GET /admin/courses/c1', { body: { ...sampleCourse(), title: 'First' } });
  function Screen() {
    const course = useAdminCourse('c1').data;
    cache = useCourseCache('c1');
    return <p>{course && `${course.title}: ${course.description}`}</p>;
  }
  const page = show(<Screen />);
  await page.findByText(/^First/);
  return { page, cache: cache! };
}

it('asks again for an answer that an edit called off, once the edit is through', async () => {
  const { page, cache } = await opened();
  server.on('GET /admin/courses/c1', 'never');
  act(() => void cache.refresh());
  let done = () => {};
  let saving = Promise.resolve();
  // Without a task between the two, as edits do it: a busy machine could ask again there, before the edit is known.
  await act(async () => {
    await cache.patch((course: AdminCourse) => ({ ...course, description: 'mine' }));
    saving = cache.inSequence(() => new Promise<void>((resolve) => (done = resolve)));
  });
  await page.findByText('First: mine');
  const before = server.seen('GET /admin/courses/c1').length;
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(server.seen('GET /admin/courses/c1'), 'not before the edit is through').toHaveLength(before);
  server.on('GET /admin/courses/c1', {
    body: { ...sampleCourse(), title: 'News of somebody else', description: 'mine' },
  });
  done();
  await act(() => saving);
  await waitFor(() => page.getByText('News of somebody else: mine'));
});

it('asks for nothing when there was nothing to call off', async () => {
  const { page, cache } = await opened();
  const before = server.seen('GET /admin/courses/c1').length;
  await act(() => cache.patch((course) => ({ ...course, description: 'mine' })));
  await act(() => cache.inSequence(async () => undefined));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  await page.findByText('First: mine');
  expect(server.seen('GET /admin/courses/c1')).toHaveLength(before);
});
