import type { Page } from 'playwright/test';
import { M } from '../../src/wire/messages.ts';
import { newPerson, register } from './support/people.ts';
import { expect, test } from './support/test.ts';

// With the worker of the offline page between, as visitors have it.
test.use({ serviceWorkers: 'allow' });

const videoTime = (page: Page): Promise<number> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

test('a visitor finds a course, pays with a coupon, watches, and goes on after a reload', async ({ page, school }) => {
  const person = newPerson();
  await register(school.origin, person);

  await page.goto('/');
  await expect(page).toHaveURL(/\/Home$/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
  const card = page.getByRole('article', { name: 'ADC Part 1 Sprint' });
  await expect(card.getByText('$499')).toBeVisible();
  await card.getByRole('button', { name: /Curriculum/ }).click();
  await expect(card.getByText('Periodontology')).toBeVisible();
  await card.getByRole('link', { name: 'Enroll Now' }).click();

  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('form', { name: 'Sign in' }).getByRole('button', { name: 'Sign in' }).click();

  await expect(page).toHaveURL(/\/payment\?courseId=/);
  await expect(page.getByText(M.loginSuccessful)).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('redirectAfterLogin');
  await page.getByRole('textbox', { name: /Coupon code/ }).fill('not-the-code');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(M.invalidCoupon).first()).toBeVisible();
  await page.getByRole('textbox', { name: /Coupon code/ }).fill('cusp10');
  await page.getByRole('textbox', { name: /Coupon code/ }).press('Enter');
  await expect(page.getByText('449.10')).toBeVisible();
  await page.getByRole('button', { name: M.proceedToPayment }).click();

  await expect(page).toHaveURL(/\/demo-checkout\//);
  await expect(page.getByText('Demonstration: nobody is charged')).toBeVisible();
  await expect(page.getByText('449.10')).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();

  await expect(page.getByRole('heading', { name: M.paymentSuccessful })).toBeVisible();
  await page.getByRole('link', { name: 'Access Course' }).click();
  await expect(page).toHaveURL(/\/mycourse\//);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Continue|Start the course/ })
    .first()
    .click();

  await expect(page).toHaveURL(/\/student\/course\//);
  await expect(page.getByText(M.modulesPlan(7))).toBeVisible();
  await page.getByRole('button', { name: /Periodontology: the lesson/ }).click();
  await expect(page).toHaveURL(/\/video\//);
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  await expect(page.getByText('Playing', { exact: true })).toBeVisible();
  await expect.poll(() => videoTime(page)).toBeGreaterThan(1);
  const sound = await page
    .locator('video')
    .evaluate(
      (video) => (video as HTMLVideoElement & { webkitAudioDecodedByteCount: number }).webkitAudioDecodedByteCount,
    );
  expect(sound, 'there is sound').toBeGreaterThan(0);

  const saved = page.waitForResponse(
    (response) =>
      response.url().includes('/user/progress/') && response.ok() && response.request().postDataJSON()?.position > 19,
  );
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = 20;
  });
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await saved;
  await expect.poll(() => videoTime(page)).toBeGreaterThan(19);

  await page.reload();
  await expect.poll(() => videoTime(page), { message: 'the same second after a reload' }).toBeGreaterThan(19);
});

test('a student resumes at the second on another device', async ({ browser, page, school }) => {
  const { enter, STUDENT } = await import('./support/people.ts');
  const { token, user } = await enter(page.context(), school.origin, STUDENT);
  const headers = { Authorization: `Bearer ${token}` };
  const courseId = user.purchasedCourses[0] ?? '';
  const course = await (await page.request.get(`${school.origin}/api/user/courses/${courseId}`, { headers })).json();
  const video = course.weeks[1].days[0].contents[0];
  await page.request.put(`${school.origin}/api/user/progress/${video.id}`, {
    headers,
    data: { courseId, position: 12, duration: video.duration },
  });

  const phone = await browser.newContext({ viewport: { width: 390, height: 800 }, baseURL: school.origin });
  await enter(phone, school.origin, STUDENT);
  const screen = await phone.newPage();
  await screen.goto(`/student/course/${courseId}/video/${video.id}`);
  await expect.poll(() => videoTime(screen)).toBeGreaterThan(11.5);
  await phone.close();
});
