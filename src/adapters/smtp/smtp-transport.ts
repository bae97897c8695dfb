import { createTransport } from 'nodemailer';
import { SECOND_MS } from '../../domain/kernel/clock.ts';
import { DomainError } from '../../domain/kernel/errors.ts';
import type { MailTransport, OutgoingMail } from '../../domain/operations/ports.ts';
import { smtpFault } from './smtp-faults.ts';

export interface SmtpSettings {
  /** `smtp://user:pass@host:port`, upgraded by STARTTLS, or `smtps://…` with implicit TLS. */
  readonly url: string;
  readonly from: { readonly name: string; readonly address: string };
  /** Default Reply-To address. */
  readonly replyTo: string;
  /** Custom certificate authority, as PEM. */
  readonly ca?: string;
}

const CONNECT_MS = 10 * SECOND_MS;
const SILENCE_MS = 20 * SECOND_MS;
const WHOLE_MS = 50 * SECOND_MS;

/**
 * Sends through an SMTP server. The Message-ID is the mail's own id, so that duplicates (after a lost answer) are
 * recognisable.
 */
export class SmtpTransport implements MailTransport {
  readonly service = 'smtp';
  private readonly transporter: ReturnType<typeof openTransporter>;

  constructor(
    private readonly settings: SmtpSettings,
    private readonly waitMs: { connect?: number; silence?: number; whole?: number } = {},
  ) {
    this.transporter = openTransporter(settings, { connect: CONNECT_MS, silence: SILENCE_MS, ...waitMs });
  }

  async deliver({ id, to, replyTo, subject, text, html, unsubscribeUrl }: OutgoingMail): Promise<void> {
    const { from } = this.settings;
    const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
    try {
      await this.transporter.sendMail({
        from,
        // As an object: an address is data, not a list to be parsed.
        to: { name: '', address: to },
        replyTo: { name: '', address: replyTo ?? this.settings.replyTo },
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          ...(unsubscribeUrl === undefined ? {} : oneClick(unsubscribeUrl)),
        },
        signal: AbortSignal.timeout(this.waitMs.whole ?? WHOLE_MS),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    } catch (error) {
      throw smtpFault(error);
    }
  }

  /** Connects and authenticates without sending. Rejects with a reason as a sentence. */
  async verify(): Promise<void> {
    await this.transporter.verify().catch((error: unknown) => {
      const { message } = smtpFault(error);
      throw new DomainError('unavailable', 'mail/not-reachable', message);
    });
  }

  close(): void {
    this.transporter.close();
  }
}

/** Headers by which a mail program offers to end such mails with one press (RFC 8058). */
const oneClick = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

function openTransporter({ url, ca }: SmtpSettings, waitMs: { connect: number; silence: number }) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  const hasPassword = username !== '';
  return createTransport({
    host,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    // STARTTLS is used if offered; a password requires it, except on this machine.
    requireTLS: hasPassword && !secure && !isThisMachine(host),
    ...(hasPassword && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...(ca !== undefined && { tls: { ca } }),
    connectionTimeout: waitMs.connect,
    dnsTimeout: waitMs.connect,
    greetingTimeout: waitMs.connect,
    socketTimeout: waitMs.silence,
  });
}

const isThisMachine = (host: string): boolean => ['localhost', '127.0.0.1', '::1'].includes(host);
