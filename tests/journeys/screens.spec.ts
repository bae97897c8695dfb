import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { enter } from './support/people.ts';
import { openScreen, screens } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const LOOKS = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 1280 },
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 390 },
] as const;

const NARROWEST = 360;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
}

const overflow = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe.configure({ mode: 'parallel' });

for (const { theme, width } of LOOKS) {
  test(`every screen is accessible and fits, ${theme} at ${width}`, async ({ page, school }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    let current: string | undefined;
    for (const screen of await screens(school.origin)) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
      if (screen.who?.email !== current) {
        await page.context().clearCookies();
        if (screen.who) await enter(page.context(), school.origin, screen.who);
        current = screen.who?.email;
      }
      await openScreen(page, screen);
      await settle(page);

      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
      expect.soft(found, `${screen.name}: axe`).toEqual([]);
      expect.soft(await overflow(page), `${screen.name}: nothing sticks out`).toBeLessThanOrEqual(0);
      expect.soft(await page.title(), `${screen.name}: title`).toMatch(/Cusp/);
      await page.screenshot({ path: `test-results/screens/${screen.name}-${theme}-${width}.png`, fullPage: true });
      if (width === 390) {
        await page.setViewportSize({ width: NARROWEST, height: 740 });
        expect.soft(await overflow(page), `${screen.name}: nothing sticks out at ${NARROWEST}`).toBeLessThanOrEqual(0);
      }
    }
  });
}
