import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ContentReply } from '../../../../src/wire/replies/catalog.ts';
import type { DayTestReply } from '../../../../src/wire/replies/sittings.ts';
import { DAY_TEST } from '../../../../web/text/copy/day-test.ts';
import { DASHBOARD, COURSE as WORDS } from '../../../../web/text/copy/learning.ts';
import { PRACTICE as PRACTICE_WORDS } from '../../../../web/text/copy/practice.ts';
import { listing, openPractice } from '../exam/support/exam.ts';
import { content, course, week } from './support/course.ts';
import { fakeMedia } from './support/media.ts';
import { address, open } from './support/screen.tsx';
import { echo, fakeServer } from './support/server.ts';

const PRACTICE: NonNullable<ContentReply['test']> = {
  kind: 'practice',
  mockExamId: null,
  mode: 'tutor',
  vignettes: 5,
  clusters: [],
  subjects: [],
};
const MOCK: typeof PRACTICE = { ...PRACTICE, kind: 'mock', mockExamId: 'm1', mode: null, vignettes: null };
const NO_FILE = { type: 'test', s3Key: '', duration: null } as const;

/** A video, a quiz and a mock exam on the first day, a video on the second. */
const COURSE = course([
  week(1, 'Periodontology', [
    [
      content('a'),
      content('quiz', { ...NO_FILE, title: 'Practice Quiz', test: PRACTICE }),
      content('mock', { ...NO_FILE, title: 'Mock Test', test: MOCK }),
    ],
    [content('b')],
  ]),
]);

const dayTest = (facts: Partial<DayTestReply> = {}): DayTestReply => ({
  ...{ _id: 'quiz', id: 'quiz', courseId: 'k1', title: 'Practice Quiz', kind: 'practice', availability: 'open' },
  ...{ mode: 'tutor', vignettes: 5, clusters: ['Professionalism'], subjects: [], questions: null, minutes: null },
  ...{ sections: 1, isShort: false, state: 'open', sitting: null, openPracticeId: null },
  ...facts,
});

const info = (id: string) => ({
  body: {
    ...{ _id: id, id, courseId: 'k1', title: 'Practice Quiz', type: 'test', s3Key: '', duration: null },
    ...{ kilobits: null, rareFormat: null, renditions: [] },
  },
});

const serve = (test: Partial<DayTestReply>, extra: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    'GET /user/courses/k1': { body: COURSE },
    'GET /stream/info/quiz': info('quiz'),
    'GET /stream/info/mock': info('mock'),
    'GET /exam/contents/quiz': { body: dayTest(test) },
    'GET /exam/contents/mock': { body: dayTest({ id: 'mock', _id: 'mock', kind: 'mock', mode: null, ...test }) },
    'PUT /user/progress/quiz': echo,
    'PUT /user/progress/mock': echo,
    ...extra,
  });

const card = async (name: string = DAY_TEST.kinds.practice) => within(await screen.findByRole('region', { name }));

beforeEach(fakeMedia);
afterEach(() => vi.unstubAllGlobals());

