import { DomainError } from '../../domain/kernel/errors.ts';

/** Nodemailer's error; codes at https://nodemailer.com/errors. */
interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
}

/** Codes about this mail; a 5xx to any other command is about the connection or the account. */
const ABOUT_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);

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
 * recipient or message (RFC 5321, 4.2.1).
 */
export function smtpFault(error: unknown): DomainError {
  const {
    code = '',
    responseCode = 0,
    message,
  } = error instanceof Error ? (error as SmtpError) : (new Error(String(error)) as SmtpError);
  if (ABOUT_THE_MAIL.has(code) && isPermanent(responseCode))
    return new DomainError('invalid', 'mail/refused', `The email server refused this email: ${oneSentence(message)}`);
  const sentence = SENTENCES[code] ?? 'The email server did not accept the email';
  return new DomainError('unavailable', 'mail/unavailable', `${sentence}: ${oneSentence(message)}`);
}

/** Tells permanent codes: 5xx, but not 503 (bad sequence of commands), which a new connection fixes. */
const isPermanent = (responseCode: number): boolean => responseCode >= 500 && responseCode !== 503;

const oneSentence = (message: string): string => message.replace(/\s+/g, ' ').trim().slice(0, 300);
