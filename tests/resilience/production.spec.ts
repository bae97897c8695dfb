import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIResponse, Browser, Page } from 'playwright/test';
import { projectFolder } from '../../src/main/project-folder.ts';
import { ADMIN as WORDS } from '../../src/wire/admin-messages.ts';
import { M } from '../../src/wire/messages.ts';
import type { AdminCourseListing, AdminCourseReply } from '../../src/wire/replies/admin-catalog.ts';
import type { LoginReply } from '../../src/wire/replies/identity.ts';
import { BULK } from '../../web/text/copy/admin-bulk.ts';
import { DOCUMENTS, UPLOAD } from '../../web/text/copy/admin-content.ts';
import { COURSE_FORM, MANAGE } from '../../web/text/copy/admin-courses.ts';
import { ORDER, ORDERS } from '../../web/text/copy/admin-orders.ts';
import { PAYMENT, SLOW_PAYMENT } from '../../web/text/copy/checkout.ts';
import { COURSE } from '../../web/text/copy/learning.ts';
import { draftCourse } from '../journeys/support/authoring.ts';
import { playerOf, timeOf } from '../journeys/support/lessons.ts';
import { longVideo, marks, marksOf, PARTS, VIDEO_BYTES } from '../journeys/support/long-video.ts';
import { ADMIN, ask, enter, newPerson, type Person, register, signIn } from '../journeys/support/people.ts';
import { type ProductionSchool, test } from '../journeys/support/production-school.ts';
import { expect } from '../journeys/support/test.ts';

const TITLE = 'Periodontology for real';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Where the bodies of a page's PUTs go: how many, and their bytes as the browser says them on the wire. */
function watchPuts(page: Page): Promise<{ origin: string; bytes: number }>[] {
  const puts: Promise<{ origin: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    if (request.method() !== 'PUT') return;
    const length = request.headerValue('content-length');
    puts.push(length.then((bytes) => ({ origin: new URL(request.url()).origin, bytes: Number(bytes) })));
  });
  return puts;
}

async function makeCourse(page: Page, video: string): Promise<void> {
  await page.goto('/admin/courses/add');
  await page.getByLabel(COURSE_FORM.title).fill(TITLE);
  await page.getByLabel(COURSE_FORM.modules).fill('1');
  await page.getByLabel(COURSE_FORM.price).fill('499');
  await button(page, COURSE_FORM.create).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await page.locator('#day-upload input[type=file]').setInputFiles(video);
  await button(page, UPLOAD.saveNow).click();
  await expect(page.getByText(WORDS.filesSaved(1)).first()).toBeVisible({ timeout: 120_000 });

  await page.getByRole('region', { name: DOCUMENTS.heading }).getByRole('link', { name: DOCUMENTS.bulk }).click();
  await expect(page.getByRole('heading', { level: 1, name: BULK.title })).toBeVisible();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(join(projectFolder(), 'src/main/seed/demo-files/mock-paper-1.pdf'));
  await button(page, BULK.uploadCount(1)).click();
  await expect(page.getByText(WORDS.bulkUploaded(1)).first()).toBeVisible();

  await page.goto('/admin/courses');
  await page.getByRole('button', { name: new RegExp(`^${TITLE}`) }).click();
  // A course that holds files goes on sale without a question.
  await button(page, MANAGE.makeLive).click();
  await expect(page.getByRole('button', { name: new RegExp(`^${TITLE}`) })).toContainText(MANAGE.live);
}

/** Its only video would be free for everybody, also for somebody who gave the course back. */
async function endFreeLesson(origin: string): Promise<void> {
  const { token } = await signIn(origin, ADMIN);
  const { body: courses } = await ask<AdminCourseListing[]>(origin, '/admin/courses', { token });
  const path = `/admin/courses/${courses.find(({ title }) => title === TITLE)?.id}`;
  const { freeLessons } = (await ask<AdminCourseReply>(origin, path, { token })).body;
  expect(freeLessons).toHaveLength(1);
  const body = { isFree: false };
  await ask(origin, `${path}/contents/${freeLessons[0]}/free`, { token, method: 'PUT', body });
}

