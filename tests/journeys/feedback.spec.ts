import type { Page } from 'playwright/test';
import { M } from '../../src/wire/messages.ts';
import { SHELL } from '../../web/text/copy/shell.ts';
import { liveCourse } from './support/buying.ts';
import { withoutPageData } from './support/page-data.ts';
import { enter, STUDENT, VISITOR } from './support/people.ts';
import { expectSaid } from './support/said.ts';
import { BROKEN_CALLS, expect, test } from './support/test.ts';

test.use({ expectedTroubles: BROKEN_CALLS });

/** Answers one call of the API as a test wants it. */
const answer = (page: Page, path: string, status: number, json: unknown = {}) =>
  page.route(`**/api${path}`, (route) => route.fulfill({ status, json }));
const cut = (page: Page, path: string) => page.route(`**/api${path}`, (route) => route.abort());

const WORDS_OF_THE_SERVER = 'The words of the server.';
const refusal = { message: WORDS_OF_THE_SERVER, error: WORDS_OF_THE_SERVER, code: 'test' };

const signInForm = (page: Page) => page.getByRole('form', { name: 'Sign in' });

async function trySignIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(VISITOR.email);
  await page.getByLabel('Password', { exact: true }).fill(VISITOR.password);
  await signInForm(page).getByRole('button', { name: 'Sign in' }).click();
}

async function trySignUp(page: Page, again = 'a-long-enough-password'): Promise<void> {
  await page.goto('/login?tab=sign-up');
  const form = page.getByRole('form', { name: 'Sign up' });
  await form.getByLabel('Full name').fill('Noor Example');
  await form.getByLabel('Email').fill('noor@example.com');
  await form.getByLabel('Phone').fill('+61 400 000 123');
  await form.getByLabel('Password', { exact: true }).fill('a-long-enough-password');
  await form.getByLabel('Confirm password').fill(again);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Sign up' }).click();
}

async function tryContact(page: Page): Promise<void> {
  await page.goto('/ContactUs');
  const form = page.getByRole('main');
  await form.getByLabel('First name').fill('Mira');
  await form.getByLabel('Last name').fill('Example');
  await form.getByLabel('Email').fill('mira@example.com');
  await form.getByLabel('Message').fill('When does the next course begin?');
  await form.getByRole('button', { name: /Send/ }).click();
}

async function openPayment(page: Page, origin: string): Promise<void> {
  await enter(page.context(), origin, VISITOR);
  const { id } = await liveCourse(origin, 'ADC Part 1 Sprint');
  await page.goto(`/payment?courseId=${id}`);
  await expect(page.getByText('$499.00').first()).toBeVisible();
}

test.describe('signing in', () => {
  test('no answer at all', async ({ page }) => {
    await cut(page, '/auth/login');
    await trySignIn(page);
    await expectSaid(page, SHELL.noAnswer, 'banner');
    await expect(page.locator('[data-banner]'), 'the focus is on the words').toBeFocused();
    await expect(page.getByLabel('Email'), 'what was typed stays').toHaveValue(VISITOR.email);
  });

  test("the server's own words", async ({ page }) => {
    await answer(page, '/auth/login', 401, refusal);
    await trySignIn(page);
    await expectSaid(page, WORDS_OF_THE_SERVER, 'banner');
  });

  test('an answer without a token', async ({ page }) => {
    await answer(page, '/auth/login', 200);
    await trySignIn(page);
    await expectSaid(page, M.loginFailed, 'banner');
  });

  test('success', async ({ page }) => {
    await trySignIn(page);
    await expectSaid(page, M.loginSuccessful, 'toast');
  });
});

test.describe('signing up', () => {
  test('two passwords that differ', async ({ page }) => {
    await trySignUp(page, 'something else');
    await expectSaid(page, M.passwordsDoNotMatch, 'field');
  });

  test('an empty answer', async ({ page }) => {
    await page.route('**/api/auth/register', (route) => route.fulfill({ status: 204 }));
    await trySignUp(page);
    await expectSaid(page, M.registrationFailed, 'banner');
  });

  test("success in the server's words, or ours when it has none", async ({ page }) => {
    await answer(page, '/auth/register', 201, {});
    await trySignUp(page);
    await expectSaid(page, M.registeredSuccessfully, 'toast');
    await expect(signInForm(page).getByLabel('Email')).toHaveValue('noor@example.com');
  });
});

test('forgot password: no answer, and an answer', async ({ page }) => {
  await cut(page, '/auth/forgot-password');
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('noor@example.com');
  await page.getByRole('button', { name: M.sendResetLink }).click();
  await expectSaid(page, M.somethingWentWrong, 'banner');
  await page.unroute('**/api/auth/forgot-password');
  await answer(page, '/auth/forgot-password', 200, { message: WORDS_OF_THE_SERVER });
  await page.getByRole('button', { name: M.sendResetLink }).click();
  await expectSaid(page, WORDS_OF_THE_SERVER, 'status');
});

