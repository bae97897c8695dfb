import type { Mail } from '../../kernel/mail.ts';
import type { MailSamples } from '../ports.ts';

/** Every kind of mail that we write, with what a sample of it says first. */
export class ListMailTemplates {
  constructor(private readonly samples: MailSamples) {}

  run(): readonly Pick<Mail, 'kind' | 'subject' | 'preheader'>[] {
    return this.samples.list();
  }
}
