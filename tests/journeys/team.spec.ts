import { QUESTIONS, REVIEW, REVIEWS } from '../../web/text/copy/admin-questions.ts';
import { ADMIN_SHELL } from '../../web/text/copy/admin-shell.ts';
import { INVITE, TEAM } from '../../web/text/copy/admin-team.ts';
import { JOIN } from '../../web/text/copy/join-team.ts';
import { NOT_YOURS } from '../../web/text/copy/team-roles.ts';
import { bankOf, WRITTEN } from './support/bank.ts';
import { overflowPx } from './support/in-the-page.ts';
import { mailedPath } from './support/mailed-path.ts';
import { ADMIN, enter, newPerson } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('an owner invites a reviewer, who joins, sees an author’s menu alone, and approves a case', async ({
  page,
  context,
  browser,
  school,
}) => {
  const reviewer = newPerson('Uma Invited');
  const title = `A case for ${reviewer.email}`;
  const bank = await bankOf(school.origin);
  await bank.submitted(title);
  await enter(context, school.origin, ADMIN);

  await test.step('the owner invites an address as author', async () => {
    await page.goto('/admin/administrators');
    await page.getByRole('button', { name: INVITE.act }).click();
    const dialog = page.getByRole('dialog', { name: INVITE.act });
    await dialog.getByLabel(INVITE.email).fill(reviewer.email);
    await dialog.getByRole('checkbox', { name: 'Author' }).check();
    await dialog.getByRole('button', { name: INVITE.send }).click();
    await expect(page.getByText(`We have sent an invitation to ${reviewer.email}.`)).toBeVisible();
    await expect(page.getByRole('heading', { name: INVITE.open })).toBeVisible();
  });

  const theirs = await browser.newContext({ baseURL: school.origin, viewport: { width: 360, height: 740 } });
  const phone = await theirs.newPage();
  await test.step('the invited opens the link of the mail, and joins with a name and a password', async () => {
    const link = await mailedPath(school.origin, reviewer.email, /\/invitation\/\S+/);
    await phone.goto(link);
    await expect(phone.getByText(JOIN.email(reviewer.email))).toBeVisible();
    expect(await overflowPx(phone)).toBeLessThanOrEqual(0);
    await phone.getByLabel(JOIN.name).fill(reviewer.name);
    await phone.getByLabel(JOIN.password, { exact: true }).fill(reviewer.password);
    await phone.getByRole('button', { name: JOIN.join }).click();
    await expect(phone).toHaveURL(/\/admin$/);
    await phone.goto(link);
    await expect(phone.getByText('This invitation has been accepted already. Please sign in.')).toBeVisible();
  });
  await test.step('they are signed in, and the menu has what authors do, and nothing else', async () => {
    await phone.setViewportSize({ width: 1280, height: 800 });
    await phone.goto('/admin');
    const menu = phone.getByRole('navigation', { name: ADMIN_SHELL.navigation });
    await expect(menu.getByRole('link', { name: QUESTIONS.title })).toBeVisible();
    for (const other of [ADMIN_SHELL.orders, ADMIN_SHELL.students, ADMIN_SHELL.manageCourses, TEAM.title])
      await expect(menu.getByRole('link', { name: other, exact: true })).toHaveCount(0);
    await phone.goto('/admin/orders');
    await expect(phone.getByRole('heading', { level: 1, name: NOT_YOURS.title })).toBeVisible();
  });
  await test.step('they answer the case of somebody else, and approve it', async () => {
    await phone.goto('/admin/questions/reviews');
    await phone.getByRole('link', { name: new RegExp(title) }).click();
    const groups = phone.getByRole('main').getByRole('radiogroup');
    await expect(groups).toHaveCount(WRITTEN.questions.length);
    for (const [at, { options }] of WRITTEN.questions.entries()) {
      const right = options.find(({ isCorrect }) => isCorrect);
      await groups.nth(at).getByText(right!.text, { exact: true }).click();
      await phone.getByRole('slider').nth(at).press('ArrowRight');
    }
    await phone.getByRole('button', { name: REVIEW.save }).click();
    await phone.getByRole('button', { name: REVIEW.approve, exact: true }).click();
    const asked = phone.getByRole('alertdialog', { name: REVIEW.approveTitle });
    await asked.getByRole('button', { name: REVIEW.approve, exact: true }).click();
    await expect(phone.getByText(REVIEW.approved(title))).toBeVisible();
    await expect(phone.getByRole('heading', { level: 1, name: REVIEWS.title })).toBeVisible();
  });
  await test.step('the owner sees them in the team, and no open invitation of theirs', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: reviewer.name })).toBeVisible();
    await expect(page.getByRole('heading', { name: INVITE.open })).toHaveCount(0);
    await theirs.close();
  });
});
