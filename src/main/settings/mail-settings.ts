import { SCHOOL } from '../../wire/school.ts';
import type { SettingReader } from './setting-reader.ts';

/** One plain address, as a sender or a recipient. */
const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/;

export interface MailRestSettings {
  readonly url: string;
  readonly service: string;
  readonly template: string;
  readonly publicKey: string;
}

export interface MailSettings {
  /** `smtp://user:pass@host:port` or `smtps://…`. */
  readonly smtpUrl: string | undefined;
  readonly mailRest: MailRestSettings | undefined;
  /** Sender of all mails. */
  readonly mailFrom: string;
  /** Receiver of contact messages. */
  readonly contactEmail: string;
}

const REST = ['MAIL_REST_URL', 'MAIL_REST_SERVICE', 'MAIL_REST_TEMPLATE', 'MAIL_REST_PUBLIC_KEY'] as const;

/** Reads the mail settings. Without a mail service, mails stay in the outbox and are not sent. */
export function readMailSettings(read: SettingReader, isProduction: boolean): MailSettings {
  const contactEmail = address(read, 'CONTACT_EMAIL', SCHOOL.email);
  const mailFrom = read.optional('MAIL_FROM') === undefined ? contactEmail : address(read, 'MAIL_FROM', '');
  const smtpUrl = read.optional('SMTP_URL');
  if (smtpUrl !== undefined && !(URL.canParse(smtpUrl) && /^smtps?:$/.test(new URL(smtpUrl).protocol)))
    read.fault('SMTP_URL must start with smtp:// or smtps://.');
  const hasRest = read.together(REST, false, 'emails are handed to a service by these four');
  if (hasRest && !/^https?:\/\//.test(read.text('MAIL_REST_URL', '')))
    read.fault('MAIL_REST_URL must start with https:// or http://.');
  if (hasRest && smtpUrl !== undefined) read.fault('SMTP_URL and MAIL_REST_URL are both set: choose one of them.');
  if (isProduction) {
    if (!hasRest && smtpUrl === undefined)
      read.fault('SMTP_URL or MAIL_REST_URL must be set in production: emails are sent through one of them.');
    for (const name of ['MAIL_FROM', 'CONTACT_EMAIL'])
      if (read.optional(name) === undefined) read.fault(`${name} must be set in production: people answer to it.`);
  }
  const [url, service, template, publicKey] = REST.map((name) => read.text(name, ''));
  const mailRest = { url: url ?? '', service: service ?? '', template: template ?? '', publicKey: publicKey ?? '' };
  return { smtpUrl, mailRest: hasRest ? mailRest : undefined, mailFrom, contactEmail };
}

function address(read: SettingReader, name: string, fallback: string): string {
  const value = read.text(name, fallback);
  if (!ADDRESS.test(value)) read.fault(`${name} must be one email address, as hello@school.example.`);
  return value;
}
