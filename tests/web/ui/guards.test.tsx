import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { M } from '../../../src/wire/messages.ts';
import type { CurrentSession, SessionUser } from '../../../web/api/session.ts';
import { RequireAdmin, RequirePurchase, RequireSignIn } from '../../../web/app/guards.tsx';
import { useSignOut } from '../../../web/app/sign-out.ts';
import { INSIDE } from '../../../web/text/copy/inside.ts';
import { FeedbackProvider } from '../../../web/ui/feedback-provider.tsx';
import { accessTo } from '../features/support/people.ts';
import { expectSaid } from '../features/support/said.ts';

const session = vi.hoisted(() => ({
  now: { status: 'signed-out' } as Pick<CurrentSession, 'status' | 'user'>,
  listeners: new Set<() => void>(),
  remembered: [] as string[],
}));

vi.mock('../../../web/api/session.ts', async () => {
  const { useSyncExternalStore } = await import('react');
  const subscribe = (listener: () => void) => (
    session.listeners.add(listener), () => session.listeners.delete(listener)
  );
  const become = (next: typeof session.now) => {
    session.now = next;
    session.listeners.forEach((listener) => listener());
  };
  return {
    rememberTarget: (path: string) => session.remembered.push(path),
    useSession: () => ({
      ...useSyncExternalStore(subscribe, () => session.now),
      refresh: async () => undefined,
      signOut: async () => become({ status: 'signed-out', user: undefined }),
    }),
  };
});

const somebody = (facts: Partial<SessionUser>): SessionUser => ({
  id: 'u1',
  name: 'Ada',
  email: 'ada@cusp.test',
  role: 'student',
  purchasedCourses: [],
  ...facts,
});
const signIn = (facts: Partial<SessionUser> = {}) => (session.now = { status: 'signed-in', user: somebody(facts) });

function Place() {
  const { pathname, search } = useLocation();
  return <output data-testid="place">{pathname + search}</output>;
}

function Leave() {
  const leave = useSignOut('/');
  return (
    <button type="button" onClick={() => void leave()}>
      Logout
    </button>
  );
}

function open(path: string) {
  render(
    <FeedbackProvider>
      <MemoryRouter initialEntries={[path]}>
        <Place />
        <Leave />
        <Routes>
          <Route element={<RequireSignIn notice={M.loginFirstToPay} />}>
            <Route path="/payment" element="till" />
          </Route>
          <Route element={<RequireAdmin />}>
            <Route path="/admin" element="office" />
          </Route>
          <Route element={<RequirePurchase />}>
            <Route path="/studentdashboard" element="desk" />
          </Route>
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </FeedbackProvider>,
  );
  return screen.getByTestId('place');
}

beforeEach(() => {
  session.now = { status: 'signed-out', user: undefined };
  session.remembered = [];
});

it.each(['/payment?courseId=c1&price=499', '/admin', '/studentdashboard'])(
  'sends a stranger from %s to /login and remembers the way',
  (path) => {
    expect(open(path).textContent).toBe('/login');
    expect(session.remembered).toContain(path);
  },
);

it('tells a stranger at the till why, exactly once', async () => {
  open('/payment');
  await expectSaid('Please login first to access payment page', 'toast');
});

it('leaves the why to the call that found out, when a session ends at the till', () => {
  signIn();
  const place = open('/payment');
  act(() => {
    session.now = { status: 'signed-out', user: undefined };
    session.listeners.forEach((listener) => listener());
  });
  expect(place.textContent).toBe('/login');
  expect(screen.queryByText('Please login first to access payment page')).toBeNull();
});

it('lets anybody who is signed in pay', () => {
  signIn();
  expect(open('/payment').textContent).toBe('/payment');
});

it('sends whoever is no admin from the office to the front door', () => {
  signIn({ purchasedCourses: ['c1'] });
  expect(open('/admin').textContent).toBe('/');
  expect(session.remembered).toEqual([]);
});

it('lets an admin into the office', () => {
  signIn({ role: 'admin' });
  expect(open('/admin').textContent).toBe('/admin');
});

it('lets an admin into the student screens as a preview, with a way back', async () => {
  signIn({ role: 'admin' });
  const place = open('/studentdashboard');
  expect((await screen.findByText(/Preview/)).textContent).toContain('what a student sees');
  expect(place.textContent).toBe('/studentdashboard');
  expect(screen.getByRole('link', { name: INSIDE.backToAdmin }).getAttribute('href')).toBe('/admin');
});

it('sends whoever owns no course to the courses, once the server was asked', async () => {
  signIn();
  const place = open('/studentdashboard');
  expect(place.textContent).toBe('/studentdashboard');
  await waitFor(() => expect(place.textContent).toBe('/courses'));
});

it('lets a buyer in', () => {
  signIn({ purchasedCourses: ['c1'] });
  expect(open('/studentdashboard').textContent).toBe('/studentdashboard');
});

it('lets in whose only course has ended: it is listed there with what can be done', () => {
  signIn({ access: [accessTo('c1', { isActive: false, canExtend: true })] });
  expect(open('/studentdashboard').textContent).toBe('/studentdashboard');
});

it('does not remember the page for somebody who chose to leave', async () => {
  signIn({ purchasedCourses: ['c1'] });
  const place = open('/studentdashboard');
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Logout' })));
  await waitFor(() => expect(place.textContent).toBe('/'));
  expect(session.remembered).toEqual([]);
});
