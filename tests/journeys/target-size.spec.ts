import { smallTargets } from './support/in-the-page.ts';
import { enter } from './support/people.ts';
import { openScreen, SCREEN_LIMIT_MS, screens } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('what is pressed in lists and navigation is at least 24 px high and wide on every screen', async ({
  page,
  school,
}) => {
  const all = await screens(school.origin);
  test.setTimeout(all.length * SCREEN_LIMIT_MS);
  let current: string | undefined;
  for (const screen of all) {
    if (screen.who?.email !== current) {
      await page.context().clearCookies();
      if (screen.who) await enter(page.context(), school.origin, screen.who);
      current = screen.who?.email;
    }
    await openScreen(page, screen);
    expect.soft(await smallTargets(page), screen.name).toEqual([]);
  }
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
