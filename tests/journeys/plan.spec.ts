import { DAY_MS } from '../../src/domain/kernel/clock.ts';
import { PLAN } from '../../web/text/copy/plan.ts';
import { buyDirectly } from './support/buying.ts';
import { faultsOf } from './support/faults.ts';
import { ask, enter, newPerson, register, signIn } from './support/people.ts';
import { inDatabase } from './support/stored.ts';
import { expect, test } from './support/test.ts';

const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

test('a student plans for the exam, puts a lesson off, is away for days, and takes the lighter way', async ({
  page,
  school,
}) => {
  const person = newPerson('Piet Plans');
  await register(school.origin, person);
  const { token, user } = await signIn(school.origin, person);
  await buyDirectly(school.origin, token);
  await enter(page.context(), school.origin, person);

  await test.step('asked after buying, once', async () => {
    await page.goto('/studentdashboard');
    await page.getByRole('link', { name: PLAN.ask }).click();
    await page.getByLabel(PLAN.exam).fill(dayAfter(20));
    for (const weekday of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
      await page.getByLabel(weekday).fill('1');
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: PLAN.save }).click();
    await expect(page.getByRole('heading', { name: PLAN.today, exact: true })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });

  await test.step('today, and not today', async () => {
    await page.goto('/studentdashboard');
    const card = page.getByRole('region', { name: /^Today/ });
    const first = await card.getByRole('listitem').first().getByRole('link').innerText();
    await card.getByRole('button', { name: `${PLAN.notToday} ${first}` }).click();
    await expect(card.getByRole('link', { name: first, exact: true })).toBeHidden();
    expect(await faultsOf(page)).toEqual([]);
  });

  await test.step('three days away', async () => {
    await inDatabase(school, (db) =>
      db('study_goals')
        .where({ user_id: user.id })
        .update({ since: dayAfter(-3) }),
    );
    await page.reload();
    await page.getByRole('link', { name: /days behind/ }).click();
    await expect(page.getByRole('heading', { name: /went another way/ })).toBeVisible();
    await page.getByRole('link', { name: PLAN.lighter }).click();
    await expect(page.getByLabel(PLAN.light)).toBeChecked();
    await page.getByRole('button', { name: PLAN.save }).click();
    await expect(page.getByText(PLAN.saved)).toBeVisible();
    await expect(page.getByRole('heading', { name: /went another way/ })).toBeHidden();
  });

  await test.step('a calendar program reads it', async () => {
    const plan = await ask<{ feed: string }>(school.origin, '/user/plan', { token });
    const file = await page.request.get(`${school.origin}${new URL(plan.body.feed).pathname}`);
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(await file.text()).toContain('BEGIN:VEVENT');
  });
});
