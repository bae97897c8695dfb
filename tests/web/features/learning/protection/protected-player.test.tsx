import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { M } from '../../../../../src/wire/messages.ts';
import { sessionStore } from '../../../../../web/api/session-store.ts';
import { STEP_MS } from '../../../../../web/features/learning/player/protection/protection-layers.tsx';
import { COURSE, info } from '../support/course.ts';
import { fakeMedia, loadVideo, theVideo } from '../support/media.ts';
import { open } from '../support/screen.tsx';
import { echo, fakeServer } from '../support/server.ts';

const serve = (extra: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    'GET /user/courses/k1': { body: COURSE },
    'PUT /user/progress/b': echo,
    'GET /stream/info/b': info('b'),
    ...extra,
  });

async function watch(extra: Parameters<typeof serve>[0] = {}) {
  const server = serve(extra);
  open('/student/course/k1/video/b');
  await screen.findByRole('region', { name: 'Video player' });
  loadVideo();
  return { posts: () => server.calls.filter(({ method }) => method === 'POST') };
}

const veil = () => screen.queryByText(M.contentProtected);
const live = () => veil()?.closest('[aria-live]')?.getAttribute('aria-live');
const blurWindow = () => fireEvent(window, new Event('blur'));
const focusWindow = () => fireEvent(window, new Event('focus'));
const mark = () => document.querySelector('[aria-hidden] > .mark');

beforeEach(() => {
  fakeMedia();
  const user = { id: 'u1', name: 'Sam', email: 'sam@example.org', role: 'student', purchasedCourses: ['k1'] } as const;
  vi.spyOn(sessionStore, 'get').mockReturnValue({ token: 't', user } as unknown as ReturnType<typeof sessionStore.get>);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('a player whose window loses the focus', () => {
  test('closes the small window over other programs, which nothing can cover', async () => {
    await watch();
    const exitPictureInPicture = vi.fn(async () => undefined);
    Object.assign(document, { exitPictureInPicture, pictureInPictureElement: theVideo() });
    try {
      expect(exitPictureInPicture).not.toHaveBeenCalled();
      blurWindow();
      expect(exitPictureInPicture).toHaveBeenCalledOnce();
    } finally {
      Object.assign(document, { exitPictureInPicture: undefined, pictureInPictureElement: null });
    }
  });

  test('blurs the picture alone, says why, and goes on playing', async () => {
    await watch();
    fireEvent.click(screen.getAllByRole('button', { name: 'Play' })[0] as HTMLElement);
    blurWindow();
    expect(veil()?.textContent).toBe(M.contentProtected);
    expect(theVideo().className).toContain('blurred');
    expect(document.querySelectorAll('.blurred')).toHaveLength(1);
    expect(theVideo().paused).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(theVideo().paused).toBe(true);
    focusWindow();
    expect(veil()).toBeNull();
    expect(theVideo().className).not.toContain('blurred');
  });

  test('is said politely the first time, and after that not at all', async () => {
    await watch();
    blurWindow();
    expect(live()).toBe('polite');
    expect(veil()?.closest('[role]')?.getAttribute('role')).toBe('region');
    focusWindow();
    blurWindow();
    expect(live()).toBe('off');
  });

  test('tells the server once, by a call that outlives the page, and is silent when that fails', async () => {
    const { posts } = await watch({ 'POST /activity': { status: 503, body: { message: 'Away.' } } });
    for (let times = 0; times < 3; times += 1) {
      blurWindow();
      focusWindow();
    }
    await act(async () => undefined);
    expect(posts()).toEqual([
      {
        method: 'POST',
        path: '/activity',
        body: { courseId: 'k1', contentId: 'b', kind: 'window-blur' },
        keepalive: true,
      },
    ]);
    expect(screen.queryByRole('alert', { name: /./ })).toBeNull();
  });
});

test('a click with the right button on the video opens no menu; elsewhere it does', async () => {
  await watch();
  expect(fireEvent.contextMenu(theVideo())).toBe(false);
  expect(veil()).toBeTruthy();
  expect(fireEvent.contextMenu(screen.getByRole('heading', { level: 1 }))).toBe(true);
});

test('the address of the viewer lies over a video that was started, and moves', async () => {
  await watch();
  expect(mark()).toBeNull();
  vi.useFakeTimers();
  fireEvent.click(screen.getAllByRole('button', { name: 'Play' })[0] as HTMLElement);
  expect(mark()?.textContent).toBe('sam@example.org');
  const places = new Set<string>();
  for (let step = 0; step < 8; step += 1) {
    places.add(mark()?.className ?? '');
    act(() => void vi.advanceTimersByTime(STEP_MS));
  }
  expect(places.size).toBe(8);
});
