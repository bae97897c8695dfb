import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SETUP_FILES } from '../../desktop/setup/files.ts';
import { TEXT } from '../../desktop/text.ts';
import { FOLDER } from '../../web/text/copy/admin-folder.ts';
import { SAMPLES } from '../domain/media/samples.ts';
import { adminCourse, draftCourse } from './support/authoring.ts';
import { askedOfBridge, withBridge } from './support/desktop-bridge.ts';
import { faultsOf } from './support/faults.ts';
import { overflowPx } from './support/in-the-page.ts';
import { ADMIN, enter } from './support/people.ts';
import { askScreen } from './support/screen-questions.ts';
import { expect, test } from './support/test.ts';

test('the desktop’s pages show and send what its main process does, and say what is wrong with an address', async ({
  page,
  school,
}) => {
  await test.step('the desktop’s page shows what its main process does, and a plain browser has none', async () => {
    await enter(page.context(), school.origin, ADMIN);
    await page.goto('/admin/this-computer');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await withBridge(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await askScreen(page, 'desktop', 0, async () => {
      await page.goto('/admin/this-computer');
      await expect(page.getByText('These are quiet hours.')).toBeVisible();
      await expect(page.getByRole('main').getByText('Furcation involvement.mp4')).toBeVisible();
    });
    await page.getByRole('button', { name: 'Send Root planing.mp4 next' }).press('Enter');
    await page.getByRole('main').getByRole('button', { name: 'Pause Pocket charting.mp4' }).press('Enter');
    expect(await askedOfBridge(page)).toEqual([
      ['move', ['Root planing'], 'Pocket charting'],
      ['pause', ['Pocket charting']],
    ]);
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByText('Instruments.mp4').first()).toBeVisible();
  });
  await test.step('a folder that is picked in the desktop is looked through on the same page, and sent by its main process', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const home = mkdtempSync(join(tmpdir(), 'cusp-desktop-folder-'));
    const day = join(home, 'Course', 'Module 1', 'Day 3 - Pockets');
    mkdirSync(day, { recursive: true });
    writeFileSync(join(day, 'Probing.mp4'), SAMPLES.mp4);
    writeFileSync(join(day, 'Probing.vtt'), SAMPLES.vtt);
    const { id } = await draftCourse(school.origin, 1);
    await page.goto(`/admin/courses/${id}/folder`);
    await page.locator('input[webkitdirectory]').setInputFiles(join(home, 'Course'));
    await expect(page.getByLabel(FOLDER.dayTitle('1.3'))).toHaveValue('Pockets');
    await page.getByRole('button', { name: FOLDER.send(2) }).click();
    await expect(page.getByText(FOLDER.queued(1))).toBeVisible();
    expect(await askedOfBridge(page)).toEqual([['Probing.mp4', 'Probing.vtt', 1, 3]]);
    expect((await adminCourse(school.origin, id)).weeks[0]?.days[2]?.title).toBe('Pockets');
    rmSync(home, { recursive: true });
  });
  await test.step('the page of the first start says what is wrong with an address, in both themes', async () => {
    const site = 'http://localhost:9';
    await page.route(`${site}/**`, (route) => {
      const file = SETUP_FILES[new URL(route.request().url()).pathname];
      return file ? route.fulfill({ contentType: file.type, body: file.text }) : route.fulfill({ status: 404 });
    });
    await page.addInitScript((refusal) => {
      Object.assign(window, {
        setup: { connect: async (typed: string) => (typed.startsWith('https') ? undefined : refusal) },
      });
    }, TEXT.httpsOnly);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width: 390, height: 480 });
      await page.emulateMedia({ colorScheme });
      await page.goto(`${site}/`);
      await page.getByLabel('Address of your school').fill('http://school.example');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toHaveText(TEXT.httpsOnly);
      await expect(page.getByLabel('Address of your school')).toBeFocused();
      expect(await faultsOf(page, { tags: ['wcag2a', 'wcag2aa', 'wcag22aa', 'best-practice'] })).toEqual([]);
      expect(await overflowPx(page)).toBeLessThanOrEqual(0);
    }
  });
});
