import { expect } from 'playwright/test';
import type { OutboxReply } from '../../../src/wire/replies/operations.ts';
import { ADMIN, ask, signIn } from './people.ts';

/** Waits for a mail to somebody with a link of this form, and returns the link's path: links are secrets of owners. */
export async function mailedPath(origin: string, to: string, form: RegExp): Promise<string> {
  const { token } = await signIn(origin, ADMIN);
  const find = async () => {
    const { mails } = (await ask<OutboxReply>(origin, '/admin/outbox', { token })).body;
    const texts = mails.filter((mail) => mail.to === to).map(({ text }) => text ?? '');
    return form.exec(texts.join(' '))?.[0] ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}
