import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { projectFolder } from '../../src/main/project-folder.ts';
import { EXAM } from '../../web/text/copy/exam.ts';
import { EXAM_PAGE } from '../../web/text/copy/exam-page.ts';
import { RESULT } from '../../web/text/copy/exam-result.ts';
import { PRACTICE } from '../../web/text/copy/practice.ts';
import { BEFORE, RUNNER } from '../../web/text/copy/sitting.ts';
import { playForAMoment, type Shot, takePictures } from './readme-pictures.ts';

const THEMES = ['light', 'dark'] as const;
/** Sharp enough for half of a wide page, small enough to be loaded late by a phone. */
const SIZE = { width: 1200, height: 750 };

/** The demo as `npm start` makes it: every day of every module has something. */
const FILLED = { SEED_DEMO: '1' };

/** The demo's student has done something; until that is known, the page says 0. */
const withProgress = (page: Page) =>
  page
    .getByText(/\b[1-9]\d* of \d+ done/)
    .first()
    .waitFor();

/** Holds one case of the demo, so that both themes show the same question. */
const SUBJECT = /^Dental emergencies and trauma \(1\)/;
const ANSWER = 'Alveolar osteitis';

/** A question that was answered and explained, in a tutor test of one case. */
async function answerQuestion(page: Page): Promise<void> {
  const own = page.getByRole('region', { name: PRACTICE.own });
  await own.getByLabel(PRACTICE.mode).selectOption(PRACTICE.modes.tutor);
  await own.getByLabel(SUBJECT).check();
  await own.getByRole('button', { name: /^Start with 1 case/ }).click();
  const first = page.getByRole('button', { name: BEFORE.start(1, 1) });
  const another = page.getByRole('button', { name: PRACTICE.another });
  await first.or(another).waitFor();
  // The picture of the other theme has left its test open.
  if (await another.isVisible()) await another.click();
  await first.click();
  await page.getByRole('radio', { name: ANSWER }).check();
  await page.getByRole('button', { name: RUNNER.check }).click();
  await page.getByText(EXAM.youWereRight, { exact: true }).waitFor();
  await page.getByText(/^Saved \d/).waitFor();
}

/** The mock exam that the demo's student has sat: marks by cluster in sight. */
async function openResult(page: Page): Promise<void> {
  await page.getByRole('article').getByRole('link', { name: EXAM_PAGE.seeResult }).click();
  const marks = page.getByRole('heading', { name: RESULT.clusters });
  await marks.waitFor();
  await marks.evaluate((heading) => heading.scrollIntoView());
}

const SHOTS: readonly Shot[] = THEMES.flatMap((theme): Shot[] => [
  { file: `course-${theme}`, screen: 'course', theme, ...SIZE, act: withProgress },
  { file: `player-${theme}`, screen: 'video', theme, ...SIZE, act: playForAMoment },
  { file: `question-${theme}`, screen: 'practice', theme, ...SIZE, act: answerQuestion },
  { file: `result-${theme}`, screen: 'exam', theme, ...SIZE, act: openResult },
]);

/** Takes the pictures of the course page, the player, a question and a result that Home shows. */
export const takeHomePictures = (browser: Browser, only: readonly string[]): Promise<void> =>
  takePictures(browser, SHOTS, only, {
    folder: join(projectFolder(), 'web/features/home/pictures'),
    quality: 62,
    school: FILLED,
  });
