import { describe, expect, it } from 'vitest';
import { M } from '../../../../src/wire/messages.ts';
import { ContactPage } from '../../../../web/features/home/contact-page.tsx';
import { fakeServer } from '../support/fake-server.ts';
import { expectSaid } from '../support/said.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
const CONTACT = 'POST /contact';

async function fillIn(page: ReturnType<typeof show>) {
  await page.user.type(page.getByLabelText('First name'), 'Li');
  await page.user.type(page.getByLabelText('Last name'), 'Wei');
  await page.user.type(page.getByLabelText('Email'), 'li@example.com');
  await page.user.type(page.getByLabelText('Message'), 'Is it open?');
  await page.user.click(page.getByRole('button', { name: 'Send message' }));
}

describe('the query form', () => {
  it('sends the message without a phone, says so and is empty again', async () => {
    server.on(CONTACT, { status: 201, body: { message: M.messageSent } });
    const page = show(<ContactPage />);
    await fillIn(page);
    await expectSaid(M.messageSent, 'toast');
    expect(server.seen(CONTACT)[0]?.body).toEqual({
      firstName: 'Li',
      lastName: 'Wei',
      email: 'li@example.com',
      phone: '',
      message: 'Is it open?',
    });
    expect((page.getByLabelText('Message') as HTMLTextAreaElement).value).toBe('');
  });

  it('is busy in the words of the specification', async () => {
    server.on(CONTACT, 'never');
    const page = show(<ContactPage />);
    await fillIn(page);
    expect(await page.findByRole('button', { name: M.sending })).toBeTruthy();
  });

  it.each([
    ['a refusal', { status: 429, body: { message: 'Too many attempts.' } }],
    ['silence', 'no network' as const],
  ])('keeps the answers after %s', async (_what, answer) => {
    server.on(CONTACT, answer);
    const page = show(<ContactPage />);
    await fillIn(page);
    await expectSaid(M.messageNotSent, 'banner');
    expect((page.getByLabelText('Message') as HTMLTextAreaElement).value).toBe('Is it open?');
  });

  it('names every missing answer and asks nobody', async () => {
    const page = show(<ContactPage />);
    await page.user.click(page.getByRole('button', { name: 'Send message' }));
    expect((await page.findAllByText('Please enter your first name.')).length).toBeGreaterThan(0);
    expect(page.getAllByText('Please write your message.').length).toBeGreaterThan(0);
    expect(server.seen(CONTACT)).toHaveLength(0);
  });
});
