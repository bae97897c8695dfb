import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { M } from '../../../src/wire/messages.ts';
import { sessionStore } from '../../../web/api/session-store.ts';
import { Router } from '../../../web/app/router.tsx';
import { ANNOUNCEMENT } from '../../../web/text/copy/admin-announcements.ts';
import { LOGIN } from '../../../web/text/copy/identity.ts';
import { SIGN_IN_AGAIN } from '../../../web/text/copy/sign-in-again.ts';
import { fakeServer } from '../features/support/fake-server.ts';
import { forgetEverybody, makeToken, signIn, student } from '../features/support/people.ts';
import { show } from '../features/support/screen.tsx';

const server = fakeServer('never');
const WRITE = 'POST /admin/announcements';
const ENDED = 'Your session has ended. Please sign in again.';
const AUTHOR = student([], { role: 'admin', roles: ['office'] });

beforeEach(() => {
  forgetEverybody();
  signIn(AUTHOR);
});

/** Types an announcement and saves it, after the session has ended on the server. */
async function writeAndLose() {
  const old = `Bearer ${sessionStore.get()?.token}`;
  server.on(WRITE, ({ token }) =>
    token === old || token === null ? { status: 401, body: { message: ENDED } } : { status: 201, body: { id: 'a1' } },
  );
  const page = show(<Router />, '/admin/announcements/new');
  await page.user.type(await page.findByLabelText(ANNOUNCEMENT.subject, {}, { timeout: 10_000 }), 'On Saturday');
  await page.user.type(page.getByLabelText(ANNOUNCEMENT.body), 'Bring two cases.');
  const save = () => page.user.click(screen.getByRole('button', { name: ANNOUNCEMENT.save }));
  const dialog = () => page.findByRole('dialog', { name: SIGN_IN_AGAIN.title }, { timeout: 10_000 });
  await save();
  const signInAs = async (user = AUTHOR) => {
    const body = { token: makeToken(7200), user, role: user.role, message: M.loginSuccessful };
    server.on('POST /auth/login', { body });
    const form = within(await dialog());
    await page.user.type(form.getByLabelText('Password'), 'long enough');
    await page.user.click(form.getByRole('button', { name: LOGIN.signIn }));
  };
  const typed = () => screen.getByLabelText<HTMLTextAreaElement>(ANNOUNCEMENT.body).value;
  return { page, dialog, save, signInAs, typed };
}

describe('a session that ends while somebody writes', () => {
  it('asks to sign in over the page, and sends again what was refused', async () => {
    const { page, dialog, signInAs, typed } = await writeAndLose();
    expect(within(await dialog()).getByLabelText<HTMLInputElement>('Email').value).toBe(AUTHOR.email);
    expect(typed()).toBe('Bring two cases.');
    await signInAs();
    await waitFor(() => expect(page.address()).toBe('/admin/announcements/a1'));
    const [first, second] = server.seen(WRITE);
    expect(second?.body).toEqual(first?.body);
    expect(second?.body).toMatchObject({ subject: 'On Saturday', body: 'Bring two cases.' });
    expect(page.queryByRole('dialog')).toBeNull();
  });

  it('keeps the words when the window is closed, and asks again at the next save', async () => {
    const { page, dialog, save, signInAs, typed } = await writeAndLose();
    await dialog();
    await page.user.keyboard('{Escape}');
    expect(await page.findByText(ENDED)).toBeTruthy();
    expect(page.getByText(SIGN_IN_AGAIN.later)).toBeTruthy();
    expect(typed()).toBe('Bring two cases.');
    await save();
    await signInAs();
    await waitFor(() => expect(page.address()).toBe('/admin/announcements/a1'));
  });

  it('gives another person a new page, and sends nothing in their name', async () => {
    const { page, signInAs, typed } = await writeAndLose();
    await signInAs(student([], { id: 'u2', _id: 'u2', role: 'admin' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(typed()).toBe('');
    expect(server.seen(WRITE)).toHaveLength(1);
  });

  it('leads to the sign-in page from any other page', async () => {
    const { page, dialog } = await writeAndLose();
    await dialog();
    await page.user.keyboard('{Escape}');
    const [link] = page.getAllByRole('link', { name: ANNOUNCEMENT.list });
    await page.user.click(link!);
    await page.user.click(await page.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(page.address()).toBe('/login'));
    expect(sessionStore.get()).toBeUndefined();
  });

  it('leaves nothing on the screen when the person signed out in another tab', async () => {
    const { page, typed } = await writeAndLose();
    expect(typed()).toBe('Bring two cases.');
    act(() => {
      localStorage.setItem('cusp.signed-out', AUTHOR.id);
      sessionStore.reread();
    });
    await waitFor(() => expect(page.address()).toBe('/login'));
  });
});
