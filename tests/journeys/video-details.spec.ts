import { readFileSync } from 'node:fs';
import { demoMedia } from '../../src/main/seed/demo-files.ts';
import { ADMIN as WORDS } from '../../src/wire/admin-messages.ts';
import type { CourseReply } from '../../src/wire/replies/catalog.ts';
import { answerCalls } from './support/answer-calls.ts';
import { adminCourse, draftCourse } from './support/authoring.ts';
import { playerOf } from './support/lessons.ts';
import { registerConfirmed } from './support/mailed-path.ts';
import { ADMIN, ask, enter, newPerson, signIn } from './support/people.ts';
import { askWindow } from './support/screen-questions.ts';
import { expect, test } from './support/test.ts';

const NOW = '2026-11-22T21:14:00.000Z';
const SRT = '1\r\n00:00:00,000 --> 00:00:30,000\r\nHold the probe <i>lightly</i>\r\n';
const lecture = demoMedia().find(({ kind }) => kind === 'video')?.path ?? '';
const textFile = (name: string, words: string) => ({ name, mimeType: '', buffer: Buffer.from(words) });
const REASON = 'This video is damaged and cannot be opened.';

/** The first video of a course as a MOV of which MP4s were made, and another one on its day that is damaged. */
function withMovs<Course extends CourseReply>(course: Course): Course {
  const copy = structuredClone(course);
  const contents = copy.weeks[0]?.days[0]?.contents ?? [];
  const [first] = contents;
  if (first?.type !== 'video') throw new Error('The course begins with no video.');
  const damaged = { ...first, _id: 'b', id: 'b', title: 'Damaged', s3Key: 'videos/b.mov', rareFormat: 'MOV' };
  // Made of nothing here: ffmpeg is not on every machine.
  const renditions = [720, 480].map((height) => ({ height, s3Key: first.s3Key }));
  Object.assign(first, { s3Key: 'videos/a.mov', rareFormat: 'MOV', renditions });
  contents.push(damaged);
  return copy;
}

