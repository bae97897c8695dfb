import { waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetQueries } from '../../../web/api/query-scope.tsx';
import { Router } from '../../../web/app/router.tsx';
import { keepPreferences } from '../../../web/platform/player-preferences.ts';
import { fakeServer } from '../features/support/fake-server.ts';
import { forgetEverybody, signIn, student } from '../features/support/people.ts';
import { show } from '../features/support/screen.tsx';

const server = fakeServer('never');

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

describe('an address that was never confirmed', () => {
  const AGAIN = 'POST /auth/confirm-email/link';
  const asked = `Please confirm your email address: ${student().email}`;

  it('is asked about on each visit, until the student closes it; the link is sent again', async () => {
    signIn(student(['a'], { isEmailConfirmed: false }));
    server.on(AGAIN, { body: { message: 'We have sent a link to amara@example.com.' } });
    const page = show(<Router />, '/profile');
    expect(await page.findByText(asked)).toBeTruthy();
    expect(page.getByRole('link', { name: 'Change the address' }).getAttribute('href')).toBe('/profile');
    await page.user.click(page.getByRole('button', { name: 'Send the link again' }));
    expect(await page.findByText('We have sent a link to amara@example.com.')).toBeTruthy();
    const message = 'We have sent several emails to this address within the hour.';
    server.on(AGAIN, { status: 429, body: { code: 'identity/too-many-email-links', message } });
    await page.user.click(page.getByRole('button', { name: 'Send the link again' }));
    expect(await page.findByText(message)).toBeTruthy();
    const closing = page
      .getAllByRole('button', { name: 'Dismiss' })
      .find(({ parentElement }) => parentElement?.textContent?.includes(asked));
    await page.user.click(closing as HTMLElement);
    await waitFor(() => expect(page.queryByText(asked)).toBeNull());
  });

  it('is asked about on the dashboard too, never while a student studies, and on Exam of who has no course', async () => {
    for (const [path, isAsked, courses = ['a']] of [
      ['/studentdashboard', true],
      ['/student/course/a/video/v', false],
      ['/exam', false],
      ['/exam', true, []],
    ] as const) {
      signIn(student([...courses], { isEmailConfirmed: false }));
      const page = show(<Router />, path);
      await page.findByRole('navigation', { name: 'Student' });
      expect(page.queryByText(asked) !== null, path).toBe(isAsked);
      page.unmount();
    }
  });

  it('is asked about nobody who has confirmed, and nobody of whom that is not known yet', async () => {
    for (const facts of [{}, { isEmailConfirmed: undefined }]) {
      signIn({ ...student(['a']), ...(facts as object) });
      const page = show(<Router />, '/profile');
      await page.findByRole('navigation', { name: 'Student' });
      expect(page.queryByText(asked)).toBeNull();
      page.unmount();
    }
  });
});

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
