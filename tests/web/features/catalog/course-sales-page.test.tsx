import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { QUESTIONS_WORDS } from '../../../../src/wire/words/questions.ts';
import { providePageData } from '../../../../web/api/page-data.ts';
import { CourseSalesPage } from '../../../../web/features/catalog/course-sales-page.tsx';
import { boughtToday } from '../../../../web/text/access.ts';
import { SALES } from '../../../../web/text/copy/course-sales.ts';
import { PROGRAM } from '../../../../web/text/copy/program.ts';
import { aVideo, coursePage } from '../support/courses.ts';
import { fakeServer } from '../support/fake-server.ts';
import { forgetEverybody, signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
beforeEach(() => server.on('GET /sample', { body: { vignettes: [], isDemo: false } }));
beforeEach(forgetEverybody);
const PAGE = 'GET /user/course-pages/course-a';
const open = () =>
  show(
    <Routes>
      <Route path="/courses/:slug" element={<CourseSalesPage />} />
    </Routes>,
    '/courses/course-a',
  );

describe('/courses/:slug', () => {
  it('shows the first module with titles and lengths, and the others when they are opened', async () => {
    server.on(PAGE, { body: coursePage('a') });
    const { user } = open();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Course a');
    expect(screen.getByText('Lesson 1')).toBeTruthy();
    expect(screen.getByText('12:41')).toBeTruthy();
    expect(screen.getByText(PROGRAM.forWhom.get(5)!)).toBeTruthy();
    expect(screen.getByRole('heading', { name: QUESTIONS_WORDS.question1 })).toBeTruthy();
    expect(screen.getAllByText(SALES.paper)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /Subject 2/ }));
    expect(screen.getByText('Lesson 2')).toBeTruthy();
    expect(screen.getByText(/of video/).textContent).toContain('2 lessons · 25 min of video');
  });

  it('leads to its free lessons, by a button and in the outline, and says which they are', async () => {
    server.on(PAGE, { body: coursePage('a', { freeLessons: [aVideo('vw1')] }) });
    const first = open();
    const watch = await screen.findByRole('link', { name: SALES.watchFirst });
    expect(watch.getAttribute('href')).toBe('/courses/course-a/lessons/vw1');
    expect(screen.getByRole('link', { name: 'Lesson 1' }).getAttribute('href')).toBe('/courses/course-a/lessons/vw1');
    expect(screen.getAllByText(SALES.free)).toHaveLength(1);
    first.unmount();
    server.on(PAGE, { body: coursePage('a', { freeLessons: [aVideo('vw2')] }) });
    open();
    expect(await screen.findByRole('link', { name: SALES.watchFree })).toBeTruthy();
  });

  it('leads a stranger to the sign-up, and its owner into the course', async () => {
    server.on(PAGE, { body: coursePage('a') });
    const stranger = open();
    const enrol = await screen.findByRole('link', { name: PROGRAM.enrol });
    expect(enrol.getAttribute('href')).toBe('/login?tab=sign-up');
    stranger.unmount();
    signIn(student(['a']));
    open();
    expect((await screen.findByRole('link', { name: PROGRAM.goToCourse })).getAttribute('href')).toBe('/mycourse/a');
  });

  it('shows the next three discussions, and never where they are', async () => {
    const discussions = [{ weekday: 3, startsAt: '19:00', minutes: 90, timeZone: 'Australia/Sydney' }];
    server.on(PAGE, { body: coursePage('a', { discussions }) });
    open();
    const part = within(await screen.findByRole('region', { name: SALES.live }));
    await expect.poll(() => part.queryAllByRole('listitem').length).toBe(3);
    const starts = [...document.querySelectorAll('time')].map(({ dateTime }) => Date.parse(dateTime));
    expect(starts).toEqual(starts.toSorted());
    expect(new Set(starts).size).toBe(3);
  });

  it('says the same of a draft and of nothing, and takes away one that is withdrawn', async () => {
    providePageData({ coursePage: coursePage('a') });
    server.on(PAGE, { status: 404, body: { message: 'No course data found.' } });
    open();
    expect(await screen.findByText(SALES.gone)).toBeTruthy();
    expect(screen.queryByText('Course a')).toBeNull();
  });
});

it.each([
  ['2026-11-28T12:00:00Z', 5, '2027-04-28'],
  ['2026-08-31T02:00:00Z', 6, '2027-02-28'],
  ['2026-08-31T15:00:00Z', 6, '2027-03-01'],
  ['2026-12-31T02:00:00Z', 14, '2028-02-29'],
])('access bought at %s for %i months is until %s in Sydney', (now, months, day) => {
  expect(boughtToday(months, new Date(now)).slice(0, 10)).toBe(day);
});
