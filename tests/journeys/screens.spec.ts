import { PAGE_PATHS } from '../../src/wire/page-areas.ts';
import { faultsOf } from './support/faults.ts';
import { cutOffTexts, overflowPx, smallTargets, spaceOut, textWidthPx } from './support/in-the-page.ts';
import { asTheirViewers } from './support/people.ts';
import { askScreen, isSeen } from './support/screen-questions.ts';
import { openScreen, SCREEN_LIMIT_MS, SCREEN_PARTS, screens } from './support/screens.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

for (const { whose, of } of SCREEN_PARTS) {
  test(`every screen of ${whose} is accessible in both themes and fits any window`, async ({ page, school }) => {
    const part = of(await screens(school.origin));
    test.setTimeout(part.length * SCREEN_LIMIT_MS);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    let turn = 0;
    for await (const screen of asTheirViewers(page, school.origin, part)) {
      await test.step(screen.name, () => askScreen(page, screen.name, turn, () => openScreen(page, screen)));
      turn += 1;
    }
  });
}

/** Other addresses of a screen that is among them, and the one that desktop.spec.ts looks at with a bridge in place. */
const ALIASES = ['/Dashboard', '/student/dashboard', '/admindashboard', '/admin/this-computer'];

test('every page has its screen', async ({ school }) => {
  const shown = (await screens(school.origin)).map(({ path }) => path.replace(/\?.*$/s, ''));
  const isShown = (page: string) => {
    const address = new RegExp(`^${page.replaceAll(/:\w+/g, '[^/]+')}$`);
    return shown.some((path) => address.test(path));
  };
  expect(PAGE_PATHS.filter((page) => !isShown(page))).toEqual(ALIASES);
});

test('under reduced motion a theme takes over at once: only opacity changes gradually', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto('/courses');
  await settled(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  // Asked in the frame of the change, before any transition is over.
  const changing = await page.waitForFunction(() => {
    if (document.documentElement.dataset.theme !== 'dark') return undefined;
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    return transitions.map(({ transitionProperty }) => transitionProperty);
  });
  expect((await changing.jsonValue())?.filter((property) => property !== 'opacity')).toEqual([]);
});

test('what is looked for is found', async ({ page }) => {
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
  await page.setContent('<main><h1>Picture</h1><img id="tooth" src="data:,"></main>');
  expect(await faultsOf(page, { within: 'main' })).toEqual(['image-alt: #tooth']);
});

test('a target that is too small is found', async ({ page }) => {
  await page.setContent(
    '<nav><ol><li><a href="/" style="display: inline-block; height: 23px">Dashboard</a></li></ol></nav>',
  );
  expect(await smallTargets(page)).toEqual([expect.stringMatching(/^Dashboard \d+ × 23\.0$/)]);
  await page.setContent(
    '<nav><ol><li><a href="/" style="display: inline-block; height: 24px">Dashboard</a></li></ol></nav>',
  );
  expect(await smallTargets(page)).toEqual([]);
});
