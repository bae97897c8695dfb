import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { ReadinessPage } from '../../../../web/features/readiness/readiness-page.tsx';
import { PRACTICE } from '../../../../web/text/copy/practice.ts';
import { READINESS } from '../../../../web/text/copy/readiness.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';
import { aCluster, aReadiness, CHANCE, UNKNOWN } from './readiness-samples.ts';

const server = fakeServer();
const CALL = 'GET /exam/readiness';

const open = () =>
  show(
    <Routes>
      <Route path="/exam/readiness" element={<ReadinessPage />} />
      <Route path="*" element={null} />
    </Routes>,
    '/exam/readiness',
  );
const cluster = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  return within(heading.closest('li') as HTMLElement);
};

beforeEach(() => {
  signIn(student(['a']));
  server.on('GET /exam', { body: { mocks: [], open: [], canPractise: true, isConfirmed: true } });
  server.on(CALL, { body: aReadiness() });
  server.on('GET /exam/readiness/lessons', { body: { lessons: [] } });
  server.on('GET /exam/outcome', { body: { ask: false, examOn: null, clusters: [] } });
});

describe('the estimate', () => {
  it('says of each cluster the interval, the standard, the chance with its range, and how many answers', async () => {
    open();
    const known = await cluster('Cluster a');
    expect(known.getByText('58 to 73%')).toBeTruthy();
    expect(known.getByText(READINESS.standard(61))).toBeTruthy();
    expect(known.getByText(READINESS.answers(48))).toBeTruthy();
    expect(known.getByText(READINESS.states['probably-above'])).toBeTruthy();
    expect(known.getByText('Chance to pass: about 75%')).toBeTruthy();
    expect(known.getByText(/stricter than this school: about 55%\. If it is milder: over 95%\./)).toBeTruthy();
  });

  it('rests on something, always: how many answers, how old, whose standard, and that nobody knows how true it is', async () => {
    open();
    expect(
      await screen.findByText(
        'From 140 answers, the newest 3 days ago, against the standard that 2 reviewers of this school set. ' +
          'It is not the standard of the ADC. Nobody knows yet how well it predicts.',
      ),
    ).toBeTruthy();
  });

  it('is too little data where it is, with a practice of exactly what is missing', async () => {
    server.on('POST /exam/practice', { status: 503, body: { message: 'Closed.' } });
    open();
    const unknown = await cluster('Cluster c');
    expect(unknown.getByText(READINESS.tooLittle)).toBeTruthy();
    expect(unknown.getByText('About 15 more questions in Short c')).toBeTruthy();
    expect(unknown.queryByText(/Chance to pass/)).toBeNull();
    await userEvent.click(await unknown.findByRole('button', { name: READINESS.practise }));
    await waitFor(() => expect(server.seen('POST /exam/practice')).toHaveLength(1));
    expect(server.seen('POST /exam/practice')[0]?.body).toMatchObject({
      ...{ clusters: ['c'], subjects: [], status: 'unseen', mode: 'timed', vignettes: 3 },
    });
    const whole = within(screen.getByRole('region', { name: READINESS.all }));
    expect(whole.getByText(READINESS.allUnknown(20))).toBeTruthy();
  });

  it('names what would fail one, the pace and the subjects', async () => {
    open();
    expect(await screen.findByText(new RegExp(READINESS.failsBy('Cluster b')))).toBeTruthy();
    expect(screen.getByText(/71 seconds or less\. The exam gives you 103 seconds/)).toBeTruthy();
    expect(screen.getByRole('table', { name: 'Cluster a' }).textContent).toContain('Endodontics');
  });

  it('has the same as a table', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: READINESS.table }));
    const row = screen.getByRole('row', { name: /^Cluster b/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['48', '58 to 73%', '61%', 'about 25%']);
  });

  it('of the whole exam has its range; nothing fails one who is above everywhere', async () => {
    const chance = { ...CHANCE, likely: { percent: 95, limit: 'over' as const }, word: 'above' as const };
    server.on(CALL, {
      body: aReadiness({ clusters: [aCluster('a', { chance })], all: { chance, more: 0 }, failsBy: null }),
    });
    open();
    const whole = within(await screen.findByRole('region', { name: READINESS.all }));
    expect(whole.getByText('Chance to pass: over 95%')).toBeTruthy();
    expect(screen.getByText(READINESS.failsNothing)).toBeTruthy();
  });

  it('without an answer says what counts, and leads to practice', async () => {
    const { evidence } = aReadiness();
    server.on(CALL, {
      body: aReadiness({
        evidence: { ...evidence, answers: 0, newestAt: null, reviewers: 0 },
        clusters: [aCluster('a', { ...UNKNOWN, answers: 0, more: 20 })],
        ...{ failsBy: null, pace: null, grid: [], all: { chance: null, more: 160 } },
      }),
    });
    open();
    expect(await screen.findByText(READINESS.none)).toBeTruthy();
    expect(screen.getByText(READINESS.failsUnknown)).toBeTruthy();
    expect(await screen.findByRole('link', { name: READINESS.toPractice })).toBeTruthy();
    expect(screen.queryByText(READINESS.pace)).toBeNull();
  });

  it('says what did not count, and that it comes from the demonstration', async () => {
    const { evidence } = aReadiness();
    const leftOut = { unreleased: 20, withdrawn: 1, otherClusters: 0, unrated: 0, demo: 0 };
    server.on(CALL, { body: aReadiness({ evidence: { ...evidence, isDemo: true, leftOut } }) });
    open();
    expect(await screen.findByText(READINESS.demo)).toBeTruthy();
    expect(
      screen.getByText(
        'Not counted: 20 answers of mock exams whose results are not out yet, 1 answer to questions that we withdrew.',
      ),
    ).toBeTruthy();
  });

  it('cannot be made better where no question is rated, and offers no practice without access', async () => {
    server.on('GET /exam', { body: { mocks: [], open: [], canPractise: false, isConfirmed: true } });
    server.on(CALL, {
      body: aReadiness({ clusters: [aCluster('a', { ...UNKNOWN, questions: 0 }), aCluster('c', UNKNOWN)] }),
    });
    open();
    expect((await cluster('Cluster a')).getByText(READINESS.noQuestions)).toBeTruthy();
    expect(screen.queryByRole('button', { name: READINESS.practise })).toBeNull();
  });

  it('leads to the lessons that teach what was wrong', async () => {
    const lesson = { courseId: 'k1', contentId: 'risk', title: 'Caries risk', isPaper: false, at: 13 };
    server.on('GET /exam/readiness/lessons', {
      body: { lessons: [{ ...lesson, s3Key: 'videos/risk.mp4', hasMoved: false, questions: 4 }] },
    });
    open();
    const link = await screen.findByRole('link', { name: '0:13 of Caries risk' });
    expect(link.getAttribute('href')).toBe('/student/course/k1/video/risk?t=13');
    expect(screen.getByText(READINESS.lessonLine(4))).toBeTruthy();
  });

  it('starts nothing twice', async () => {
    server.on('POST /exam/practice', () => new Promise(() => undefined));
    open();
    const button = await (await cluster('Cluster c')).findByRole('button', { name: READINESS.practise });
    await userEvent.click(button);
    expect(await screen.findByText(PRACTICE.starting)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: PRACTICE.starting }));
    expect(server.seen('POST /exam/practice')).toHaveLength(1);
  });
});

