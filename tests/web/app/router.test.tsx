import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { M } from '../../../src/wire/messages.ts';
import { PAGE_AREAS, PAGE_PATHS, type PageArea } from '../../../src/wire/page-areas.ts';
import { forgetQueries } from '../../../web/api/query-scope.tsx';
import { sessionStore, takeTarget } from '../../../web/api/session-store.ts';
import { Router } from '../../../web/app/router.tsx';
import { COURSES } from '../../../web/text/copy/catalog.ts';
import { SIGN_IN_AGAIN } from '../../../web/text/copy/sign-in-again.ts';
import { fakeServer } from '../features/support/fake-server.ts';
import { forgetEverybody, signIn, student } from '../features/support/people.ts';
import { expectSaid } from '../features/support/said.ts';
import { show } from '../features/support/screen.tsx';

const server = fakeServer('never');

beforeEach(() => {
  forgetEverybody();
  forgetQueries();
});

/** Addresses of the pages of these areas, but for the one that needs the desktop's bridge. */
const pagesOf = (...areas: PageArea[]): string[] =>
  PAGE_PATHS.filter((path) => areas.includes(PAGE_AREAS[path]) && path !== '/admin/this-computer').map((path) =>
    path.replaceAll(/:\w+/g, 'some'),
  );

/** Opens an address and waits until it has led to a page. Not asked by roles, which take a second in a whole page. */
async function arrives(at: string, address: string): Promise<void> {
  const page = show(<Router />, at);
  await waitFor(() => expect([page.address(), page.container.querySelectorAll('h1').length], at).toEqual([address, 1]));
  page.unmount();
}

describe('every page', () => {
  it('that needs an account sends a stranger to /login and remembers the way', async () => {
    for (const path of pagesOf('buyer', 'candidate', 'owner', 'account', 'sitting', 'admin')) {
      await arrives(path, '/login');
      expect(takeTarget(), path).toBe(path);
    }
  });

  it('of a student leads to the courses without a purchase, but for Exam', async () => {
    signIn(student());
    server.on('GET /auth/me', { body: { user: student() } });
    server.on('GET /user/courses/live', { body: [] });
    for (const path of pagesOf('owner')) await arrives(path, '/courses');
    for (const path of pagesOf('candidate')) await arrives(path, path);
    expect(await show(<Router />, '/studentdashboard').findByText(COURSES.ownsNone)).toBeTruthy();
  });

  it('of the administrators sends a student home, and opens for an administrator', async () => {
    signIn(student(['a']));
    for (const path of pagesOf('admin')) await arrives(path, '/Home');
    signIn(student([], { role: 'admin' }));
    for (const path of pagesOf('admin')) await arrives(path, path);
  });

  it('of a student opens for an owner, and for an administrator who looks at it', async () => {
    for (const somebody of [student(['some']), student([], { role: 'admin' })]) {
      signIn(somebody);
      for (const path of pagesOf('candidate', 'owner', 'account', 'sitting', 'buyer')) await arrives(path, path);
    }
  });
});

it('a session that ended on the way to the payment asks to sign in over the page, and says why once', async () => {
  signIn();
  server.on('GET /user/courses/live', { body: [] });
  server.on('POST /payment/create-checkout-session', { status: 401, body: { message: 'Your session has ended.' } });
  const page = show(<Router />, '/payment?courseId=a&title=Sprint&price=499');
  await page.user.selectOptions(await page.findByLabelText('Your country'), 'India');
  await page.user.click(page.getByRole('button', { name: M.proceedToPayment }));
  await page.findByRole('dialog', { name: SIGN_IN_AGAIN.title }, { timeout: 10_000 });
  await page.user.keyboard('{Escape}');
  await expectSaid(M.loginFirst, 'failure toast');
  const toasts = page.getByRole('region', { name: 'Notifications' }).querySelectorAll('[data-message]');
  expect(toasts, 'one toast for one thing').toHaveLength(1);
  const country = page.getByLabelText('Your country') as HTMLSelectElement;
  expect(country.selectedOptions[0]?.textContent).toBe('India');
});

it('a session that ends leaves a page of each area as it is, under the sign-in window', async () => {
  for (const [path] of (['buyer', 'candidate', 'owner', 'account', 'sitting', 'admin'] as const).map((area) =>
    pagesOf(area),
  )) {
    signIn(student([], { role: 'admin' }));
    const page = show(<Router />, path!);
    const heading = await waitFor(() => {
      const found = page.container.querySelector('h1');
      expect(found, path).toBeTruthy();
      return found!;
    });
    act(() => sessionStore.end(undefined, false));
    await waitFor(() =>
      expect(document.querySelector('[role=dialog]')?.textContent, path).toContain(SIGN_IN_AGAIN.title),
    );
    expect([heading.isConnected, page.address()], path).toEqual([true, path]);
    page.unmount();
  }
});
