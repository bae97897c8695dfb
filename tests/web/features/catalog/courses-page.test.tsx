import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { M } from '../../../../src/wire/messages.ts';
import type { LiveCourseReply } from '../../../../src/wire/replies/catalog.ts';
import { clearCookie, readCookie } from '../../../../web/api/cookies.ts';
import { forgetQueries } from '../../../../web/api/query-scope.tsx';
import { CoursesPage } from '../../../../web/features/catalog/courses-page.tsx';
import { COUPON_NOTE } from '../../../../web/text/copy/coupon-note.ts';
import { PROGRAM, REFUND } from '../../../../web/text/copy/program.ts';
import { liveCourse } from '../support/courses.ts';
import { fakeServer } from '../support/fake-server.ts';
import { forgetEverybody, signIn, student } from '../support/people.ts';
import { expectSaid } from '../support/said.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
beforeEach(forgetEverybody);
beforeEach(forgetQueries);
const LIVE = 'GET /user/courses/live';

describe('a coupon’s link', () => {
  const OFFER = 'POST /payment/coupon-offer';
  afterEach(() => clearCookie('coupon'));
  const follow = () => {
    document.cookie = 'coupon=FAIR20; path=/';
    server.on(LIVE, { body: [liveCourse('a'), liveCourse('b')] });
    return show(<CoursesPage />, '/courses');
  };

  it('shows what the courses cost with it, and what they cost without', async () => {
    server.on(OFFER, { body: { code: 'FAIR20', courses: [{ courseId: 'a', price: 499, total: 399.2 }] } });
    const page = follow();
    expect(await page.findByText(COUPON_NOTE.counts('FAIR20'))).toBeTruthy();
    const [a, b] = await page.findAllByRole('article');
    await expect.poll(() => a?.textContent).toContain('$399.20');
    expect(a?.querySelector('s')?.textContent).toBe('$499');
    expect(b?.textContent).toContain('$499');
    expect(readCookie('coupon')).toBe('FAIR20');
  });

  it('says that it is refused, in the one sentence, and forgets it', async () => {
    server.on(OFFER, { status: 422, body: { message: M.invalidCoupon } });
    const page = follow();
    await expectSaid(M.invalidCoupon, 'banner');
    expect((await page.findAllByRole('article'))[0]?.textContent).toContain('$499');
    expect(readCookie('coupon')).toBeUndefined();
  });

  it('is kept where it could not be checked', async () => {
    server.on(OFFER, 'no network');
    follow();
    await expectSaid(COUPON_NOTE.failed, 'banner');
    expect(readCookie('coupon')).toBe('FAIR20');
  });
});

