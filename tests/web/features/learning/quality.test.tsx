import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  AS_UPLOADED,
  firstStepOf,
  qualitySteps,
  SOUND_ALONE,
  stepOf,
} from '../../../../web/features/learning/player/quality.ts';
import { readPreferences } from '../../../../web/platform/player-preferences.ts';
import { COURSE, info } from './support/course.ts';
import { fakeMedia, loadVideo, playTo, theVideo } from './support/media.ts';
import { open } from './support/screen.tsx';
import { fakeServer } from './support/server.ts';

const held = vi.hoisted(() => ({ line: null as number | null | Promise<number>, measured: [] as string[] }));
vi.mock('../../../../web/features/learning/player/measure-line.ts', () => ({
  measureLine: async (source: string) => (held.measured.push(source), held.line),
}));

const RENDITIONS = [
  { height: 1080, s3Key: 'videos/b-1080.mp4', kilobits: 4000 },
  { height: 480, s3Key: 'videos/b-480.mp4', kilobits: 700 },
  { height: 240, s3Key: 'videos/b-240.mp4', kilobits: 230 },
  { height: SOUND_ALONE, s3Key: 'videos/b-sound.mp4', kilobits: 48 },
];
const SOURCES = RENDITIONS.map(({ s3Key, ...facts }) => ({ ...facts, source: `/stream/${s3Key}` }));

describe('the steps of a video', () => {
  test('are those that were made of it; itself only where it plays', () => {
    const of = (s3Key: string, more = {}) =>
      qualitySteps({ s3Key, kilobits: 8000, rareFormat: null, renditions: RENDITIONS, ...more });
    expect(of('videos/b.mov', { rareFormat: 'MOV' })).toEqual(SOURCES);
    expect(of('videos/b.mp4', { rareFormat: 'HEVC', width: 3840, height: 2160 })).toEqual(SOURCES);
    const own = { source: '/stream/videos/b.mp4', kilobits: 8000 };
    expect(of('videos/b.mp4', { width: 1440, height: 2560 })).toEqual([{ height: 1440, ...own }, ...SOURCES]);
    for (const size of [
      { width: null, height: null },
      { width: 640, height: 480 },
    ])
      expect(of('videos/b.mp4', size)).toEqual([{ height: AS_UPLOADED, ...own }, ...SOURCES]);
    expect(of('videos/b.mp4', { renditions: [] })).toEqual([]);
  });

  test('are chosen by what the device remembers: the best up to that, or the least, and sound by itself alone', () => {
    expect(stepOf(SOURCES, 720)).toBe(SOURCES[1]);
    expect(stepOf(SOURCES, 2160)).toBe(SOURCES[0]);
    expect(stepOf(SOURCES, 144)).toBe(SOURCES[2]);
    expect(stepOf(SOURCES, SOUND_ALONE)).toBe(SOURCES[3]);
    expect(stepOf(SOURCES.slice(0, 3), SOUND_ALONE)).toBe(SOURCES[2]);
    expect(stepOf([], 240)).toBeUndefined();
  });

  test('begin by the line: the best that takes three quarters of it, or the least, and never sound alone', () => {
    const first = (line: number | null) => firstStepOf(SOURCES, line)?.height;
    expect([null, Infinity, 5334, 5333, 934, 933, 0].map(first)).toEqual([1080, 1080, 1080, 480, 480, 240, 240]);
    const unknown = SOURCES.map((step) => ({ ...step, kilobits: null }));
    expect(firstStepOf(unknown, 0)?.height).toBe(1080);
  });
});

