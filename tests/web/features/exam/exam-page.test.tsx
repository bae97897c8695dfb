import { within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ExamPage } from '../../../../web/features/exam/exam-page.tsx';
import { EXAM } from '../../../../web/text/copy/exam.ts';
import { EXAM_PAGE } from '../../../../web/text/copy/exam-page.ts';
import { PRACTICE } from '../../../../web/text/copy/practice.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';
import { exam, listing, mock, openPractice, own } from './support/exam.ts';

const server = fakeServer();
const LATER = '2099-03-04T09:00:00.000Z';

beforeEach(() => {
  signIn(student(['c1']));
  server.on('GET /exam', { body: exam() });
  server.on('GET /exam/sittings', own());
});

const nextStep = async (page: ReturnType<typeof show>, title: string) =>
  within(await page.findByRole('region', { name: title }));

describe('the next thing to do', () => {
  it('is what is open', async () => {
    server.on('GET /exam', { body: exam({ open: [openPractice()], mocks: [mock()] }) });
    const step = await nextStep(show(<ExamPage />), 'Timed test, 4 cases');
    expect(step.getByText('3 of 20 questions answered. The time is running.')).toBeTruthy();
    expect(step.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/exam/sitting/s1');
    expect(step.queryByRole('link', { name: EXAM_PAGE.start })).toBeNull();
  });

  it('is practice too while only a mock exam is open', async () => {
    server.on('GET /exam', { body: exam({ open: [openPractice({ mockExamId: 'm1', title: 'Mock exam 1' })] }) });
    const step = await nextStep(show(<ExamPage />), 'Mock exam 1');
    expect(step.getByRole('link', { name: 'Continue' })).toBeTruthy();
    expect(step.getByRole('link', { name: EXAM_PAGE.start }).getAttribute('href')).toBe('/exam/practice');
  });

  it('is a tutor test that waits', async () => {
    server.on('GET /exam', { body: exam({ open: [openPractice({ kind: 'tutor' })] }) });
    const step = await nextStep(show(<ExamPage />), 'Timed test, 4 cases');
    expect(step.getByText(`3 of 20 questions answered. ${EXAM_PAGE.tutorRuns}`)).toBeTruthy();
  });

  it('is practice where nothing is open', async () => {
    const step = await nextStep(show(<ExamPage />), EXAM_PAGE.startTitle);
    expect(step.getByRole('link', { name: EXAM_PAGE.start }).getAttribute('href')).toBe('/exam/practice');
  });

  it('is a course where access has ended; results stay', async () => {
    server.on('GET /exam', { body: exam({ canPractise: false }) });
    server.on('GET /exam/sittings', own(listing()));
    const page = show(<ExamPage />);
    const step = await nextStep(page, EXAM_PAGE.noAccessTitle);
    expect(step.getByRole('link').getAttribute('href')).toBe('/courses');
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
    expect(page.queryByText(EXAM.unconfirmed)).toBeNull();
    expect(page.queryByText(EXAM.demo)).toBeNull();
  });

  it('say what nobody has confirmed, and what is a demonstration', async () => {
    server.on('GET /exam', { body: exam({ mocks: [mock({ isDemo: true })], isConfirmed: false }) });
    const page = show(<ExamPage />);
    expect(await page.findByText(EXAM.unconfirmed)).toBeTruthy();
    expect(page.getByText(EXAM.demo)).toBeTruthy();
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

  it('go on behind the last one, and can be asked for again', async () => {
    let isDown = true;
    server.on('GET /exam/sittings', (_seen, query) => {
      if (query.get('before') === null)
        return { body: { sittings: [listing({ id: 's9', title: 'Newer' })], nextBefore: 's9' } };
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
