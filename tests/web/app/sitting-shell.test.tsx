import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { M } from '../../../src/wire/messages.ts';
import { sessionStore } from '../../../web/api/session-store.ts';
import { Router } from '../../../web/app/router.tsx';
import { SIGN_IN_AGAIN } from '../../../web/text/copy/sign-in-again.ts';
import { BEFORE, SITTING } from '../../../web/text/copy/sitting.ts';
import { sitting } from '../exam/sittings.ts';
import { fakeServer, NOT_FOUND } from '../features/support/fake-server.ts';
import { forgetEverybody, makeToken, signIn, student } from '../features/support/people.ts';
import { show } from '../features/support/screen.tsx';

const server = fakeServer('never');
const READ = 'GET /exam/sittings/s1';

beforeEach(() => {
  forgetEverybody();
  signIn(student(['c1']));
  server.on(READ, { body: sitting() });
});

async function openAndLose() {
  const page = show(<Router />, '/exam/sitting/s1');
  const heading = await page.findByRole('heading', { level: 1, name: BEFORE.heading });
  act(() => sessionStore.end(undefined, false));
  const dialog = await page.findByRole('dialog', { name: SIGN_IN_AGAIN.title }, { timeout: 10_000 });
  const signInAs = async (user = student(['c1'])) => {
    server.on('POST /auth/login', { body: { token: makeToken(), user, role: user.role, message: M.loginSuccessful } });
    await page.user.type(within(dialog).getByLabelText('Password'), 'long enough');
    await page.user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
  };
  return { page, heading, dialog, signInAs };
}

describe('a session that ends during a test', () => {
  it('opens the sign-in window over the page, which stays as it is', async () => {
    const { page, heading, dialog, signInAs } = await openAndLose();
    expect(within(dialog).getByLabelText<HTMLInputElement>('Email').value).toBe(student().email);
    expect(heading.isConnected).toBe(true);
    await signInAs();
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect([page.address(), heading.isConnected]).toEqual(['/exam/sitting/s1', true]);
  });

  it('can be left for later, with the way to the window in sight', async () => {
    const { page } = await openAndLose();
    await page.user.keyboard('{Escape}');
    expect(await page.findByText(SIGN_IN_AGAIN.test.later)).toBeTruthy();
    await page.user.click(screen.getByRole('button', { name: SIGN_IN_AGAIN.open }));
    expect(await page.findByRole('dialog', { name: SIGN_IN_AGAIN.title })).toBeTruthy();
  });

  it('shows nothing of it to another person who signs in', async () => {
    const { page, heading, signInAs } = await openAndLose();
    server.on(READ, NOT_FOUND);
    await signInAs(student(['c1'], { id: 'u2', _id: 'u2' }));
    expect(await page.findByText(SITTING.notFound)).toBeTruthy();
    expect(heading.isConnected).toBe(false);
  });
});
