import { beginningOf } from '../../domain/kernel/beginning-of.ts';
import { SECOND_MS } from '../../domain/kernel/clock.ts';
import { DomainError } from '../../domain/kernel/errors.ts';
import type { MailTransport, OutgoingMail } from '../../domain/operations/ports.ts';

export interface RestMailSettings {
  /** URL of the service's send call, such as https://api.emailjs.com/api/v1.0/email/send. */
  readonly url: string;
  readonly service: string;
  readonly template: string;
  readonly publicKey: string;
  readonly from: { readonly name: string; readonly address: string };
  /** Default Reply-To address. */
  readonly replyTo: string;
}

const WAIT_MS = 20 * SECOND_MS;
const MAX_REASON = 300;

/**
 * Sends through an e-mail service's REST call (decision A13): service, template, public key and template parameters.
 * The service has no idempotency key, so a mail whose answer was lost may arrive twice; `message_id` identifies
 * duplicates.
 */
export class RestMailTransport implements MailTransport {
  readonly service = 'rest';

  constructor(
    private readonly settings: RestMailSettings,
    private readonly waitMs: number = WAIT_MS,
  ) {}

  async deliver(mail: OutgoingMail): Promise<void> {
    const { url, service, template, publicKey } = this.settings;
    const body = {
      service_id: service,
      template_id: template,
      user_id: publicKey,
      template_params: this.parameters(mail),
    };
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(this.waitMs),
    }).catch((error: unknown) => {
      throw unavailable(`The email service is not reached: ${reasonOf(error)}`);
    });
    const answer = await response.text().catch(() => '');
    // A successful HTML page is not the service's answer: captive portals send such.
    if (response.ok && !/^\s*</.test(answer)) return;
    const said = `${response.status} ${beginningOf(answer.replace(/\s+/g, ' ').trim(), MAX_REASON)}`.trim();
    // 400, 413 and 422 refer to this mail; 401, 403, 404 to the account, which an operator can fix; 429 and 5xx are
    // transient.
    if ([400, 413, 422].includes(response.status))
      throw new DomainError('invalid', 'mail/refused', `The email service refused this email: ${said}`);
    throw unavailable(`The email service did not accept the email: ${said}`);
  }

  /**
   * Returns the four parts of a contact message; any other mail uses the same fields, from the school, with its text as
   * the message.
   */
  private parameters({
    id,
    to,
    replyTo,
    subject,
    text,
    html,
    sender,
    unsubscribeUrl,
  }: OutgoingMail): Record<string, string> {
    const { from } = this.settings;
    return {
      from_name: sender?.name ?? from.name,
      from_email: sender?.email ?? from.address,
      from_phone: sender?.phone ?? '',
      message: sender?.message ?? text,
      message_html: html,
      message_id: id,
      to_email: to,
      reply_to: replyTo ?? this.settings.replyTo,
      subject,
      ...(unsubscribeUrl === undefined ? {} : { unsubscribe_url: unsubscribeUrl }),
    };
  }
}

const unavailable = (sentence: string) => new DomainError('unavailable', 'mail/unavailable', sentence);

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return beginningOf(cause instanceof Error ? cause.message : error.message, MAX_REASON);
}
