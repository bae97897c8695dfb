import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectSaid } from '../support/said.ts';
import { COURSE, info } from './support/course.ts';
import { fakeMedia, loadVideo, playTo, theVideo } from './support/media.ts';
import { address, open } from './support/screen.tsx';
import { echo, fakeServer } from './support/server.ts';

const stored = (contentId: string, position: number, completed = false) => ({
  contentId,
  position,
  duration: 600,
  watched: position,
  completed,
  updatedAt: '',
});

const serve = (extra: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    'GET /user/courses/k1': { body: COURSE },
    'GET /user/courses/k1/progress': { body: { courseId: 'k1', items: [stored('b', 161), stored('a', 600, true)] } },
    'GET /stream/info/a': info('a'),
    'GET /stream/info/b': info('b'),
    'GET /stream/info/c': info('c'),
    'PUT /user/progress/a': echo,
    'PUT /user/progress/notes': echo,
    'PUT /user/progress/b': echo,
    ...extra,
  });

const player = () => screen.findByRole('region', { name: 'Video player' });

beforeEach(fakeMedia);
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('video page', () => {
  test('header, times and status', async () => {
    serve();
    open('/student/course/k1/video/b');
    await player();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Title b');
    expect(screen.getByText('Mastery')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Course' }).getAttribute('href')).toBe(
      '/student/course/k1?module=1&day=2',
    );
    for (const words of ['2:41', '10:00', 'Paused'])
      expect(screen.getByText(words, { selector: '[data-player]' })).toBeTruthy();
    expect(theVideo().getAttribute('src')).toBe('/stream/videos/b.mp4');
    expect(theVideo().preload).toBe('metadata');
  });

  const withSize = (width: number | null) =>
    JSON.parse(JSON.stringify(COURSE).replaceAll('"width":null', `"width":${width}`)) as typeof COURSE;

  test('sound without the picture that the video has: it says so, and completes nothing', async () => {
    const server = serve({ 'GET /user/courses/k1': { body: withSize(1280) } });
    open('/student/course/k1/video/b');
    await player();
    expect(screen.queryByText(/plays only the sound/)).toBeNull();
    loadVideo(theVideo(), 0);
    const alert = screen.getByText('This browser plays only the sound of this video.').closest('[role=alert]');
    expect(alert?.textContent).toMatch(/does not count as watched/);
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    playTo(300);
    playTo(599);
    fireEvent(theVideo(), new Event('ended'));
    fireEvent(window, new Event('pagehide'));
    expect(server.puts()).toEqual([]);
  });

  test('a recording of sound alone, and a picture that is shown, are no trouble', async () => {
    serve({ 'GET /user/courses/k1': { body: withSize(null) } });
    open('/student/course/k1/video/b');
    await player();
    loadVideo(theVideo(), 0);
    expect(screen.queryByText(/plays only the sound/)).toBeNull();
  });

  test('resumes at the stored second', async () => {
    serve();
    open('/student/course/k1/video/b');
    await player();
    loadVideo();
    expect(theVideo().currentTime).toBe(161);
    await userEvent.click(screen.getByRole('button', { name: 'Resume at 2:41' }));
    expect(screen.getByText('Playing')).toBeTruthy();
    expect(theVideo().currentTime).toBe(161);
    expect(document.activeElement).toBe(await player());
  });

  test('goes on with the new file where the old one was, when that was replaced meanwhile', async () => {
    let course = COURSE;
    serve({
      'GET /user/courses/k1': () => ({ body: course }),
      'GET /stream/videos/b.mp4': { status: 404, body: { message: 'There is no such file.' } },
    });
    open('/student/course/k1/video/b');
    await player();
    loadVideo();
    await userEvent.click(screen.getByRole('button', { name: 'Resume at 2:41' }));
    playTo(170);
    course = JSON.parse(JSON.stringify(COURSE).replaceAll('videos/b.mp4', 'videos/second.mp4')) as typeof COURSE;
    fireEvent(theVideo(), new Event('error'));
    await waitFor(() => expect(theVideo().getAttribute('src')).toBe('/stream/videos/second.mp4'));
    loadVideo();
    expect(theVideo().currentTime).toBe(170);
    expect(screen.getByText('Playing')).toBeTruthy();
  });

  test('says why the server does not send it, tries no more by itself, and plays on when asked later', async () => {
    const sentence = 'This account is already open on 3 devices.';
    let refusal: { status: number; body: unknown } | undefined = { status: 429, body: { message: sentence } };
    const server = serve({ 'GET /stream/videos/b.mp4': () => refusal ?? { status: 206, body: 0 } });
    open('/student/course/k1/video/b');
    await player();
    loadVideo();
    await userEvent.click(screen.getByRole('button', { name: 'Resume at 2:41' }));
    fireEvent(theVideo(), new Event('error'));
    expect((await screen.findByText(sentence)).closest('[role="alert"]')).toBeTruthy();
    const asked = () => server.calls.filter(({ path }) => path === '/stream/videos/b.mp4').length;
    const before = asked();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    fireEvent(theVideo(), new Event('error'));
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(asked()).toBeGreaterThan(before);

    refusal = undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    loadVideo();
    expect(screen.queryByText(sentence)).toBeNull();
    expect(screen.getByText('Playing')).toBeTruthy();
    expect(theVideo().currentTime).toBe(161);
  });

  test('starts over when asked to, and what was watched to its end starts at the beginning', async () => {
    serve();
    const { unmount } = open('/student/course/k1/video/b');
    await player();
    loadVideo();
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(theVideo().currentTime).toBe(0);
    unmount();
    open('/student/course/k1/video/a');
    await player();
    loadVideo();
    expect(theVideo().currentTime).toBe(0);
    expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
  });

  test('looking in stores nothing; pausing and leaving store the place', async () => {
    const server = serve();
    const { unmount } = open('/student/course/k1/video/b');
    await player();
    fireEvent(window, new Event('pagehide'));
    loadVideo();
    fireEvent(window, new Event('pagehide'));
    expect(server.puts()).toHaveLength(0);

    await userEvent.click(screen.getByRole('button', { name: 'Resume at 2:41' }));
    playTo(170.04);
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(server.puts().map(({ path, body }) => [path, body])).toEqual([
      ['/user/progress/b', { courseId: 'k1', position: 170, duration: 600, played: [[161, 170]] }],
    ]);
    playTo(181);
    fireEvent(window, new Event('pagehide'));
    expect(server.puts().at(-1)).toMatchObject({ keepalive: true, body: { position: 181 } });
    unmount();
    await waitFor(() => expect(server.puts()).toHaveLength(2));
  });

  test('keys work inside the player only', async () => {
    serve();
    open('/student/course/k1/video/b');
    const region = await player();
    loadVideo();
    await userEvent.keyboard('k');
    expect(screen.getByText('Paused')).toBeTruthy();
    region.focus();
    await userEvent.keyboard('k');
    expect(screen.getByText('Playing', { selector: '[data-player]' })).toBeTruthy();
    await userEvent.keyboard('l');
    expect(theVideo().currentTime).toBe(171);
    await userEvent.keyboard('5');
    expect(theVideo().currentTime).toBe(300);
    await userEvent.keyboard('dd');
    expect(theVideo().playbackRate).toBe(1.5);
    await userEvent.keyboard('h');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }, { timeout: 10_000 })).toBeTruthy();
  });

  test('speed is remembered on the device', async () => {
    serve();
    const { unmount } = open('/student/course/k1/video/b');
    await player();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '1.75×');
    unmount();
    open('/student/course/k1/video/c');
    await player();
    expect(theVideo().playbackRate).toBe(1.75);
  });

  test('plays at the press that leads to it, and not when its address is opened', async () => {
    serve();
    open('/student/course/k1/video/b');
    await player();
    expect(theVideo().paused).toBe(true);
    const rail = screen.getByRole('complementary', { name: 'Course outline' });
    await userEvent.click(within(rail).getByRole('button', { name: /MODULE 02/ }));
    await userEvent.click(within(rail).getByRole('button', { name: /Title c/ }));
    await waitFor(() => expect(theVideo().getAttribute('src')).toBe('/stream/videos/c.mp4'));
    await waitFor(() => expect(theVideo().paused).toBe(false));
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(theVideo().paused).toBe(true);
  });

  test('the outline: week, one module open, the current item marked', async () => {
    serve();
    open('/student/course/k1/video/b');
    await player();
    const rail = screen.getByRole('complementary', { name: 'Course outline' });
    expect(within(rail).getByText('Week 1 of 2')).toBeTruthy();
    expect(within(rail).getByRole('button', { current: true, name: /Title b/ })).toBeTruthy();
    await userEvent.click(within(rail).getByRole('button', { name: /MODULE 02/ }));
    expect(within(rail).queryByRole('button', { name: /Title b/ })).toBeNull();
    await userEvent.click(within(rail).getByRole('button', { name: /Title c/ }));
    expect(address()).toBe('/student/course/k1/video/c');
    expect(await within(rail).findByText('Week 2 of 2')).toBeTruthy();
  });

  const videosOnly = () => {
    const course = structuredClone(COURSE);
    for (const { days } of course.weeks)
      for (const day of days) day.contents = day.contents.filter(({ type }) => type === 'video');
    return course;
  };

  test('next is the next item, whatever it is: a paper opens, never by itself, with the next video second', async () => {
    localStorage.setItem('cusp.player', JSON.stringify({ playsNext: true }));
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    serve({ 'GET /stream/info/b': info('b') });
    open('/student/course/k1/video/a');
    await player();
    await userEvent.click(screen.getByRole('button', { name: /Read 1\.1.*Title notes/ }));
    expect(screen.getByRole('link', { name: /Next video 1\.2/ }).getAttribute('href')).toBe(
      '/student/course/k1/video/b',
    );
    loadVideo();
    fireEvent.click(screen.getAllByRole('button', { name: 'Play' })[0]!);
    Object.defineProperty(theVideo(), 'ended', { value: true });
    playTo(600);
    const card = within(screen.getByRole('region', { name: 'Up next' }));
    expect(card.getByText('Title notes')).toBeTruthy();
    expect(card.queryByText(/Starts in/)).toBeNull();
    fireEvent.click(card.getByRole('button', { name: 'Open now' }));
    expect(opened.mock.calls.map(([at]) => at)).toEqual(['/stream/documents/notes.pdf', '/stream/documents/notes.pdf']);
    expect(address()).toBe('/student/course/k1/video/a');
    fireEvent.click(card.getByRole('button', { name: 'Next video 1.2' }));
    await waitFor(() => expect(address()).toBe('/student/course/k1/video/b'));
  });

  test('next and previous, and a module opened by hand stays open', async () => {
    serve({ 'GET /user/courses/k1': { body: videosOnly() } });
    open('/student/course/k1/video/a');
    await player();
    await userEvent.click(screen.getByRole('button', { name: /MODULE 02/ }));
    expect(screen.queryByRole('link', { name: /Previous/ })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: /Next/ }));
    expect(address()).toBe('/student/course/k1/video/b');
    expect(screen.getByRole('button', { name: /MODULE 02/ }).getAttribute('aria-expanded')).toBe('true');
    expect(theVideo().getAttribute('src')).toBe('/stream/videos/b.mp4');
  });

  test('a title that the server does not tell is a Video Lesson', async () => {
    serve({ 'GET /stream/info/b': { status: 500, body: {} } });
    open('/student/course/k1/video/b');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Video Lesson'));
    expect(await player()).toBeTruthy();
  });

  test('a video that the course does not have', async () => {
    serve({ 'GET /stream/info/nope': { status: 404, body: { message: 'There is no such content.' } } });
    open('/student/course/k1/video/nope');
    expect(await screen.findByText('This video is not in this course')).toBeTruthy();
  });
});

