import { demoMedia } from '../../src/main/seed/demo-files.ts';
import { ADMIN as WORDS } from '../../src/wire/admin-messages.ts';
import { adminCourse, draftCourse } from './support/authoring.ts';
import { playerOf } from './support/lessons.ts';
import { ADMIN, enter } from './support/people.ts';
import { expect, test } from './support/test.ts';

const SRT = '1\r\n00:00:00,000 --> 00:00:30,000\r\nHold the probe <i>lightly</i>\r\n';
const textFile = (name: string, words: string) => ({ name, mimeType: '', buffer: Buffer.from(words) });

test('an uploaded video gets captions and a poster, and both are seen in the player', async ({
  page,
  context,
  school,
}) => {
  const course = await draftCourse(school.origin, 1);
  await enter(context, school.origin, ADMIN);
  await page.goto(`/admin/courses/${course.id}/manage?module=1&day=1`);
  const lecture = demoMedia().find(({ kind }) => kind === 'video')?.path ?? '';
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
});
