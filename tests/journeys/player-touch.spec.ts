import { isPaused, moveTo, openVideo, playerOf, timeOf } from './support/lessons.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('fingers: one tap plays and pauses, two on a side skip ten seconds and say so', async ({ page, school }) => {
  const { player } = await openVideo(page, school.origin);
  const box = (await page.locator('video').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const tap = (share: number) => page.touchscreen.tap(box.x + box.width * share, box.y + box.height * 0.3);
  await tap(0.5);
  await expect(player.getByText('Playing', { exact: true })).toBeVisible();
  await tap(0.5);
  await expect(player.getByText('Paused', { exact: true })).toBeVisible();

  await moveTo(page, 20);
  await tap(0.9);
  await tap(0.9);
  await expect(player.getByText('+10 s')).toBeVisible();
  expect(await timeOf(page)).toBe(30);
  expect(await isPaused(page)).toBe(true);
  // Its words are gone after a further tap would still have counted as one of the same row.
  await expect(player.getByText('+10 s')).toHaveCount(0);
  await tap(0.1);
  await tap(0.1);
  await expect(player.getByText('−10 s')).toBeVisible();
  expect(await timeOf(page)).toBe(20);

  await expect(player.getByText('−10 s')).toHaveCount(0);
  await tap(0.1);
  await expect(player.getByText('Playing', { exact: true }), 'one tap on a side is a tap').toBeVisible();
});

test('on a phone: one row of controls, the rest in the settings, and the player stays in sight', async ({
  page,
  school,
}) => {
  await openVideo(page, school.origin);
  const player = playerOf(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const tops = await Promise.all(
    ['Back 10 seconds', 'Forward 10 seconds', 'Player settings', 'Full screen'].map(async (name) => {
      const box = await player.getByRole('button', { name }).boundingBox();
      expect(box?.width, name).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 999) + (box?.width ?? 0), `${name} is inside`).toBeLessThanOrEqual(360);
      return box?.y;
    }),
  );
  expect(new Set(tops).size, 'one row').toBe(1);
  for (const fact of ['time', 'duration', 'status'])
    await expect(player.locator(`[data-player=${fact}]`)).toBeInViewport();

  await player.getByRole('button', { name: 'Player settings' }).tap();
  const settings = page.getByRole('dialog', { name: 'Player settings' });
  await settings.getByRole('switch', { name: 'Captions' }).tap();
  await settings.getByRole('combobox', { name: 'Speed' }).selectOption('1.25×');
  await settings.getByRole('button', { name: 'Close settings' }).tap();
  expect(
    await page.locator('video').evaluate((video: HTMLVideoElement) => [video.playbackRate, video.textTracks[0]?.mode]),
  ).toEqual([1.25, 'showing']);

  // A control further down gets the focus: it comes into sight between the player and the bar at the bottom.
  const last = page.getByRole('complementary').getByRole('button', { name: /MODULE 07/ });
  await last.focus();
  const row = await last.boundingBox();
  const stage = await player.boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Student' }).boundingBox();
  expect(stage?.y, 'it sticks to the top').toBe(0);
  expect(row?.y).toBeGreaterThanOrEqual((stage?.y ?? 0) + (stage?.height ?? 0));
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});
