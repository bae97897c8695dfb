import type { Locator, Page } from 'playwright/test';
import { M } from '../../src/wire/messages.ts';
import { paths } from '../../src/wire/paths.ts';
import type { CourseReply } from '../../src/wire/replies/catalog.ts';
import type { BuiltSchool } from './support/built-school.ts';
import { buyDirectly } from './support/buying.ts';
import { faultsOf } from './support/faults.ts';
import { ask, enter, newPerson, register, signIn } from './support/people.ts';
import { inDatabase } from './support/stored.ts';
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
const stored = (school: BuiltSchool, userId: string): Promise<Row[]> =>
  inDatabase(school, (db) =>
    db<Row & { user_id: string }>('activity_entries').where({ user_id: userId }).orderBy(['at', 'kind']),
  );

test('the picture is covered while something may take it, the lesson goes on, and the school has it in its records', async ({
  page,
  school,
}) => {
  const { userId, token, courseId, contentId, email } = await watching(page, school);
  await expect(page.getByText(email, { exact: true })).toBeAttached();

  // Keys of the player and of the browser.
  for (const key of ['Tab', 'ArrowLeft', 'Home', 'Escape']) await page.keyboard.press(key, { delay: 60 });
  await page.keyboard.down('Shift');
  await expect(veil(page)).toBeVisible();
  const announcement = veil(page).locator('xpath=ancestor::*[@aria-live][1]');
  await expect(announcement, 'the first time: no key before covered it').toHaveAttribute('aria-live', 'polite');
  expect(await player(page).locator('[aria-live=assertive]').count()).toBe(0);
  await page.keyboard.up('Shift');
  await expect(veil(page)).toBeHidden();
  await expect.poll(() => stored(school, userId)).toMatchObject([{ kind: 'key-held' }]);

  await fire(page, 'blur');
  await expect(veil(page)).toBeVisible();
  await expect(announcement).toHaveAttribute('aria-live', 'off');
  expect(await filter(page)).toBe('blur(20px)');
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
  await fire(page, 'focus');

  await setVisible(page, false);
  await expect(veil(page)).toBeVisible();
  await setVisible(page, true);
  await expect(veil(page)).toBeHidden();

  const isPrevented = page.evaluate(
    () =>
      new Promise((tell) =>
        document.addEventListener('contextmenu', (event) => setTimeout(() => tell(event.defaultPrevented))),
      ),
  );
  await page.locator('video').click({ button: 'right' });
  await expect(veil(page)).toBeVisible();
  expect(await isPrevented, 'no menu').toBe(true);
  await expect(veil(page), 'for a moment').toBeHidden();

  const told = async () => {
    const rows = await stored(school, userId);
    expect(rows.every((row) => row.course_id === courseId && row.content_id === contentId)).toBe(true);
    const kinds = ['context-menu', 'key-held', 'tab-hidden', 'window-blur'];
    return kinds.map((kind) => rows.filter((row) => row.kind === kind).reduce((sum, { count }) => sum + count, 0));
  };
  await expect.poll(told, 'each once, also the second blur').toEqual([1, 1, 1, 1]);

  await page.reload();
  await expect(player(page)).toBeVisible();
  await page.goto('/Home');
  // What is told after it, and stored, shows that the page told nothing when it was left.
  const last = await page.request.post(`/api${paths.activity}`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { courseId, contentId, kind: 'context-menu' },
  });
  expect(last.ok()).toBe(true);
  expect(await told()).toEqual([2, 1, 1, 1]);
});
