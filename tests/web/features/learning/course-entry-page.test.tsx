import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { M } from '../../../../src/wire/messages.ts';
import type { NextItemReply } from '../../../../src/wire/replies/enrolment.ts';
import { CourseEntryPage } from '../../../../web/features/learning/course-entry-page.tsx';
import { liveCourse, openCourse } from '../support/courses.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';
import { NO_GUIDANCE } from './support/server.ts';

const server = fakeServer();
const open = (id: string) =>
  show(
    <Routes>
      <Route path="/mycourse/:courseId" element={<CourseEntryPage />} />
      <Route path="*" element={null} />
    </Routes>,
    `/mycourse/${id}`,
  );
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
    next: null as NextItemReply | null,
  },
});
const stoppedAt = (contentId: string, type: string, label: string) => {
  const { body } = progress('a-1-1');
  const next = { courseId: 'a', courseTitle: 'Course a', contentId, title: '', type, label, position: 44 };
  return { body: { ...body, next } };
};

const NOT_OWNED = { status: 403, body: { message: 'This course is not among your courses yet.' } };
/** A course is asked for together with what belongs to it, before it is known whether it may be entered. */
function refuse(id: string, refusal: typeof NOT_OWNED) {
  server.on(`GET /user/courses/${id}`, refusal);
  for (const part of ['progress', 'guidance'])
    server.on(`GET /user/courses/${id}/${part}`, { ...refusal, body: { message: `No ${part}.` } });
}

beforeEach(() => {
  signIn(student(['a']));
  server.on('GET /user/courses/a', { body: openCourse('a') });
  server.on('GET /user/courses/a/progress', progress());
  server.on('GET /user/courses/a/guidance', NO_GUIDANCE);
});

describe('/mycourse/:courseId', () => {
  it('shows an owner the contents, the progress and the way on', async () => {
    server.on('GET /user/courses/a/progress', progress('a-1-1', 'a-1-2', 'a-2-1'));
    const page = open('a');
    expect(await page.findByRole('heading', { level: 1, name: 'Course a' })).toBeTruthy();
    expect(await page.findByText('2 of 2 done')).toBeTruthy();
    expect(page.getByText('1 of 2 done')).toBeTruthy();
    expect(page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('3');
    await page.user.click(page.getByRole('link', { name: 'Continue' }));
    expect(page.address()).toBe('/student/course/a');
  });

  it.each([
    ['the video', 'video', '/student/course/a/video/a-2-1'],
    ['the day of the paper', 'pdf', '/student/course/a?module=2&day=3'],
  ])('continues at %s where the student stopped', async (_what, type, address) => {
    server.on('GET /user/courses/a/progress', stoppedAt('a-2-1', type, '2.3'));
    const page = open('a');
    await page.findByText('1 of 2 done');
    await page.user.click(page.getByRole('link', { name: 'Continue' }));
    expect(page.address()).toBe(address);
  });

  it('leads from a module to its place in the course', async () => {
    const page = open('a');
    await page.user.click(await page.findByRole('link', { name: 'MODULE 02 - Subject 2' }));
    expect(page.address()).toBe('/student/course/a?module=2');
  });

  it('opens the course although neither progress nor guidance come', async () => {
    server.on('GET /user/courses/a/progress', { status: 404, body: { message: 'gone' } });
    server.on('GET /user/courses/a/guidance', { status: 404, body: { message: 'gone' } });
    const page = open('a');
    expect(await page.findByRole('link', { name: 'Start the course' })).toBeTruthy();
    expect(await page.findByText('Your progress could not be loaded. The course itself is not affected.')).toBeTruthy();
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
      await page.findByText('The school does not answer. Please check your connection and try again.'),
    ).toBeTruthy();
    server.on('GET /user/courses/a', { body: openCourse('a') });
    await page.user.click(page.getByRole('button', { name: 'Retry' }));
    expect(await page.findByRole('heading', { level: 1, name: 'Course a' })).toBeTruthy();
  });
});
