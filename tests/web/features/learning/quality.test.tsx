import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AS_UPLOADED, qualitySteps, stepOf } from '../../../../web/features/learning/player/quality.ts';
import { readPreferences } from '../../../../web/platform/player-preferences.ts';
import { COURSE, info } from './support/course.ts';
import { fakeMedia, loadVideo, playTo, theVideo } from './support/media.ts';
import { open } from './support/screen.tsx';
import { fakeServer } from './support/server.ts';

const RENDITIONS = [
  { height: 1080, s3Key: 'videos/b-1080.mp4' },
  { height: 480, s3Key: 'videos/b-480.mp4' },
];
const SOURCES = RENDITIONS.map(({ height, s3Key }) => ({ height, source: `/stream/${s3Key}` }));

describe('the steps of a video', () => {
  test('are those that were made of it; itself only where it plays', () => {
    const of = (s3Key: string, more = {}) => qualitySteps({ s3Key, rareFormat: null, renditions: RENDITIONS, ...more });
    expect(of('videos/b.mov', { rareFormat: 'MOV' })).toEqual(SOURCES);
    expect(of('videos/b.mp4', { rareFormat: 'HEVC', width: 3840, height: 2160 })).toEqual(SOURCES);
    const own = { source: '/stream/videos/b.mp4' };
    expect(of('videos/b.mp4', { width: 1440, height: 2560 })).toEqual([{ height: 1440, ...own }, ...SOURCES]);
    expect(of('videos/b.mp4', { width: null, height: null })).toEqual([{ height: AS_UPLOADED, ...own }, ...SOURCES]);
    expect(qualitySteps({ s3Key: 'videos/b.mp4', rareFormat: null, renditions: [] })).toEqual([]);
  });

  test('are chosen by what the device remembers: the best up to that, or the least', () => {
    expect(stepOf(SOURCES, 'auto')).toBe(SOURCES[0]);
    expect(stepOf(SOURCES, 720)).toBe(SOURCES[1]);
    expect(stepOf(SOURCES, 2160)).toBe(SOURCES[0]);
    expect(stepOf(SOURCES, 240)).toBe(SOURCES[1]);
    expect(stepOf([], 240)).toBeUndefined();
  });
});

describe('the quality of a lesson', () => {
  beforeEach(() => {
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

  const settings = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Player settings' }));
    return screen.findByRole('dialog', { name: 'Player settings' });
  };

  test('is the best that plays; another keeps the second, the speed and whether it plays, and is remembered', async () => {
    serve(converted);
    const { unmount } = open('/student/course/k1/video/b');
    await screen.findByRole('region', { name: 'Video player' });
    expect(theVideo().getAttribute('src')).toBe('/stream/videos/b-1080.mp4');
    loadVideo();
    await userEvent.click(screen.getByRole('button', { name: 'Resume at 2:41' }));
    playTo(170);
    const dialog = await settings();
    fireEvent.change(within(dialog).getByLabelText('Speed'), { target: { value: '1.5' } });
    const quality = within(dialog).getByLabelText<HTMLSelectElement>('Quality');
    expect([...quality.options].map(({ text }) => text)).toEqual(['Auto', '1080p', '480p']);
    expect(quality.value).toBe('auto');
    await userEvent.selectOptions(quality, '480p');
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

  test('is offered where there is a choice only', async () => {
    serve(COURSE);
    open('/student/course/k1/video/b');
    await screen.findByRole('region', { name: 'Video player' });
    expect(within(await settings()).queryByLabelText('Quality')).toBeNull();
  });
});
