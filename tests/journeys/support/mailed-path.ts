import { expect } from 'playwright/test';
import type { OutboxReply } from '../../../src/wire/replies/operations.ts';
import { ADMIN, ask, type Person, register, signIn } from './people.ts';

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

/** Uses the link that was mailed to somebody who registered: a seat given by hand resets any other account. */
export async function confirmAddress(origin: string, { email }: Pick<Person, 'email'>): Promise<void> {
  const link = await mailedPath(origin, email, /\/confirm-email\/[\w-]+/);
  const { status } = await ask(origin, '/auth/confirm-email', { body: { token: link.split('/').at(-1) } });
  if (status !== 200) throw new Error(`Confirming an address answered ${status}.`);
}

export async function registerConfirmed(origin: string, person: Person): Promise<void> {
  await register(origin, person);
  await confirmAddress(origin, person);
}
