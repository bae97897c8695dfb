import { waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetQueries } from '../../../web/api/query-scope.tsx';
import { Router } from '../../../web/app/router.tsx';
import { keepPreferences } from '../../../web/platform/player-preferences.ts';
import { fakeServer } from '../features/support/fake-server.ts';
import { forgetEverybody, signIn, student } from '../features/support/people.ts';
import { show } from '../features/support/screen.tsx';

fakeServer('never');

beforeEach(() => {
  forgetEverybody();
  forgetQueries();
  localStorage.clear();
});

/** The links of the rail, by their words. */
async function railOf(at: string): Promise<Record<string, string | null>> {
  const page = show(<Router />, at);
  const rail = await page.findByRole('navigation', { name: 'Student' });
  const links = within(rail).getAllByRole('link').slice(1);
  const found = links.map((link) => [link.textContent, link.getAttribute('href')] as const);
  page.unmount();
  return Object.fromEntries(found);
}

describe('the frame of students', () => {
  it('leads an owner to the dashboard, the course, the exam, the search and the profile', async () => {
    signIn(student(['a', 'b']));
    const rail = {
      Dashboard: '/studentdashboard',
      Course: '/student/course/a',
      Exam: '/exam',
      Search: '/search',
      Profile: '/profile',
    };
    expect(await railOf('/profile')).toEqual(rail);
    expect(await railOf('/student/course/b/video/v')).toEqual({ ...rail, Course: '/student/course/b' });
  });

  it('leads to the courses where none is owned', async () => {
    signIn(student());
    expect(await railOf('/profile')).toEqual({
      Dashboard: '/studentdashboard',
      Courses: '/courses',
      Profile: '/profile',
    });
  });

  it('opens the search by its keys from anywhere, and moves to its field there', async () => {
    signIn(student(['a']));
    const page = show(<Router />, '/Mycourse');
    await page.findByRole('heading', { level: 1 });
    keepPreferences({ hasShortcuts: false });
    await page.user.keyboard('/');
    expect(page.address()).toBe('/Mycourse');
    keepPreferences({ hasShortcuts: true });
    await page.user.keyboard('/');
    await waitFor(() => expect(page.address()).toBe('/search'));
    const field = await page.findByRole('searchbox');
    expect(document.activeElement).toBe(field);
    field.blur();
    await page.user.keyboard('{Control>}k{/Control}');
    expect(document.activeElement).toBe(field);
  });
});
