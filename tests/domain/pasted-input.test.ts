import { describe, expect, it } from 'vitest';
import {
  forgotPasswordBody,
  loginBody,
  profileBody,
  registerBody,
  resetPasswordBody,
} from '../../src/wire/identity.ts';

const MARKS = ['\u200b', '\u200e', '\u2060', '\ufeff', '\u00ad', '\u2068'];
const PASSWORD = 'correct horse';
const HIDDEN = 'Please leave out marks that cannot be seen.';

describe('what a paste brings along', () => {
  it.each(MARKS)('%j is no part of an e-mail', async (mark) => {
    const email = `${mark} ada${mark}@example.com${mark}`;
    const person = { name: 'Ada', phone: '+61 400 000 000', password: PASSWORD };
    expect(await registerBody.validate({ ...person, email })).toMatchObject({ email: 'ada@example.com' });
    expect(await forgotPasswordBody.validate({ email })).toEqual({ email: 'ada@example.com' });
    expect(await loginBody.validate({ email, password: 'x' })).toMatchObject({ email: 'ada@example.com' });
  });

  it.each(['\u202a+61\u00a0400 000 000\u202c', '+٦١ ٤٠٠ ٠٠٠', '＋６１－４００－０００', '+६१ ४०० ०००'])(
    'a phone number is taken as %j',
    async (phone) => {
      await expect(profileBody.validate({ name: 'Ada', phone })).resolves.toBeDefined();
    },
  );

  it.each([
    [`${PASSWORD}\t`, 'Please leave out tabs, line breaks and other control characters.'],
    [`correct\nhorse`, 'Please leave out tabs, line breaks and other control characters.'],
    [`${PASSWORD}\u200b`, HIDDEN],
    [`\ufeff${PASSWORD}`, HIDDEN],
  ])('a password is not chosen as %j: its owner could not type it', async (password, sentence) => {
    await expect(resetPasswordBody.validate({ token: 't', password })).rejects.toMatchObject({ message: sentence });
    // It may be one of before.
    await expect(loginBody.validate({ email: 'ada@example.com', password })).resolves.toMatchObject({ password });
  });

  it.each(['पासवर्ड क्\u200dष', '❤️ 👨\u200d👩\u200d👧 heart', ' blanks\u00a0inside ', 'crème brûlée'])(
    '%j may be a password',
    async (password) => {
      expect(await resetPasswordBody.validate({ token: 't', password })).toMatchObject({ password });
    },
  );
});
