import { waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnSessionReply } from '../../../../src/wire/replies/identity.ts';
import { Devices } from '../../../../web/features/profile/devices.tsx';
import { fakeServer } from '../support/fake-server.ts';
import { signIn } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
const LIST = 'GET /auth/sessions';
const END_PHONE = 'DELETE /auth/sessions/s2';
const END_OTHERS = 'POST /auth/sessions/end-others';

const device = (id: string, words: string, isCurrent = false): OwnSessionReply => ({
  _id: id,
  id,
  device: words,
  createdAt: '2026-11-18T09:00:00.000Z',
  lastSeenAt: '2026-11-20T10:00:00.000Z',
  isCurrent,
});
const laptop = device('s1', 'Firefox on Linux', true);
const phone = device('s2', 'Chrome on Android');
const tablet = device('s3', 'Safari on iOS');

/** Lists what is left, as the server does. */
let alive: OwnSessionReply[];
const end = (isLeft: (one: OwnSessionReply) => boolean, message: string) => () => {
  alive = alive.filter(isLeft);
  return { body: { message } };
};

beforeEach(() => {
  signIn();
  alive = [laptop, phone, tablet];
  server.on(LIST, () => ({ body: alive }));
});

async function open() {
  const page = show(<Devices />);
  const list = await page.findByRole('list', { name: 'Signed-in devices' });
  return {
    ...page,
    list,
    rows: () =>
      within(list)
        .getAllByRole('listitem')
        .map((row) => row.querySelector('p')?.textContent),
  };
}

describe('the signed-in devices', () => {
  it('are named, with this one marked and without a button', async () => {
    const page = await open();
    expect(page.rows()).toEqual(['Firefox on LinuxThis device', 'Chrome on Android', 'Safari on iOS']);
    expect(
      within(page.list)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Sign out Chrome on Android', 'Sign out Safari on iOS']);
    expect(page.getByText('In use now')).toBeTruthy();
    const times = [...page.list.querySelectorAll('time')].map((time) => time.dateTime);
    expect(times).toEqual([laptop.createdAt, phone.lastSeenAt, phone.createdAt, tablet.lastSeenAt, tablet.createdAt]);
  });

  it('are folded after the first five', async () => {
    alive = [laptop, ...Array.from({ length: 8 }, (_, index) => device(`o${index}`, `Browser ${index}`))];
    const page = await open();
    expect(page.rows()).toHaveLength(5);
    await page.user.click(page.getByRole('button', { name: 'Show 4 more devices' }));
    expect(page.rows()).toHaveLength(9);
    expect(document.activeElement).toBe(page.list);
    expect(page.queryByRole('button', { name: /more devices/ })).toBeNull();
  });

  it('are signed out one by one, and the focus stays in the list', async () => {
    server.on(
      END_PHONE,
      end(({ id }) => id !== 's2', 'The device has been signed out.'),
    );
    const page = await open();
    await page.user.click(page.getByRole('button', { name: 'Sign out Chrome on Android' }));
    expect(await page.findByText('The device has been signed out.')).toBeTruthy();
    await waitFor(() => expect(page.rows()).toEqual(['Firefox on LinuxThis device', 'Safari on iOS']));
    expect(document.activeElement).toBe(page.list);
    expect(page.queryByRole('alertdialog')).toBeNull();
  });

  it('stay in the list when that fails, in the server’s words', async () => {
    server.on(END_PHONE, 'no network');
    const page = await open();
    await page.user.click(page.getByRole('button', { name: 'Sign out Chrome on Android' }));
    expect(await page.findByText(/We cannot reach the server/)).toBeTruthy();
    expect(page.rows()).toHaveLength(3);
    expect(page.getByRole('button', { name: 'Sign out Chrome on Android' }).getAttribute('aria-busy')).toBeNull();
  });

  it('are read again when one was already gone', async () => {
    server.on(END_PHONE, () => {
      alive = [laptop, tablet];
      return { status: 404, body: { message: 'This device is no longer signed in.' } };
    });
    const page = await open();
    await page.user.click(page.getByRole('button', { name: 'Sign out Chrome on Android' }));
    expect(await page.findByText('This device is no longer signed in.')).toBeTruthy();
    await waitFor(() => expect(page.rows()).toEqual(['Firefox on LinuxThis device', 'Safari on iOS']));
  });

  it('are signed out together after a question', async () => {
    server.on(
      END_OTHERS,
      end(({ isCurrent }) => isCurrent, 'You have been signed out everywhere else.'),
    );
    const page = await open();
    const ask = () => page.user.click(page.getByRole('button', { name: 'Sign out everywhere else' }));
    await ask();
    await page.user.click(within(await page.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    expect(server.seen(END_OTHERS)).toEqual([]);

    await ask();
    await page.user.click(
      within(await page.findByRole('alertdialog')).getByRole('button', { name: 'Sign out everywhere else' }),
    );
    expect(await page.findByText('You have been signed out everywhere else.')).toBeTruthy();
    await waitFor(() => expect(page.rows()).toEqual(['Firefox on LinuxThis device']));
    expect(page.getByText('You are not signed in on any other device.')).toBeTruthy();
    expect(page.queryByRole('button')?.textContent ?? '').not.toContain('everywhere');
  });

  it('are only this one for most people', async () => {
    alive = [laptop];
    const page = await open();
    expect(page.getByText('You are not signed in on any other device.')).toBeTruthy();
    expect(page.queryByRole('button', { name: /Sign out/ })).toBeNull();
  });

  it('say that they are loading', () => {
    server.on(LIST, 'never');
    expect(show(<Devices />).getByText('Loading your devices...')).toBeTruthy();
  });

  it('can be asked for again', async () => {
    server.on(LIST, 'no network');
    const page = show(<Devices />);
    const retry = await page.findByRole('button', { name: 'Retry' });
    server.on(LIST, () => ({ body: alive }));
    await page.user.click(retry);
    expect((await page.findAllByRole('listitem')).length).toBe(3);
  });
});
