import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { COUNCIL } from '../../../src/wire/council.ts';
import { type ExamDatesFacts, SCHOOL_ELEMENT } from '../../../src/wire/school.ts';
import { NEXT_EXAMS } from '../../../web/text/copy/next-exams.ts';
import { show } from '../features/support/screen.tsx';

afterEach(() => {
  document.getElementById(SCHOOL_ELEMENT)?.remove();
  vi.resetModules();
});

/** The component of a page in which the server wrote these dates. */
async function pageWith(examDates?: readonly ExamDatesFacts[]) {
  const facts = document.createElement('script');
  facts.id = SCHOOL_ELEMENT;
  facts.type = 'application/json';
  facts.textContent = JSON.stringify({ examDates });
  document.head.append(facts);
  vi.resetModules();
  return (await import('../../../web/exam/lazy-exams.tsx')).LazyExams;
}

const GONE = { from: '2020-03-04', to: '2020-03-05', note: '' };
const NEXT = { from: '2097-03-04', to: '2097-03-05', note: 'in Melbourne' };
const LATER = { from: '2097-09-02', to: '2097-09-02', note: '' };

it('names the next exam, those after it, and the council, which has the last word', async () => {
  const LazyExams = await pageWith([GONE, NEXT, LATER]);
  const page = show(<LazyExams />);
  expect(await page.findByText('4–5 March 2097')).toBeTruthy();
  expect(page.container.textContent).toContain(`${NEXT_EXAMS.next}: 4–5 March 2097 · in Melbourne`);
  expect(page.getByText(`${NEXT_EXAMS.later}: 2 September 2097`)).toBeTruthy();
  expect(page.container.textContent).not.toContain('2020');
  expect(page.getByRole('link', { name: new RegExp(NEXT_EXAMS.check) }).getAttribute('href')).toBe(COUNCIL.processUrl);
});

it.each([[undefined], [[GONE]]])('shows nothing of %j', async (dates) => {
  const LazyExams = await pageWith(dates);
  const page = show(<LazyExams />);
  await import('../../../web/exam/next-exams.tsx');
  expect(page.queryByText(new RegExp(NEXT_EXAMS.next))).toBeNull();
  expect(page.queryByRole('link')).toBeNull();
});

it('is in no page that the server draws: what is coming depends on the day', async () => {
  const LazyExams = await pageWith([NEXT]);
  expect(renderToString(<LazyExams />)).toBe('');
});
