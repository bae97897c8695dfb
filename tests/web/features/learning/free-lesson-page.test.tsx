import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { FreeLessonPage } from '../../../../web/features/learning/free-lesson-page.tsx';
import { SALES } from '../../../../web/text/copy/course-sales.ts';
import { FREE_LESSON } from '../../../../web/text/copy/free-lesson.ts';
import { PLAYER } from '../../../../web/text/copy/learning-player.ts';
import { PROGRAM } from '../../../../web/text/copy/program.ts';
import { aVideo, coursePage } from '../support/courses.ts';
import { fakeServer } from '../support/fake-server.ts';
import { forgetEverybody, signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';
import { fakeMedia, loadVideo, playTo, theVideo } from './support/media.ts';

const server = fakeServer();
const PAGE = 'GET /user/course-pages/course-a';
const paper = { ...aVideo('p'), type: 'pdf', title: 'Notes', s3Key: 'documents/a.pdf', tag: 'PDF' as const };
const open = (id = 'vw1') =>
  show(
    <Routes>
      <Route path="/courses/:slug/lessons/:contentId" element={<FreeLessonPage />} />
      <Route path="*" element={null} />
    </Routes>,
    `/courses/course-a/lessons/${id}`,
  );

beforeEach(() => {
  fakeMedia();
  forgetEverybody();
  localStorage.clear();
  server.on(PAGE, { body: coursePage('a', { freeLessons: [aVideo('vw1'), paper] }) });
});

describe('/courses/:slug/lessons/:contentId', () => {
  it('plays for a stranger with the word Preview over it, and stores and logs nothing', async () => {
    open();
    await screen.findByRole('region', { name: PLAYER.region });
    loadVideo(theVideo(), 60);
    fireEvent.click(screen.getAllByRole('button', { name: 'Play' })[0] as HTMLElement);
    playTo(59);
    expect(await screen.findByText(PLAYER.preview)).toBeTruthy();
    fireEvent(window, new Event('blur'));
    fireEvent(theVideo(), new Event('ended'));
    fireEvent(window, new Event('pagehide'));
    expect(server.calls().filter((call) => !call.startsWith('GET'))).toEqual([]);
  });

  it('has the way into the course, to a sign-up that comes back, and to the other free lessons', async () => {
    const { user } = open();
    expect((await screen.findByRole('link', { name: PROGRAM.enrol })).getAttribute('href')).toBe('/login?tab=sign-up');
    expect(screen.getByRole('link', { name: 'Notes' }).getAttribute('href')).toBe('/courses/course-a/lessons/p');
    await user.click(screen.getByRole('link', { name: FREE_LESSON.signUp }));
    expect(decodeURIComponent(document.cookie)).toContain('redirectAfterLogin=/courses/course-a/lessons/vw1');
  });

  it('opens a document, and offers a student of no course no second account', async () => {
    signIn(student([]));
    open('p');
    const link = await screen.findByRole('link', { name: /Open the document/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/stream/documents/a.pdf', '_blank']);
    expect(screen.queryByRole('link', { name: FREE_LESSON.signUp })).toBeNull();
  });

  it('leads its owner to the lesson of the course, where the place is kept', async () => {
    signIn(student(['a']));
    const shown = open();
    await expect.poll(() => shown.address()).toBe('/student/course/a/video/vw1');
  });

  it('says that a lesson is not free, and that a course is not there', async () => {
    const first = open('vw2');
    expect((await first.findAllByText(FREE_LESSON.gone)).length).toBeGreaterThan(0);
    first.unmount();
    server.on(PAGE, { status: 404, body: { message: 'No course data found.' } });
    open();
    expect(await screen.findByText(SALES.gone)).toBeTruthy();
  });
});
