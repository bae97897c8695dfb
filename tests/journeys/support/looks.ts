import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page, Route } from 'playwright';
import sharp from 'sharp';
import { projectFolder } from '../../../src/main/project-folder.ts';
import { ASK_MENTOR } from '../../../web/text/copy/ask-mentor.ts';
import { PROFILE } from '../../../web/text/copy/profile.ts';
import { BuiltSchool } from './built-school.ts';
import { enter } from './people.ts';
import { openScreen, screens } from './screens.ts';
import { settled } from './settled.ts';

/** What the ten most important screens look like, small, so that a change of looks is a decision. */
const LOOKS = [
  ['home', 'light', 1280],
  ['home', 'dark', 390],
  ['courses', 'light', 1280],
  ['courses', 'dark', 390],
  ['login', 'dark', 1280],
  ['payment', 'light', 390],
  ['dashboard', 'light', 1280],
  ['dashboard', 'dark', 390],
  ['course', 'dark', 1280],
  ['documents', 'light', 390],
  ['video', 'dark', 1280],
  ['profile', 'light', 1280],
  ['about', 'light', 390],
] as const;

export type Look = (typeof LOOKS)[number];
export const lookNames: readonly string[] = LOOKS.map((look) => nameOf(look));

const WIDTHS_PX = { 1280: 400, 390: 240 } as const;

export const looksFolder = join(projectFolder(), 'tests/journeys/looks');
export const referenceOf = (name: string): string => join(looksFolder, `${name}.webp`);
export const hasReference = (name: string): boolean => existsSync(referenceOf(name));

function nameOf([screen, theme, width]: Look): string {
  return `${screen}-${theme}-${width}`;
}

/**
 * Takes every look in a school of its own, because other journeys leave traces in theirs, and hands over each as a
 * small file in the form of the references.
 */
export async function takeLooks(
  browser: Browser,
  use: (name: string, picture: Buffer) => Promise<void>,
): Promise<void> {
  const school = await BuiltSchool.open();
  try {
    const all = await screens(school.origin);
    for (const look of LOOKS) {
      const [name, theme, width] = look;
      const screen = all.find((one) => one.name === name);
      if (!screen) throw new Error(`There is no screen ${name}.`);
      const viewport = { width, height: width === 390 ? 844 : 800 };
      const context = await browser.newContext({
        baseURL: school.origin,
        viewport,
        colorScheme: theme,
        reducedMotion: 'reduce',
        deviceScaleFactor: 1,
        locale: 'en-AU',
        timezoneId: 'Australia/Sydney',
      });
      if (screen.who) await enter(context, school.origin, screen.who);
      await context.route(GUIDANCE, alwaysAhead);
      const page = await context.newPage();
      await openScreen(page, screen);
      // Below the player, where it comes last.
      if (name === 'video') await page.getByText(ASK_MENTOR.none).waitFor();
      await use(nameOf(look), await small(await still(page), WIDTHS_PX[width]));
      await context.close();
    }
  } finally {
    await school.close();
  }
}

const GUIDANCE = /\/user\/(courses\/[^/]+\/)?guidance$/;
const AHEAD = JSON.stringify({
  ...{ id: 'd', _id: 'd', topic: 'Past papers', cancelledAt: null, opensAt: '2036-01-02T08:15:00.000Z' },
  ...{ startsAt: '2036-01-02T08:30:00.000Z', endsAt: '2036-01-02T10:00:00.000Z' },
});

/** The next discussion is another one every week, and looks different while it is under way. */
async function alwaysAhead(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.text()).replaceAll(/"next":\{[^}]*\}/g, `"next":${AHEAD}`);
  await route.fulfill({ response, body });
}

async function still(page: Page): Promise<Buffer> {
  await settled(page);
  // What covers the page while it starts has gone.
  await page.waitForFunction(() =>
    document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)?.closest('main'),
  );
  await page.waitForFunction(() => {
    const isMoving = document.getAnimations().some((one) => {
      const end = one.effect?.getComputedTiming().endTime;
      return one.playState === 'running' && typeof end === 'number' && Number.isFinite(end);
    });
    const isMissing = [...document.images].some(
      (picture) =>
        !picture.complete && picture.checkVisibility() && picture.getBoundingClientRect().top < window.innerHeight,
    );
    const isBlank = [...document.querySelectorAll('video')].some(
      (video) => video.networkState === HTMLMediaElement.NETWORK_LOADING && video.readyState < 2,
    );
    return !isMoving && !isMissing && !isBlank;
  });
  await page.evaluate(decoded);
  await page.evaluate(sameEveryDay, CHANCE);
  return page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    mask: [page.getByRole('list', { name: PROFILE.devices })],
    maskColor: '#808080',
  });
}

/** Runs in the page. A picture with `decoding=async` is complete before it is decoded, and not painted until then. */
async function decoded(): Promise<void> {
  const shown = [...document.images].filter(
    (picture) => picture.checkVisibility() && picture.getBoundingClientRect().top < window.innerHeight,
  );
  await Promise.all(shown.map((picture) => picture.decode()));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** A course's hue comes from its id, which is new in every school; how much of a video is loaded comes from chance. */
const CHANCE = { '--hue': '200', '--ready': '0' } as const;

/** Runs in the page. */
function sameEveryDay(chance: Readonly<Record<string, string>>): void {
  for (const time of document.querySelectorAll('time')) time.textContent = '1 Jan 2026';
  for (const [property, value] of Object.entries(chance)) {
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>(`[style*="${property}"]`))
      element.style.setProperty(property, value);
  }
}

const small = (screenshot: Buffer, width: number): Promise<Buffer> =>
  sharp(screenshot).resize({ width }).webp({ quality: 45, effort: 6, smartSubsample: true }).toBuffer();
