import type { Page } from 'playwright/test';
import { faultsOf } from './support/faults.ts';
import { overflowPx } from './support/in-the-page.ts';
import { enter } from './support/people.ts';
import { openScreen, SCREEN_LIMIT_MS, SCREEN_PARTS, screens } from './support/screens.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

/**
 * A page opens in the first theme and changes to the second, so that both are opened in, and changed to, at some width.
 */
const LOOKS = [
  { width: 1280, height: 800, themes: ['light', 'dark'] },
  { width: 390, height: 844, themes: ['dark', 'light'] },
] as const;

const NARROWEST = { width: 360, height: 740 };
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Theme = (typeof LOOKS)[number]['themes'][number];

const background = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Until the colours are those of the theme, and no longer on their way. */
async function wear(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  // What inherits a colour that is on its way sets out anew at each step.
  await page.waitForFunction(() => !document.getAnimations().some((one) => one instanceof CSSTransition));
}

test.describe.configure({ mode: 'parallel' });

const TESTS = LOOKS.flatMap((look) => SCREEN_PARTS.map((part) => ({ ...look, ...part })));

for (const { width, height, themes, whose, isIn } of TESTS) {
  test(`every screen of ${whose} is accessible and fits, at ${width}, in both themes`, async ({ page, school }) => {
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
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: themes[0] });
      await openScreen(page, screen);
      await settled(page);

      const backgrounds = new Set<string>();
      for (const theme of themes) {
        const name = `${screen.name}, ${theme}`;
        await page.setViewportSize({ width, height });
        await wear(page, theme);
        backgrounds.add(await background(page));
        expect.soft(await faultsOf(page, { tags: TAGS }), `${name}: axe`).toEqual([]);
        expect.soft(await overflowPx(page), `${name}: nothing sticks out`).toBeLessThanOrEqual(0);
        expect.soft(await page.title(), `${name}: title`).toMatch(/Cusp/);
        if (width > 390) continue;
        await page.setViewportSize(NARROWEST);
        expect.soft(await overflowPx(page), `${name}: nothing sticks out at ${NARROWEST.width}`).toBeLessThanOrEqual(0);
      }
      expect.soft(backgrounds.size, `${screen.name}: the themes differ`).toBe(themes.length);
    }
  });
}
