import type { Browser, Page } from 'playwright/test';
import { DEMO_CASES, figurePath, writtenCase } from '../../src/main/seed/exam/demo-cases.ts';
import { NEW_VIGNETTE, QUESTIONS, REVIEW, REVIEWS } from '../../web/text/copy/admin-questions.ts';
import { ANSWERS, DRAFT, PREVIEW, VIGNETTE } from '../../web/text/copy/admin-vignette.ts';
import { REVIEWER } from './support/bank.ts';
import { enterAt, isFocused, tabTo } from './support/by-keyboard.ts';
import { overflowPx } from './support/in-the-page.ts';
import { ADMIN, enter } from './support/people.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 360, height: 740 };
const COMMENT = 'Please say in question 1 how soon he must be seen.';
const REASON = 'Two options are right.';

/** Of the demo's mock exam, which a small demo does not have. The figure comes by hand, where it stood in the case. */
const DEMO = DEMO_CASES.find(({ name }) => name === '21-swelling-of-a-wisdom-tooth')!;
const FIGURE = DEMO.figures![0]!;
const WRITTEN = writtenCase(DEMO);
const CASE = WRITTEN.case.replace('{{figure:1}}', '').trimEnd();
type Written = (typeof WRITTEN.questions)[number];

/** What only answer keys say. */
const SECRETS = [
  ...WRITTEN.questions.flatMap(({ explanation, takeaway, options }) => [
    explanation.slice(0, 40),
    takeaway,
    ...options.map(({ why }) => why),
  ]),
  'isCorrect',
];
const secretsIn = (texts: readonly string[]): string[] =>
  SECRETS.filter((secret) => texts.some((text) => text.includes(JSON.stringify(secret).slice(1, -1))));

/** Everything that the server answers to a page's calls. */
function answersTo(page: Page): () => Promise<string[]> {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/api\/.*(vignette|question)/.test(response.url())) answers.push(response.text().catch(() => ''));
  });
  return () => Promise.all(answers);
}

/** At once, where the way by Tab was gone before: hundreds of stops more would show nothing new. */
const focus: typeof tabTo = (_page, target) => target.focus();

/** In one go, as from a clipboard. */
async function write(page: Page, label: string, text: string, reach = tabTo): Promise<void> {
  await reach(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.insertText(text);
}

async function chooseByArrows(page: Page, label: string, value: string, reach: typeof tabTo): Promise<void> {
  const select = page.getByLabel(label, { exact: true });
  await reach(page, select);
  const steps = await select.evaluate(
    (box: HTMLSelectElement, wanted) => [...box.options].findIndex((one) => one.value === wanted) - box.selectedIndex,
    value,
  );
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown');
  await expect(select).toHaveValue(value);
}

/** From the field of its text to the last of its fields: by Tab in the first question, forwards alone. */
async function writeQuestion(page: Page, question: Written, number: number): Promise<void> {
  const { stem, options, explanation, takeaway, references, cluster, subject, tags } = question;
  const reach = number === 1 ? tabTo : focus;
  if (number === 1) await tabTo(page, page.getByLabel(DRAFT.stem, { exact: true }));
  await expect(page.getByLabel(DRAFT.stem, { exact: true })).toBeFocused();
  await page.keyboard.insertText(stem);
  for (const [at, { text, why, isCorrect }] of options.entries()) {
    if (at >= 4) await reach(page, page.getByRole('button', { name: DRAFT.addOption }));
    if (at >= 4) await page.keyboard.press('Enter');
    if (at >= 4) await expect(page.getByLabel(DRAFT.option(at + 1), { exact: true })).toBeFocused();
    if (at >= 4) await page.keyboard.insertText(text);
    else {
      if (isCorrect) await reach(page, page.getByRole('radio', { name: DRAFT.right(at + 1) }));
      if (isCorrect) await page.keyboard.press('Space');
      await write(page, DRAFT.option(at + 1), text, reach);
    }
    await write(page, DRAFT.why(at + 1), why, reach);
    if (at >= 4 && isCorrect) {
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Space');
    }
    if (isCorrect) await expect(page.getByRole('radio', { name: DRAFT.right(at + 1) })).toBeChecked();
  }
  await write(page, DRAFT.explanation, explanation, reach);
  await write(page, DRAFT.takeaway, takeaway, reach);
  const [reference] = references;
  await reach(page, page.getByRole('button', { name: DRAFT.addReference }));
  await page.keyboard.press('Enter');
  const named = page.getByRole('group', { name: DRAFT.reference(1) }).getByLabel(DRAFT.referenceTitle);
  await expect(named).toBeFocused();
  await page.keyboard.insertText(reference?.title ?? '');
  await write(page, DRAFT.publisher, reference?.publisher ?? '', reach);
  await write(page, DRAFT.year, `${reference?.year}`, reach);
  await chooseByArrows(page, DRAFT.cluster, cluster, reach);
  await chooseByArrows(page, DRAFT.subject, subject, reach);
  await write(page, `${DRAFT.tags} (optional)`, tags.join(', '), reach);
}

/** A second administrator on a phone. */
async function reviewerOn(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport: PHONE, hasTouch: true, isMobile: true });
  await enter(context, origin, REVIEWER);
  return context.newPage();
}

