import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright/test';
import type { CourseReply } from '../../src/wire/replies/catalog.ts';
import type { PresignReply } from '../../src/wire/replies/uploads.ts';
import { AS_UPLOADED, SOUND_ALONE } from '../../web/features/learning/player/quality.ts';
import type { Quality } from '../../web/platform/player-preferences.ts';
import type { BuiltSchool } from '../journeys/support/built-school.ts';
import { type Enrolled, enrol, storedPlace, timeOf } from '../journeys/support/lessons.ts';
import { ADMIN, ask, enter, signIn } from '../journeys/support/people.ts';
import { expect, test } from '../journeys/support/test.ts';

test.use({ ownSchool: { CONVERT_HEAVY_VIDEOS: '1' } });

/** A minute is watched; the last seconds are not asked for. */
const FILM_SECONDS = 66;
const MAX_CONVERSION_MS = 480_000;

/** A lecture as cameras write it: 8 Mbit/s. */
function heavyFilm(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  const rate = ['-b:v', '8M', '-minrate', '8M', '-maxrate', '8M', '-bufsize', '8M', '-x264-params', 'nal-hrd=cbr'];
  const picture = `testsrc2=size=1280x720:rate=15:duration=${FILM_SECONDS},noise=alls=20:allf=t`;
  const sound = ['-f', 'lavfi', '-i', `sine=duration=${FILM_SECONDS}`, '-c:a', 'aac'];
  const path = join(folder, 'film.mp4');
  const encoding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '60', ...rate];
  execFileSync('ffmpeg', [
    '-v',
    'error',
    '-f',
    'lavfi',
    '-i',
    picture,
    ...sound,
    ...encoding,
    '-movflags',
    '+faststart',
    path,
  ]);
  const film = readFileSync(path);
  rmSync(folder, { recursive: true });
  return film;
}

/** A student whose first lesson is heavy, once its steps are there. */
async function lightened({ origin }: BuiltSchool): Promise<Enrolled & { contentId: string }> {
  const enrolled = await enrol(origin);
  const contentId = enrolled.videos[0]?.id ?? '';
  const { token } = await signIn(origin, ADMIN);
  const wanted = '/upload/presign?fileName=film.mp4&fileType=video/mp4&folder=videos';
  const { body: planned } = await ask<PresignReply>(origin, wanted, { token });
  const sent = await fetch(planned.uploadUrl, {
    method: 'PUT',
    body: new Uint8Array(heavyFilm()),
    headers: { 'Content-Type': 'video/mp4' },
  });
  expect(sent.ok).toBe(true);
  const file = `/admin/courses/${enrolled.courseId}/contents/${contentId}/file`;
  expect((await ask(origin, file, { method: 'PUT', token, body: { s3Key: planned.key } })).status).toBe(200);
  const heights = async () => {
    const course = `/user/courses/${enrolled.courseId}`;
    const { body } = await ask<CourseReply>(origin, course, { token: enrolled.token });
    const contents = body.weeks.flatMap(({ days }) => days.flatMap((day) => day.contents));
    return contents.find(({ id }) => id === contentId)?.renditions.map(({ height }) => height);
  };
  await expect
    .poll(heights, { timeout: MAX_CONVERSION_MS, intervals: [1000] })
    .toEqual([720, 480, 360, 240, SOUND_ALONE]);
  return { ...enrolled, contentId };
}

interface Line {
  readonly kilobits: number;
  readonly roundTripMs: number;
}

/** Opens the lesson on this line, as a device that has chosen this quality. The line is poor from the first byte of it. */
async function openOn(
  browser: Browser,
  school: BuiltSchool,
  student: Enrolled & { contentId: string },
  line: Line,
  quality: Quality,
) {
  const context = await browser.newContext({ baseURL: school.origin, serviceWorkers: 'block' });
  await enter(context, school.origin, student.person);
  await context.addInitScript((chosen) => {
    localStorage.setItem('cusp.player', JSON.stringify({ quality: chosen }));
    const story = { shownAt: 0, pictureAt: 0, stops: 0 };
    Object.assign(window, { story });
    new MutationObserver(() => {
      if (story.shownAt === 0 && document.querySelector('video')) story.shownAt = performance.now();
    }).observe(document, { childList: true, subtree: true });
    const hear = (type: string, tell: () => void) => document.addEventListener(type, tell, true);
    hear('loadeddata', () => (story.pictureAt ||= performance.now()));
    hear('playing', () => document.querySelector('video')?.addEventListener('waiting', () => (story.stops += 1)));
  }, quality);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const bytesASecond = (line.kilobits * 1000) / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: line.roundTripMs },
    ...{ downloadThroughput: bytesASecond, uploadThroughput: bytesASecond },
  });
  await page.goto(`/student/course/${student.courseId}/video/${student.contentId}`);
  return { page, close: () => context.close() };
}

const storyOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { story: { shownAt: number; pictureAt: number; stops: number } }).story);

const hasFfmpeg = () => {
  try {
    return execFileSync('ffmpeg', ['-version']).length > 0;
  } catch {
    return false;
  }
};

const withFfmpeg = () =>
  test('a heavy lesson on a poor line: sooner a picture, a minute without a stop, or sound alone', async ({
    browser,
    school,
  }) => {
    test.setTimeout(2 * MAX_CONVERSION_MS);
    const student = await lightened(school);

    const firstPicture = async (quality: Quality) => {
      const { page, close } = await openOn(browser, school, student, { kilobits: 1000, roundTripMs: 300 }, quality);
      await expect.poll(async () => (await storyOf(page)).pictureAt, { timeout: 120_000 }).toBeGreaterThan(0);
      const { shownAt, pictureAt } = await storyOf(page);
      await close();
      return pictureAt - shownAt;
    };
    const [heavy, light] = [await firstPicture(AS_UPLOADED), await firstPicture('auto')];
    // 0.46 on a quiet machine; where others work on it, reading both films takes longer, and not the line.
    expect(light / heavy, `${Math.round(light)} ms with Auto, ${Math.round(heavy)} ms as uploaded`).toBeLessThan(0.75);

    const { page, close } = await openOn(browser, school, student, { kilobits: 300, roundTripMs: 400 }, 'auto');
    await page.getByRole('button', { name: 'Play', exact: true }).first().click();
    await expect.poll(() => timeOf(page), { timeout: 180_000 }).toBeGreaterThan(60);
    expect((await storyOf(page)).stops).toBe(0);

    await test.step('sound alone keeps the second, which is stored', async () => {
      await page.getByRole('button', { name: 'Player settings' }).click();
      await page.getByLabel('Quality').selectOption('Sound only, 22 MB an hour');
      await expect(page.getByText('Sound alone does not count as watched.')).toBeVisible();
      await expect.poll(() => timeOf(page)).toBeGreaterThan(60);
      expect((await storedPlace(school.origin, student, student.contentId))?.position).toBeGreaterThan(55);
    });
    await close();
  });

function withoutFfmpeg(): void {
  process.stderr.write('\nNO FFMPEG IS HERE: no lesson was made lighter for a poor line.\n\n');
  test('without ffmpeg a heavy lesson stays as it is', () => expect(hasFfmpeg()).toBe(false));
}

(hasFfmpeg() ? withFfmpeg : withoutFfmpeg)();