describe('/courses', () => {
  it('says that it is loading, word for word', () => {
    server.on(LIVE, 'never');
    const page = show(<CoursesPage />, '/courses');
    expect(page.getByText(M.loadingCourses)).toBeTruthy();
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Courses and prices');
  });

  it('says that the courses did not load, and tries again', async () => {
    server.on(LIVE, { status: 404, body: { message: 'nothing' } });
    const page = show(<CoursesPage />, '/courses');
    await expectSaid(M.coursesLoadFailed, 'banner');
    server.on(LIVE, { body: [liveCourse('a')] });
    await page.user.click(page.getByRole('button', { name: 'Retry' }));
    expect(await page.findByRole('heading', { name: 'Course a' })).toBeTruthy();
    expect(page.queryByText(M.coursesLoadFailed)).toBeNull();
  });

  it('says that there is none, word for word', async () => {
    server.on(LIVE, { body: [] });
    expect(await show(<CoursesPage />).findByText(M.noCoursesAtTheMoment)).toBeTruthy();
  });

  it('says near the price how long the course is open, and by which rule money goes back', async () => {
    server.on(LIVE, { body: [liveCourse('a', { durationMonths: 1 })] });
    const page = show(<CoursesPage />, '/courses');
    expect((await page.findByRole('article')).textContent).toContain(PROGRAM.accessFor(1));
    expect(page.getByRole('link', { name: REFUND.line }).getAttribute('href')).toBe(REFUND.terms);
  });

  it('shows price, struck-through price and ribbon by the rules of the specification', async () => {
    server.on(LIVE, {
      body: [liveCourse('a', {}, 11), liveCourse('b', { compareAtPrice: null }, 6), liveCourse('c', {}, 5)],
    });
    const page = show(<CoursesPage />);
    const [a, b, c] = await page.findAllByRole('article');
    expect(a?.textContent).toContain(M.ribbonComprehensive);
    expect(a?.querySelector('s')?.textContent).toBe('$548.90');
    expect(a?.textContent).toContain('$499');
    expect(b?.textContent).toContain(M.ribbonPopular);
    expect(b?.querySelector('s')).toBeNull();
    expect(c?.textContent).not.toContain(M.ribbonPopular);
  });

  it('has words for a course with nothing but a price', async () => {
    const bare = liveCourse('a', { title: '', description: '' }, 11);
    server.on(LIVE, { body: [{ ...bare, weeks: bare.weeks.map((week) => ({ ...week, title: '' })) }] });
    const page = show(<CoursesPage />);
    expect(await page.findByRole('heading', { name: M.courseTitleFallback })).toBeTruthy();
    expect(page.getByText(M.courseDescriptionFallback)).toBeTruthy();
    await page.user.click(page.getByRole('button', { name: /^Curriculum/ }));
    expect(await page.findByText(M.moduleLabel(11, M.moduleTitleFallback))).toBeTruthy();
  });

  it('promises what each course has, counted, and nothing of an empty one', async () => {
    const promises: LiveCourseReply['promises'] = [
      { promise: 'videos', count: 1 },
      { promise: 'materials', count: 34 },
      { promise: 'mentor', count: null },
    ];
    server.on(LIVE, { body: [liveCourse('a', { promises }), liveCourse('b', { promises: [] })] });
    const page = show(<CoursesPage />);
    const [a, b] = await page.findAllByRole('article');
    const lines = [...(a?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
    expect(lines).toEqual(['1 recorded video', '34 study materials', 'Personal mentor support']);
    expect(b?.textContent).not.toContain(PROGRAM.whatYouGet);
    expect(b?.querySelectorAll('li')).toHaveLength(0);
  });

  it('opens the curriculum down to the items of a day', async () => {
    server.on(LIVE, { body: [liveCourse('a')] });
    const page = show(<CoursesPage />);
    const curriculum = await page.findByRole('button', { name: /^Curriculum/ });
    expect(curriculum.getAttribute('aria-expanded')).toBe('false');
    await page.user.click(curriculum);
    await page.user.click(await page.findByRole('button', { name: /MODULE 01 - Subject 1/ }));
    expect(page.getByText('Day 1.1').parentElement?.textContent).toBe('Day 1.12 items');
  });

  it('says so when the picture does not come', async () => {
    server.on(LIVE, { body: [liveCourse('a', { thumbnail: 'thumbnails/a.png' })] });
    const page = show(<CoursesPage />);
    await page.findByRole('article');
    const picture = page.container.querySelector('img') as HTMLImageElement;
    expect(picture.getAttribute('src')).toBe('/stream/thumbnails/a.png');
    fireEvent.error(picture);
    expect(page.getByText(M.thumbnailNotAvailable)).toBeTruthy();
  });

  it('remembers the payment page and sends a visitor to the login', async () => {
    server.on(LIVE, { body: [liveCourse('a', { title: 'Gum & bone' })] });
    const page = show(<CoursesPage />, '/courses');
    await page.user.click(await page.findByRole('link', { name: 'Enroll Now' }));
    expect(page.address()).toBe('/login?tab=sign-up');
    expect(readCookie('redirectAfterLogin')).toBe('/payment?courseId=a&title=Gum+%26+bone&price=499');
  });

  it('sends a signed-in person straight to the payment page', async () => {
    signIn();
    server.on(LIVE, { body: [liveCourse('a')] });
    const page = show(<CoursesPage />, '/courses');
    await page.user.click(await page.findByRole('link', { name: 'Enroll Now' }));
    expect(page.address()).toBe('/payment?courseId=a&title=Course+a&price=499');
    expect(readCookie('redirectAfterLogin')).toBeUndefined();
  });

  it('offers the course instead of the purchase to its owner', async () => {
    signIn(student(['a']));
    server.on(LIVE, { body: [liveCourse('a')] });
    const page = show(<CoursesPage />, '/courses');
    await page.user.click(await page.findByRole('link', { name: 'Go to Course' }));
    expect(page.address()).toBe('/mycourse/a');
    expect(page.queryByRole('link', { name: 'Enroll Now' })).toBeNull();
  });
});
