import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { openDatabase } from '../../src/adapters/knex/database.ts';
import { DAY_MS } from '../../src/domain/kernel/clock.ts';
import { M } from '../../src/wire/messages.ts';
import type { CourseReply } from '../../src/wire/replies/catalog.ts';
import { ACCESS } from '../../web/text/access.ts';
import { STUDENT } from '../../web/text/copy/admin-students.ts';
import { PAYMENT } from '../../web/text/copy/checkout.ts';
import { DASHBOARD, LEARNING } from '../../web/text/copy/learning.ts';
import type { BuiltSchool } from './support/built-school.ts';
import { buyDirectly } from './support/buying.ts';
import { faultsOf } from './support/faults.ts';
import { ADMIN, ask, enter, newPerson, type Person, register, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

const START_SECONDS = 12;

/** Somebody who has bought a course and stands in the middle of its first video. */
async function studying(school: BuiltSchool) {
  const person = newPerson('Erin Extends');
  await register(school.origin, person);
  const { token } = await signIn(school.origin, person);
  const { courseId } = await buyDirectly(school.origin, token);
  const { body } = await ask<CourseReply>(school.origin, `/user/courses/${courseId}`, { token });
  const video = body.weeks[0]?.days[0]?.contents[0];
  await ask(school.origin, `/user/progress/${video?.id}`, {
    token,
    method: 'PUT',
    body: { courseId, position: START_SECONDS, duration: 60 },
  });
  return { person, token, courseId };
}

const isAccessible = async (page: Page): Promise<void> => expect.soft(await faultsOf(page), page.url()).toEqual([]);

/** As if the months were over: what is stored ends at that moment. */
async function endAccess(school: BuiltSchool, userId: string, at: Date): Promise<void> {
  const db = openDatabase({ file: join(school.dataDir, 'cusp.sqlite') });
  await db('enrolments').where({ user_id: userId }).update({ ends_at: at.getTime() });
  await db.destroy();
}

const idOf = async (school: BuiltSchool, person: Person) => (await signIn(school.origin, person)).user.id;

test('access is extended close to its end and after it, and an administrator moves it and says why', async ({
  page,
  school,
}) => {
  const { person, courseId } = await studying(school);
  const id = await idOf(school, person);
  await enter(page.context(), school.origin, person);
  await test.step('close to its end, behind what is left', async () => {
    await endAccess(school, id, new Date(Date.now() + 10 * DAY_MS));
    await page.goto(`/mycourse/${courseId}`);
    await page.getByRole('link', { name: ACCESS.extend }).click();
    await expect(page.getByText(PAYMENT.extendEyebrow)).toBeVisible();
    await isAccessible(page);
    await page.getByRole('button', { name: M.proceedToPayment }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByText('stays open for you.')).toBeVisible();
  });
  await test.step('after its end, which brings everything back', async () => {
    const ended = new Date(Date.now() - 3 * DAY_MS);
    await endAccess(school, id, ended);
    await page.goto(`/mycourse/${courseId}`);
    await expect(page.getByText(ACCESS.ended(ended.toISOString()))).toBeVisible();
    await expect(page.getByRole('link', { name: ACCESS.extend })).toBeVisible();
    await isAccessible(page);
    await page.goto('/studentdashboard');
    await expect(page.getByText(DASHBOARD.endedTitle)).toBeVisible();
    await isAccessible(page);
    await page.getByRole('link', { name: ACCESS.extend }).first().click();
    await expect(page.getByText(/^Access until/)).toBeVisible();
    await page.getByRole('button', { name: M.proceedToPayment }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('heading', { name: M.paymentSuccessful })).toBeVisible();
    await page.goto('/studentdashboard');
    await expect(page.getByRole('link', { name: LEARNING.resumeAt('0:12') })).toBeVisible();
    await expect(page.getByText(/^Access until/)).toBeVisible();
    await expect(page.getByRole('link', { name: ACCESS.extend })).toHaveCount(0);
  });
  await test.step('by an administrator, with a reason', async () => {
    await page.context().clearCookies();
    await enter(page.context(), school.origin, ADMIN);
    await page.goto(`/admin/students/${id}`);
    await page.getByRole('button', { name: STUDENT.moveEnd }).click();
    await page.getByRole('button', { name: STUDENT.months(3) }).click();
    await page.getByRole('button', { name: STUDENT.moveEndAction }).click();
    await expect(page.getByText('Please say why.').first()).toBeVisible();
    await isAccessible(page);
    await page.getByLabel(STUDENT.reason).fill('Was ill in March');
    await page.getByRole('button', { name: STUDENT.moveEndAction }).click();
    await expect(page.getByText(/may enter the course until/)).toBeVisible();
    await expect(page.getByText('Was ill in March')).toBeVisible();
  });
});
