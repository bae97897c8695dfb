import { expect, it } from 'vitest';
import { Footer } from '../../../web/app/footer.tsx';
import { SHELL } from '../../../web/text/copy/shell.ts';
import { forgetEverybody, signIn, student } from '../features/support/people.ts';
import { show } from '../features/support/screen.tsx';

it.each([
  ['a visitor', forgetEverybody],
  ['an owner of a course', () => signIn(student(['a']))],
  ['an administrator', () => signIn(student([], { role: 'admin' }))],
])('has Get Started for %s', (_who, become) => {
  become();
  const link = show(<Footer />).getByRole('link', { name: SHELL.getStarted });
  expect(link.getAttribute('href')).toBe('/courses');
});