describe('opened by a search', () => {
  const SEARCH = 'GET /search?q=root+planing&courseId=k1&contentId=b';
  const moments = [75, 3725].map((second) => ({ second, excerpt: [{ text: `root ${second}`, isMatch: true }] }));
  const found = { [SEARCH]: { body: { hits: [{ moments }], nextOffset: null } } };

  test.each([
    ['42', 42],
    ['0', 0],
    ['599', 599],
    ['600', 161],
    ['99999', 161],
    ['-1', 161],
    ['1e2', 161],
    ['4.5', 161],
    ['', 161],
  ])('?t=%s begins at second %i', async (asked, second) => {
    serve();
    open(`/student/course/k1/video/b?t=${asked}`);
    await player();
    loadVideo();
    expect(theVideo().currentTime).toBe(second);
    expect(theVideo().paused).toBe(true);
  });

  test('beyond the end of a video whose length nobody knew begins at its beginning', async () => {
    const course = JSON.parse(JSON.stringify(COURSE).replaceAll('"duration":600', '"duration":null')) as typeof COURSE;
    serve({ 'GET /user/courses/k1': { body: course } });
    open('/student/course/k1/video/b?t=5000');
    await player();
    loadVideo();
    expect(theVideo().currentTime).toBe(0);
  });

  test('a press plays from there, and a reload after it continues where it was', async () => {
    serve(found);
    const [pathname, search] = ['/student/course/k1/video/b', '?q=root+planing&t=75'];
    open({ pathname, search, state: { plays: true } });
    await player();
    loadVideo();
    expect([theVideo().currentTime, theVideo().paused]).toEqual([75, false]);
    await waitFor(() => expect(address()).toBe('/student/course/k1/video/b?q=root+planing'));
    expect(await screen.findByRole('heading', { name: 'Said in this lesson' })).toBeTruthy();
  });

  test('from an answer it plays its second, and leads back to it, also once it plays', async () => {
    serve(found);
    const back = '/exam/sitting/s1/answers?only=wrong#question-3';
    open({ pathname: '/student/course/k1/video/b', search: '?t=75', state: { plays: true, back } });
    await player();
    loadVideo();
    expect([theVideo().currentTime, theVideo().paused]).toEqual([75, false]);
    await waitFor(() => expect(address()).toBe('/student/course/k1/video/b'));
    expect(screen.getByRole('link', { name: 'Back to my answer' }).getAttribute('href')).toBe(back);
    expect(screen.queryByRole('link', { name: 'Back to Course' })).toBeNull();
  });

  test('lists where it is said; each place is a button that plays from there, with keys as well', async () => {
    serve(found);
    open('/student/course/k1/video/b?q=root+planing');
    await player();
    loadVideo();
    const list = within(await screen.findByRole('region', { name: 'Said in this lesson' }));
    expect(list.getByText('Your search: “root planing”')).toBeTruthy();
    await userEvent.click(list.getByRole('button', { name: '1:15 root 75' }));
    expect([theVideo().currentTime, theVideo().paused]).toEqual([75, false]);
    playTo(90);
    await userEvent.keyboard('{Enter}');
    expect(theVideo().currentTime).toBe(75);
    const rail = screen.getByRole('complementary', { name: 'Course outline' });
    await userEvent.click(within(rail).getByRole('button', { name: /MODULE 02/ }));
    await userEvent.click(within(rail).getByRole('button', { name: /Title c/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Said in this lesson' })).toBeNull());
  });

  test.each([
    ['says nothing of it', { body: { hits: [], nextOffset: null } }],
    ['cannot be searched now', { status: 409, body: { message: 'A newer search runs.' } }],
  ])('a lesson that %s plays without a list', async (_, answer) => {
    const server = serve({ [SEARCH]: answer });
    open('/student/course/k1/video/b?q=root+planing');
    await player();
    await waitFor(() => expect(server.calls.some(({ path }) => path.startsWith('/search'))).toBe(true));
    expect(screen.queryByText('Said in this lesson')).toBeNull();
  });
});

describe('a course that cannot be read', () => {
  test('the example outline, the reason and Retry', async () => {
    let isDown = true;
    serve({
      'GET /user/courses/k1': () =>
        isDown ? { status: 503, body: { message: 'Back in a minute.' } } : { body: COURSE },
      'GET /stream/info/b': { status: 503, body: {} },
    });
    open('/student/course/k1/video/b');
    await expectSaid('Using demo data.', 'status');
    expect(screen.getByText('Back in a minute.')).toBeTruthy();
    expect(screen.getByText('Week 1 of 7')).toBeTruthy();
    expect(screen.getByText('Example')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Practice Quiz' })).toHaveProperty('disabled', true);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await player()).toBeTruthy();
    expect(screen.queryByText('Using demo data.')).toBeNull();
  });
});
