import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Playback } from '../../../../web/features/learning/player/playback.ts';
import { fakeMedia, loadVideo, playTo } from './support/media.ts';

const LESSON = { duration: null, hasPicture: true };

function setUp(startAt = 0) {
  const video = document.createElement('video');
  const playback = new Playback({ startAt, ...LESSON });
  const detach = playback.attach(video);
  const breakOff = () => void video.dispatchEvent(new Event('error'));
  return { video, playback, detach, breakOff };
}

beforeEach(() => {
  vi.useFakeTimers();
  fakeMedia();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('Playback', () => {
  test('a stream that breaks comes back by itself at the same second', async () => {
    const { video, playback, breakOff } = setUp();
    loadVideo(video);
    playback.play();
    playTo(42, video);
    breakOff();
    expect(playback.get()).toMatchObject({ phase: 'reconnecting', time: 42, isPlaying: false });
    await vi.advanceTimersByTimeAsync(1000);
    expect(video.load).toHaveBeenCalledTimes(1);
    loadVideo(video);
    expect(video.currentTime).toBe(42);
    expect(playback.get()).toMatchObject({ phase: 'ready', isPlaying: true });
  });

  test('a jump in a paused video whose address has expired by then is asked for anew, and stays paused', async () => {
    const { video, playback, breakOff } = setUp();
    loadVideo(video);
    playback.play();
    playTo(42, video);
    playback.pause();
    playback.seek(70);
    breakOff();
    expect(playback.get()).toMatchObject({ phase: 'reconnecting', time: 70 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(video.load).toHaveBeenCalledTimes(1);
    loadVideo(video);
    expect(video.currentTime).toBe(70);
    expect(playback.get()).toMatchObject({ phase: 'ready', isPlaying: false });
  });

  test('gives up after three tries, and Retry goes on at the same second', async () => {
    const { video, playback, breakOff } = setUp();
    loadVideo(video);
    playback.play();
    playTo(42, video);
    for (const pauseMs of [1000, 3000, 8000]) {
      breakOff();
      expect(playback.get().phase).toBe('reconnecting');
      await vi.advanceTimersByTimeAsync(pauseMs);
    }
    breakOff();
    expect(playback.get().phase).toBe('failed');
    playback.retry();
    loadVideo(video);
    expect(playback.get()).toMatchObject({ phase: 'ready', time: 42, isPlaying: true });
  });

  test('another file of the lesson goes on at the same second, playing as it was', () => {
    const { video, playback, detach } = setUp(30);
    loadVideo(video);
    playback.play();
    playTo(42, video);
    const next = Playback.continuing(playback, { startAt: 0, ...LESSON });
    detach();
    video.load();
    next.attach(video);
    loadVideo(video);
    expect(video.currentTime).toBe(42);
    expect(next.get()).toMatchObject({ phase: 'ready', time: 42, isPlaying: true, hasStarted: true });
  });

  test('sound that was chosen goes on at the same second and keeps it, and what was heard is not watched', () => {
    const { video, playback, detach } = setUp();
    loadVideo(video);
    playback.play();
    playTo(2, video);
    const sound = Playback.continuing(playback, { startAt: 0, ...LESSON, isSoundAlone: true });
    detach();
    video.load();
    sound.attach(video);
    loadVideo(video, 0);
    playTo(4, video);
    expect(sound.get()).toMatchObject({ time: 4, isPlaying: true, isPictureless: false });
    expect(sound.position()).toEqual({ position: 4, duration: 600, played: [[0, 2]] });
  });

  test('a position past the end of a shorter file begins at its beginning', () => {
    const { video, playback } = setUp(700);
    loadVideo(video);
    expect([video.currentTime, playback.get().time, playback.get().isEnded]).toEqual([0, 0, false]);
  });

  test('a network that comes back is reason enough', () => {
    const { video, playback, breakOff } = setUp(30);
    breakOff();
    expect(playback.get().phase).toBe('failed');
    window.dispatchEvent(new Event('online'));
    expect(video.load).toHaveBeenCalledTimes(1);
    loadVideo(video);
    expect(playback.get()).toMatchObject({ phase: 'ready', time: 30, isPlaying: false });
  });

  test('waiting too long counts as a break', async () => {
    const { video, playback } = setUp();
    loadVideo(video);
    playback.play();
    playTo(12, video);
    video.dispatchEvent(new Event('waiting'));
    expect(playback.get().phase).toBe('waiting');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(playback.get()).toMatchObject({ phase: 'reconnecting', time: 12 });
  });

  test('a position is worth storing only after somebody watched or moved', () => {
    const { video, playback } = setUp(30);
    expect(playback.position()).toBeUndefined();
    loadVideo(video);
    expect(playback.position()).toBeUndefined();
    playback.play();
    playTo(31.26, video);
    expect(playback.position()).toEqual({ position: 31.3, duration: 600, played: [[30, 31.3]] });
  });

  test('tells the moment from which the lesson counts as watched, once', () => {
    const { video, playback } = setUp();
    const moments: string[] = [];
    playback.witness((moment) => moments.push(moment));
    loadVideo(video);
    playback.play();
    playTo(569, video);
    expect(moments).not.toContain('passed');
    playTo(570, video);
    playTo(571, video);
    expect(moments.filter((moment) => moment === 'passed')).toHaveLength(1);
    expect(playback.position()).toEqual({ position: 571, duration: 600, played: [[0, 571]] });
  });

  test('knows what was played, and what was jumped over', () => {
    const { video, playback, breakOff } = setUp();
    loadVideo(video);
    playback.play();
    playTo(5, video);
    playback.seek(100);
    playTo(110, video);
    video.currentTime = 300;
    playTo(301, video);
    breakOff();
    playback.retry();
    loadVideo(video);
    playTo(305, video);
    playback.pause();
    expect(playback.position()?.played).toEqual([
      [0, 5],
      [100, 110],
      [300, 305],
    ]);
  });

  test('a seek stays inside the video', () => {
    const { video, playback } = setUp();
    loadVideo(video);
    playback.seek(-5);
    expect(video.currentTime).toBe(0);
    playback.seek(9999);
    expect(video.currentTime).toBe(600);
  });

  test('forgets the element when it goes', () => {
    const { video, playback, detach } = setUp();
    loadVideo(video);
    playback.play();
    playTo(50, video);
    detach();
    playTo(99, video);
    expect(playback.position()?.position).toBe(50);
  });
});