describe('the quality of a lesson', () => {
  beforeEach(() => {
    held.line = null;
    held.measured = [];
    fakeMedia();
  });
  afterEach(() => {
    localStorage.clear();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const kept = { contentId: 'b', position: 161, duration: 600, watched: 161, completed: false, updatedAt: '' };
  const serve = (course: typeof COURSE) =>
    fakeServer({
      'GET /user/courses/k1': { body: course },
      'GET /user/courses/k1/progress': { body: { courseId: 'k1', items: [kept] } },
      'GET /stream/info/b': info('b'),
      'PUT /user/progress/b': { body: kept },
    });

  /** A course whose second video came as a MOV and was converted. */
  const converted = JSON.parse(JSON.stringify(COURSE).replaceAll('videos/b.mp4', 'videos/b.mov')) as typeof COURSE;
  for (const week of converted.weeks)
    for (const day of week.days)
      for (const content of day.contents)
        if (content.s3Key === 'videos/b.mov') Object.assign(content, { rareFormat: 'MOV', renditions: RENDITIONS });

  const plays = (name: string) =>
    waitFor(() => expect(theVideo().getAttribute('src')).toBe(`/stream/videos/${name}.mp4`));

  const settings = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Player settings' }));
    return screen.findByRole('dialog', { name: 'Player settings' });
  };

  test('is the best that plays; another keeps the second, the speed and whether it plays, and is remembered', async () => {
    serve(converted);
    const { unmount } = open('/student/course/k1/video/b');
    await screen.findByRole('region', { name: 'Video player' });
    await plays('b-240');
    loadVideo();
    await plays('b-1080');
    loadVideo();
    await userEvent.click(screen.getByRole('button', { name: 'Resume at 2:41' }));
    playTo(170);
    const dialog = await settings();
    fireEvent.change(within(dialog).getByLabelText('Speed'), { target: { value: '1.5' } });
    const quality = within(dialog).getByLabelText<HTMLSelectElement>('Quality');
    expect([...quality.options].map(({ text }) => text)).toEqual([
      'Auto',
      '1080p, 1.8 GB an hour',
      '480p, 315 MB an hour',
      '240p, 104 MB an hour',
      'Sound only, 22 MB an hour',
    ]);
    expect(quality.value).toBe('auto');
    await userEvent.selectOptions(quality, '480');
    expect(theVideo().getAttribute('src')).toBe('/stream/videos/b-480.mp4');
    loadVideo();
    expect(theVideo().currentTime).toBe(170);
    expect(theVideo().defaultPlaybackRate).toBe(1.5);
    expect(screen.getByText('Playing')).toBeTruthy();
    expect(readPreferences().quality).toBe(480);
    unmount();
    open('/student/course/k1/video/b');
    await screen.findByRole('region', { name: 'Video player' });
    expect(theVideo().getAttribute('src')).toBe('/stream/videos/b-480.mp4');
  });

  test('begins with the lightest step, then by the line that its first picture leaves free, and stays so', async () => {
    held.line = 1000;
    serve(converted);
    open('/student/course/k1/video/b');
    await plays('b-240');
    expect(held.measured).toEqual([]);
    loadVideo();
    await plays('b-480');
    expect(held.measured).toEqual(['/stream/videos/b-240.mp4']);
    await userEvent.selectOptions(within(await settings()).getByLabelText('Quality'), '240');
    await plays('b-240');
    held.line = 9000;
    await userEvent.selectOptions(screen.getByLabelText('Quality'), 'auto');
    await plays('b-480');
    loadVideo();
    expect(held.measured).toHaveLength(1);
  });

  test('does not wait for the line where Play is pressed: the second and playing are kept', async () => {
    let tell: (line: number) => void = () => undefined;
    held.line = new Promise<number>((resolve) => (tell = resolve));
    serve(converted);
    open('/student/course/k1/video/b');
    await userEvent.click(await screen.findByRole('button', { name: 'Resume at 2:41' }));
    await plays('b-240');
    loadVideo();
    playTo(162);
    tell(9000);
    await plays('b-1080');
    loadVideo();
    expect([theVideo().currentTime, theVideo().paused]).toEqual([162, false]);
  });

  test('begins at 360 where the device saves data, and measures nothing', async () => {
    vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { saveData: true } } }));
    serve(converted);
    open('/student/course/k1/video/b');
    await plays('b-240');
    expect(held.measured).toEqual([]);
  });

  test('may be sound alone, which says so, keeps the second and captions, and is remembered', async () => {
    serve(converted);
    open('/student/course/k1/video/b');
    await plays('b-240');
    loadVideo();
    await plays('b-1080');
    loadVideo();
    await userEvent.click(screen.getByRole('button', { name: 'Resume at 2:41' }));
    await userEvent.selectOptions(within(await settings()).getByLabelText('Quality'), String(SOUND_ALONE));
    await plays('b-sound');
    loadVideo(theVideo(), 0);
    expect(theVideo().currentTime).toBe(161);
    expect(screen.getByText('Sound only')).toBeTruthy();
    expect(screen.queryByText('This browser plays only the sound of this video.')).toBeNull();
    expect(readPreferences().quality).toBe(SOUND_ALONE);
  });

  test('is offered where there is a choice only', async () => {
    serve(COURSE);
    open('/student/course/k1/video/b');
    await screen.findByRole('region', { name: 'Video player' });
    expect(within(await settings()).queryByLabelText('Quality')).toBeNull();
  });
});
