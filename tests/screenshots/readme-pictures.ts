import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { projectFolder } from '../../src/main/project-folder.ts';
import { BuiltSchool } from '../journeys/support/built-school.ts';
import { enter, STUDENT } from '../journeys/support/people.ts';
import { openScreen, screens } from '../journeys/support/screens.ts';

const SHOTS = [
  { file: 'home', screen: 'home', theme: 'light', width: 1280, height: 760 },
  { file: 'course', screen: 'course', theme: 'light', width: 1280, height: 900 },
  { file: 'player', screen: 'video', theme: 'dark', width: 1280, height: 900 },
  { file: 'courses-phone', screen: 'courses', theme: 'light', width: 390, height: 844 },
] as const;

const folder = join(projectFolder(), '.readme');

async function playForAMoment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 8, undefined, {
    timeout: 30_000,
  });
}

export async function takeReadmePictures(browser: Browser): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const school = await BuiltSchool.open();
  try {
    const all = await screens(school.origin);
    for (const { file, screen: name, theme, width, height } of SHOTS) {
      const screen = all.find((one) => one.name === name);
      if (!screen) throw new Error(`There is no screen ${name}.`);
      const context = await browser.newContext({
        baseURL: school.origin,
        viewport: { width, height },
        colorScheme: theme,
        reducedMotion: 'reduce',
      });
      if (screen.who) await enter(context, school.origin, STUDENT);
      const page = await context.newPage();
      await openScreen(page, screen);
      if (name === 'video') await playForAMoment(page);
      await page.waitForLoadState('networkidle');
      await sharp(await page.screenshot())
        .webp({ quality: 82 })
        .toFile(join(folder, `${file}.webp`));
      await context.close();
    }
  } finally {
    await school.close();
  }
}
