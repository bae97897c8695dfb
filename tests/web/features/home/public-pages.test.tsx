import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AboutPage } from '../../../../web/features/home/about-page.tsx';
import { HomePage } from '../../../../web/features/home/home-page.tsx';
import { OfficeHours } from '../../../../web/features/home/other-ways.tsx';
import { TermsPage } from '../../../../web/features/home/terms-page.tsx';
import { HOME } from '../../../../web/text/copy/home.ts';
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
