export interface Mail {
  /** Two mails with one key are one mail: a job that is repeated must not write twice. */
  readonly key: string;
  readonly to: string;
  readonly subject: string;
  /** Plain text; adapters that send HTML escape it. */
  readonly text: string;
  readonly replyTo?: string;
}

/** Hands a mail to whoever delivers it. Rejects with `unavailable` when they do not take it. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