/** Signs up, signs in and pays on the payment service's own page. */
async function buy(page: Page, { name, email, password }: Person, cardPages: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Sign up' }).click();
  const form = page.getByRole('form', { name: 'Sign up' });
  await form.getByLabel('Full name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill('+61 400 000 123');
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Confirm password').fill(password);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Sign up' }).click();
  const signInForm = page.getByRole('form', { name: 'Sign in' });
  await signInForm.getByLabel('Password', { exact: true }).fill(password);
  await signInForm.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/Home$/);

  await page.getByRole('link', { name: 'See courses and prices' }).first().click();
  await page.getByRole('article', { name: TITLE }).getByRole('link', { name: 'Enroll Now' }).click();
  await expect(page).toHaveURL(/\/payment\?courseId=/);
  await button(page, M.proceedToPayment).click();
  await expect(page).toHaveURL((url) => url.origin === cardPages);
  await expect(page.getByText('Total: A$499.00')).toBeVisible();
  await button(page, 'Pay by card').click();
  await expect(page.getByRole('heading', { name: M.paymentSuccessful })).toBeVisible();
}

/** Answers the address that the player streams from. */
async function watch(page: Page): Promise<string> {
  const served = page.waitForResponse((response) => response.request().resourceType() === 'media' && response.ok());
  await page.getByRole('link', { name: 'Access Course' }).click();
  const stream = await served;
  expect([stream.status(), stream.headers()['content-range']]).toEqual([
    206,
    `bytes 0-${VIDEO_BYTES - 1}/${VIDEO_BYTES}`,
  ]);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(1);
  return stream.url();
}

/** The whole paper, as the link opens it. */
async function readPaper(page: Page): Promise<APIResponse> {
  await page.getByRole('tab', { name: COURSE.documentsTab }).click();
  const link = page.getByRole('link', { name: new RegExp(`${COURSE.view}.*mock-paper-1`) });
  return page.request.get((await link.getAttribute('href')) ?? '');
}

