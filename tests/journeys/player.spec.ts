import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { projectFolder } from '../../src/main/project-folder.ts';
import { PLAYER } from '../../web/text/copy/learning-player.ts';
import { faultsOf } from './support/faults.ts';
import { spoiltByWidth } from './support/in-the-frame.ts';
import {
  isPaused,
  moveTo,
  openVideo,
  playerOf,
  storedPlace,
  timeOf,
  watchedBefore,
  withVideosAlone,
} from './support/lessons.ts';
import { expect, test } from './support/test.ts';

const play = (page: Page): Promise<void> =>
  playerOf(page)
    .getByRole('button', { name: /^(Play|Resume at .*)$/ })
    .first()
    .click();
const pause = (page: Page): Promise<void> => page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
const settings = (page: Page) => page.getByRole('dialog', { name: 'Player settings' });

const WINDOW = { width: 1280, height: 800 };

test('what a student hears, sees and chooses in the player', async ({ page, school }) => {
  await page.setViewportSize(WINDOW);
  const { player } = await openVideo(page, school.origin);
  await test.step('what a screen reader says: paused, playing, and with the next lesson offered', async () => {
    await expect(player).toMatchAriaSnapshot(`
      - region "Video player":
        - button "Play"
        - status
        - status
        - status
        - paragraph: "Current time 0:00"
        - slider "Position in the video": "0"
        - paragraph: "Duration 0:51"
        - button "Play"
        - button "Back 10 seconds"
        - button "Forward 10 seconds"
        - paragraph: Paused
        - combobox "Chapter":
          - option "0:00 The question" [selected]
          - option "0:02 Measure before you name"
          - option /0:13 Stage. how much is lost/
          - option /0:30 Grade. how fast it runs/
          - option "0:38 Two facts move a grade up to C"
          - option "0:44 Take with you"
        - button "Mute"
        - slider "Volume": "100"
        - button "Captions"
        - combobox "Speed":
          - option "0.75×"
          - option "1×" [selected]
          - option "1.25×"
          - option "1.5×"
          - option "1.75×"
          - option "2×"
        - button "Player settings"
        - button "Picture in picture"
        - button "Theatre mode"
        - button "Full screen"
    `);
    await expect(player.getByRole('slider', { name: 'Position in the video' })).toHaveAttribute(
      'aria-valuetext',
      '0 seconds of 51 seconds, The question',
    );

    await play(page);
    await expect(player).toMatchAriaSnapshot(`
      - region "Video player":
        - status
        - status
        - status
        - paragraph: /Current time 0:0\\d/
        - slider "Position in the video"
        - paragraph: "Duration 0:51"
        - button "Pause"
        - button "Back 10 seconds"
        - button "Forward 10 seconds"
        - paragraph: Playing
    `);

    await pause(page);
    await moveTo(page, 45);
    await expect(player).toMatchAriaSnapshot(`
      - region "Video player":
        - status: "Up next: 1.2 Periodontology: study notes"
        - region "Up next":
          - paragraph: Up next 1.2
          - paragraph: "Periodontology: study notes"
          - button "Open now"
          - button "Next video 2.1"
          - button "Cancel"
        - status
        - status
        - paragraph: "Current time 0:45"
    `);
  });
  await test.step('nothing that comes and goes over the picture breaks a rule of accessibility', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(player.getByRole('region', { name: 'Up next' })).toBeVisible();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      expect.soft(await faultsOf(page), `up next at ${width}`).toEqual([]);
      await player.getByRole('button', { name: 'Player settings' }).click();
      await expect(settings(page)).toBeVisible();
      expect.soft(await faultsOf(page), `settings at ${width}`).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await page.setViewportSize(WINDOW);
  });
  await page.reload();
  await test.step('chapters: marks, the name beside the time and under the mouse, and the way to each', async () => {
    const seek = player.getByRole('slider', { name: 'Position in the video' });
    const list = player.getByRole('combobox', { name: 'Chapter' });
    await expect(player.locator('[data-player=mark]'), 'none at the very start').toHaveCount(5);
    await expect(list.getByRole('option')).toHaveCount(6);
    await list.selectOption('0:30 Grade: how fast it runs');
    await expect.poll(() => timeOf(page)).toBeCloseTo(30.417, 1);
    await expect(seek).toHaveAttribute('aria-valuetext', '30 seconds of 51 seconds, Grade: how fast it runs');
    await seek.hover({ position: { x: 8, y: 18 } });
    await expect(player.locator('[data-player=preview]')).toHaveText('0:00The question');
  });
  await test.step('the menu of chapters can be read beside the outline', async () => {
    for (const width of [900, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const list = player.getByRole('combobox', { name: 'Chapter' });
      expect.soft((await list.boundingBox())?.width, `at ${width} px`).toBeGreaterThanOrEqual(96);
    }
  });
  await test.step('theatre hides the outline and not the title, and is remembered', async () => {
    const rail = page.getByRole('complementary', { name: 'Course outline' });
    const before = (await player.boundingBox())?.width ?? 0;
    await player.focus();
    await page.keyboard.press('t');
    await expect(rail).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const box = await player.boundingBox();
    expect(box?.width).toBeGreaterThan(before + 100);
    expect((box?.y ?? 0) + (box?.height ?? 0), 'picture and controls fit the window').toBeLessThanOrEqual(800);
    await page.reload();
    await expect(player.getByRole('button', { name: 'Theatre mode', pressed: true })).toBeVisible();
    await expect(rail).toBeHidden();
    await page.setViewportSize({ width: 900, height: 800 });
    await expect(rail).toBeVisible();
    await expect(player.getByRole('button', { name: 'Theatre mode' })).toHaveCount(0);
    await page.setViewportSize(WINDOW);
    await player.getByRole('button', { name: 'Theatre mode' }).click();
  });
  await test.step('the controls fit a window that has just become narrow', async () => {
    // The styles know its width a moment before the program does, whose button for the theatre is there meanwhile.
    const narrow = (width: string) => player.evaluate((region, to) => (region.style.width = to), width);
    await narrow('320px');
    await expect(player.getByRole('button', { name: 'Theatre mode', includeHidden: true })).toHaveCount(1);
    expect((await spoiltByWidth(page)).filter((fault) => fault.startsWith('outside'))).toEqual([]);
    await narrow('');
  });
  await test.step('the settings also open over the full screen', async () => {
    await player.getByRole('button', { name: 'Full screen' }).click();
    await expect(player.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
    await player.getByRole('button', { name: 'Player settings' }).click();
    await settings(page).getByRole('combobox', { name: 'Speed' }).selectOption('1.5×');
    await settings(page).getByRole('switch', { name: 'Single-key shortcuts' }).uncheck();
    await settings(page).getByRole('button', { name: 'Close settings' }).click();
    expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(1.5);
    await page.keyboard.press('k');
    expect(await isPaused(page)).toBe(true);
    await player.getByRole('button', { name: 'Leave full screen' }).click();
    await page.goto('/profile');
    const toggle = page.getByRole('switch', { name: 'Keyboard shortcuts' });
    await expect(toggle, 'the same choice').not.toBeChecked();
    await toggle.check();
    await page.goBack();
    await player.getByRole('button', { name: /^Mute/ }).focus();
    await page.keyboard.press('m');
    const isMuted = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.muted);
    await expect.poll(isMuted).toBe(true);
  });
  await test.step('the system knows the lesson, and forgets it with the page', async () => {
    const title = () => page.evaluate(() => navigator.mediaSession.metadata?.title);
    expect(await title()).toBe('1.1 Periodontology: the lesson');
    await play(page);
    await expect.poll(() => page.evaluate(() => navigator.mediaSession.playbackState)).toBe('playing');
    await page.getByRole('link', { name: 'Back to Course' }).click();
    await expect.poll(title).toBeUndefined();
    expect(await page.evaluate(() => navigator.mediaSession.playbackState)).toBe('none');
  });
});