test('contact: failure keeps the letter, success empties the form', async ({ page }) => {
  await answer(page, '/contact', 503, refusal);
  await tryContact(page);
  await expectSaid(page, M.messageNotSent, 'banner');
  await expect(page.getByRole('main').getByLabel('Message')).toHaveValue('When does the next course begin?');
  await page.unroute('**/api/contact');
  await answer(page, '/contact', 200, { message: 'stored' });
  await page.getByRole('main').getByRole('button', { name: /Send/ }).click();
  await expectSaid(page, M.messageSent, 'toast');
  await expect(page.getByRole('main').getByLabel('Message')).toHaveValue('');
});

test('courses that cannot be loaded: the banner, Retry, and then the courses', async ({ page }) => {
  await withoutPageData(page.context());
  await answer(page, '/user/courses/live', 503, refusal);
  await page.goto('/courses');
  await expect(page.getByText(M.coursesLoadFailed)).toBeVisible();
  await expectSaid(page, M.coursesLoadFailed, 'banner');
  await page.unroute('**/api/user/courses/live');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(M.coursesLoadFailed)).toHaveCount(0);
});

test.describe('payment', () => {
  test('a wrong coupon', async ({ page, school }) => {
    await openPayment(page, school.origin);
    await page.getByRole('textbox', { name: /Coupon code/ }).fill('not-the-code');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expectSaid(page, M.invalidCoupon, 'field');
  });

  test('no address to go to: with a reason, and without one', async ({ page, school }) => {
    await openPayment(page, school.origin);
    await answer(page, '/payment/create-checkout-session', 200, { error: 'No desk is free.' });
    await page.getByRole('button', { name: M.proceedToPayment }).click();
    await expectSaid(page, M.checkoutNotStarted('No desk is free.'), 'failure toast');
    await page.unroute('**/api/payment/create-checkout-session');
    await answer(page, '/payment/create-checkout-session', 200, {});
    await page.getByRole('button', { name: M.proceedToPayment }).click();
    await expectSaid(page, M.checkoutNotStarted(''), 'failure toast');
    await expect(page.getByText('Failed to start checkout: Unknown error', { exact: true })).toBeVisible();
  });

  test('no answer, and a session that has ended', async ({ page, school }) => {
    await openPayment(page, school.origin);
    await cut(page, '/payment/create-checkout-session');
    await page.getByRole('button', { name: M.proceedToPayment }).click();
    await expectSaid(page, M.somethingWentWrongPlease, 'failure toast');
    await expect(page.getByRole('button', { name: M.proceedToPayment }), 'the button is back').toBeEnabled();
  });

  test('asked to sign in first: the words survive the way to the sign-in page', async ({ page }) => {
    await page.goto('/payment?courseId=x');
    await expect(page).toHaveURL(/\/login$/);
    await expectSaid(page, M.loginFirstToPay, 'toast');
  });
});

test.describe('learning', () => {
  test.beforeEach(({ page, school }) => enter(page.context(), school.origin, STUDENT).then(() => undefined));

  test('a course that cannot be shown', async ({ page }) => {
    await page.goto('/student/course/no-such-course');
    await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
    await answer(page, '/user/courses/some-course', 200, null);
    await page.goto('/student/course/some-course');
    await expect(page.getByText(M.noCourseData, { exact: true })).toBeVisible();
  });

  test('a video page without its course: the example, marked as one, with the reason', async ({ page }) => {
    await answer(page, '/user/courses/some-course', 503, refusal);
    await page.goto('/student/course/some-course/video/some-video');
    await expect(page.getByText(M.usingDemoData, { exact: true })).toBeVisible();
    await expectSaid(page, M.usingDemoData, 'status');
    await expect(page.getByText(WORDS_OF_THE_SERVER)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: M.videoTitleFallback })).toBeVisible();
  });

  test('an item of a type that is still to come', async ({ page, school }) => {
    const { user, token } = await enter(page.context(), school.origin, STUDENT);
    const courseId = user.purchasedCourses[0] ?? '';
    const reply = await fetch(`${school.origin}/api/user/courses/${courseId}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const course = await reply.json();
    course.weeks[0].days[0].contents[0].type = 'other';
    await answer(page, `/user/courses/${courseId}`, 200, course);
    await page.goto(`/student/course/${courseId}`);
    await page.getByRole('button', { name: /Periodontology: the lesson/ }).click();
    await expectSaid(page, M.itemCannotBeOpened, 'toast');
  });
});

test('a failure stays until it is dismissed, everything else goes by itself', async ({ page, school }) => {
  await page.clock.install();
  await trySignIn(page);
  await expect(page.getByText(M.loginSuccessful)).toBeVisible();
  await page.clock.runFor(8000);
  await expect(page.getByText(M.loginSuccessful)).toHaveCount(0);

  await openPayment(page, school.origin);
  await cut(page, '/payment/create-checkout-session');
  await page.getByRole('button', { name: M.proceedToPayment }).click();
  const words = page.locator('section[aria-label="Notifications"]').getByText(M.somethingWentWrongPlease);
  await expect(words).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(words).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(words).toHaveCount(0);
});
