import type { Locator } from 'playwright/test';
import { cutOffTexts, overflowPx, spaceOut, textWidthPx } from './support/in-the-page.ts';
import { enter } from './support/people.ts';
import { openScreen, SCREEN_LIMIT_MS, SCREEN_PARTS, screens } from './support/screens.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

/** A window of 1,280 × 1,024 at 200 %. */
const ZOOMED = { width: 640, height: 512 };
const WIDE = { width: 1920, height: 1080 };
const SPACED = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
/** A player of 960 px and the list of 360 px beside it; every other page ends at the grid of 1,180 px. */
const MAX_TEXT_WIDTH_PX = 1320;

/** Whether a person who scrolled there sees it: on the page, and not under a bar. */
const isSeen = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const there = document.elementFromPoint(Math.min((left + right) / 2, left + 40), (top + bottom) / 2);
    return (
      left >= 0 &&
      right <= window.innerWidth + 1 &&
      there !== null &&
      (element.contains(there) || there.contains(element))
    );
  });

test.describe.configure({ mode: 'parallel' });

test('what is looked for is found', async ({ page }) => {
  await page.setViewportSize(ZOOMED);
  const boxes = [
    '<main><h1 style="width: 700px">Wide</h1>',
    '<p style="height: 24px; overflow: hidden; line-height: 24px">One line<br>Lost line</p>',
    '<p style="width: max-content; overflow: hidden"><span style="white-space: nowrap">Stretched by spacing</span></p>',
    '<button style="width: 130px; overflow: clip; white-space: nowrap">Fits until spaced</button>',
    '<div style="overflow: auto; height: 20px">Scrolled<br>to</div></main>',
  ];
  await page.setContent(boxes.join(''));
  expect(await overflowPx(page)).toBeGreaterThan(0);
  expect(await textWidthPx(page)).toBeGreaterThan(30);
  expect(await cutOffTexts(page)).toEqual(['Lost line']);
  await spaceOut(page);
  expect(await cutOffTexts(page)).toEqual(['Lost line', 'Fits until spaced']);
  expect(await isSeen(page.getByRole('heading'))).toBe(false);
  expect(await isSeen(page.getByRole('button'))).toBe(true);
});

for (const { whose, isIn } of SCREEN_PARTS) {
  test(`every screen of ${whose} bears 200 %, a wide window, and a person's own spacing`, async ({ page, school }) => {
    const part = (await screens(school.origin)).filter(isIn);
    test.setTimeout(part.length * SCREEN_LIMIT_MS);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    let current: string | undefined;
    for (const screen of part) {
      if (screen.who?.email !== current) {
        await page.context().clearCookies();
        if (screen.who) await enter(page.context(), school.origin, screen.who);
        current = screen.who?.email;
      }
      await page.setViewportSize(ZOOMED);
      await openScreen(page, screen);
      await settled(page);
      const heading = page.getByRole('heading', { level: 1 }).first();

      expect.soft(await overflowPx(page), `${screen.name}: nothing sticks out at 200 %`).toBeLessThanOrEqual(0);
      expect.soft(await isSeen(heading), `${screen.name}: the heading is seen at 200 %`).toBe(true);
      const actions = page.getByRole('main').locator('a[class*="filled"], button[class*="filled"]');
      if ((await actions.count()) > 0)
        expect.soft(await isSeen(actions.first()), `${screen.name}: the main action is seen at 200 %`).toBe(true);

      await page.setViewportSize(WIDE);
      expect.soft(await overflowPx(page), `${screen.name}: nothing sticks out at ${WIDE.width}`).toBeLessThanOrEqual(0);
      expect
        .soft(await textWidthPx(page), `${screen.name}: lines end at ${WIDE.width}`)
        .toBeLessThanOrEqual(MAX_TEXT_WIDTH_PX);

      await spaceOut(page);
      for (const size of SPACED) {
        await page.setViewportSize(size);
        expect
          .soft(await overflowPx(page), `${screen.name}: spaced out, nothing sticks out at ${size.width}`)
          .toBeLessThanOrEqual(0);
        expect
          .soft(await cutOffTexts(page), `${screen.name}: spaced out, nothing is cut off at ${size.width}`)
          .toEqual([]);
      }
    }
  });
}
