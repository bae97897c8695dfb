import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SchoolFacts } from '../../../../src/wire/school.ts';
import { ABOUT_WORDS } from '../../../../src/wire/words/about.ts';
import { HOME_WORDS } from '../../../../src/wire/words/home.ts';
import { QUESTIONS_WORDS } from '../../../../src/wire/words/questions.ts';
import { TERMS_DAY, TERMS_WORDS } from '../../../../src/wire/words/terms.ts';
import { CoursesPage } from '../../../../web/features/catalog/courses-page.tsx';
import { AboutPage } from '../../../../web/features/home/about-page.tsx';
import { ContactPage } from '../../../../web/features/home/contact-page.tsx';
import { HomePage } from '../../../../web/features/home/home-page.tsx';
import { TermsPage } from '../../../../web/features/home/terms-page.tsx';
import { BRAND } from '../../../../web/text/brand.ts';
import { fakeServer } from '../support/fake-server.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
const as = (facts: Pick<SchoolFacts, 'words' | 'termsChanged'>) => Object.assign(BRAND, facts);
beforeEach(() => server.on('GET /user/courses/live', 'never'));
afterEach(() => as({ words: undefined, termsChanged: undefined }));

const MARKUP = '<b>Bold</b> & [link](https://evil.example) {{name}}';

describe('/Home in the words of its owner', () => {
  it('has them, and today’s in all other places', () => {
    as({ words: { home: { title: 'My tab', lead: MARKUP, feature2: 'My feature' } } });
    const page = show(<HomePage />);
    expect(page.getByText(MARKUP), 'markup is text').toBeTruthy();
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe(HOME_WORDS.heading);
    expect(page.getByRole('heading', { name: 'My feature' }).nextSibling?.textContent).toBe(HOME_WORDS.feature2Line);
    expect(document.title).toBe('My tab · Cusp');
  });

  it('shows no feature and no line that was emptied', () => {
    as({ words: { home: { feature3: '', missionLine: '', eyebrow: '' } } });
    const page = show(<HomePage />);
    for (const gone of [HOME_WORDS.feature3, HOME_WORDS.feature3Line, HOME_WORDS.missionLine, HOME_WORDS.eyebrow])
      expect(page.queryByText(gone), gone).toBeNull();
    expect(page.getByRole('heading', { name: HOME_WORDS.feature4 })).toBeTruthy();
  });

  it('shows no question that was emptied, and no link below another one', async () => {
    as({ words: { questions: { question1: 'Do you teach at night?', question2: '', answer6: 'Ten.' } } });
    const page = show(<HomePage />);
    const other = await page.findByRole('heading', { name: 'Do you teach at night?' });
    expect(other.closest('details')?.querySelector('a')).toBeNull();
    expect(page.queryByText(QUESTIONS_WORDS.question2)).toBeNull();
    expect(page.queryByText(QUESTIONS_WORDS.answer2)).toBeNull();
    const sixth = page.getByRole('heading', { name: QUESTIONS_WORDS.question6 }).closest('details');
    expect([sixth?.querySelector('p')?.textContent, sixth?.querySelector('a')?.getAttribute('href')]).toEqual([
      'Ten. See courses and prices',
      '/courses',
    ]);
  });

  it('has no section of questions without any', async () => {
    const none = Object.fromEntries([1, 2, 3, 4, 5, 6].map((number) => [`question${number}`, '']));
    as({ words: { questions: none } });
    const page = show(<HomePage />);
    await page.findByRole('form', { name: 'Query form' });
    expect(page.queryByRole('heading', { name: QUESTIONS_WORDS.heading })).toBeNull();
  });
});

describe('/About in the words of its owner', () => {
  it('has their paragraphs and points, and no list without any', () => {
    as({ words: { about: { text: ' One.\n\n  \nTwo\nlines.\n\nOne.', promises: ' A \n\nB\nA', why: '' } } });
    const page = show(<AboutPage />);
    const text = page.getByRole('heading', { name: ABOUT_WORDS.textHeading }).closest('section');
    expect([...(text?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'One.',
      'Two\nlines.',
    ]);
    const promises = page.getByRole('heading', { name: ABOUT_WORDS.promiseHeading }).closest('section');
    expect([...(promises?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual(['A', 'B']);
    expect(page.queryByRole('heading', { name: ABOUT_WORDS.whyHeading })).toBeNull();
  });
});

it('/courses and /ContactUs have the heading, the title and the line of their owner', () => {
  as({ words: { courses: { heading: 'My courses', lead: '' }, contact: { title: 'Ask me', lead: 'I answer.' } } });
  const courses = show(<CoursesPage />);
  expect(courses.getByRole('heading', { level: 1 }).textContent).toBe('My courses');
  expect(courses.container.querySelector('header p')).toBeNull();
  courses.unmount();
  const contact = show(<ContactPage />);
  expect([contact.getByRole('heading', { level: 1 }).textContent, document.title]).toEqual(['Ask me', 'Ask me · Cusp']);
  expect(contact.getByText('I answer.')).toBeTruthy();
});

describe('/Tnc in the words of its owner', () => {
  const day = (page: ReturnType<typeof show>) => page.container.querySelector('time')?.dateTime;

  it('keeps nine sections with their ids and titles', () => {
    as({ words: { terms: { privacy: 'We keep little.\n\nWe sell nothing.', 'privacy-summary': 'Little.' } } });
    const page = show(<TermsPage />);
    expect(page.container.querySelectorAll('section[id]')).toHaveLength(9);
    const privacy = page.container.querySelector('#privacy');
    expect([...(privacy?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      '8. Privacy',
      'In short: Little.',
      'We keep little.',
      'We sell nothing.',
    ]);
    expect(page.container.textContent).toContain(TERMS_WORDS['copyrights-summary']);
  });

  it.each([
    ['the program’s while nobody changed them', undefined, TERMS_DAY],
    ['the owner’s after a change', '2027-02-03', '2027-02-03'],
    ['the program’s where those are newer', '2020-01-01', TERMS_DAY],
  ])('has a day: %s', (_what, termsChanged, shown) => {
    as({ termsChanged });
    expect(day(show(<TermsPage />))).toBe(shown);
  });
});
