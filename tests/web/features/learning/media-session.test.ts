import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlayableLesson } from '../../../../web/features/learning/player/lesson.ts';
import { shareLesson } from '../../../../web/features/learning/player/media-session.ts';
import { Playback } from '../../../../web/features/learning/player/playback.ts';
import { fakeMedia, loadVideo, playTo } from './support/media.ts';

const LESSON: PlayableLesson = {
  courseId: 'k1',
  contentId: 'b',
  title: 'Pockets',
  courseTitle: 'Mastery',
  label: '1.2',
  moduleNumber: 1,
  steps: [],
  source: '/stream/b.mp4',
  poster: null,
  captions: null,
  chapters: null,
  duration: 600,
  hasPicture: true,
  startAt: 0,
};

/** A session that remembers; it refuses one name, as older browsers do. */
function fakeSession() {
  const handlers = new Map<string, MediaSessionActionHandler>();
  const positions: unknown[] = [];
  const session = {
    metadata: null as MediaMetadata | null,
    playbackState: 'none',
    setActionHandler: (action: string, handler: MediaSessionActionHandler | null) => {
      if (action === 'seekto') throw new TypeError('Unknown.');
      if (handler) handlers.set(action, handler);
      else handlers.delete(action);
    },
    setPositionState: (state?: unknown) => void positions.push(state),
  };
  return { session: session as unknown as MediaSession, handlers, positions };
}

const press = (handlers: Map<string, MediaSessionActionHandler>, action: MediaSessionAction, details = {}) =>
  handlers.get(action)?.({ action, ...details });

beforeEach(() => {
  fakeMedia();
  vi.stubGlobal('MediaMetadata', function MediaMetadata(this: object, facts: object) {
    Object.assign(this, facts);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('headset keys move the lesson, and all of it is taken back', () => {
  const video = document.createElement('video');
  const playback = new Playback({ startAt: 0, duration: null, hasPicture: false });
  playback.attach(video);
  loadVideo(video);
  const goNext = vi.fn();
  const { session, handlers, positions } = fakeSession();
  const takeBack = shareLesson({ session, lesson: LESSON, playback, goNext, goPrevious: undefined });
  expect(session.metadata).toMatchObject({ title: '1.2 Pockets', album: 'Mastery' });

  press(handlers, 'play');
  expect(session.playbackState).toBe('playing');
  playTo(100, video);
  expect(positions.at(-1)).toEqual({ duration: 600, position: 100, playbackRate: 1 });
  press(handlers, 'seekforward');
  expect(video.currentTime).toBe(110);
  press(handlers, 'seekbackward', { seekOffset: 30 });
  expect(video.currentTime).toBe(80);
  press(handlers, 'pause');
  expect(session.playbackState).toBe('paused');
  press(handlers, 'nexttrack');
  expect(goNext).toHaveBeenCalledTimes(1);
  expect(handlers.has('previoustrack')).toBe(false);

  takeBack();
  expect(handlers.size).toBe(0);
  expect(session.metadata).toBeNull();
  expect(positions.at(-1)).toBeUndefined();
  const told = positions.length;
  playTo(120, video);
  expect(positions).toHaveLength(told);
});