describe('the page of a test', () => {
  test('says what it is, leads to what is around it, and tells the server that it was opened', async () => {
    const server = serve({});
    open('/student/course/k1/video/quiz');
    const shown = await card();
    for (const words of [DAY_TEST.kinds.practice, DAY_TEST.states.open, DAY_TEST.noClock, 'Professionalism', '5'])
      expect(shown.getByText(words), words).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Practice Quiz');
    expect(screen.getByRole('link', { name: /^Previous/ }).getAttribute('href')).toBe('/student/course/k1/video/a');
    expect(screen.getByRole('link', { name: /^Next/ }).getAttribute('href')).toBe('/student/course/k1/video/mock');
    expect(screen.queryByRole('region', { name: 'Video player' })).toBeNull();
    expect(server.puts()).toMatchObject([{ path: '/user/progress/quiz', body: { courseId: 'k1', position: 0 } }]);
  });

  test('starts with one press, which opens the test', async () => {
    const server = serve({}, { 'POST /exam/contents/quiz/sittings': { status: 201, body: openPractice() } });
    open('/student/course/k1/video/quiz');
    await userEvent.click((await card()).getByRole('button', { name: DAY_TEST.start }));
    await vi.waitFor(() => expect(address()).toBe('/exam/sitting/s1'));
    const [call] = server.calls.filter(({ method }) => method === 'POST');
    expect(Object.keys(call?.body as object)).toEqual(['idempotencyKey']);
  });

  test('says why it did not start', async () => {
    const refusal = { status: 409, body: { message: 'There are no cases for this test yet.', code: 'exam/x' } };
    serve({}, { 'POST /exam/contents/quiz/sittings': refusal });
    open('/student/course/k1/video/quiz');
    await userEvent.click((await card()).getByRole('button', { name: DAY_TEST.start }));
    expect(await screen.findByText('There are no cases for this test yet.')).toBeTruthy();
  });

  test('in progress leads to where one was', async () => {
    serve({ state: 'in-progress', sitting: openPractice() });
    open('/student/course/k1/video/quiz');
    const link = (await card()).getByRole('link', { name: DAY_TEST.continue });
    expect(link.getAttribute('href')).toBe('/exam/sitting/s1');
  });

  test('finished shows the result; practice may be done again, a mock exam not', async () => {
    serve({ state: 'finished', sitting: listing() });
    open('/student/course/k1/video/quiz');
    let shown = await card();
    expect(shown.getByRole('link', { name: DAY_TEST.result }).getAttribute('href')).toBe('/exam/sitting/s1/result');
    expect(shown.getByRole('button', { name: DAY_TEST.again })).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: /^Next/ }));
    shown = await card(DAY_TEST.kinds.mock);
    expect(shown.getByRole('link', { name: DAY_TEST.result })).toBeTruthy();
    expect(shown.queryByRole('button')).toBeNull();
  });

  test.each([
    ['a mock exam that is not published', { availability: 'unpublished', kind: 'mock' }, DAY_TEST.notOpen.unpublished],
    ['a mock exam that is closed', { availability: 'closed', kind: 'mock' }, DAY_TEST.notOpen.closed],
    ['a result that comes later', { state: 'finished', sitting: listing({ isReleased: false }) }, DAY_TEST.finished],
  ] as const)('of %s says so, without a button that cannot work', async (_which, facts, words) => {
    serve({ ...facts, ...('kind' in facts ? {} : { kind: 'mock' }) });
    open('/student/course/k1/video/quiz');
    const shown = await card(DAY_TEST.kinds.mock);
    expect(shown.getByText(words)).toBeTruthy();
    expect(shown.queryByRole('button')).toBeNull();
  });

  test('names another practice test that is open, leads there, and ends it after a question', async () => {
    const server = serve({ openPracticeId: 'other' }, { 'POST /exam/contents/quiz/sittings': { body: { id: 's9' } } });
    open('/student/course/k1/video/quiz');
    const shown = await card();
    expect(shown.getByText(DAY_TEST.otherOpen)).toBeTruthy();
    expect(shown.getByRole('link', { name: DAY_TEST.toOther }).getAttribute('href')).toBe('/exam/sitting/other');
    await userEvent.click(shown.getByRole('button', { name: DAY_TEST.start }));
    const asked = within(await screen.findByRole('alertdialog', { name: PRACTICE_WORDS.anotherTitle }));
    await userEvent.click(asked.getByRole('button', { name: PRACTICE_WORDS.another }));
    await expect
      .poll(() => server.calls.find(({ path }) => path === '/exam/contents/quiz/sittings')?.body)
      .toMatchObject({ ends: 'other' });
  });

  test('that cannot be had says so, and is asked for again', async () => {
    const server = serve({}, { 'GET /exam/contents/quiz': { status: 500, body: { message: 'Broken.' } } });
    open('/student/course/k1/video/quiz');
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(server.calls.filter(({ path }) => path === '/exam/contents/quiz').length).toBeGreaterThan(1);
  });
});

describe('a test on the course page', () => {
  test('has its kind and size on its row, is no document, and opens its page', async () => {
    serve({});
    open('/student/course/k1?module=1&day=1');
    const row = await screen.findByRole('button', { name: /Practice Quiz.*5 cases, no clock/ });
    expect(screen.getByRole('button', { name: /Mock Test.*Mock exam/ })).toBeTruthy();
    await userEvent.click(row);
    expect(address()).toBe('/student/course/k1/video/quiz');
  });

  test('is where to go on', async () => {
    serve(
      {},
      {
        'GET /user/courses/k1/progress': {
          body: {
            courseId: 'k1',
            items: [
              { contentId: 'a', position: 600, duration: 600, watched: 600, completed: true, updatedAt: '2026-03-02' },
            ],
          },
        },
      },
    );
    open('/student/course/k1');
    const link = await screen.findByRole('link', { name: `${WORDS.open('1.1')} Practice Quiz` });
    expect(link.getAttribute('href')).toBe('/student/course/k1/video/quiz');
    expect(DASHBOARD.continueTest).toBeTruthy();
  });
});