describe('earlier estimates', () => {
  it('are loaded when they are asked for, newest first', async () => {
    server.on('GET /exam/readiness/history', {
      body: {
        days: [
          { day: '2026-03-01', at: '2026-03-01T02:00:00.000Z', answers: 30, clusters: [], all: null },
          {
            ...{ day: '2026-03-09', at: '2026-03-09T02:00:00.000Z', answers: 160, all: { percent: 70, limit: null } },
            clusters: [{ id: 'a', low: 50, middle: 60, high: 68 }],
          },
        ],
      },
    });
    open();
    const button = await screen.findByRole('button', { name: READINESS.history });
    expect(server.seen('GET /exam/readiness/history')).toHaveLength(0);
    await userEvent.click(button);
    const [newest, oldest] = (await screen.findAllByRole('rowheader', { name: /March 2026|Mar 2026/ })).map(
      (head) => head.closest('tr')?.textContent,
    );
    expect(newest).toContain('about 70%');
    expect(newest).toContain('50 to 68%');
    expect(oldest).toContain(READINESS.tooLittle);
  });

  it('are none at first', async () => {
    server.on('GET /exam/readiness/history', { body: { days: [] } });
    open();
    await userEvent.click(await screen.findByRole('button', { name: READINESS.history }));
    expect(await screen.findByText(READINESS.noHistory)).toBeTruthy();
  });
});
