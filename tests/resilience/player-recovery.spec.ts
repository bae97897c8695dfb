import type { Page } from 'playwright/test';
import { SIGN_IN_AGAIN } from '../../web/text/copy/sign-in-again.ts';
import { breakStream, isPaused, moveTo, openVideo, storedPlace, timeOf } from '../journeys/support/lessons.ts';
import { ask } from '../journeys/support/people.ts';
import { expect, test } from '../journeys/support/test.ts';

/** What the browser itself says about a connection that a test cut. */
test.use({ expectedTroubles: /net::ERR_/ });

/** What the element itself went through: what the player says about it could be wrong. */
interface Story {
  errors: number;
  /** The largest step back, and the largest step ahead of the clock on the wall, in seconds. */
  back: number;
  ahead: number;
}

const watchStory = (page: Page): Promise<void> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => {
    const story: Story = { errors: 0, back: 0, ahead: 0 };
    Object.assign(window, { story });
    let last: { second: number; wall: number } | undefined;
    video.addEventListener('error', () => (story.errors += 1));
    video.addEventListener('timeupdate', () => {
      // While it loads again it stands at its beginning, unseen.
      if (video.error || video.seeking || video.readyState < 3 || video.paused) return;
      const now = { second: video.currentTime, wall: performance.now() / 1000 };
      if (last) {
        story.back = Math.max(story.back, last.second - now.second);
        story.ahead = Math.max(story.ahead, now.second - last.second - (now.wall - last.wall));
      }
      last = now;
    });
  });

const storyOf = (page: Page): Promise<Story> => page.evaluate(() => (window as unknown as { story: Story }).story);
const bufferedTo = (page: Page): Promise<number> =>
  page.locator('video').evaluate(({ buffered }: HTMLVideoElement) => (buffered.length > 0 ? buffered.end(0) : 0));

/** Nothing is waited for: what the player says while it plays may be gone with the stream, half a second later. */
const play = (page: Page): Promise<void> => page.getByRole('button', { name: 'Play', exact: true }).first().click();

/** Nobody pressed anything: it plays past the end of what it had, and nothing was seen twice or left out. */
async function expectToGoOn(page: Page, edge: number): Promise<void> {
  expect(edge, 'it broke while there was something to watch').toBeGreaterThan(1);
  await expect
    .poll(() => timeOf(page), { timeout: 50_000, message: 'it plays past the break' })
    .toBeGreaterThan(edge + 1);
  expect(await isPaused(page)).toBe(false);
  await expect(page.getByText('Playing', { exact: true })).toBeVisible();
  const { back, ahead } = await storyOf(page);
  expect(back, 'seconds seen twice').toBeLessThan(1);
  expect(ahead, 'seconds left out').toBeLessThan(1);
}

test.describe.configure({ mode: 'parallel' });

test('a link that expired in the middle: it plays on by itself, at the same second', async ({ page, school }) => {
  let edge = 0;
  const { broke } = await breakStream(page, async (route) => {
    edge = await bufferedTo(page);
    await route.fulfill({ status: 403, body: 'expired' });
  });
  await openVideo(page, school.origin);
  await watchStory(page);
  await play(page);
  await expect.poll(broke).toBe(1);
  await expectToGoOn(page, edge);
  expect((await storyOf(page)).errors, 'the element gave up; the player did not').toBe(1);
});

test('a connection that dropped in the middle: it plays on by itself, at the same second', async ({ page, school }) => {
  let edge = 0;
  const { broke } = await breakStream(page, async (route) => {
    edge = await bufferedTo(page);
    await route.abort('connectionreset');
  });
  await openVideo(page, school.origin);
  await watchStory(page);
  await play(page);
  await expect.poll(broke).toBe(1);
  await expectToGoOn(page, edge);
});

test('no network at all for a while: it says so, and plays on when the network is back', async ({
  page,
  context,
  school,
}) => {
  let edge = 0;
  const { broke } = await breakStream(page, async (route) => {
    edge = await bufferedTo(page);
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await openVideo(page, school.origin);
  await watchStory(page);
  await play(page);
  await expect.poll(broke).toBe(1);
  await expect(page.getByText('Connection lost. Trying again...')).toBeVisible({ timeout: 50_000 });
  await context.setOffline(false);
  await expectToGoOn(page, edge);
});

test('a stream that stays broken asks, and Retry goes on at the same second', async ({ page, school }) => {
  let isBroken = true;
  await page.route('**/stream/**', (route) =>
    isBroken && route.request().resourceType() === 'media' ? route.fulfill({ status: 403 }) : route.continue(),
  );
  const { player } = await openVideo(page, school.origin);
  await expect(player.getByRole('alert').getByText('The video could not be loaded.')).toBeVisible();
  await player.focus();
  await page.keyboard.press('5');
  isBroken = false;
  await player.getByRole('button', { name: 'Retry' }).click();
  await expect(player).toBeFocused();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(25);
  await moveTo(page, 40);
  await expect(page.getByText('Playing', { exact: true })).toBeVisible();
});

test('a session that ended in the middle asks to sign in over the video', async ({ page, school }) => {
  let endSession: () => Promise<unknown> = async () => undefined;
  await breakStream(page, async (route) => {
    await endSession();
    await route.fulfill({ status: 401, body: 'ended' });
  });
  const { person, token } = await openVideo(page, school.origin);
  endSession = () => ask(school.origin, '/auth/sessions/end-others', { method: 'POST', body: {}, token });
  const address = page.url();
  await play(page);
  const signInAgain = page.getByRole('dialog', { name: SIGN_IN_AGAIN.title });
  await expect(signInAgain.getByLabel('Email')).toHaveValue(person.email);
  await signInAgain.getByLabel('Password', { exact: true }).fill(person.password);
  await signInAgain.getByRole('button', { name: 'Sign in' }).click();
  await expect(signInAgain).toBeHidden();
  await expect(page).toHaveURL(address);
});

test('without a network in the middle, all of it at twice the speed completes it', async ({
  page,
  context,
  school,
}) => {
  test.slow();
  const enrolled = await openVideo(page, school.origin);
  const id = enrolled.videos[0]?.id ?? '';
  const tick = page.getByRole('complementary').locator('[aria-current]').getByText('Done');
  const isLoaded = () =>
    page
      .locator('video')
      .evaluate(({ buffered, duration }: HTMLVideoElement) =>
        buffered.length > 0 ? buffered.end(buffered.length - 1) > duration - 1 : false,
      );
  await enrolled.player.getByRole('combobox', { name: 'Speed' }).selectOption('2×');
  await play(page);
  await expect.poll(isLoaded).toBe(true);
  await expect.poll(() => timeOf(page), { timeout: 90_000 }).toBeGreaterThan(15);
  await context.setOffline(true);
  await expect.poll(() => timeOf(page), { timeout: 90_000 }).toBeGreaterThan(35);
  await expect(tick).toHaveCount(0);
  await context.setOffline(false);
  await expect(enrolled.player.getByRole('button', { name: 'Watch again' })).toBeVisible();
  await expect(tick).toBeAttached();
  const stored = await storedPlace(school.origin, enrolled, id);
  expect(stored?.completed).toBe(true);
  expect(stored?.watched).toBeGreaterThan(49);
});
