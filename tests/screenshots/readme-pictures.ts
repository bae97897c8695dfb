import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { projectFolder } from '../../src/main/project-folder.ts';
import { demoMedia } from '../../src/main/seed/demo-files.ts';
import { BuiltSchool } from '../journeys/support/built-school.ts';
import { withBridge } from '../journeys/support/desktop-bridge.ts';
import { ADMIN, enter } from '../journeys/support/people.ts';
import type { Screen } from '../journeys/support/screen.ts';
import { openScreen, screens } from '../journeys/support/screens.ts';
import { settled } from '../journeys/support/settled.ts';

export interface Shot {
  readonly file: string;
  /** One of those that the journeys look at, or its own. */
  readonly screen: string | Screen;
  readonly theme: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
  readonly before?: (page: Page) => Promise<unknown>;
  readonly act?: (page: Page) => Promise<void>;
}

const THIS_COMPUTER: Screen = {
  name: 'this-computer',
  path: '/admin/this-computer',
  who: ADMIN,
  ready: async (page) => page.getByRole('main').getByText('Furcation involvement.mp4').waitFor(),
};

const SHOTS: readonly Shot[] = [
  { file: 'home', screen: 'home', theme: 'light', width: 1280, height: 760 },
  { file: 'course', screen: 'course', theme: 'light', width: 1280, height: 900 },
  { file: 'player', screen: 'video', theme: 'dark', width: 1280, height: 900, act: playForAMoment },
  { file: 'courses-phone', screen: 'courses', theme: 'light', width: 390, height: 844 },
  { file: 'folder', screen: 'folder', theme: 'light', width: 1280, height: 900, act: giveFolder },
  { file: 'this-computer', screen: THIS_COMPUTER, theme: 'dark', width: 1280, height: 1180, before: withUploads },
  { file: 'video-details', screen: 'manage-content', theme: 'light', width: 1280, height: 1080, act: openDetails },
];

/** A lecturer's folder, as the page of folders describes it. */
const TREE = [
  'Module 01 - Periodontology/Day 3 - Pockets/01 Probing depths.mp4',
  'Module 01 - Periodontology/Day 3 - Pockets/01 Probing depths.en.vtt',
  'Module 01 - Periodontology/Day 3 - Pockets/02 Reading bitewings.mp4',
  'Module 01 - Periodontology/Syllabus.pdf',
  'Module 08 - Implants/Day 1/01 Planning.mp4',
  'Module 08 - Implants/notes.txt',
];
/** Of the slider, to where the lecture shows something. */
const POSTER_STEPS = 50;
const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:04.000\nHold the probe lightly.\n';

const folder = join(projectFolder(), '.readme');

export async function playForAMoment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 8, undefined, {
    timeout: 30_000,
  });
}

async function giveFolder(page: Page): Promise<void> {
  const media = demoMedia();
  const home = mkdtempSync(join(tmpdir(), 'cusp-readme-'));
  for (const [index, path] of TREE.entries()) {
    const file = join(home, 'Lectures', path);
    mkdirSync(dirname(file), { recursive: true });
    const source = media.filter(({ path: demo }) => demo.endsWith(path.slice(-4)))[index % 4];
    writeFileSync(file, source ? readFileSync(source.path) : CAPTIONS);
    // What the course has already would be left out.
    appendFileSync(file, String(index));
  }
  await page.locator('input[webkitdirectory]').setInputFiles(join(home, 'Lectures'));
  await page.getByRole('button', { name: /^Upload \d+ files/ }).waitFor();
  await page.getByText(/Comparing with/).waitFor({ state: 'detached' });
  rmSync(home, { recursive: true });
}

/** In the evening: outside the quiet hours. */
async function withUploads(page: Page): Promise<void> {
  await withBridge(page, { closedBy: undefined });
}

async function openDetails(page: Page): Promise<void> {
  await page
    .locator('#day li')
    .first()
    .getByRole('button', { name: /^More for / })
    .click();
  await page.getByRole('menuitem', { name: 'Video details' }).click();
  const poster = page.getByRole('dialog', { name: 'Video details' }).getByRole('region', { name: 'Poster' });
  await poster.getByRole('button', { name: 'Choose from the video' }).click();
  const slider = poster.getByRole('slider', { name: 'Second of the video' });
  for (let step = 0; step < POSTER_STEPS; step += 1) await slider.press('ArrowRight');
  await poster.getByRole('button', { name: 'Use this picture' }).click();
  await poster.getByText('The poster has been saved.').waitFor();
  await poster.getByRole('img').evaluate((image: HTMLImageElement) => image.decode());
}

export const takeReadmePictures = (browser: Browser, only: readonly string[]): Promise<void> =>
  takePictures(browser, SHOTS, only, { folder, quality: 80 });

/** Takes pictures of a school of its own, all or those of some names. */
export async function takePictures(
  browser: Browser,
  shots: readonly Shot[],
  only: readonly string[],
  kept: { readonly folder: string; readonly quality: number; readonly school?: Readonly<Record<string, string>> },
): Promise<void> {
  mkdirSync(kept.folder, { recursive: true });
  const school = await BuiltSchool.open(kept.school);
  try {
    const all = await screens(school.origin);
    for (const shot of shots.filter(({ file }) => only.length === 0 || only.includes(file)))
      await sharp(await take(browser, school, shot, all))
        .webp({ quality: kept.quality })
        .toFile(join(kept.folder, `${shot.file}.webp`));
  } finally {
    await school.close();
  }
}

async function take(browser: Browser, school: BuiltSchool, shot: Shot, all: readonly Screen[]): Promise<Buffer> {
  const { theme, width, height, before, act } = shot;
  const screen = typeof shot.screen === 'string' ? all.find(({ name }) => name === shot.screen) : shot.screen;
  if (!screen) throw new Error(`There is no screen ${String(shot.screen)}.`);
  const context = await browser.newContext({
    baseURL: school.origin,
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  if (screen.who) await enter(context, school.origin, screen.who);
  const page = await context.newPage();
  await before?.(page);
  await openScreen(page, screen);
  await settled(page);
  await act?.(page);
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot();
  await context.close();
  return picture;
}
