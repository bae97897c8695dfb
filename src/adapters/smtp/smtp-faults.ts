import { beginningOf } from '../../domain/kernel/beginning-of.ts';
import { DomainError } from '../../domain/kernel/errors.ts';

/** Nodemailer's error; codes at https://nodemailer.com/errors. */
interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
  /** The server's answer, and the command that it answered. */
  readonly response?: string;
  readonly command?: string;
}

/** Codes about this mail; a 5xx to any other command is about the connection or the account. */
const ABOUT_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);

/**
 * Enhanced status codes (RFC 3463) about the recipient's mailbox: none, no such host, bad syntax, moved, none by a null
 * MX, disabled.
 */
const NO_SUCH_MAILBOX = /^5\d\d[ -]5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/;

/**
 * Words of servers that send no enhanced code. A bare 550 may also be about the sender or the relay, which would switch
 * off everybody at once, so that it counts where it names the mailbox and neither of these.
 */
const BARE = /^55[013][ -](?!\d\.\d)/;
const IN_WORDS = [
  /\b(?:no such|unknown|invalid) (?:user|mailbox|recipient|person)\b/i,
  /\b(?:user|mailbox|recipient) (?:is )?(?:unknown|unavailable|not found|disabled|does not exist)\b/i,
];
const ABOUT_OTHERS = /\b(?:sender|relay)/i;

const isNoMailbox = (response: string): boolean =>
  NO_SUCH_MAILBOX.test(response) ||
  (BARE.test(response) && IN_WORDS.some((words) => words.test(response)) && !ABOUT_OTHERS.test(response));

/** Sentences for the outbox and `doctor`, so they say what to do. */
const SENTENCES: Readonly<Record<string, string>> = {
  EAUTH: 'The email server does not accept the user or the password of SMTP_URL',
  EDNS: 'The host of SMTP_URL is not found',
  ESOCKET: 'The email server is not reached',
  ECONNECTION: 'The email server ended the connection',
  ETIMEDOUT: 'The email server does not answer in time',
  EABORT: 'The email server does not answer in time',
  ETLS: 'The email server offers no trusted encryption, so the password is not sent',
};

/**
 * Classifies an error. Transient, so retried: 4xx, a lost connection, a wrong password. Permanent: 5xx about sender,
 * recipient or message (RFC 5321, 4.2.1); where the mailbox itself is the reason, no other mail will arrive either.
 */
export function smtpFault(error: unknown): DomainError {
  const {
    code = '',
    responseCode = 0,
    response = '',
    command,
    message,
  } = error instanceof Error ? (error as SmtpError) : (new Error(String(error)) as SmtpError);
  if (code === 'EENVELOPE' && command === 'RCPT TO' && isNoMailbox(response))
    return new DomainError(
      'invalid',
      'mail/address-refused',
      `The email server refused this address: ${oneSentence(message)}`,
    );
  if (ABOUT_THE_MAIL.has(code) && isPermanent(responseCode))
    return new DomainError('invalid', 'mail/refused', `The email server refused this email: ${oneSentence(message)}`);
  const sentence = SENTENCES[code] ?? 'The email server did not accept the email';
  return new DomainError('unavailable', 'mail/unavailable', `${sentence}: ${oneSentence(message)}`);
}

/** Tells permanent codes: 5xx, but not 503 (bad sequence of commands), which a new connection fixes. */
const isPermanent = (responseCode: number): boolean => responseCode >= 500 && responseCode !== 503;

const oneSentence = (message: string): string => beginningOf(message.replace(/\s+/g, ' ').trim(), 300);
