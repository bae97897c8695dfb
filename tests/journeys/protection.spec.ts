import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { openDatabase } from '../../src/adapters/knex/database.ts';
import { M } from '../../src/wire/messages.ts';
import { paths } from '../../src/wire/paths.ts';
import type { CourseReply } from '../../src/wire/replies/catalog.ts';
import type { BuiltSchool } from './support/built-school.ts';
import { buyDirectly } from './support/buying.ts';
import { faultsOf } from './support/faults.ts';
import { ask, enter, newPerson, register, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

interface Lesson {
  userId: string;
  token: string;
  courseId: string;
  contentId: string;
  email: string;
}

/** Somebody new, watching the first lesson of a course of theirs. */
async function watching(page: Page, school: BuiltSchool): Promise<Lesson> {
  const person = newPerson();
  await register(school.origin, person);
  const { token } = await signIn(school.origin, person);
  const { courseId } = await buyDirectly(school.origin, token);
  const { body: course } = await ask<CourseReply>(school.origin, `/user/courses/${courseId}`, { token });
  const contentId = course.weeks[0]?.days[0]?.contents[0]?.id ?? '';
  const { user } = await enter(page.context(), school.origin, person);
  await page.goto(`/student/course/${courseId}/video/${contentId}`);
  await player(page).getByRole('button', { name: 'Play', exact: true }).first().click();
  await expect(page.getByText('Playing', { exact: true })).toBeVisible();
  return { userId: user.id, token, courseId, contentId, email: person.email };
}

const player = (page: Page): Locator => page.getByRole('region', { name: 'Video player' });
const veil = (page: Page): Locator => page.getByText(M.contentProtected, { exact: true });
const filter = (page: Page): Promise<string> =>
  page.locator('video').evaluate((video) => getComputedStyle(video).filter);
const fire = (page: Page, type: string) => page.evaluate((name) => window.dispatchEvent(new Event(name)), type);

const setVisible = (page: Page, isVisible: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isVisible ? 'visible' : 'hidden',
  );

interface Row {
  course_id: string;
  content_id: string;
  kind: string;
  count: number;
}

/** What the school's own database holds about somebody. */
async function stored({ dataDir }: BuiltSchool, userId: string): Promise<Row[]> {
  const db = openDatabase({ file: join(dataDir, 'cusp.sqlite') });
  try {
    return await db<Row & { user_id: string }>('activity_entries').where({ user_id: userId }).orderBy(['at', 'kind']);
  } finally {
    await db.destroy();
  }
}

test('a window without the focus covers the picture alone, and the school has it in its records', async ({
  page,
  school,
}) => {
  const { userId, courseId, contentId, email } = await watching(page, school);
  await expect(page.getByText(email, { exact: true })).toBeAttached();
  await fire(page, 'blur');
  await expect(veil(page)).toBeVisible();
  expect(await filter(page)).toBe('blur(20px)');
  const announcement = veil(page).locator('xpath=ancestor::*[@aria-live][1]');
  await expect(announcement).toHaveAttribute('aria-live', 'polite');
  expect(await player(page).locator('[aria-live=assertive]').count()).toBe(0);
  await expect
    .poll(() => stored(school, userId))
    .toMatchObject([{ course_id: courseId, content_id: contentId, kind: 'window-blur', count: 1 }]);

  expect(await faultsOf(page, { within: 'main' })).toEqual([]);

  // The lesson and its controls go on under it.
  await expect(page.getByText('Playing', { exact: true })).toBeVisible();
  await page.locator('video').click();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await player(page).getByRole('button', { name: 'Forward 10 seconds' }).click();
  await expect(veil(page)).toBeVisible();

  await fire(page, 'focus');
  await expect(veil(page)).toBeHidden();
  expect(await filter(page)).toBe('none');
  await fire(page, 'blur');
  await expect(announcement).toHaveAttribute('aria-live', 'off');
  // What is told after it, and stored, shows that nothing was told of the second blur.
  await setVisible(page, false);
  await expect
    .poll(() => stored(school, userId), 'once a minute')
    .toMatchObject([
      { kind: 'window-blur', count: 1 },
      { kind: 'tab-hidden', count: 1 },
    ]);
});

test('a hidden tab covers the picture until it is visible', async ({ page, school }) => {
  const { userId } = await watching(page, school);
  await setVisible(page, false);
  await expect(veil(page)).toBeVisible();
  await expect.poll(() => stored(school, userId)).toMatchObject([{ kind: 'tab-hidden' }]);
  await setVisible(page, true);
  await expect(veil(page)).toBeHidden();
});

test('a held key covers it until its release; the keys of the player never do', async ({ page, school }) => {
  const { userId } = await watching(page, school);
  await page.evaluate((words) => {
    const seen = new MutationObserver(() => {
      if (document.body.textContent?.includes(words)) document.body.dataset['covered'] = 'yes';
    });
    seen.observe(document.body, { childList: true, subtree: true });
  }, M.contentProtected);
  for (const key of [
    'Tab',
    'ArrowLeft',
    'ArrowUp',
    ' ',
    'Enter',
    'Escape',
    'Home',
    'End',
    'PageDown',
    'PageUp',
    'k',
    '5',
  ])
    await page.keyboard.press(key, { delay: 60 });
  await expect(page.locator('body')).not.toHaveAttribute('data-covered', 'yes');
  expect(await stored(school, userId)).toEqual([]);

  await page.keyboard.down('Shift');
  await expect(veil(page)).toBeVisible();
  await page.keyboard.up('Shift');
  await expect(veil(page)).toBeHidden();
  await expect(page.locator('body')).toHaveAttribute('data-covered', 'yes');
  await expect.poll(() => stored(school, userId)).toMatchObject([{ kind: 'key-held' }]);
});

interface VeilTimes {
  isPrevented?: boolean;
  shown?: number;
  hidden?: number;
  /** How long the page could not attend to anything at most, because the machine had other work. */
  stall: number;
}

/** When the veil comes and goes after a click with the right button, by the page's own clock. */
const watchVeil = (page: Page) =>
  page.evaluate((words) => {
    const BEAT_MS = 20;
    const times: VeilTimes = { stall: 0 };
    Object.assign(window, { veilTimes: times });
    const look = () => {
      const found = document.evaluate(`//*[text()="${words}"]`, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE);
      const isShown = (found.singleNodeValue as Element | null)?.checkVisibility({ visibilityProperty: true }) ?? false;
      if (isShown) times.shown ??= performance.now();
      if (!isShown && times.shown !== undefined) times.hidden ??= performance.now();
    };
    document.addEventListener('contextmenu', (event) => setTimeout(() => (times.isPrevented = event.defaultPrevented)));
    let last = performance.now();
    setInterval(() => {
      times.stall = Math.max(times.stall, performance.now() - last - BEAT_MS);
      last = performance.now();
      look();
    }, BEAT_MS);
  }, M.contentProtected);

const veilTimes = (page: Page) => page.evaluate(() => (window as unknown as { veilTimes: VeilTimes }).veilTimes);

test('a click with the right button covers it for two seconds and opens no menu', async ({ page, school }) => {
  const { userId } = await watching(page, school);
  await watchVeil(page);
  await page.locator('video').click({ button: 'right' });
  await expect.poll(async () => (await veilTimes(page)).hidden, 'it came and went').toBeDefined();
  const { isPrevented, shown = 0, hidden = 0, stall } = await veilTimes(page);
  expect(isPrevented).toBe(true);
  expect(hidden - shown).toBeGreaterThan(1500 - stall);
  expect(hidden - shown).toBeLessThan(4000 + stall);
  await expect(veil(page)).toBeHidden();
  await expect.poll(() => stored(school, userId)).toMatchObject([{ kind: 'context-menu' }]);
});

test('leaving the page is nothing to log', async ({ page, school }) => {
  const { userId, token, courseId, contentId } = await watching(page, school);
  await page.reload();
  await expect(player(page)).toBeVisible();
  await page.goto('/Home');
  // What is told after it, and stored, shows that the page told nothing.
  const told = await page.request.post(`/api${paths.activity}`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { courseId, contentId, kind: 'context-menu' },
  });
  expect(told.ok()).toBe(true);
  expect(await stored(school, userId)).toMatchObject([{ kind: 'context-menu', count: 1 }]);
});
