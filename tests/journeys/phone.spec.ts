import { M } from '../../src/wire/messages.ts';
import type { GuidanceReply } from '../../src/wire/replies/guidance.ts';
import { GUIDANCE } from '../../web/text/copy/guidance.ts';
import { COURSE } from '../../web/text/copy/learning.ts';
import { holdRequests } from './support/held.ts';
import { isPaused, moveTo, openVideo, timeOf } from './support/lessons.ts';
import { newPerson } from './support/people.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

const NEXT = {
  ...{ id: 'd', _id: 'd', topic: 'Past papers', cancelledAt: null, opensAt: '2099-11-25T07:45:00.000Z' },
  ...{ startsAt: '2099-11-25T08:00:00.000Z', endsAt: '2099-11-25T09:30:00.000Z' },
} satisfies GuidanceReply['next'];

test('on a phone, with fingers: signing up, the menu, and a lesson', async ({ page, school }) => {
  await test.step('a tap on the button counts although the complaint above it goes away', async () => {
    const person = newPerson();
    await page.goto('/login?tab=sign-up');
    const form = page.getByRole('form', { name: 'Sign up' });
    await form.getByLabel('Full name').fill(person.name);
    await form.getByLabel('Email').fill(person.email);
    await form.getByLabel('Phone').fill('+61 400 000 123');
    await form.getByLabel('Password', { exact: true }).fill(person.password);
    await form.getByLabel('Confirm password').fill('something else');
    await form.getByRole('checkbox').tap();
    await form.getByRole('button', { name: 'Sign up' }).tap();
    await expect(page.getByText(M.passwordsDoNotMatch, { exact: true }).first()).toBeVisible();
    await form.getByLabel('Confirm password').fill(person.password);
    await form.getByRole('button', { name: 'Sign up' }).tap();
    await expect(page.getByText(M.registeredSuccessfully, { exact: true })).toBeVisible();
  });
  await test.step('the menu closes at the tap, before a slow page arrives', async () => {
    await page.goto('/Home');
    const release = await holdRequests(page, /\/assets\/about-page/);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('link', { name: 'About' }).first().tap();
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('html')).toHaveAttribute('data-loading', '');
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  });
  const { player, courseId } = await openVideo(page, school.origin);
  await test.step('the course page shows its first lessons and documents without scrolling, on a desktop too', async () => {
    await page.route('**/api/user/courses/*/guidance', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as GuidanceReply), next: NEXT } });
    });
    for (const size of [PHONE, { width: 1280, height: 900 }]) {
      await page.setViewportSize(size);
      await page.goto(`/student/course/${courseId}`);
      for (const name of [/^Periodontology: the lesson/, /^Periodontology: study notes/])
        await expect.soft(page.getByRole('main').getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      await expect.soft(page.getByRole('region', { name: GUIDANCE.heading })).toBeInViewport({ ratio: 1 });
      const tabs = await page.getByRole('tablist').boundingBox();
      expect.soft(tabs?.y, `${size.width}`).toBeLessThanOrEqual(260);
      await page.getByRole('tab', { name: COURSE.documentsTab }).click();
      await expect.soft(page.getByRole('link', { name: /^View/ }).first()).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize(PHONE);
    await page.getByRole('tab', { name: COURSE.contentTab }).tap();
    await page.getByRole('link', { name: /^Start 1\.1/ }).tap();
    await expect(player.getByText('Playing', { exact: true })).toBeVisible();
    await player.getByRole('button', { name: 'Pause', exact: true }).tap();
  });
  await test.step('one tap plays and pauses, two on a side skip ten seconds and say so', async () => {
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
  await test.step('one row of controls, the rest in the settings, and the player stays in sight', async () => {
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
      await page
        .locator('video')
        .evaluate((video: HTMLVideoElement) => [video.playbackRate, video.textTracks[0]?.mode]),
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
});