test('the next lesson: offered, taken, and started by itself only for whoever asked for it', async ({
  page,
  school,
}) => {
  const { player, videos, courseId } = await openVideo(page, school.origin);
  await play(page);
  await pause(page);
  await moveTo(page, 45);
  await test.step('what comes next need not be a video', async () => {
    const opened = page.waitForEvent('popup');
    await player.getByRole('button', { name: 'Open now' }).click();
    await (await opened).close();
    const row = page.getByRole('complementary').getByRole('button', { name: /Periodontology: study notes/ });
    await expect(row.getByText('Done')).toBeAttached();
    await player.getByRole('button', { name: 'Next video 2.1' }).click();
    await expect(page).toHaveURL(`/student/course/${courseId}/video/${videos[1]?.id}`);
    await expect(player.getByText('Playing', { exact: true })).toBeVisible();
  });
  await withVideosAlone(page);
  await page.goto(`/student/course/${courseId}/video/${videos[0]?.id}`);
  await test.step('it can be cancelled, comes back after going back, and plays', async () => {
    await play(page);
    await moveTo(page, 46);
    const card = player.getByRole('region', { name: 'Up next' });
    await card.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(card).toHaveCount(0);
    await expect(player).toBeFocused();
    await page.keyboard.press('3');
    await page.keyboard.press('9');
    await card.getByRole('button', { name: 'Play now' }).focus();
    await page.keyboard.press('2');
    await expect(player, 'the focus does not get lost with the card').toBeFocused();
    await moveTo(page, 48);
    await card.getByRole('button', { name: 'Play now' }).click();
    await expect(page).toHaveURL(`/student/course/${courseId}/video/${videos[1]?.id}`);
    await expect(player.getByText('Playing', { exact: true })).toBeVisible();
    await expect.poll(() => timeOf(page)).toBeGreaterThan(0.5);
  });
  await page.goto(`/student/course/${courseId}/video/${videos[0]?.id}`);
  await test.step('it starts by itself only for whoever asked for it, and never where less motion is wanted', async () => {
    await play(page);
    await moveTo(page, 50.5);
    await expect(player.getByRole('button', { name: 'Watch again' })).toBeVisible();
    await expect(player.getByText(/Starts in/)).toHaveCount(0);

    await player.getByRole('button', { name: 'Player settings' }).click();
    await settings(page).getByRole('switch', { name: 'Autoplay next video' }).check();
    await page.keyboard.press('Escape');
    await expect(player.getByRole('button', { name: 'Player settings' })).toBeFocused();
    await moveTo(page, 50.5);
    await play(page).catch(() => undefined);
    await expect(player.getByText(/Starts in \d s/)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${videos[1]?.id}$`));
    await expect(player.getByText('Playing', { exact: true })).toBeVisible();

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await player.getByRole('button', { name: 'Player settings' }).click();
    await expect(settings(page).getByRole('switch', { name: 'Autoplay next video' })).toBeDisabled();
  });
});

test('what counts as watched, and what does not', async ({ page, school }) => {
  const enrolled = await openVideo(page, school.origin);
  const { player } = enrolled;
  const id = enrolled.videos[0]?.id ?? '';
  const tick = page.getByRole('complementary').locator('[aria-current]').getByText('Done');
  /** Seconds at the end that a slow machine plays and stores before the end comes. */
  let tail = 0;
  await test.step('no jump to the end: the next visit begins at the beginning', async () => {
    await play(page);
    await moveTo(page, 50.5);
    await expect(player.getByRole('button', { name: 'Watch again' })).toBeVisible();
    await expect.poll(async () => (await storedPlace(school.origin, enrolled, id))?.position).toBeGreaterThan(50);
    const stored = await storedPlace(school.origin, enrolled, id);
    expect(stored?.completed).toBe(false);
    tail = stored?.watched ?? 0;
    expect(tail).toBeLessThan(5);
    await page.reload();
    await expect(playerOf(page).getByRole('button', { name: 'Play' }).first()).toBeVisible();
    await expect(tick).toHaveCount(0);
  });
  await test.step('95 % of it, at once, and the outline has its tick without a reload', async () => {
    await watchedBefore(school, enrolled, id, 46);
    const stored: { position: number; completed: boolean }[] = [];
    page.on('response', (response) => {
      if (response.request().method() !== 'PUT' || !response.url().includes('/user/progress/')) return;
      // The last one may come as the page is closed, when it cannot be read any more.
      response.json().then(
        (body) => stored.push(body),
        () => undefined,
      );
    });
    await play(page);
    await moveTo(page, 46);
    await expect.poll(() => stored.at(-1)?.position).toBeGreaterThanOrEqual(46);
    await expect(tick).toBeAttached();
    const { position = 0 } = stored.find(({ completed }) => completed) ?? {};
    const { duration = 0 } = (await storedPlace(school.origin, enrolled, id)) ?? {};
    // The player tells it in tenths of a second.
    expect(position).toBeGreaterThanOrEqual(0.95 * duration - tail - 0.05);
    expect(position, 'not only with the next of the ticks').toBeLessThan(0.95 * duration + 1.5);
  });
  await test.step('not the sound of a video without its picture, and it is said to be that', async () => {
    await page.goto('/studentdashboard');
    const saved: string[] = [];
    page.on('request', (call) => void (call.method() === 'PUT' && saved.push(call.url())));
    const path = join(projectFolder(), 'tests/support/videos/hevc.mp4');
    await page.route(/\/stream\/videos\//, (route) => route.fulfill({ path, contentType: 'video/mp4' }));
    await page.goto(`/student/course/${enrolled.courseId}/video/${enrolled.videos[1]?.id}`);
    await expect(player.getByRole('alert').getByText(PLAYER.pictureless)).toBeVisible();
    await play(page);
    await expect(player.getByRole('button', { name: 'Watch again' })).toBeVisible();
    await expect(player.getByRole('alert').getByText(PLAYER.picturelessLine)).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to Course' }).click();
    await expect(page).toHaveURL(/module=/);
    expect(saved.filter((url) => url.includes('/progress/'))).toEqual([]);
  });
});
