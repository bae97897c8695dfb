import type { Page } from 'playwright/test';
import type { VignettesReply } from '../../../src/wire/replies/questions.ts';
import { QUESTION_IMPORT } from '../../../web/text/copy/admin-question-import.ts';
import { QUESTIONS, REVIEW, REVIEWS, TALLIES } from '../../../web/text/copy/admin-questions.ts';
import { ANSWERS, DRAFT, PREVIEW, VIGNETTE } from '../../../web/text/copy/admin-vignette.ts';
import { bankOf, REVIEWER } from './bank.ts';
import { ADMIN, ask, signIn, TEACHER } from './people.ts';
import { heading, type Screen, text } from './screen.ts';

/** A row without a right option, and one that is too short. */
const FAULTY = [
  'case\ttitle\tcase_text\tstem\ta\tb\tc\td\tanswer\tcluster\tsubject',
  '1\tPain\tIt hurts.\tWhat is it?\tCaries\tA crack\tGingivitis\tPulpitis\tX\tc2\tendodontic',
  '2\tSwelling\tIt swells.',
].join('\n');

async function checkFaulty(page: Page): Promise<void> {
  await page.getByLabel(QUESTION_IMPORT.paste).fill(FAULTY);
  await page.getByRole('button', { name: QUESTION_IMPORT.check, exact: true }).click();
  await page.getByText(QUESTION_IMPORT.faulty).waitFor();
}

async function pressSubmit(page: Page): Promise<void> {
  await page.getByText(DRAFT.addOption).waitFor();
  await page.getByRole('button', { name: DRAFT.submit }).click();
  await page.locator('[aria-invalid]').first().waitFor();
}

async function openDetails(page: Page): Promise<void> {
  await page.getByRole('button', { name: TALLIES.details }).click();
  await page.getByRole('table', { name: TALLIES.clusters }).waitFor();
}

/** Of the demo, with a figure. */
async function approvedVignette(origin: string): Promise<string> {
  const { token } = await signIn(origin, ADMIN);
  const { body } = await ask<VignettesReply>(origin, '/admin/vignettes?search=canine', { token });
  return body.vignettes[0]?.id ?? '';
}

/** Screens of the question bank with a vignette in each of its states, as its author and its reviewer see it. */
export async function bankScreens(origin: string): Promise<Screen[]> {
  const bank = await bankOf(origin);
  const draft = await bank.draft('Pain in a molar');
  const waiting = await bank.submitted('A sharp pain on biting');
  const rated = await bank.rated('A cracked molar');
  const returned = await bank.returned('Pain when chewing', 'Please say how long the pain lasts.');
  const approved = await approvedVignette(origin);
  const at = (id: string) => ({ path: `/admin/questions/${id}`, call: `/admin/vignettes/${id}`, who: ADMIN });
  const review = (id: string) => ({ path: `/admin/questions/${id}/review`, call: `/admin/vignettes/${id}/review` });
  const list = { path: '/admin/questions', call: '/admin/vignettes', who: ADMIN };
  const reviews = { path: '/admin/questions/reviews', call: '/admin/vignettes' };
  const imports = { path: '/admin/questions/import', who: ADMIN };
  return [
    { name: 'questions', ...list, ready: openDetails },
    { name: 'questions-none', ...list, path: `${list.path}?search=xyzzy`, ready: text(QUESTIONS.notFound) },
    { name: 'vignette', ...at(draft.id), ready: text(DRAFT.addOption) },
    { name: 'vignette-faulty', ...at(draft.id), ready: pressSubmit },
    { name: 'vignette-returned', ...at(returned), ready: text(VIGNETTE.returned(REVIEWER.name)) },
    { name: 'vignette-preview', ...at(returned), path: `${at(returned).path}?view=preview`, ready: text(PREVIEW.line) },
    { name: 'vignette-in-review', ...at(waiting), ready: text(VIGNETTE.inReviewOwn) },
    { name: 'vignette-approved', ...at(approved), ready: text(ANSWERS.edit) },
    {
      name: 'vignette-read',
      path: `/admin/questions/${approved}/approved`,
      call: `/admin/vignettes/${approved}/approved`,
      who: TEACHER,
      ready: heading('Question 1'),
    },
    { name: 'question-import', ...imports, ready: text(QUESTION_IMPORT.source) },
    { name: 'question-import-faulty', ...imports, ready: checkFaulty },
    { name: 'reviews-own', ...reviews, who: ADMIN, ready: text(REVIEWS.yoursLine) },
    { name: 'review-own', ...review(waiting), who: ADMIN, ready: text(REVIEW.own) },
    { name: 'review-gone', ...review('none'), who: ADMIN, ready: text(REVIEW.gone) },
    { name: 'reviews', ...reviews, who: REVIEWER, ready: text('A sharp pain on biting') },
    { name: 'review', ...review(waiting), who: REVIEWER, ready: heading(REVIEW.question(1, 5)) },
    { name: 'review-keyed', ...review(rated.id), who: REVIEWER, ready: heading(REVIEW.keys) },
  ];
}