test('one case, two people: written, returned, corrected, approved, and a question of it withdrawn and restored', async ({
  page,
  browser,
  school,
}) => {
  const { title, questions } = WRITTEN;
  const inCase = page.getByLabel(DRAFT.caseText, { exact: true });
  const submit = page.getByRole('button', { name: DRAFT.submit });
  await enter(page.context(), school.origin, ADMIN);
  await page.setViewportSize({ width: 1280, height: 900 });

  await test.step('the author writes a case with a table and a figure, by keyboard alone', async () => {
    await page.goto('/admin/questions');
    await enterAt(page, page.getByRole('button', { name: QUESTIONS.create }));
    const dialog = page.getByRole('dialog', { name: NEW_VIGNETTE.title });
    const name = dialog.getByLabel(NEW_VIGNETTE.name);
    await name.waitFor();
    if (!(await isFocused(name))) await tabTo(page, name);
    await page.keyboard.insertText(title);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(title) })).toBeVisible();
    await write(page, DRAFT.caseText, CASE);

    const chooser = page.waitForEvent('filechooser');
    await enterAt(page, page.getByRole('button', { name: DRAFT.drop.choose }));
    await (await chooser).setFiles(figurePath(FIGURE));
    await expect(page.getByRole('group', { name: DRAFT.figure(1), exact: true }).locator('img')).toBeVisible();
    await expect(page.getByLabel(DRAFT.description, { exact: true })).toBeFocused();
    await page.keyboard.insertText(FIGURE.description);
    await write(page, `${DRAFT.caption} (optional)`, FIGURE.caption);
    await enterAt(page, page.getByRole('button', { name: DRAFT.insertFigure(1) }));
    await expect(inCase).toBeFocused();
    await expect(inCase).toHaveValue(`${CASE}\n{{figure:1}}\n`);
    await tabTo(page, page.getByRole('checkbox', { name: DRAFT.declaration }));
    await page.keyboard.press('Space');
    for (const [at, question] of questions.entries()) {
      await writeQuestion(page, question, at + 1);
      if (at + 1 < questions.length)
        await enterAt(page, page.getByRole('button', { name: DRAFT.nextQuestion(at + 2) }));
    }
    await expect(page.getByText(DRAFT.ready)).toBeVisible();
  });
  await test.step('sees it as a candidate does, and submits it', async () => {
    await page.goto(`${page.url()}?view=preview`);
    await expect(page.getByText(PREVIEW.line)).toBeVisible();
    await expect(page.getByRole('table').getByRole('cell', { name: '16 mm' })).toBeVisible();
    await expect(page.getByRole('figure').getByText(FIGURE.caption)).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('radiogroup').getByText(questions[0]!.options[0]!.text),
    ).toBeVisible();
    await enterAt(page, submit);
    await expect(page.getByText(VIGNETTE.inReviewOwn)).toBeVisible();
  });

  const phone = await reviewerOn(browser, school.origin);
  const answers = answersTo(phone);
  const radiogroups = phone.getByRole('main').getByRole('radiogroup');
  await test.step('the reviewer answers blind on a phone, by keyboard alone, and learns the keys only afterwards', async () => {
    await phone.goto('/admin/questions/reviews');
    await enterAt(phone, phone.getByRole('link', { name: new RegExp(title) }));
    await expect(phone.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(phone.getByRole('figure').first()).toBeVisible();
    for (const [at] of questions.entries()) {
      await tabTo(phone, radiogroups.nth(at).getByRole('radio'));
      await phone.keyboard.press('Space');
      await phone.keyboard.press('ArrowDown');
      await tabTo(phone, phone.getByRole('slider').nth(at));
      await phone.keyboard.press('ArrowRight');
    }
    await expect(phone.getByText(REVIEW.progress(questions.length, questions.length))).toBeVisible();
    expect(await overflowPx(phone)).toBeLessThanOrEqual(0);
    expect(secretsIn(await answers()), 'nothing of what is right is on the phone yet').toEqual([]);
    await enterAt(phone, phone.getByRole('button', { name: REVIEW.save }));
    await expect(phone.getByRole('heading', { name: REVIEW.keys })).toBeFocused();
    expect(secretsIn(await answers()), 'now all of it is').toEqual(SECRETS.filter((one) => one !== 'isCorrect'));
    expect(await overflowPx(phone)).toBeLessThanOrEqual(0);
    await tabTo(phone, phone.getByLabel(REVIEW.comment));
    await phone.keyboard.insertText(COMMENT);
    await enterAt(phone, phone.getByRole('button', { name: REVIEW.return }));
    await expect(phone.getByText(REVIEW.returned(title))).toBeVisible();
    await expect(phone.getByRole('heading', { level: 1, name: REVIEWS.title })).toBeVisible();
  });

  const corrected = questions[0]!.stem.replace('today', 'within the next hour');
  await test.step('the author reads the comment, corrects the question and submits it again', async () => {
    await page.goto(page.url().replace(/\?.*$/, ''));
    await expect(page.getByText(VIGNETTE.returned(REVIEWER.name))).toBeVisible();
    await expect(page.getByText(COMMENT)).toBeVisible();
    const stem = page.getByLabel(DRAFT.stem, { exact: true });
    await tabTo(page, stem);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(corrected);
    await enterAt(page, submit);
    await expect(page.getByText(VIGNETTE.inReviewOwn)).toBeVisible();
    await expect(page.getByText(COMMENT)).toHaveCount(0);
  });
  await test.step('the reviewer answers again, with fingers, and approves it', async () => {
    await phone.reload();
    await phone.getByRole('link', { name: new RegExp(title) }).tap();
    await expect(phone.getByText(corrected)).toBeVisible();
    for (const [at, { options }] of questions.entries()) {
      const right = options.find(({ isCorrect }) => isCorrect);
      await radiogroups.nth(at).getByText(right!.text, { exact: true }).tap();
      await phone
        .getByRole('slider')
        .nth(at)
        .tap({ position: { x: 60, y: 22 } });
    }
    await phone.getByRole('button', { name: REVIEW.save }).tap();
    await expect(phone.getByText(REVIEW.score(questions.length, questions.length))).toBeVisible();
    await phone.getByRole('button', { name: REVIEW.approve, exact: true }).tap();
    const question = phone.getByRole('alertdialog', { name: REVIEW.approveTitle });
    await question.getByRole('button', { name: REVIEW.approve, exact: true }).tap();
    await expect(phone.getByText(REVIEW.approved(title))).toBeVisible();
    await phone.context().close();
  });
  await test.step('a question of it is withdrawn with a reason, and restored', async () => {
    await page.reload();
    const second = page.getByRole('region', { name: DRAFT.question(2), exact: true });
    await second.getByRole('button', { name: ANSWERS.withdraw }).click();
    const dialog = page.getByRole('dialog', { name: ANSWERS.withdrawTitle(2) });
    await dialog.getByLabel(ANSWERS.reason).fill(REASON);
    await dialog.getByRole('button', { name: ANSWERS.confirm, exact: true }).click();
    await expect(second.getByText(REASON)).toBeVisible();
    await page.reload();
    await expect(second.getByText(REASON)).toBeVisible();
    await second.getByRole('button', { name: ANSWERS.reinstate }).click();
    await expect(page.getByText(ANSWERS.didReinstate(0))).toBeVisible();
    await expect(second.getByText(REASON)).toHaveCount(0);
  });
});
