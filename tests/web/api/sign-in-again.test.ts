import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../../web/api/client.ts';
import { sessionStore, sessionUserOf } from '../../../web/api/session-store.ts';
import { signInWindow } from '../../../web/api/sign-in-again.ts';
import { fakeServer } from '../features/support/fake-server.ts';
import { forgetEverybody, makeToken, signIn, student } from '../features/support/people.ts';

const server = fakeServer();
const READ = 'GET /admin/jobs';
const WRITE = 'POST /admin/announcements';
const read = () => call('/admin/jobs' as string);
const write = () => call('/admin/announcements' as string, { method: 'POST', body: {} });
const ENDED = { status: 401, body: { message: 'Your session has ended.' } };
const signInAgain = (user = student()) => sessionStore.begin(makeToken(7200), sessionUserOf(user));
let leave: () => void;

beforeEach(() => {
  forgetEverybody();
  signInWindow.set(true);
  signIn();
  const old = `Bearer ${sessionStore.get()?.token}`;
  for (const name of [READ, WRITE])
    server.on(name, ({ token }) => (token === old || token === null ? ENDED : { body: { name } }));
  leave = sessionStore.stay();
});
afterEach(() => leave());

const ended = async () => {
  await expect.poll(() => sessionStore.get()?.token).toBeUndefined();
};

describe('calls of a session that has ended under an open page', () => {
  it('wait, two at once, and are sent again when the same person is back', async () => {
    const answers = Promise.all([read(), write()]);
    await ended();
    expect(sessionStore.get()?.user.id).toBe('u1');
    const late = read();
    signInAgain();
    expect([...(await answers), await late]).toEqual([{ name: READ }, { name: WRITE }, { name: READ }]);
    expect(server.calls()).toHaveLength(6);
  });

  it('are never sent in the name of another person', async () => {
    const answers = Promise.allSettled([read(), write()]);
    await ended();
    signInAgain(student([], { id: 'u2', _id: 'u2' }));
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(server.calls()).toHaveLength(2);
  });

  it('are refused when the window is closed; from then on a write opens it, and a read does not', async () => {
    const first = write();
    await ended();
    signInWindow.set(false);
    await expect(first).rejects.toMatchObject({ status: 401 });
    await expect(read()).rejects.toMatchObject({ status: 401 });
    expect(signInWindow.get()).toBe(false);
    const second = write();
    await expect.poll(() => signInWindow.get()).toBe(true);
    signInAgain();
    expect(await second).toEqual({ name: WRITE });
  });

  it('are refused at once where their caller repeats them', async () => {
    const refused = call('/admin/jobs' as string, { waitsForSignIn: false });
    await expect(refused).rejects.toMatchObject({ status: 401 });
  });

  it('are refused once the page is left, and the session is over', async () => {
    const answer = read();
    await ended();
    leave();
    await expect(answer).rejects.toMatchObject({ status: 401 });
    expect(sessionStore.get()).toBeUndefined();
    leave = () => undefined;
  });
});
