import { Route, Routes, useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { M } from '../../../../src/wire/messages.ts';
import { CourseEntryPage } from '../../../../web/features/learning/course-entry-page.tsx';
import { PLAYS } from '../../../../web/platform/course-addresses.ts';
import { liveCourse, openCourse } from '../support/courses.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
function State() {
  return <output data-testid="state">{JSON.stringify(useLocation().state)}</output>;
}

function open(id: string, state?: unknown) {
  const [pathname = '', search = ''] = `/mycourse/${id}`.split(/(?=\?)/);
  return show(
    <Routes>
      <Route path="/mycourse/:courseId" element={<CourseEntryPage />} />
      <Route path="*" element={<State />} />
    </Routes>,
    { pathname, search, state },
  );
}
const progress = (...ids: string[]) => ({
  body: {
    courseId: 'a',
    items: ids.map((contentId) => ({
      contentId,
      position: 0,
      duration: 60,
      watched: 60,
      completed: true,
      updatedAt: '',
    })),
  },
});

const NOT_OWNED = { status: 403, body: { message: 'This course is not among your courses yet.' } };
const refuse = (id: string, refusal: typeof NOT_OWNED) => server.on(`GET /user/courses/${id}`, refusal);

beforeEach(() => {
  signIn(student(['a']));
  server.on('GET /user/courses/a', { body: openCourse('a') });
  server.on('GET /user/courses/a/progress', progress());
});

describe('/mycourse/:courseId', () => {
  it('sends an owner on to the course', async () => {
    const page = open('a');
    await vi.waitFor(() => expect(page.address()).toBe('/student/course/a'));
  });

  it('sends an owner on to the next item from a link whose press plays', async () => {
    server.on('GET /user/courses/a/progress', progress('a-1-1'));
    const page = open('a', PLAYS);
    await vi.waitFor(() => expect(page.address()).toBe('/student/course/a/video/a-1-2'));
    expect(page.getByTestId('state').textContent).toBe(JSON.stringify(PLAYS));
  });

  it('sends an owner on to the first item although the progress does not come', async () => {
    server.on('GET /user/courses/a/progress', { status: 404, body: { message: 'gone' } });
    const page = open('a', PLAYS);
    await vi.waitFor(() => expect(page.address()).toBe('/student/course/a/video/a-1-1'));
  });

  it('offers a course that is not owned, with price and Enroll Now', async () => {
    refuse('b', NOT_OWNED);
    server.on('GET /user/courses/live', { body: [liveCourse('b')] });
    const page = open('b');
    expect(await page.findByText('$499')).toBeTruthy();
    await page.user.click(page.getByRole('link', { name: 'Enroll Now' }));
    expect(page.address()).toBe('/payment?courseId=b&title=Course+b&price=499');
  });

  it('keeps the opened modules in the address', async () => {
    refuse('b', NOT_OWNED);
    server.on('GET /user/courses/live', { body: [liveCourse('b')] });
    const page = open('b?open=3');
    expect((await page.findByRole('button', { name: /MODULE 03/ })).getAttribute('aria-expanded')).toBe('true');
    await page.user.click(page.getByRole('button', { name: /MODULE 01/ }));
    expect(page.address()).toBe('/mycourse/b?open=1%2C3');
    await page.user.click(page.getByRole('button', { name: /MODULE 03/ }));
    expect(page.address()).toBe('/mycourse/b?open=1');
  });

  it('says what the server says about a course that is neither owned nor for sale', async () => {
    refuse('z', { status: 404, body: { message: M.noCourseData } });
    server.on('GET /user/courses/live', { body: [] });
    const page = open('z');
    expect(await page.findByText(M.noCourseData)).toBeTruthy();
    expect(page.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/studentdashboard');
  });

  it('offers another try when nobody answers', async () => {
    server.on('GET /user/courses/a', 'no network');
    const page = open('a');
    expect(
      await page.findByText('We cannot reach the server. Please check your connection and try again.'),
    ).toBeTruthy();
    server.on('GET /user/courses/a', { body: openCourse('a') });
    await page.user.click(page.getByRole('button', { name: 'Retry' }));
    await vi.waitFor(() => expect(page.address()).toBe('/student/course/a'));
  });
});
