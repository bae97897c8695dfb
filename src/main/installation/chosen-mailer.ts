import { OutboxTransport } from '../../adapters/mail-outbox/outbox-transport.ts';
import { RestMailTransport } from '../../adapters/mail-rest/rest-mail-transport.ts';
import { SchoolMailRenderer } from '../../adapters/mail-template/school-mail-renderer.ts';
import { SchoolNoticePages } from '../../adapters/mail-template/school-notice-pages.ts';
import type { Clock } from '../../domain/kernel/clock.ts';
import type { Ids } from '../../domain/kernel/ids.ts';
import type { Mailer } from '../../domain/kernel/mail.ts';
import type { UnitOfWork } from '../../domain/kernel/unit-of-work.ts';
import type { NoticePages } from '../../domain/news/ports.ts';
import type { MailRenderer, MailTransport } from '../../domain/operations/ports.ts';
import { QueueMail } from '../../domain/operations/use-cases/queue-mail.ts';
import type { CurrentSettings } from '../../domain/school/current-settings.ts';
import { SCHOOL } from '../../wire/school.ts';
import type { Stores } from '../composition/context-stores.ts';
import type { MailSettings } from '../settings/mail-settings.ts';

/** Transport of mails, chosen by the settings, and the parts that all transports share. */
export interface ChosenMailer {
  readonly transport: MailTransport;
  readonly renderer: MailRenderer;
  readonly noticePages: NoticePages;
  mailerOn(work: UnitOfWork<Pick<Stores, 'mails' | 'outbox' | 'users'>>, ids: Ids, clock: Clock): Mailer;
  close(): Promise<void>;
}

export async function chosenMailer(
  settings: MailSettings & { readonly origin: string },
  current: CurrentSettings,
): Promise<ChosenMailer> {
  const { transport, close } = await transportOf(settings, senderOf(settings, current));
  const school = {
    origin: settings.origin,
    get name() {
      return current.content.school.name;
    },
    get email() {
      return current.content.school.email;
    },
  };
  return {
    transport,
    renderer: new SchoolMailRenderer(school),
    noticePages: new SchoolNoticePages(school),
    mailerOn: (work, ids, clock) => new QueueMail(work, ids, clock),
    close,
  };
}

interface ChosenTransport {
  readonly transport: MailTransport;
  /** Rejects with a sentence where the mail server is out of reach; a mail service has no call that tells. */
  verify(): Promise<void>;
  close(): Promise<void>;
}

interface Sender {
  readonly from: { readonly name: string; readonly address: string };
  readonly replyTo: string;
}

/** The owner's words are read when a mail leaves; the address that it comes from is the operator's. */
const senderOf = ({ mailFrom }: MailSettings, current: CurrentSettings): Sender => ({
  from: {
    address: mailFrom,
    get name() {
      return current.content.mail.senderName || current.content.school.name;
    },
  },
  get replyTo() {
    return current.content.mail.replyTo || current.content.school.email;
  },
});

/** Keeps what the owner may change a getter, which a spread would read once. */
const withSender = <T extends object>(settings: T, sender: Sender): T & Sender => ({
  ...settings,
  from: sender.from,
  get replyTo() {
    return sender.replyTo;
  },
});

/** A mail server, a mail service, or the outbox in the database, which keeps every mail and delivers none. */
async function transportOf({ smtpUrl, mailRest }: MailSettings, sender: Sender): Promise<ChosenTransport> {
  if (smtpUrl !== undefined) {
    const { SmtpTransport } = await import('../../adapters/smtp/smtp-transport.ts');
    const smtp = new SmtpTransport(withSender({ url: smtpUrl }, sender));
    return { transport: smtp, verify: () => smtp.verify(), close: async () => smtp.close() };
  }
  const nothing = async () => undefined;
  const transport = mailRest ? new RestMailTransport(withSender(mailRest, sender)) : new OutboxTransport();
  return { transport, verify: nothing, close: nothing };
}

export interface MailCheck {
  /** `unknown`: it could not be tried. */
  readonly state: 'good' | 'bad' | 'unknown';
  /** The finding, and the remedy where something is wrong. */
  readonly sentence: string;
}

/**
 * For `doctor`: connects and signs in to a mail server; sends nothing, except a test mail to a given address. A mail
 * service has no call that sends nothing, so without an address it is not tried.
 */
export async function checkMail(settings: MailSettings, testAddress?: string): Promise<MailCheck> {
  const { mailFrom, contactEmail } = settings;
  const sender = { from: { name: SCHOOL.name, address: mailFrom }, replyTo: contactEmail };
  const { transport, verify, close } = await transportOf(settings, sender);
  try {
    if (transport.service === 'outbox')
      return good('Emails are kept in the outbox and not sent. Set SMTP_URL or MAIL_REST_URL to send them.');
    await verify();
    if (testAddress === undefined)
      return transport.service === 'smtp'
        ? good('The email server of SMTP_URL is reached and accepts the user and the password.')
        : untried(
            'MAIL_REST_URL and its three are set. Send a test email to see whether the service accepts them: doctor ADDRESS.',
          );
    await transport.deliver(testMail(testAddress));
    return good(`A test email was handed over for ${testAddress}. See that it arrives, and not as spam.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const names = transport.service === 'smtp' ? 'SMTP_URL and MAIL_FROM' : 'MAIL_REST_URL and its three';
    return { state: 'bad', sentence: `${reason}. Check ${names}.` };
  } finally {
    await close();
  }
}

const good = (sentence: string): MailCheck => ({ state: 'good', sentence });
const untried = (sentence: string): MailCheck => ({ state: 'unknown', sentence });

const testMail = (to: string) => ({
  id: `test-${Date.now().toString(36)}`,
  to,
  subject: `A test email from ${SCHOOL.name}`,
  text: `The doctor command of ${SCHOOL.name} has sent this email. If you can read it, emails arrive.`,
  html: `<p>The doctor command of ${SCHOOL.name} has sent this email. If you can read it, emails arrive.</p>`,
});