test('a video gets captions, a poster and then another file, and its student goes on where they were', async ({
  page,
  context,
  school,
}) => {
  const course = await draftCourse(school.origin, 1);
  await enter(context, school.origin, ADMIN);
  const manage = `/admin/courses/${course.id}/manage?module=1&day=1`;
  await page.goto(manage);
  await page.locator('#day-upload input[type=file]').first().setInputFiles(lecture);
  // Read by the browser, before anything is sent.
  await expect(page.getByText(/^\d+:\d\d · \d+ × \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Upload & Save Now' }).click();
  await page.getByText(WORDS.filesSaved(1), { exact: true }).waitFor();

  await page
    .locator('#day li')
    .getByRole('button', { name: /^More for / })
    .click();
  await page.getByRole('menuitem', { name: 'Video details' }).click();
  const details = page.getByRole('dialog', { name: 'Video details' });
  const captions = details.getByRole('region', { name: 'Captions' });
  const file = captions.locator('input[type=file]');
  await file.setInputFiles(textFile('bad.vtt', 'WEBVTT\n\n00:05.000 --> 00:02.000\nToo early'));
  await expect(captions.getByText('Line 3', { exact: true })).toBeVisible();
  await file.setInputFiles(textFile('lecture.srt', SRT));
  await expect(captions.getByText('1 caption, the last one until 0:30')).toBeVisible();

  const poster = details.getByRole('region', { name: 'Poster' });
  await poster.getByRole('button', { name: 'Choose from the video' }).click();
  const slider = poster.getByRole('slider', { name: 'Second of the video' });
  await expect(slider).toBeFocused();
  await slider.press('ArrowRight');
  await poster.getByRole('button', { name: 'Use this picture' }).click();
  await expect(poster.getByRole('img')).toHaveJSProperty('complete', true);
  await expect(poster.getByText('The poster has been saved.')).toBeVisible();
  await askWindow(page, 'video details');

  const content = (await adminCourse(school.origin, course.id)).weeks[0]?.days[0]?.contents[0];
  expect(content?.poster).toMatch(/-large\.webp$/);
  await page.goto(`/student/course/${course.id}/video/${content?.id}`);
  const player = playerOf(page);
  await expect
    .poll(() => player.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  await player.getByRole('button', { name: 'Play', exact: true }).first().click();
  await player.getByRole('button', { name: /^Captions/ }).click();
  await expect
    .poll(() =>
      page
        .locator('video')
        .evaluate(({ textTracks }: HTMLVideoElement) =>
          Array.from(textTracks[0]?.activeCues ?? [], (cue) => (cue as VTTCue).text),
        ),
    )
    .toEqual(['Hold the probe <i>lightly</i>']);

  await test.step('what is made of a MOV is seen in its row, in its details and in Jobs', async () => {
    const failed = { s3Key: 'videos/b.mov', state: 'failed', percent: 0, reason: REASON };
    const conversions = await answerCalls(page, `/admin/courses/${course.id}/conversions`, () => ({
      json: { conversions: [failed] },
    }));
    const json = withMovs(await adminCourse(school.origin, course.id));
    const courses = await answerCalls(page, `/admin/courses/${course.id}`, () => ({ json }));
    await page.goto(manage);
    await expect(page.getByText('Students watch it as MP4: 720p, 480p.')).toBeVisible();
    await expect(page.getByText(REASON)).toBeVisible();
    await askWindow(page, 'conversions');
    await page.getByRole('button', { name: `More for ${content?.title}` }).click();
    await page.getByRole('menuitem', { name: 'Video details' }).click();
    await page.getByRole('button', { name: 'Move the original to the trash' }).click();
    await expect(page.getByRole('button', { name: 'Keep' })).toBeFocused();
    await askWindow(page, 'erase the original');
    await Promise.all([conversions.end(), courses.end()]);

    const job = { _id: 'j', id: 'j', name: 'media/convert-video', attempt: 1, reason: null, createdAt: NOW, at: NOW };
    const counts = { waiting: 0, running: 1, failed: 0 };
    const jobs = [{ ...job, video: { fileName: 'a.mov', percent: 43 } }];
    const board = await answerCalls(page, '/admin/jobs', () => ({
      json: { counts, jobs, nextBefore: null },
    }));
    await page.goto('/admin/jobs?state=running');
    await expect(page.getByRole('progressbar', { name: 'Progress of a.mov' })).toBeVisible();
    await askWindow(page, 'a conversion in Jobs');
    await board.end();
  });

  const person = newPerson();
  await registerConfirmed(school.origin, person);
  const student = await signIn(school.origin, person);
  const { token } = await signIn(school.origin, ADMIN);
  await ask(school.origin, `/admin/students/${student.user.id}/enrolments`, { token, body: { courseId: course.id } });
  await ask(school.origin, `/user/progress/${content?.id}`, {
    method: 'PUT',
    token: student.token,
    body: { courseId: course.id, position: 20, duration: 51 },
  });
  await page.goto(manage);
  await page.getByRole('button', { name: `More for ${content?.title}` }).click();
  await page.getByRole('menuitem', { name: 'Replace file…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Replace file' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'second take.mp4', mimeType: 'video/mp4', buffer: readFileSync(lecture) });
  await askWindow(page, 'replace file');
  await dialog.getByRole('button', { name: 'Upload & replace' }).click();
  await expect(page.locator('#day').getByText('second take.mp4')).toBeVisible();
  await context.clearCookies();
  await enter(context, school.origin, person);
  await page.goto(`/student/course/${course.id}/video/${content?.id}`);
  await page.getByRole('button', { name: 'Resume at 0:20' }).click();
  await expect(page.getByText('Playing', { exact: true })).toBeVisible();
  expect(await page.locator('video').getAttribute('src')).not.toContain(content?.s3Key);

  const { body } = await ask<CourseReply>(school.origin, `/user/courses/${course.id}`, { token: student.token });
  await answerCalls(page, `/user/courses/${course.id}`, () => ({ json: withMovs(body) }));
  await page.reload();
  await player.getByRole('button', { name: 'Player settings' }).click();
  await page.getByLabel('Quality').selectOption('480');
  await askWindow(page, 'quality');
});
