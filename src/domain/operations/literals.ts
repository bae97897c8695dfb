/** Lists of words that the wire repeats (src/wire), each with its type. Nothing is imported here. */

/**
 * `waiting`: tried now or later; `sent`: the mail service took it; `failed`: not tried again until an administrator
 * asks.
 */
export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Mail services; `outbox` sends nothing: mails are only stored. */
export const MAIL_SERVICES = ['outbox', 'smtp', 'rest'] as const;
export type MailService = (typeof MAIL_SERVICES)[number];
