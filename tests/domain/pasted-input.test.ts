import { describe, expect, it } from 'vitest';
import { lookAlikeKey } from '../../src/domain/enrolment/coupons/code.ts';
import { normalizeEmail } from '../../src/domain/identity/user.ts';
import { withoutMeaningless, withPlainBullets } from '../../src/domain/kernel/pasted-text.ts';
import { withoutInvisible } from '../../src/domain/kernel/plain-code.ts';
import {
  acceptInvitationForm,
  forgotPasswordBody,
  loginBody,
  profileBody,
  registerBody,
  resetPasswordBody,
} from '../../src/wire/identity.ts';
import { newAnnouncementBody } from '../../src/wire/news.ts';
import { draftBody } from '../../src/wire/questions.ts';
import { pastedText, withoutInvisible as tidied } from '../../src/wire/visible.ts';

const MARKS = ['\u200b', '\u200e', '\u2060', '\ufeff', '\u00ad', '\u2068', '\ufe0f', '\u034f', '\u{e0100}'];
const PASSWORD = 'correct horse';
const HIDDEN = 'Please leave out marks that cannot be seen.';

describe('what a paste brings along', () => {
  it.each(MARKS)('%j is no part of an e-mail', async (mark) => {
    const email = `${mark} ada${mark}@example.com${mark}`;
    const person = { name: 'Ada', phone: '+61 400 000 000', password: PASSWORD };
    expect(await registerBody.validate({ ...person, email })).toMatchObject({ email: 'ada@example.com' });
    expect(await forgotPasswordBody.validate({ email })).toEqual({ email: 'ada@example.com' });
    expect(await loginBody.validate({ email, password: 'x' })).toMatchObject({ email: 'ada@example.com' });
    expect(normalizeEmail(email)).toBe('ada@example.com');
    expect(lookAlikeKey(`${mark}CUSP${mark}10`)).toBe(lookAlikeKey('CUSP10'));
  });

  it('no sign that the forms drop is one that the domain keeps', () => {
    const kept = Array.from({ length: 0x30000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter((sign) => tidied(sign) !== withoutInvisible(sign));
    expect(kept).toEqual([]);
  });

  it.each(['https://bad.example', 'Ada / Bob', 'See WWW.bad.example', 'Ada／bad.example'])(
    'a name is no web address: %j',
    async (name) => {
      const person = { email: 'ada@example.com', phone: '+61 400 000 000', password: PASSWORD };
      const message = 'Please write a name without a slash or a web address.';
      await expect(registerBody.validate({ ...person, name })).rejects.toMatchObject({ message });
      await expect(profileBody.validate({ phone: '', name })).rejects.toMatchObject({ message });
      await expect(acceptInvitationForm.validate({ name, password: PASSWORD.repeat(2) })).rejects.toThrow(message);
    },
  );

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

  it('is dropped from every text of a draft and of an announcement, and its bullets become items', async () => {
    const pasted = 'so\u00adft\u200b \u2060te\ufeffxt';
    const list = `${pasted}:\n\uf0b7\tone\n\uf0a7 two`;
    const option = { text: pasted, isCorrect: true, why: list };
    const question = { stem: list, tags: [pasted], explanation: list, takeaway: pasted, options: [option] };
    const draft = { revision: 1, title: pasted, case: list, questions: [question] };
    const plain = JSON.stringify(await draftBody.validate(draft));
    const words = { audience: 'everybody', subject: pasted, body: list, onSite: true, byMail: false };
    const announcement = newAnnouncementBody.cast(words, { assert: false });
    expect(announcement).toMatchObject({ subject: 'soft text', body: 'soft text:\n- one\n- two' });
    expect(plain).not.toMatch(/[\u00ad\u200b\u2060\ufeff\ue000-\uf8ff]/);
    expect(plain.split('soft text:\\n- one\\n- two')).toHaveLength(5);
  });

  it.each(['क्\u200dष', 'می\u200cخواهم', '❤\ufe0f 👨\u200d👩\u200d👧', 'Ada\u202e'])('%j stays as it is', (text) => {
    expect(pastedText(text)).toBe(text);
  });

  it('no sign is dropped from a form and kept in a file', () => {
    const other = Array.from({ length: 0x10000 }, (_, code) => `${String.fromCharCode(code)} x`).filter(
      (line) => pastedText(line) !== withPlainBullets(withoutMeaningless(line)),
    );
    expect(other).toEqual([]);
  });
});
