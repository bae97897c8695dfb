import { beforeEach, expect, it } from 'vitest';
import { TwoFactor } from '../../../../web/features/profile/two-factor/two-factor.tsx';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
const READ = 'GET /auth/two-factor';
const OFF = { isOn: false, since: null, recoveryCodes: 0, isWanted: true };
const ON = { isOn: true, since: '2026-11-20T10:00:00.000Z', recoveryCodes: 10, isWanted: false };
const ADDRESS = 'otpauth://totp/Cusp:boss@example.org?issuer=Cusp&secret=ABCDEFGHIJKLMNOP';

beforeEach(() => signIn(student([], { role: 'admin' })));

it('leads from the password over the code of the app to the recovery codes', async () => {
  server.on(READ, { body: OFF });
  server.on('POST /auth/two-factor', { body: { secret: 'ABCDEFGHIJKLMNOP', address: ADDRESS } });
  server.on('POST /auth/two-factor/confirm', { body: { recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] } });
  const page = show(<TwoFactor />, '/profile');
  expect(await page.findByText(/Please turn it on/)).toBeTruthy();
  await page.user.type(page.getByLabelText('Your current password'), 'a long enough password');
  await page.user.click(page.getByRole('button', { name: 'Set up' }));
  const picture = await page.findByRole('img', { name: 'QR code for your authenticator app' });
  expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/);
  expect(page.getByText('ABCD EFGH IJKL MNOP')).toBeTruthy();
  await page.user.type(page.getByLabelText('Code from the app'), '123456');
  server.on(READ, { body: ON });
  await page.user.click(page.getByRole('button', { name: 'Turn on' }));
  expect(await page.findByText('aaaa-bbbb')).toBeTruthy();
  expect(server.seen('POST /auth/two-factor/confirm')[0]?.body).toEqual({ code: '123456' });
  await page.user.click(page.getByRole('button', { name: 'I have saved them' }));
  expect(await page.findByText(/10 recovery codes are left/)).toBeTruthy();
  expect(page.queryByText('aaaa-bbbb')).toBeNull();
});

it('is turned off with the password and a code, and warns where few recovery codes are left', async () => {
  server.on(READ, { body: { ...ON, recoveryCodes: 1 } });
  server.on('POST /auth/two-factor/remove', {
    status: 422,
    body: { message: 'Not correct.', code: 'identity/wrong-password', fields: { currentPassword: 'Not correct.' } },
  });
  const page = show(<TwoFactor />, '/profile');
  expect(await page.findByText(/1 recovery code is left. To get new codes, turn it off and on again/)).toBeTruthy();
  await page.user.type(page.getByLabelText('Your current password'), 'wrong');
  await page.user.type(page.getByLabelText('Code from the app, or a recovery code'), '123456');
  await page.user.click(page.getByRole('button', { name: 'Turn off' }));
  expect(await page.findByText('Not correct.')).toBeTruthy();
  expect(server.seen('POST /auth/two-factor/remove')[0]?.body).toEqual({ currentPassword: 'wrong', code: '123456' });
  server.on('POST /auth/two-factor/remove', { body: { message: 'Off.' } });
  server.on(READ, { body: { ...OFF, isWanted: false } });
  await page.user.click(page.getByRole('button', { name: 'Turn off' }));
  expect(await page.findByRole('button', { name: 'Set up' })).toBeTruthy();
});
