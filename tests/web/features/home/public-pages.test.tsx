import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SCHOOL_ELEMENT } from '../../../../src/wire/school.ts';
import { QUESTIONS_WORDS } from '../../../../src/wire/words/questions.ts';
import { Mentor } from '../../../../web/course/mentor.tsx';
import { AboutPage } from '../../../../web/features/home/about-page.tsx';
import { HomePage } from '../../../../web/features/home/home-page.tsx';
import { OfficeHours } from '../../../../web/features/home/other-ways.tsx';
import { TermsPage } from '../../../../web/features/home/terms-page.tsx';
import { HOME } from '../../../../web/text/copy/home.ts';
import { QUESTIONS } from '../../../../web/text/copy/home-ending.ts';
import { PROMISE_WORDS } from '../../../../web/text/copy/program.ts';
import { CURRICULUM } from '../../../../web/text/curriculum.ts';
import { liveCourse } from '../support/courses.ts';
import { fakeServer } from '../support/fake-server.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();

describe('/Home', () => {
  it('names the seven modules and one heading of the first level', () => {
    server.on('GET /user/courses/live', 'never');
    const page = show(<HomePage />);
    expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    for (const module of CURRICULUM) expect(page.getByRole('heading', { name: module })).toBeTruthy();
  });

  it('shows the live price of a program, and the way to the courses for one without', async () => {
    server.on('GET /user/courses/live', { body: [liveCourse('a', { durationMonths: 10, price: 899 })] });
    const page = show(<HomePage />);
    expect(await page.findAllByText('$899'), 'beside the first button and on the card').toHaveLength(2);
    expect(page.getByRole('link', { name: 'See courses' }).getAttribute('href')).toBe('/courses');
  });

  it('names as the lowest price that of a program, not of another course', async () => {
    const other = liveCourse('c', { durationMonths: 1, price: 149 });
    server.on('GET /user/courses/live', { body: [other, liveCourse('a', { durationMonths: 5 })] });
    const page = show(<HomePage />);
    expect(await page.findAllByText('$499')).toHaveLength(2);
    expect(page.queryByText('$149')).toBeNull();
  });

  it('compares the programs by what follows from months, modules and price', async () => {
    const ten = liveCourse('b', { durationMonths: 10, price: 899 });
    server.on('GET /user/courses/live', { body: [liveCourse('a', { durationMonths: 5 }), ten] });
    const page = show(<HomePage />);
    const cells = async (name: string) =>
      [...((await page.findByRole('rowheader', { name })).parentElement?.querySelectorAll('td') ?? [])].map(
        ({ textContent }) => textContent,
      );
    expect(await cells(HOME.program.monthly)).toEqual(['$99.80', '$89.90']);
    expect(await cells(HOME.program.pace)).toEqual(['One module every 3 weeks', 'One module every 6 weeks']);
    expect(page.getByText(HOME.program.notMonthly)).toBeTruthy();
  });

  it('tells when the next live discussions are, and nothing for a course without', async () => {
    const discussions = [{ weekday: 3, startsAt: '19:30', minutes: 90, timeZone: 'Australia/Sydney' }];
    const without = liveCourse('b', { durationMonths: 10 });
    server.on('GET /user/courses/live', { body: [liveCourse('a', { durationMonths: 5, discussions }), without] });
    const page = show(<HomePage />);
    const next = (await page.findByText(HOME.next)).parentElement;
    expect(next?.querySelectorAll('dd')).toHaveLength(1);
    expect(next?.textContent).toMatch(/your time/);
    expect(next?.textContent).toContain('Course a');
  });

  it('shows a question where a program has mock exams, with how many each has', async () => {
    const of = (id: string, durationMonths: number, count: number) =>
      liveCourse(id, { durationMonths, promises: [{ promise: 'mock-exams', count }] });
    server.on('GET /user/courses/live', { body: [of('a', 5, 1), of('b', 10, 3), of('c', 1, 9)] });
    const page = show(<HomePage />);
    const figure = (await page.findByRole('heading', { name: HOME.inside.question.heading })).closest('figure')!;
    expect([...figure.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(Array(2).fill(HOME.inside.question.alt));
    expect([...figure.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      '5-month program: 1 free mock exam',
      '10-month program: 3 free mock exams',
    ]);
    const result = page.getByRole('heading', { name: HOME.inside.result.heading }).closest('figure')!;
    expect([...result.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(HOME.inside.ofExams);
  });

  it('sells no question where no program has a mock exam', async () => {
    server.on('GET /user/courses/live', { body: [liveCourse('a', { durationMonths: 5 })] });
    const page = show(<HomePage />);
    expect(await page.findAllByText('$499')).toHaveLength(2);
    expect(page.getAllByAltText(HOME.inside.player.alt)).toHaveLength(2);
    for (const picture of ['question', 'result'] as const)
      expect(page.queryAllByAltText(HOME.inside[picture].alt)).toEqual([]);
  });

  it('answers six questions and has the form, without anybody coming near', async () => {
    server.on('GET /user/courses/live', 'never');
    const page = show(<HomePage />);
    expect(await page.findByRole('form', { name: 'Query form' })).toBeTruthy();
    for (const { question } of QUESTIONS)
      expect(page.getByRole('heading', { name: QUESTIONS_WORDS[question] })).toBeTruthy();
  });

  it('says that both programs include what both have', async () => {
    const ofTen = liveCourse('b', { durationMonths: 10, promises: [{ promise: 'mentor', count: null }] });
    server.on('GET /user/courses/live', { body: [liveCourse('a', { durationMonths: 5 }), ofTen] });
    const page = show(<HomePage />);
    const both = (await page.findByRole('heading', { name: HOME.bothInclude })).parentElement;
    expect([...(both?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
      PROMISE_WORDS.mentor,
    ]);
  });

  it('leads to the courses when the catalogue does not answer', async () => {
    server.on('GET /user/courses/live', 'no network');
    const page = show(<HomePage />);
    expect(await page.findAllByRole('link', { name: 'See courses' })).toHaveLength(2);
    expect(page.queryByRole('heading', { name: HOME.bothInclude })).toBeNull();
    expect(page.queryByText('AUD')).toBeNull();
  });
});

describe('the mentor', () => {
  afterEach(() => {
    document.getElementById(SCHOOL_ELEMENT)?.remove();
    vi.resetModules();
  });

  it('is nobody by name until the school has set one, and can be written to', () => {
    const page = show(<Mentor />);
    expect(page.getByRole('heading', { name: 'Who teaches you' })).toBeTruthy();
    expect(page.container.textContent).not.toMatch(/Dr\.?\s|BDS|registration/i);
    expect(page.getByRole('link', { name: 'Talk to Mentor' }).getAttribute('href')).toBe('/ContactUs');
  });

  it('is shown with degree and registration once set, and with initials in place of a photo', async () => {
    const mentor = { name: 'Dr. Nadia El Hassan', degree: 'BDS', registration: 'AHPRA', words: 'I teach.' };
    const facts = document.createElement('script');
    Object.assign(facts, { id: SCHOOL_ELEMENT, type: 'application/json' });
    facts.textContent = JSON.stringify({ mentor: { ...mentor, photo: null } });
    document.head.append(facts);
    vi.resetModules();
    const { Mentor: Set } = await import('../../../../web/course/mentor.tsx');
    const { container } = show(<Set />);
    for (const words of [...Object.values(mentor), 'NH']) expect(container.textContent).toContain(words);
  });
});

describe('/About', () => {
  it('has the anchor of the assessment process and a link to the council', () => {
    const page = show(<AboutPage />);
    expect(page.container.querySelector('#adc-process')?.querySelectorAll('ol > li')).toHaveLength(3);
    expect(page.getByRole('link', { name: /Australian Dental Council/ }).getAttribute('target')).toBe('_blank');
  });
});

describe('office hours', () => {
  const readAt = (timeZone: string) => {
    const options = new Intl.DateTimeFormat().resolvedOptions();
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
  };
  afterEach(() => vi.restoreAllMocks());

  const hours = {
    days: 'Monday to Friday',
    opens: '09:00',
    closes: '17:00',
    timeZone: 'Australia/Sydney',
    place: 'Sydney',
  };

  /** The reader's line comes in a task of its own. */
  const shown = async () => {
    const { container } = show(<OfficeHours hours={hours} />);
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    return container.textContent;
  };

  it('are said in the reader’s time too, unless it is the same', async () => {
    readAt('Asia/Kolkata');
    expect(await shown()).toMatch(/\(Sydney\).*Your time/);
    readAt('Australia/Melbourne');
    expect(await shown()).not.toContain('Your time');
  });

  it('are the school’s alone in what the build renders, wherever it runs', () => {
    readAt('Asia/Kolkata');
    const html = renderToString(<OfficeHours hours={hours} />);
    expect(html).toContain('(Sydney)');
    expect(html).not.toContain('Your time');
  });
});

describe('/Tnc', () => {
  it('has nine sections, each reachable from the contents', () => {
    const page = show(<TermsPage />);
    const links = [...page.getByRole('navigation', { name: 'Contents' }).querySelectorAll('a')];
    expect(links).toHaveLength(9);
    for (const link of links) expect(page.container.querySelector(link.getAttribute('href') ?? '')).toBeTruthy();
    expect(page.container.textContent).toContain('2 years');
  });
});
