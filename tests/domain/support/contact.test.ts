import { describe, expect, it } from 'vitest';
import { DomainError } from '../../../src/domain/kernel/errors.ts';
import type { Mailer } from '../../../src/domain/kernel/mail.ts';
import { DeliverContactMessage } from '../../../src/domain/support/jobs/deliver-contact-message.ts';
import { SendContactMessage } from '../../../src/domain/support/use-cases/send-contact-message.ts';
import { ODD_TEXT } from '../../contracts/samples.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';

const QUESTION = {
  firstName: 'Zoë',
  lastName: 'Nguyễn',
  email: 'zoe@example.org',
  phone: '',
  message: 'When does it start?',
  userId: null,
};

function desk(mailer?: Mailer) {
  const world = sqlWorld();
  const { stores, work, ids, clock, mailbox, jobs } = world;
  const deliver = new DeliverContactMessage(
    stores.contactMessages,
    mailer ?? mailbox,
    { contactEmail: 'school@example.org' },
    clock,
  );
  const send = new SendContactMessage(work, { findByEmail: async () => undefined }, ids, clock);
  /** The id of the message whose job waits. */
  const sent = async (message: Partial<typeof QUESTION> = {}) => {
    await send.run({ ...QUESTION, ...message });
    const [job] = await jobs.lease(clock.now(), clock.now(), 1);
    return (job?.payload ?? {}) as { messageId: string };
  };
  return { ...world, send, deliver, sent };
}

describe('a contact message', () => {
  it('is stored with its job before anything is sent', async () => {
    const { sent, stores, mailbox, clock } = desk();
    const { messageId } = await sent();
    expect(await stores.contactMessages.find(messageId)).toEqual({
      ...QUESTION,
      id: messageId,
      receivedAt: clock.now(),
      deliveredAt: null,
    });
    expect((await mailbox.list({ limit: 5 })).mails).toEqual([]);
  });

  it('leaves nothing when its job could not be left', async () => {
    const { work, ids, clock, stores } = desk();
    const broken = { add: () => Promise.reject(new Error('full')) };
    const send = new SendContactMessage(
      { run: (step) => work.run((all) => step({ ...all, outbox: broken })) },
      { findByEmail: async () => undefined },
      ids,
      clock,
    );
    await expect(send.run(QUESTION)).rejects.toThrow('full');
    expect(await stores.contactMessages.find('id-1')).toBeUndefined();
  });

  it('reaches the school with its sender to reply to', async () => {
    const { sent, deliver, mailbox, stores, clock } = desk();
    const input = await sent({ phone: '+61 400 000 000', message: ODD_TEXT });
    await deliver.run(input);
    const { mails } = await mailbox.list({ limit: 5 });
    expect(mails).toMatchObject([
      { to: 'school@example.org', replyTo: 'zoe@example.org', subject: 'Message from Zoë Nguyễn' },
    ]);
    expect(mails[0]?.text).toBe(`From: Zoë Nguyễn\nEmail: zoe@example.org\nPhone: +61 400 000 000\n\n${ODD_TEXT}`);
    expect((await stores.contactMessages.find(input.messageId))?.deliveredAt).toEqual(clock.now());
  });

  it.each([
    'Ada\r\nBcc: all@example.org',
    'Ada\nSubject: free',
    'Ada\u2028Bcc: x',
    'Ada\u0085Bcc: x',
    'Ada\rTo: x',
    'Ada\u0001\u001b[2J',
  ])('cannot forge a line with the name %j', async (name) => {
    const { sent, deliver, mailbox } = desk();
    await deliver.run(await sent({ firstName: name, lastName: `${name}\nEmail: evil@example.org` }));
    const [mail] = (await mailbox.list({ limit: 5 })).mails;
    expect(mail?.subject).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
    expect(mail?.text.split('\n').slice(0, 4)).toEqual([
      expect.stringMatching(/^From: Ada /),
      'Email: zoe@example.org',
      'Phone: -',
      '',
    ]);
  });

  it('is one mail, however often its job is done', async () => {
    const { sent, deliver, mailbox } = desk();
    const input = await sent();
    await Promise.all([deliver.run(input), deliver.run(input)]);
    await deliver.run(input);
    expect((await mailbox.list({ limit: 5 })).mails).toHaveLength(1);
  });

  it('waits while the mail service is away', async () => {
    const away = () => Promise.reject(new DomainError('unavailable', 'mail/away', 'Away.'));
    const { sent, deliver, stores } = desk({ send: away });
    const input = await sent();
    await expect(deliver.run(input)).rejects.toMatchObject({ kind: 'unavailable' });
    expect((await stores.contactMessages.find(input.messageId))?.deliveredAt).toBeNull();
    await expect(deliver.run({ messageId: 'nothing' })).rejects.toMatchObject({ kind: 'not-found' });
  });
});
