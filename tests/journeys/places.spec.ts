import { M } from '../../src/wire/messages.ts';
import { PAYMENT } from '../../web/text/copy/checkout.ts';
import { CRASH, SHELL } from '../../web/text/copy/shell.ts';
import { answerCalls } from './support/answer-calls.ts';
import { liveCourse } from './support/buying.ts';
import { deferred, holdRequests } from './support/held.ts';
import { enrol } from './support/lessons.ts';
import { ADMIN, enter, VISITOR } from './support/people.ts';
import { settled } from './support/settled.ts';
import { BROKEN_CALLS, expect, test } from './support/test.ts';

test.use({ expectedTroubles: BROKEN_CALLS });

const place = (): number => Math.round(window.scrollY);

test('a page keeps its place: where one was, while it learns a price, and until the network is back', async ({
  page,
  context,
  school,
}) => {
  await test.step('an address that is typed starts at the top; reload stays where one was', async () => {
    await page.goto('/courses');
    await page.getByText('ADC Part 1 Sprint').first().waitFor();
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('cusp.scroll'))).toContain('300');
    await page.reload();
    await expect.poll(() => page.evaluate(place)).toBe(300);
    for (const path of ['/Tnc', '/courses']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await settled(page);
      expect(await page.evaluate(place), path).toBe(0);
    }
  });

  await enter(context, school.origin, VISITOR);
  const { id } = await liveCourse(school.origin, 'ADC Part 1 Sprint');
  for (const width of [390, 1280])
    await test.step(`what a payment page learns moves no button: ${width} px`, async () => {
      await page.setViewportSize({ width, height: 720 });
      const [quote, courses] = [
        await holdRequests(page, '**/api/payment/coupon'),
        await holdRequests(page, '**/api/user/courses/live'),
      ];
      await page.goto(`/payment?courseId=${id}`);
      await expect(page.getByRole('heading', { name: M.defaultProgramName })).toBeVisible();
      await expect(page.getByText('$499.00').first()).toBeVisible();
      await expect(page.getByText(PAYMENT.confirmingPrice)).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const order = page.getByRole('region', { name: PAYMENT.summary });
      const buttonAt = async () => {
        const button = order.getByRole('button', { name: M.proceedToPayment });
        const [card, pressed] = await Promise.all([order.boundingBox(), button.boundingBox()]);
        return Math.round(pressed!.y - card!.y);
      };
      const atFirst = await buttonAt();
      courses();
      await expect(page.getByRole('heading', { name: 'ADC Part 1 Sprint' })).toBeVisible();
      expect(await buttonAt(), 'with the course').toBe(atFirst);
      quote();
      await expect(page.getByText(/^Access until/)).toBeVisible();
      expect(await buttonAt(), 'with the price').toBe(atFirst);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });

  await test.step('without a network, a page whose code is not here is no crash, and comes by itself', async () => {
    const { person, courseId } = await enrol(school.origin);
    await enter(context, school.origin, person);
    await page.goto(`/student/course/${courseId}`);
    await page
      .getByText(/MODULE 01/)
      .first()
      .waitFor();
    await context.setOffline(true);
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('profile-page'));
    await page.getByRole('navigation', { name: 'Student' }).getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByText(SHELL.offline)).toBeVisible();
    await refused;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(page.getByText(CRASH.title)).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByText(person.email, { exact: true })).toBeVisible();
  });
});

test('what moves is a layer of its own, or fades: a wait and a change of theme', async ({ page, school }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await enter(page.context(), school.origin, ADMIN);
  const held = deferred();
  const calls = await answerCalls(page, '/admin/students', async () => (await held.promise, undefined));
  await page.goto('/admin/students');
  await expect(page.locator('[aria-busy=true]').first()).toBeAttached();
  // What fades in is a group, which is drawn anew for each frame of what moves in it: it may not stay one.
  const entrances = () =>
    page.evaluate(
      () => document.getAnimations().filter((one) => one.effect!.getComputedTiming().endTime !== Infinity).length,
    );
  await expect.poll(entrances).toBe(0);
  const moved = await page.evaluate(() =>
    document.getAnimations().map((one) => {
      const effect = one.effect as KeyframeEffect;
      const [first] = effect.getKeyframes();
      return Object.keys(first!).filter(
        (property) => !['offset', 'computedOffset', 'easing', 'composite'].includes(property),
      );
    }),
  );
  expect(moved.length, 'a spinner and a skeleton').toBeGreaterThan(1);
  expect(moved.flat().filter((property) => !['transform', 'opacity'].includes(property))).toEqual([]);
  held.resolve();
  await calls.end();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/courses');
  await settled(page);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  // Asked in the frame of the change, before any transition is over.
  const changing = await page.waitForFunction(() => {
    if (document.documentElement.dataset.theme !== 'dark') return undefined;
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    return transitions.map(({ transitionProperty }) => transitionProperty);
  });
  expect((await changing.jsonValue())?.filter((property) => property !== 'opacity')).toEqual([]);
  expect(await ground(), 'the themes differ').not.toBe(before);
});
