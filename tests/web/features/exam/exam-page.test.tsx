import { within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ExamPage } from '../../../../web/features/exam/exam-page.tsx';
import { CARDS } from '../../../../web/text/copy/cards.ts';
import { EXAM } from '../../../../web/text/copy/exam.ts';
import { EXAM_PAGE } from '../../../../web/text/copy/exam-page.ts';
import { PRACTICE } from '../../../../web/text/copy/practice.ts';
import { aReadiness } from '../readiness/readiness-samples.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';
import { exam, listing, mock, openPractice, own, scored } from './support/exam.ts';

const server = fakeServer();
const LATER = '2099-03-04T09:00:00.000Z';

beforeEach(() => {
  signIn(student(['c1']));
  server.on('GET /exam', { body: exam() });
  server.on('GET /exam/sittings', own());
  server.on('GET /exam/readiness', { body: aReadiness() });
});

const nextStep = async (page: ReturnType<typeof show>, title: string) =>
  within(await page.findByRole('region', { name: title }));

describe('the next thing to do', () => {
  it('is what is open', async () => {
    const open = openPractice({ deadlineAt: new Date(2026, 10, 28, 14, 35).toISOString() });
    server.on('GET /exam', { body: exam({ open: [open], mocks: [mock()] }) });
    const step = await nextStep(show(<ExamPage />), 'Timed test, 4 cases');
    expect(step.getByText('3 of 20 questions answered. The time ends at 2:35 pm.')).toBeTruthy();
    expect(step.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/exam/sitting/s1');
    expect(step.queryByRole('link', { name: EXAM_PAGE.start })).toBeNull();
  });

  it('is practice too while only a mock exam is open', async () => {
    server.on('GET /exam', { body: exam({ open: [openPractice({ mockExamId: 'm1', title: 'Mock exam 1' })] }) });
    const step = await nextStep(show(<ExamPage />), 'Mock exam 1');
    expect(step.getByRole('link', { name: 'Continue' })).toBeTruthy();
    expect(step.getByRole('link', { name: EXAM_PAGE.start }).getAttribute('href')).toBe('/exam/practice');
  });

  it('is a mock exam whose time runs, although practice was begun later', async () => {
    const facts = { mockExamId: 'm1', title: 'Mock exam 1' };
    const open = [openPractice({ id: 's2' }), openPractice({ id: 's1', kind: 'mock', ...facts })];
    server.on('GET /exam', { body: exam({ open }) });
    const step = await nextStep(show(<ExamPage />), 'Mock exam 1');
    expect(step.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/exam/sitting/s1');
  });

  it('is a tutor test that waits', async () => {
    server.on('GET /exam', { body: exam({ open: [openPractice({ kind: 'tutor' })] }) });
    const step = await nextStep(show(<ExamPage />), 'Timed test, 4 cases');
    expect(step.getByText(`3 of 20 questions answered. ${EXAM_PAGE.openStates.running}`)).toBeTruthy();
  });

  it('is practice where nothing is open', async () => {
    const step = await nextStep(show(<ExamPage />), EXAM_PAGE.startTitle);
    expect(step.getByRole('link', { name: EXAM_PAGE.start }).getAttribute('href')).toBe('/exam/practice');
  });

  it('is above the cards, where one may practise', async () => {
    const page = show(<ExamPage />);
    const cards = within(await page.findByRole('region', { name: CARDS.heading }));
    expect(cards.getByRole('link', { name: CARDS.due }).getAttribute('href')).toBe('/exam/cards/due');
    expect(cards.getByRole('link', { name: CARDS.all }).getAttribute('href')).toBe('/exam/cards');
  });

  it('is a course where access has ended; results stay', async () => {
    server.on('GET /exam', { body: exam({ canPractise: false }) });
    server.on('GET /exam/sittings', own(listing()));
    const page = show(<ExamPage />);
    const step = await nextStep(page, EXAM_PAGE.noAccessTitle);
    expect(step.getByRole('link').getAttribute('href')).toBe('/courses');
    expect(page.queryByRole('region', { name: CARDS.heading })).toBeNull();
    const result = await page.findByRole('link', { name: EXAM_PAGE.seeResult });
    expect(result.getAttribute('href')).toBe('/exam/sitting/s1/result');
  });
});

describe('mock exams', () => {
  it('have their shape, their state and the time of their results', async () => {
    server.on('GET /exam', {
      body: exam({
        mocks: [
          mock(),
          mock({ id: 'm2', title: 'Mock exam 2', isShort: true, minutes: 150, state: 'in-progress', sittingId: 's2' }),
          mock({ id: 'm3', title: 'Mock exam 3', state: 'finished', sittingId: 's3', releaseAt: LATER }),
          mock({ id: 'm4', title: 'Mock exam 4', state: 'finished', sittingId: 's4' }),
        ],
      }),
    });
    const page = show(<ExamPage />);
    const [first, short, later, finished] = await page
      .findAllByRole('article')
      .then((all) => all.map((one) => within(one)));
    expect(first?.getByText('4 sections · 280 questions · 8 h')).toBeTruthy();
    expect(first?.getByRole('button', { name: 'Start' })).toBeTruthy();
    expect(first?.queryByText(EXAM_PAGE.short)).toBeNull();
    expect(short?.getByText('4 sections · 280 questions · 2 h 30 min')).toBeTruthy();
    expect(short?.getByText(EXAM_PAGE.short)).toBeTruthy();
    expect(short?.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/exam/sitting/s2');
    expect(later?.getByText(/^Results from 4 Mar 2099, .*[A-Z]{3}/)).toBeTruthy();
    expect(later?.queryByRole('link')).toBeNull();
    expect(finished?.getByRole('link', { name: 'See result' }).getAttribute('href')).toBe('/exam/sitting/s4/result');
    expect(finished?.getByRole('button', { name: 'Start again' })).toBeTruthy();
  });

  it('that are free say that they can be sat once, and are not begun again', async () => {
    const free = { isFree: true, title: 'Free' };
    const done = { ...free, id: 'm2', title: 'Done', state: 'finished' as const, sittingId: 's2' };
    server.on('GET /exam', { body: exam({ canPractise: false, mocks: [mock(free), mock(done)] }) });
    const page = show(<ExamPage />);
    expect(await page.findAllByText(EXAM_PAGE.freeLine)).toHaveLength(2);
    const [first, finished] = page.getAllByRole('article').map((one) => within(one));
    expect(first?.getByRole('button', { name: EXAM_PAGE.startMock })).toBeTruthy();
    expect(finished?.getByRole('link', { name: EXAM_PAGE.seeResult })).toBeTruthy();
    expect(finished?.queryByRole('button')).toBeNull();
  });

  it('warn of nothing: what the school has not compared is said once, on the page before a test', async () => {
    server.on('GET /exam', { body: exam({ mocks: [mock({ isDemo: true })], isConfirmed: false }) });
    const page = show(<ExamPage />);
    expect(await page.findByText(EXAM_PAGE.demoTag)).toBeTruthy();
    expect(page.queryByText(new RegExp(EXAM.schoolUnconfirmed))).toBeNull();
    expect(page.queryByText(new RegExp(EXAM.schoolDemo))).toBeNull();
  });

  it('start with one press, and once however often the answer is lost', async () => {
    server.on('GET /exam', { body: exam({ mocks: [mock()] }) });
    const page = show(<ExamPage />);
    server.on('POST /exam/sittings', 'no network');
    await page.user.click(await page.findByRole('button', { name: 'Start' }));
    const again = await page.findByRole('button', { name: PRACTICE.retry });
    server.on('POST /exam/sittings', { status: 201, body: { id: 's9' } });
    await page.user.click(again);
    await expect.poll(page.address).toBe('/exam/sitting/s9');
    const [first, second] = server.seen('POST /exam/sittings').map(({ body }) => body);
    expect(first).toEqual({ mockExamId: 'm1', idempotencyKey: expect.any(String) });
    expect(second).toEqual(first);
  });

  it('offer to continue what another device has started meanwhile', async () => {
    server.on('GET /exam', { body: exam({ mocks: [mock()] }) });
    const page = show(<ExamPage />);
    const press = await page.findByRole('button', { name: 'Start' });
    const message = 'You have started this already. Continue it or end it first.';
    server.on('POST /exam/sittings', { status: 409, body: { code: 'exam/open-sitting', message } });
    server.on('GET /exam', { body: exam({ mocks: [mock({ state: 'in-progress', sittingId: 's2' })] }) });
    await page.user.click(press);
    expect((await page.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe('/exam/sitting/s2');
    expect(await page.findByText(message)).toBeTruthy();
    expect(page.queryByRole('button', { name: PRACTICE.retry })).toBeNull();
  });
});

describe('own tests', () => {
  it('lead to their page or their result, or say when it comes', async () => {
    server.on(
      'GET /exam/sittings',
      own(
        openPractice({ id: 's1', title: 'Open' }),
        listing({ id: 's2', title: 'Over', isPreview: true }),
        listing({ id: 's3', title: 'Later', isReleased: false, releaseAt: LATER }),
      ),
    );
    const page = show(<ExamPage />);
    const list = within(await page.findByRole('region', { name: EXAM_PAGE.sittings }));
    expect((await list.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe('/exam/sitting/s1');
    expect(list.getByRole('link', { name: 'See result' }).getAttribute('href')).toBe('/exam/sitting/s2/result');
    expect(list.getByText(/^Results from 4 Mar 2099/)).toBeTruthy();
    expect(list.getByText(EXAM_PAGE.preview)).toBeTruthy();
    expect(list.getByText('Opened 2 Mar 2026 · 3 of 20 questions answered')).toBeTruthy();
    expect(list.getAllByText('Ended 2 Mar 2026 · 18 of 20 questions answered')).toHaveLength(2);
  });

  it('tell how much was right, where that is released', async () => {
    const body = { sittings: [scored({ points: { right: 6, counted: 19 } }), scored({ id: 's2' })], nextBefore: null };
    server.on('GET /exam/sittings', { body });
    const page = show(<ExamPage />);
    expect(await page.findByText('Ended 2 Mar 2026 · 6 of 19 right')).toBeTruthy();
    expect(page.getByText('Ended 2 Mar 2026 · 18 of 20 questions answered')).toBeTruthy();
  });

  it('go on behind the last one, and can be asked for again', async () => {
    let isDown = true;
    server.on('GET /exam/sittings', (_seen, query) => {
      if (query.get('before') === null)
        return { body: { sittings: [scored({ id: 's9', title: 'Newer' })], nextBefore: 's9' } };
      return isDown ? { status: 503, body: { message: 'Down.' } } : own(listing({ id: 's1', title: 'Older' }));
    });
    const page = show(<ExamPage />);
    const older = await page.findByRole('button', { name: EXAM_PAGE.showOlder });
    await page.user.click(older);
    expect(await page.findByText(EXAM_PAGE.olderFailed)).toBeTruthy();
    isDown = false;
    await page.user.click(older);
    expect(await page.findByText('Older')).toBeTruthy();
    expect(page.getByText('Newer')).toBeTruthy();
    expect(page.queryByRole('button', { name: EXAM_PAGE.showOlder })).toBeNull();
  });

  it('say that there are none, without hiding the rest', async () => {
    const page = show(<ExamPage />);
    expect(await page.findByText(EXAM_PAGE.noSittings)).toBeTruthy();
    expect(page.getByText(EXAM_PAGE.noMocks)).toBeTruthy();
  });
});

describe('what is of the demonstration', () => {
  const tags = async (path: 'mocks' | 'sittings', ...are: boolean[]) => {
    const ids = are.map((isDemo, at) => ({ id: `x${at}`, isDemo }));
    server.on('GET /exam', { body: exam(path === 'mocks' ? { mocks: ids.map((one) => mock(one)) } : {}) });
    server.on('GET /exam/sittings', own(...(path === 'sittings' ? ids.map((one) => listing(one)) : [])));
    const page = show(<ExamPage />);
    const list = await page.findByRole('region', { name: EXAM_PAGE[path] });
    const rows = await within(list).findAllByRole('heading', { level: 3 });
    const inRows = rows.map((row) => within(row.parentElement!).queryAllByText(EXAM_PAGE.demoTag).length);
    const all = within(list).queryAllByText(EXAM_PAGE.demoTag).length;
    page.unmount();
    return { inRows, all };
  };

  it.each(['mocks', 'sittings'] as const)(
    'is said once of a list, and at rows where only some are: %s',
    async (path) => {
      expect(await tags(path, true, true)).toEqual({ inRows: [0, 0], all: 1 });
      expect(await tags(path, true, false)).toEqual({ inRows: [1, 0], all: 1 });
      expect(await tags(path, false)).toEqual({ inRows: [0], all: 0 });
    },
  );
});

describe('while it loads', () => {
  it('has its headings, and says so to a screen reader alone', async () => {
    server.on('GET /exam', 'never');
    server.on('GET /exam/sittings', 'never');
    const page = show(<ExamPage />);
    for (const name of [EXAM_PAGE.mocks, EXAM_PAGE.sittings]) expect(page.getByRole('heading', { name })).toBeTruthy();
    for (const words of [EXAM_PAGE.loading, EXAM_PAGE.loadingSittings]) {
      const { className, parentElement } = page.getByText(words);
      expect([className, parentElement?.getAttribute('role')]).toEqual(['hidden', 'status']);
    }
  });

  it('keeps own tests when the rest fails', async () => {
    server.on('GET /exam', { status: 503, body: { message: 'Down.' } });
    server.on('GET /exam/sittings', own(listing()));
    const page = show(<ExamPage />);
    expect(await page.findByText('Down.')).toBeTruthy();
    expect(await page.findByRole('link', { name: EXAM_PAGE.seeResult })).toBeTruthy();
    expect(page.queryByRole('heading', { name: EXAM_PAGE.mocks })).toBeNull();
  });
});
