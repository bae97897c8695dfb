import type { Page } from 'playwright/test';
import { M } from '../../src/wire/messages.ts';
import type { LiveCourseReply } from '../../src/wire/replies/catalog.ts';
import { PAYMENT } from '../../web/text/copy/checkout.ts';
import { liveCourse } from './support/buying.ts';
import { holdRequests } from './support/held.ts';
import { enter, STUDENT, VISITOR } from './support/people.ts';
import { expectSaid } from './support/said.ts';
import { BROKEN_CALLS, expect, test } from './support/test.ts';

test.use({ expectedTroubles: BROKEN_CALLS });

const card = (page: Page, nth: number) => page.getByRole('article').nth(nth);

const hold = (page: Page, path: string) => holdRequests(page, `**/api${path}`);

test('a course with nothing but a price, and ribbons by the number of modules', async ({ page, school }) => {
  const known = await liveCourse(school.origin, 'ADC Part 1 Sprint');
  const [week] = known.weeks;
  const made = (index: number, modules: number, facts: Partial<LiveCourseReply>): LiveCourseReply => ({
    ...known,
    _id: `made-${index}`,
    id: `made-${index}`,
    weeks: Array.from({ length: modules }, (_, at) => ({ ...week!, weekNumber: at + 1, title: '' })),
    ...facts,
  });
  const list = [
    made(0, 11, {
      title: '',
      description: '',
      thumbnail: 'thumbnails/none.webp',
      smallThumbnail: 'thumbnails/none-small.webp',
    }),
    made(1, 6, {}),
    made(2, 5, {}),
  ];
  await page.route('**/api/user/courses/live', (route) => route.fulfill({ json: list }));
  await page.goto('/courses');
  await expect(card(page, 0).getByRole('heading', { name: M.courseTitleFallback })).toBeVisible();
  await expect(card(page, 0).getByText(M.courseDescriptionFallback, { exact: true })).toBeVisible();
  await expect(card(page, 0).getByText(M.thumbnailNotAvailable, { exact: true })).toBeVisible();
  await expect(card(page, 0).getByText(M.ribbonComprehensive, { exact: true })).toBeVisible();
  await expect(card(page, 1).getByText(M.ribbonPopular, { exact: true })).toBeVisible();
  await expect(card(page, 2).getByText(/^(Comprehensive|Popular)$/)).toHaveCount(0);
  await card(page, 0)
    .getByRole('button', { name: /Curriculum/ })
    .click();
  await expect(card(page, 0).getByText(M.moduleLabel(11, M.moduleTitleFallback), { exact: true })).toBeVisible();
});

for (const width of [390, 1280]) {
  test(`a payment page that knows no more than a course id, and what it learns moves no button: ${width} px`, async ({
    page,
    school,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    await enter(page.context(), school.origin, VISITOR);
    const { id } = await liveCourse(school.origin, 'ADC Part 1 Sprint');
    const release = { quote: await hold(page, '/payment/coupon'), courses: await hold(page, '/user/courses/live') };
    await page.goto(`/payment?courseId=${id}`);
    await expect(page.getByRole('heading', { name: M.defaultProgramName })).toBeVisible();
    await expect(page.getByText('$499.00').first()).toBeVisible();
    await expect(page.getByText(PAYMENT.confirmingPrice)).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const order = page.getByRole('region', { name: PAYMENT.summary });
    const place = async () => {
      const button = order.getByRole('button', { name: M.proceedToPayment });
      const [card, pressed] = await Promise.all([order.boundingBox(), button.boundingBox()]);
      return Math.round(pressed!.y - card!.y);
    };
    const atFirst = await place();
    release.courses();
    await expect(page.getByRole('heading', { name: 'ADC Part 1 Sprint' })).toBeVisible();
    expect(await place(), 'with the course').toBe(atFirst);
    release.quote();
    await expect(page.getByText(/^Access until/)).toBeVisible();
    expect(await place(), 'with the price').toBe(atFirst);
  });
}

test('a button that works says so, and cannot be pressed twice', async ({ page, school }) => {
  await enter(page.context(), school.origin, VISITOR);
  const { id } = await liveCourse(school.origin, 'ADC Part 1 Sprint');
  await page.goto(`/payment?courseId=${id}`);
  const release = await hold(page, '/payment/create-checkout-session');
  let asked = 0;
  page.on('request', (request) => request.url().endsWith('/create-checkout-session') && (asked += 1));
  await page.getByRole('button', { name: M.proceedToPayment }).dblclick();
  await expect(page.getByRole('button', { name: M.processing })).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page).toHaveURL(/\/demo-checkout\//);
  expect(asked).toBe(1);

  await page.goto('/forgot-password');
  const answer = await hold(page, '/auth/forgot-password');
  await page.getByLabel('Email').fill(VISITOR.email);
  await page.getByRole('button', { name: M.sendResetLink }).click();
  await expect(page.getByRole('button', { name: M.sending })).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(page.getByRole('button', { name: M.sending })).toHaveCount(0);
});

test('a session that ended on the way to the payment asks to sign in, and why', async ({ page, school }) => {
  await enter(page.context(), school.origin, VISITOR);
  const { id } = await liveCourse(school.origin, 'ADC Part 1 Sprint');
  await page.goto(`/payment?courseId=${id}`);
  await page.route('**/api/payment/create-checkout-session', (route) =>
    route.fulfill({
      status: 401,
      json: { message: 'Your session has ended.', error: 'Your session has ended.', code: 'identity/session-ended' },
    }),
  );
  await page.getByRole('button', { name: M.proceedToPayment }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expectSaid(page, M.loginFirst, 'failure toast');
  await expect(
    page.locator('section[aria-label="Notifications"] [data-message]'),
    'one toast for one thing',
  ).toHaveCount(1);
});

test('a course page without an id says what is missing', async ({ page, school }) => {
  await enter(page.context(), school.origin, STUDENT);
  await page.goto('/student/course/%20');
  await expect(page.getByText(M.noCourseId, { exact: true })).toBeVisible();
  await page.goto('/Mycourse');
  await expect(page.getByRole('heading', { level: 1, name: M.liveCoursesHeading })).toBeVisible();
});
