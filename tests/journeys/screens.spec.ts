import type { Page } from 'playwright/test';
import { PAGE_PATHS } from '../../src/wire/page-areas.ts';
import { faultsOf } from './support/faults.ts';
import { spoiltByWidth } from './support/in-the-frame.ts';
import { cutOffTexts, overflowPx, smallTargets, spaceOut, textWidthPx } from './support/in-the-page.ts';
import { asTheirViewers } from './support/people.ts';
import type { Screen } from './support/screen.ts';
import { askScreen, isSeen, openAndLook } from './support/screen-questions.ts';
import { SCREEN_LIMIT_MS, SCREEN_PARTS, screens } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

for (const { whose, of } of SCREEN_PARTS) {
  test(`every screen of ${whose} is accessible and fits any window, also while it loads`, async ({ page, school }) => {
    const all = await screens(school.origin);
    const part = of(all);
    test.setTimeout((part.length + 1) * SCREEN_LIMIT_MS);
    if (whose === 'anybody') {
      expect(pagesWithout(all), 'every page has its screen').toEqual(ALIASES);
      await test.step('what is looked for is found', () => findsWhatIsWrong(page));
    }
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    let turn = 0;
    for await (const screen of asTheirViewers(page, school.origin, part)) {
      await test.step(screen.name, () => askScreen(page, screen.name, turn, () => openAndLook(page, screen)));
      turn += 1;
    }
  });
}

/** Other addresses of a screen that is among them, and the one that desktop.spec.ts looks at with a bridge in place. */
const ALIASES = ['/Dashboard', '/student/dashboard', '/admindashboard', '/admin/this-computer'];

function pagesWithout(all: readonly Screen[]): string[] {
  const shown = all.map(({ path }) => path.replace(/[?#].*$/s, ''));
  const isShown = (page: string) => {
    const address = new RegExp(`^${page.replaceAll(/:\w+/g, '[^/]+')}$`);
    return shown.some((path) => address.test(path));
  };
  return PAGE_PATHS.filter((page) => !isShown(page));
}

async function findsWhatIsWrong(page: Page): Promise<void> {
  await page.setViewportSize({ width: 640, height: 512 });
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
  await page.setContent(
    [
      '<main style="overflow: hidden; width: 300px"><button style="margin-left: 280px; width: 40px">Full screen</button>',
      '<table><tr><td style="min-width: 64px; max-width: 64px"><time>26 Nov 2026</time></td>',
      '<td style="max-width: 40px; white-space: nowrap">Verity Venkat</td></tr></table>',
      '<p style="width: 40px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Demo Student</p>',
      '<p>Refunds follow our terms</p><button style="display: block; margin-top: -48px; background: teal">Enroll Now</button></main>',
      '<fieldset style="display: flex; width: 300px"><input type="checkbox" id="one">',
      '<input type="checkbox" id="two" style="margin-top: 20px"></fieldset>',
    ].join(''),
  );
  expect(await spoiltByWidth(page)).toEqual([
    'outside its frame: Full screen',
    'breaks: 26 Nov 2026',
    'runs over its cell: Verity Venkat',
    'cut short without a title: Demo Student',
    'under a button: Refunds follow our terms',
    'at another height than its row: two',
  ]);
  await page.setContent('<main><h1>Picture</h1><img id="tooth" src="data:,"></main>');
  expect(await faultsOf(page, { within: 'main' })).toEqual(['image-alt: #tooth']);

  const target = (height: number) =>
    `<nav><ol><li><a href="/" style="display: inline-block; height: ${height}px">Dashboard</a></li></ol></nav>`;
  await page.setContent(target(23));
  expect(await smallTargets(page)).toEqual([expect.stringMatching(/^Dashboard \d+ × 23\.0$/)]);
  await page.setContent(target(24));
  expect(await smallTargets(page)).toEqual([]);
}
