import { within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { PracticePage } from '../../../../web/features/exam/practice-page.tsx';
import { EXAM_PAGE } from '../../../../web/text/copy/exam-page.ts';
import { PRACTICE } from '../../../../web/text/copy/practice.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';
import { exam, openPractice, practice } from './support/exam.ts';

const server = fakeServer();
const MADE = { status: 201, body: { id: 's9' } };

beforeEach(() => {
  signIn(student(['c1']));
  server.on('GET /exam', { body: exam() });
  server.on('GET /exam/practice', { body: practice() });
  server.on('POST /exam/practice', MADE);
});

const open = () => show(<PracticePage />, '/exam/practice');
const sent = () => server.seen('POST /exam/practice').map(({ body }) => body);
const wayIn = async (page: ReturnType<typeof show>, name: string) => within(await page.findByRole('article', { name }));

describe('a way to practise', () => {
  it.each([
    // 4 × 120 ÷ 14 = 34.3 minutes
    [PRACTICE.like.title, 'Start with 4 cases (20 questions, 35 min)', { status: 'all', mode: 'timed', vignettes: 4 }],
    [PRACTICE.weak.title, 'Start with 4 cases (20 questions)', { status: 'weak', mode: 'tutor', vignettes: 4 }],
    [PRACTICE.wrong.title, 'Start with 2 cases (10 questions)', { status: 'wrong', mode: 'tutor', vignettes: 2 }],
  ])('%s begins with one press', async (title, words, wanted) => {
    const page = open();
    await page.user.click((await wayIn(page, title)).getByRole('button', { name: words }));
    await expect.poll(page.address).toBe('/exam/sitting/s9');
    expect(sent()).toEqual([{ clusters: [], subjects: [], ...wanted, idempotencyKey: expect.any(String) }]);
  });

  it('into which nothing fits says so', async () => {
    const page = open();
    const unseen = await wayIn(page, PRACTICE.unseen.title);
    expect(unseen.getByText(PRACTICE.unseen.none)).toBeTruthy();
    expect(unseen.queryByRole('button')).toBeNull();
  });

  it('by weak areas names them', async () => {
    const weak = await wayIn(open(), PRACTICE.weak.title);
    expect(weak.getByText('Endodontics, Diagnosis: 7 wrong')).toBeTruthy();
  });
});

describe('own choice', () => {
  it('counts while one chooses, and starts what it says', async () => {
    server.on('GET /exam/practice', (_seen, query) => ({
      body:
        query.get('clusters') === 'c2' && query.get('status') === 'wrong'
          ? practice({ vignettes: 3, questions: 15 })
          : practice(),
    }));
    const page = open();
    const form = within(await page.findByRole('region', { name: PRACTICE.own }));
    expect(form.getByRole('button', { name: 'Start with 4 cases (20 questions, 35 min)' })).toBeTruthy();
    await page.user.click(form.getByRole('checkbox', { name: 'Diagnosis (4)' }));
    await page.user.selectOptions(form.getByLabelText(PRACTICE.status), 'wrong');
    expect(await form.findByText('Only 3 cases fit your choice.')).toBeTruthy();
    await page.user.selectOptions(form.getByLabelText(PRACTICE.extraTime), '50');
    // 3 × 120 ÷ 14 = 25.7, so 26 minutes, and half as much again.
    await page.user.click(form.getByRole('button', { name: 'Start with 3 cases (15 questions, 39 min)' }));
    await expect.poll(page.address).toBe('/exam/sitting/s9');
    expect(sent()).toEqual([
      {
        clusters: ['c2'],
        subjects: [],
        status: 'wrong',
        mode: 'timed',
        vignettes: 3,
        extraTimePercent: 50,
        idempotencyKey: expect.any(String),
      },
    ]);
  });

  it('is made by a link, in which areas that left the exam rules are nothing', async () => {
    const asked: string[] = [];
    server.on('GET /exam/practice', (_seen, query) => {
      asked.push(`${query.get('clusters')} ${query.get('subjects')}`);
      return { body: practice() };
    });
    const page = show(<PracticePage />, '/exam/practice?clusters=c2,gone&subjects=endodontics&number=2');
    const form = within(await page.findByRole('region', { name: PRACTICE.suggested }));
    expect(form.getByRole('checkbox', { name: 'Diagnosis (4)' })).toHaveProperty('checked', true);
    expect(form.getByLabelText(PRACTICE.number)).toHaveProperty('value', '2');
    expect(page.queryByRole('region', { name: PRACTICE.own })).toBeNull();
    await expect.poll(() => asked).toContain('c2 endodontics');
  });

  it('begins with everything where the link names nothing that is there', async () => {
    const page = show(<PracticePage />, '/exam/practice?clusters=gone&number=99');
    const form = within(await page.findByRole('region', { name: PRACTICE.own }));
    expect(form.getByLabelText(PRACTICE.number)).toHaveProperty('value', '4');
  });

  it('has no clock, and no extra time, as a tutor test', async () => {
    const page = open();
    const form = within(await page.findByRole('region', { name: PRACTICE.own }));
    await page.user.selectOptions(form.getByLabelText(PRACTICE.extraTime), '100');
    await page.user.selectOptions(form.getByLabelText(PRACTICE.mode), 'tutor');
    expect(form.queryByLabelText(PRACTICE.extraTime)).toBeNull();
    await page.user.selectOptions(form.getByLabelText(PRACTICE.number), '20');
    await page.user.click(form.getByRole('button', { name: 'Start with 9 cases (45 questions)' }));
    await expect.poll(page.address).toBe('/exam/sitting/s9');
    expect(sent()).toMatchObject([{ mode: 'tutor', vignettes: 9 }]);
    expect(sent()[0]).not.toHaveProperty('extraTimePercent');
  });

  it('says where nothing fits, and can be cleared', async () => {
    server.on('GET /exam/practice', (_seen, query) => ({
      body: query.get('subjects') === 'radiology' ? practice({ vignettes: 0, questions: 0 }) : practice(),
    }));
    const page = open();
    const form = within(await page.findByRole('region', { name: PRACTICE.own }));
    await page.user.click(form.getByRole('checkbox', { name: 'Radiology (3)' }));
    expect(await form.findByText(PRACTICE.nothingFits)).toBeTruthy();
    expect(form.queryByRole('button', { name: /^Start/ })).toBeNull();
    await page.user.click(form.getByRole('button', { name: PRACTICE.clear }));
    expect(await form.findByRole('button', { name: /^Start with 4 cases/ })).toBeTruthy();
  });
});

describe('a press whose answer is lost', () => {
  it('is sent again with its key, and the next press has another', async () => {
    const page = open();
    server.on('POST /exam/practice', 'no network');
    const like = await wayIn(page, PRACTICE.like.title);
    await page.user.click(like.getByRole('button'));
    expect(await page.findByRole('button', { name: PRACTICE.retry })).toBeTruthy();
    // The same press once more, beside the button that offers it.
    await page.user.click(like.getByRole('button'));
    await expect.poll(sent).toHaveLength(2);
    server.on('POST /exam/practice', { status: 422, body: { message: 'No case fits.' } });
    await page.user.click(await page.findByRole('button', { name: PRACTICE.retry }));
    expect(await page.findByText('No case fits.')).toBeTruthy();
    server.on('POST /exam/practice', MADE);
    await page.user.click(like.getByRole('button'));
    await expect.poll(page.address).toBe('/exam/sitting/s9');
    const keys = sent().map((body) => (body as { idempotencyKey: string }).idempotencyKey);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
  });
});

describe('an open test', () => {
  const opened = (facts: object = {}) =>
    server.on('GET /exam', {
      body: exam({ open: [openPractice({ mockExamId: 'm1', id: 'mock' }), openPractice(facts)] }),
    });
  const heading = () => new RegExp(`^${PRACTICE.open}`);

  it('stands above the ways, to go on with or to end', async () => {
    opened();
    server.on('POST /exam/sittings/s1/writer', { body: { writer: { number: 4 } } });
    server.on('POST /exam/sittings/s1/end', { body: {} });
    const page = open();
    expect(await page.findByRole('heading', { name: heading() })).toBeTruthy();
    expect(page.getByRole('link', { name: EXAM_PAGE.continue }).getAttribute('href')).toBe('/exam/sitting/s1');
    expect(page.getAllByRole('article')).toHaveLength(4);
    await page.user.click(page.getByRole('button', { name: PRACTICE.end }));
    const asked = within(await page.findByRole('alertdialog', { name: PRACTICE.endTitle }));
    expect(asked.getByText(PRACTICE.endLine(3))).toBeTruthy();
    await page.user.click(asked.getByRole('button', { name: PRACTICE.end }));
    expect(await page.findByText(PRACTICE.ended(3))).toBeTruthy();
    expect(server.seen('POST /exam/sittings/s1/end').map(({ body }) => body)).toEqual([{ writer: 4 }]);
  });

  it('ends when another one is started, after one question', async () => {
    opened();
    const page = open();
    await page.user.click((await wayIn(page, PRACTICE.like.title)).getByRole('button'));
    const asked = within(await page.findByRole('alertdialog', { name: PRACTICE.anotherTitle }));
    await page.user.click(asked.getByRole('button', { name: PRACTICE.another }));
    await expect.poll(page.address).toBe('/exam/sitting/s9');
    expect(sent()).toMatchObject([{ ends: 's1' }]);
  });

  it('without an answer gives way without a question: nothing is lost', async () => {
    opened({ answered: 0 });
    const page = open();
    await page.user.click((await wayIn(page, PRACTICE.like.title)).getByRole('button'));
    await expect.poll(page.address).toBe('/exam/sitting/s9');
    expect(sent()).toMatchObject([{ ends: 's1' }]);
  });

  it('that another device has started is offered', async () => {
    const page = open();
    const like = await wayIn(page, PRACTICE.like.title);
    const message = 'You have started this already. Continue it or end it first.';
    server.on('POST /exam/practice', { status: 409, body: { code: 'exam/open-sitting', message } });
    server.on('GET /exam', { body: exam({ open: [openPractice()] }) });
    await page.user.click(like.getByRole('button'));
    expect((await page.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe('/exam/sitting/s1');
    expect(await page.findByText(message)).toBeTruthy();
  });
});

describe('without anything to practise', () => {
  it('says so of a school that has no cases', async () => {
    server.on('GET /exam/practice', { body: practice({ vignettes: 0, questions: 0 }) });
    expect(await open().findByText(PRACTICE.none)).toBeTruthy();
  });

  it('says so where access has ended', async () => {
    server.on('GET /exam', { body: exam({ canPractise: false }) });
    server.on('GET /exam/practice', {
      status: 403,
      body: { code: 'exam/no-access', message: 'None of your courses.' },
    });
    expect(await open().findByText(EXAM_PAGE.noAccessTitle)).toBeTruthy();
  });
});
