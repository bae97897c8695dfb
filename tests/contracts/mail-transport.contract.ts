import { describe, expect, it } from 'vitest';
import type { MailTransport, OutgoingMail } from '../../src/domain/operations/ports.ts';

/** A transport, and the service behind it with its troubles. */
export interface MailDesk {
  readonly transport: MailTransport;
  /** One to the same service that waits for no answer longer than a test may. */
  readonly impatient: MailTransport;
  /** The subjects of what arrived. */
  arrived(): string[];
  /** Who arrived mails are to be answered to. */
  answerTo(): string[];
  /** The service answers that it cannot now. */
  beBusy(): void;
  /** The service refuses the mail for good. */
  refuse(): void;
  /** The service takes connections and never answers. */
  beMute(): void;
  /** The connection ends before the service has said yes. */
  hangUp(): void;
  /** Nobody listens any more. */
  stop(): Promise<void>;
}

export const anOutgoingMail = (facts: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: 'mail-1',
  to: 'ada@example.org',
  subject: 'Your receipt',
  text: 'Dear Ada,\n\nthank you.',
  html: '<!doctype html><p>Dear Ada,</p>',
  ...facts,
});

const AWAY = { name: 'DomainError', kind: 'unavailable', code: 'mail/unavailable' };

/** What every MailTransport that has a service promises. `open` hands over one whose service is well. */
export function mailTransportContract(adapter: string, open: () => Promise<MailDesk>): void {
  const deskFor = async (work: (desk: MailDesk) => Promise<void>) => {
    const desk = await open();
    await work(desk).finally(() => desk.stop());
  };

  describe(`MailTransport on ${adapter}`, () => {
    it('gives a mail to the service, with whom to answer', () =>
      deskFor(async ({ transport, arrived, answerTo }) => {
        await transport.deliver(anOutgoingMail({ replyTo: 'bob@example.org' }));
        await transport.deliver(anOutgoingMail({ id: 'mail-2', subject: 'Zoë 牙医 🦷 "quoted"' }));
        expect(arrived()).toEqual(['Your receipt', 'Zoë 牙医 🦷 "quoted"']);
        expect(answerTo()).toEqual(['bob@example.org', 'school@example.org']);
      }));

    it('tells what another try may mend from what none will', () =>
      deskFor(async (desk) => {
        desk.beBusy();
        await expect(desk.transport.deliver(anOutgoingMail())).rejects.toMatchObject(AWAY);
        desk.refuse();
        await expect(desk.transport.deliver(anOutgoingMail())).rejects.toMatchObject({
          name: 'DomainError',
          kind: 'invalid',
          code: 'mail/refused',
          message: expect.stringMatching(/refused this email: .+/),
        });
        expect(desk.arrived()).toEqual([]);
      }));

    it('does not take a mail for sent when the connection ended before the yes', () =>
      deskFor(async (desk) => {
        desk.hangUp();
        await expect(desk.transport.deliver(anOutgoingMail())).rejects.toMatchObject(AWAY);
      }));

    it('gives up on a service that never answers', () =>
      deskFor(async (desk) => {
        desk.beMute();
        await expect(desk.impatient.deliver(anOutgoingMail())).rejects.toMatchObject(AWAY);
      }));

    it('says that nobody is there', () =>
      deskFor(async (desk) => {
        await desk.stop();
        await expect(desk.transport.deliver(anOutgoingMail())).rejects.toMatchObject(AWAY);
      }));
  });
}
