import type { Page } from 'playwright/test';
import type { CourseReply } from '../../../src/wire/replies/catalog.ts';
import type { ExamReply, SectionQuestionsReply, SittingReply } from '../../../src/wire/replies/sittings.ts';
import { CARD_LIST, CARDS, DUE } from '../../../web/text/copy/cards.ts';
import { DAY_TEST } from '../../../web/text/copy/day-test.ts';
import { EXAM_PAGE } from '../../../web/text/copy/exam-page.ts';
import { PRACTICE } from '../../../web/text/copy/practice.ts';
import { READINESS } from '../../../web/text/copy/readiness.ts';
import { AFTER, RUNNER, SITTING } from '../../../web/text/copy/sitting.ts';
import { ADMIN, ask, type Person, STUDENT, signIn } from './people.ts';
import type { Screen } from './screen.ts';

/** Ends the practice test that the same screens of an earlier run have left open: a person has one at a time. */
export async function endOpen(origin: string, token: string): Promise<void> {
  const { body } = await ask<ExamReply>(origin, '/exam', { token });
  const open = body.open.find(({ mockExamId }) => mockExamId === null);
  if (!open) return;
  const path = `/exam/sittings/${open.id}`;
  const taken = await ask<SittingReply>(origin, `${path}/writer`, { token, body: {} });
  await ask(origin, `${path}/end`, { token, body: { writer: taken.body.writer.number } });
}

/** A practice test of that person, with its section running or the whole over. */
async function practiceTest(origin: string, who: Person, until: 'ready' | 'running' | 'over'): Promise<string> {
  const { token } = await signIn(origin, who);
  await endOpen(origin, token);
  const body = { idempotencyKey: crypto.randomUUID(), mode: 'timed', vignettes: 2 };
  const made = await ask<SittingReply>(origin, '/exam/practice', { token, body });
  const path = `/exam/sittings/${made.body.id}`;
  const writer = { token, body: { writer: made.body.writer.number } };
  if (until !== 'ready') await ask(origin, `${path}/sections/1/start`, writer);
  if (until === 'over') {
    // One without an answer would leave no trace.
    const { body: asked } = await ask<SectionQuestionsReply>(origin, `${path}/sections/1/questions`, { token });
    const [first] = asked.vignettes.flatMap(({ questions }) => questions);
    const row = { question: first?.id, option: first?.options[0]?.id, flagged: false, struck: [], seconds: 60 };
    const sheet = { writer: made.body.writer.number, sequence: 1, answers: [row] };
    await ask(origin, `${path}/sections/1/submit`, { token, body: sheet });
  }
  return `/exam/sitting/${made.body.id}`;
}

/** A practice quiz on a day of the student's course. */
async function quizOfDay(origin: string): Promise<{ courseId: string; contentId: string }> {
  const { token, user } = await signIn(origin, STUDENT);
  const [courseId = ''] = user.purchasedCourses;
  const { body } = await ask<CourseReply>(origin, `/user/courses/${courseId}`, { token });
  const contents = body.weeks.flatMap(({ days }) => days.flatMap((day) => day.contents));
  return { courseId, contentId: contents.find(({ type }) => type === 'test')?.id ?? '' };
}

const text = (words: string | RegExp) => async (page: Page) => page.getByText(words).first().waitFor();

/** Screens of a test, each of somebody who has no other one open. */
export async function examScreens(origin: string, owner: Person, fresh: Person): Promise<Screen[]> {
  const before = await practiceTest(origin, STUDENT, 'ready');
  const running = await practiceTest(origin, owner, 'running');
  const over = await practiceTest(origin, ADMIN, 'over');
  const { courseId, contentId } = await quizOfDay(origin);
  return [
    { name: 'exam', path: '/exam', call: '/exam', who: STUDENT, ready: text(EXAM_PAGE.continue) },
    { name: 'practice', path: '/exam/practice', call: '/exam', who: fresh, ready: text(PRACTICE.own) },
    { name: 'readiness', path: '/exam/readiness', call: '/exam/readiness', who: STUDENT, ready: text(READINESS.pace) },
    { name: 'readiness-unknown', path: '/exam/readiness', who: fresh, ready: text(READINESS.none) },
    { name: 'cards', path: '/exam/cards', call: '/exam/cards', who: STUDENT, ready: text(CARDS.why) },
    { name: 'cards-none', path: '/exam/cards', who: fresh, ready: text(CARD_LIST.none) },
    { name: 'cards-due', path: '/exam/cards/due', call: '/exam/cards/due', who: STUDENT, ready: text(/^Card 1 of/) },
    { name: 'cards-due-none', path: '/exam/cards/due', who: fresh, ready: text(DUE.none) },
    { name: 'practice-open', path: '/exam/practice', who: STUDENT, ready: text(PRACTICE.open) },
    {
      name: 'test-of-day',
      path: `/student/course/${courseId}/video/${contentId}`,
      call: `/exam/contents/${contentId}`,
      who: STUDENT,
      ready: text(DAY_TEST.otherOpen),
    },
    {
      name: 'sitting-before',
      path: before,
      who: STUDENT,
      ready: async (page) => page.getByText(/^Clock:/).waitFor(),
    },
    {
      name: 'sitting-elsewhere',
      path: running,
      who: owner,
      ready: async (page) => page.getByRole('button', { name: RUNNER.continueHere }).waitFor(),
    },
    {
      name: 'sitting-over',
      path: over,
      who: ADMIN,
      ready: async (page) => page.getByRole('heading', { name: AFTER.over }).waitFor(),
    },
    {
      name: 'sitting-unknown',
      path: '/exam/sitting/none',
      who: STUDENT,
      ready: async (page) => page.getByText(SITTING.notFound).waitFor(),
    },
  ];
}
