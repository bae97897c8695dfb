import { M } from '../../src/wire/messages.ts';
import { ADMIN, ask, enter, newPerson, register, STUDENT } from './support/people.ts';
import { expect, test } from './support/test.ts';

const STUDENT_SCREENS = [
  '/studentdashboard',
  '/Dashboard',
  '/Mycourse',
  '/mycourse/some-course',
  '/student/course/some-course',
  '/student/course/some-course/video/some-video',
];
const ADMIN_SCREENS = ['/admin', '/admindashboard', '/admin/dashboard', '/admin/outbox'];

test('whoever is not signed in goes to /login and comes back afterwards', async ({ page }) => {
  for (const path of [...STUDENT_SCREENS, ...ADMIN_SCREENS, '/profile']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/login$/);
  }
  await page.goto('/studentdashboard');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(STUDENT.email);
  await page.getByLabel('Password', { exact: true }).fill(STUDENT.password);
  await page.getByRole('form', { name: 'Sign in' }).getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/studentdashboard$/);
});

test('the payment page asks to sign in first, in the exact words', async ({ page }) => {
  await page.goto('/payment?courseId=x&title=Y&price=1');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(M.loginFirstToPay, { exact: true }).first()).toBeVisible();
});

test('a student is kept out of the admin screens, and an admin may look at the student ones', async ({
  page,
  school,
}) => {
  await enter(page.context(), school.origin, STUDENT);
  for (const path of ADMIN_SCREENS) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/Home$/);
  }
  await page.context().clearCookies();
  await enter(page.context(), school.origin, ADMIN);
  await page.goto('/studentdashboard');
  await expect(page).toHaveURL(/\/studentdashboard$/);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin$/);
});

test('without a purchase the student screens lead to the courses', async ({ page, school }) => {
  const person = newPerson();
  await register(school.origin, person);
  await enter(page.context(), school.origin, person);
  for (const path of STUDENT_SCREENS) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/courses$/);
  }
});

test('a role written into the cookie is put right and opens nothing', async ({ page, school }) => {
  const { token } = await enter(page.context(), school.origin, STUDENT);
  await page
    .context()
    .addCookies([{ name: 'role', value: 'admin', domain: 'localhost', path: '/', secure: true, sameSite: 'Strict' }]);
  await page.goto('/admin/outbox');
  await expect(page).toHaveURL(/\/Home$/);
  expect((await ask(school.origin, '/admin/outbox', { token })).status).toBe(403);
});

test('a purchase on another device counts at once', async ({ page, school }) => {
  const person = newPerson();
  await register(school.origin, person);
  const { token } = await enter(page.context(), school.origin, person);
  const { buyDirectly } = await import('./support/buying.ts');
  await buyDirectly(school.origin, token);
  await page.goto('/studentdashboard');
  await expect(page).toHaveURL(/\/studentdashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
