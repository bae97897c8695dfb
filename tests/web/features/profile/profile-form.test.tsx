import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { readCookie } from '../../../../web/api/cookies.ts';
import { sessionStore } from '../../../../web/api/session-store.ts';
import { Account } from '../../../../web/features/profile/account.tsx';
import { fakeServer } from '../support/fake-server.ts';
import { accessTo, signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
const SAVE = 'PUT /auth/profile';

beforeEach(() => {
  signIn(student(['a']));
  server.on('GET /auth/me', { body: { user: student(['a']) } });
  server.on('GET /auth/email-change', { body: { waiting: null } });
});

async function open() {
  const page = show(<Account />);
  const name = (await page.findByLabelText('Name')) as HTMLInputElement;
  const phone = page.getByLabelText(/Phone/) as HTMLInputElement;
  const type = async (field: HTMLInputElement, words: string) => {
    await page.user.clear(field);
    if (words) await page.user.type(field, words);
  };
  return { ...page, name, phone, type, save: () => page.user.click(page.getByRole('button', { name: 'Save' })) };
}

describe('the account on the profile', () => {
  it('can be changed, but for the e-mail', async () => {
    const page = await open();
    expect([page.name.value, page.phone.value]).toEqual(['Amara Okafor', '+61 400 000 000']);
    expect(page.getByText('amara@example.com')).toBeTruthy();
    expect(page.getAllByRole('textbox')).toHaveLength(2);
  });

  it('is saved, and the name is the new one everywhere at once', async () => {
    server.on(SAVE, { body: { user: student(['a'], { name: 'Amara Eze', phone: '' }) } });
    const page = await open();
    await page.type(page.name, '  Amara Eze ');
    await page.type(page.phone, '');
    await page.save();
    expect(await page.findByText('Your profile has been saved.')).toBeTruthy();
    expect(server.seen(SAVE)[0]?.body).toMatchObject({ phone: '' });
    await waitFor(() => expect(page.name.value).toBe('Amara Eze'));
    expect(sessionStore.get()?.user).toEqual({
      id: 'u1',
      name: 'Amara Eze',
      email: 'amara@example.com',
      isEmailConfirmed: true,
      role: 'student',
      roles: [],
      purchasedCourses: ['a'],
      access: [accessTo('a')],
    });
    expect(readCookie('user')).toContain('Amara Eze');
    expect(readCookie('user')).not.toContain('phone');
  });

  it('says that it is being saved, and takes no second press', async () => {
    server.on(SAVE, 'never');
    const page = await open();
    await page.save();
    const busy = await page.findByRole('button', { name: 'Saving...' });
    await page.user.click(busy);
    expect(server.seen(SAVE)).toHaveLength(1);
  });

  it('names what is wrong before anything is sent', async () => {
    const page = await open();
    await page.type(page.name, '');
    await page.type(page.phone, 'call me');
    await page.save();
    expect(await page.findByText('Please enter your full name.')).toBeTruthy();
    expect(page.getByText('Please enter a phone number with digits, like +61 400 000 000.')).toBeTruthy();
    expect(document.activeElement).toBe(page.name);
    expect(server.seen(SAVE)).toEqual([]);
  });

  it('shows a refusal at its field, and silence above the form, and keeps what was typed', async () => {
    const sentence = 'Please use at most 120 characters.';
    server.on(SAVE, { status: 422, body: { message: sentence, fields: { name: sentence } } });
    const page = await open();
    await page.type(page.name, 'Amara Eze');
    await page.save();
    expect(await page.findByText(sentence)).toBeTruthy();
    expect(page.name.getAttribute('aria-invalid')).toBe('true');

    server.on(SAVE, 'no network');
    await page.save();
    expect(await page.findByText(/We cannot reach the server/)).toBeTruthy();
    expect(page.name.value).toBe('Amara Eze');
    expect(sessionStore.get()?.user.name).toBe('Amara Okafor');
  });
});