async function refund(page: Page, email: string): Promise<void> {
  await page.goto('/admin/orders');
  await page.getByRole('searchbox', { name: ORDERS.search }).fill(email);
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('table', { name: ORDERS.table }).getByRole('link').first().click();
  await button(page, ORDER.refund).click();
  const dialog = page.getByRole('dialog', { name: ORDER.refundTitle });
  await expect(dialog.getByText(ORDER.whole.ends)).toBeVisible();
  await dialog.getByLabel(ORDER.reason).fill('Bought twice by mistake.');
  await dialog.getByRole('button', { name: /^Refund \$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(button(page, ORDER.refund)).toHaveCount(0);
}

// A press that finds nothing says which one it was. The worker of the offline page is between, as visitors have it.
test.use({ actionTimeout: 30_000, serviceWorkers: 'allow' });

const windowOf = async (browser: Browser, baseURL: string): Promise<Page> =>
  (await browser.newContext({ baseURL })).newPage();

test('a course is made, sold, watched and given back on real components, and a Redis that goes is not missed', async ({
  browser,
  page,
  production,
}) => {
  const { school, redis, stripe, storageOrigin, mailsTo } = production;
  const folder = mkdtempSync(join(tmpdir(), 'cusp-production-'));
  const video = longVideo(folder);
  const puts = watchPuts(page);
  await enter(page.context(), school.origin, ADMIN);
  await makeCourse(page, video);
  const sent = await Promise.all(puts);
  expect(new Set(sent.map(({ origin }) => origin)), 'files go to the bucket alone').toEqual(new Set([storageOrigin]));
  const ofTheVideo = sent.filter(({ bytes }) => bytes > 1_000_000);
  expect(ofTheVideo).toHaveLength(PARTS);
  expect(ofTheVideo.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(VIDEO_BYTES);
  await endFreeLesson(school.origin);

  const person = newPerson('Rafi Refund');
  const student = await windowOf(browser, school.origin);
  await buy(student, person, stripe.origin);
  await expect.poll(() => mailsTo(person.email)).toContainEqual(expect.stringContaining('Your receipt'));
  const stream = await watch(student);
  expect(await marksOf(student, stream)).toEqual(marks());
  const lesson = student.url();

  await redis.kill();
  await student.reload();
  await expect(playerOf(student)).toBeVisible();
  await student.goto(lesson.replace(/\/video\/.*/, ''));
  const paper = await readPaper(student);
  expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await refund(page, person.email);
  expect((await student.request.get(stream)).status(), 'locked out at the next request').toBe(403);
  await student.goto(lesson);
  await expect(student, 'without a purchase').toHaveURL(/\/courses$/);

  await redis.start();
  await expect.poll(() => mailsTo(person.email)).toContainEqual(expect.stringMatching(/credit note/i));
  expect(mailsTo(person.email).filter((subject) => subject.includes('Your receipt'))).toHaveLength(1);
  await student.goto('/profile');
  await expect(student.getByText(person.email).first()).toBeVisible();
  await student.context().close();
  rmSync(folder, { recursive: true });
});

/** The id of a course on sale, made without a browser. */
async function courseOnSale(origin: string): Promise<string> {
  const { id } = await draftCourse(origin, 1);
  const { token } = await signIn(origin, ADMIN);
  const { status } = await ask(origin, `/admin/courses/${id}/toggle-live`, { method: 'PATCH', token, body: {} });
  if (status !== 200) throw new Error(`Putting a course on sale answered ${status}.`);
  return id;
}

async function toCardPage(page: Page, courseId: string, cardPages: string): Promise<string> {
  await page.goto(`/payment?courseId=${courseId}`);
  await button(page, M.proceedToPayment).dblclick();
  await expect(page).toHaveURL((url) => url.origin === cardPages);
  return page.url().split('/').at(-1) ?? '';
}

/** A newcomer at the card page of a course. */
async function newBuyer(page: Page, { school, stripe }: ProductionSchool) {
  const person = newPerson();
  await register(school.origin, person);
  const { token } = await enter(page.context(), school.origin, person);
  const courseId = await courseOnSale(school.origin);
  const checkoutId = await toCardPage(page, courseId, stripe.origin);
  const owned = async () =>
    (await ask<Pick<LoginReply, 'user'>>(school.origin, '/auth/me', { token })).body.user.purchasedCourses;
  return { person, courseId, checkoutId, owned };
}

test('a declined card, the way back and a second press end in one payment', async ({ page, production }) => {
  const { stripe, mailsTo } = production;
  const { person, courseId, checkoutId, owned } = await newBuyer(page, production);
  await button(page, 'Pay by a card that is declined').click();
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: M.paymentCancelled })).toBeVisible();
  await expect(page.getByText(M.noChargesMade)).toBeVisible();
  expect(await owned()).toEqual([]);

  expect(await toCardPage(page, courseId, stripe.origin), 'the page that is still open').toBe(checkoutId);
  await button(page, 'Pay by card').click();
  await expect(page.getByRole('heading', { name: M.paymentSuccessful })).toBeVisible();
  expect(await owned()).toEqual([courseId]);
  expect([...stripe.books.sessions.values()].filter((one) => one.customer_email === person.email)).toHaveLength(1);
  await expect.poll(() => mailsTo(person.email)).toContainEqual(expect.stringContaining('Your receipt'));
});

test('money that takes days is said to be on its way, and opens the course when it is there', async ({
  page,
  production,
}) => {
  const { person, courseId, checkoutId, owned } = await newBuyer(page, production);
  await button(page, 'Pay by bank debit').click();
  await expect(page.getByRole('heading', { name: SLOW_PAYMENT.title })).toBeVisible();
  expect(await owned()).toEqual([]);
  production.stripe.books.arrive(checkoutId, true);
  await expect.poll(owned, 'by the message alone').toEqual([courseId]);
  await page.reload();
  await expect(page.getByRole('heading', { name: M.paymentSuccessful })).toBeVisible();
  await expect.poll(() => production.mailsTo(person.email)).toContainEqual(expect.stringContaining('Your receipt'));
});

test('who paid in a tab that was closed, of which no message told, is not asked to pay again', async ({
  page,
  production: { stripe, ...production },
}) => {
  const { url } = stripe.webhook;
  delete stripe.webhook.url;
  try {
    const { courseId, checkoutId, owned } = await newBuyer(page, { stripe, ...production });
    await page.goto('/Home');
    stripe.books.pay(checkoutId);
    expect(await owned()).toEqual([]);
    await page.goto(`/payment?courseId=${courseId}`);
    await button(page, M.proceedToPayment).click();
    await expect(page.getByText('You already own this course').first()).toBeVisible();
    expect(await owned()).toEqual([courseId]);
    await page.getByRole('link', { name: PAYMENT.goToCourse }).click();
    await expect(page).toHaveURL(new RegExp(courseId));
  } finally {
    if (url !== undefined) stripe.webhook.url = url;
  }
});
