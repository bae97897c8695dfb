import { render } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useCourse } from '../../../web/api/courses.ts';
import { QueryScope } from '../../../web/api/query-scope.tsx';
import { sessionStore } from '../../../web/api/session-store.ts';
import { openCourse } from '../features/support/courses.ts';
import { fakeServer } from '../features/support/fake-server.ts';
import { signIn, student } from '../features/support/people.ts';

const server = fakeServer();
beforeEach(() => signIn(student(['a', 'b'])));

function Title({ courseId }: { courseId: string }) {
  const { data, error } = useCourse(courseId);
  return <p>{data?.title ?? error?.message ?? 'loading'}</p>;
}

it('a course that is no longer mine goes from the page that shows it, and no other one does', async () => {
  for (const id of ['a', 'b']) server.on(`GET /user/courses/${id}`, { body: openCourse(id) });
  const page = render(
    <QueryScope>
      <Title courseId="a" />
      <Title courseId="b" />
    </QueryScope>,
  );
  await page.findByText('Course a');
  await page.findByText('Course b');
  server.on('GET /user/courses/a', { status: 403, body: { message: 'Not yours.' } });
  const user = sessionStore.get()?.user;
  if (user) sessionStore.update({ ...user, purchasedCourses: ['b', 'c'] });
  await page.findByText('Not yours.');
  expect(page.queryByText('Course a')).toBeNull();
  expect(page.getByText('Course b')).toBeTruthy();
  expect(server.seen('GET /user/courses/b')).toHaveLength(1);
});
