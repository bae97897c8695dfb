import { DomainError } from '../../kernel/errors.ts';
import type { Mail } from '../../kernel/mail.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { MailRenderer, MailRepository, MailSamples, MailTransport } from '../ports.ts';
import { mayBeRead } from './list-mails.ts';

export const sampleOf = (samples: MailSamples, kind: string): Mail => {
  const sample = samples.list().find((mail) => mail.kind === kind);
  if (!sample) throw noSuchMail();
  return sample;
};

const noSuchMail = () => new DomainError('not-found', 'operations/no-mail', 'There is no such email.');

interface Written {
  readonly mailId: string;
  readonly viewer: Pick<Viewer, 'roles'>;
}

/** The HTML part of a mail: of a sample of its kind, or of one that was written. */
export class PreviewMail {
  constructor(
    private readonly samples: MailSamples,
    private readonly mails: Pick<MailRepository, 'find'>,
    private readonly transport: Pick<MailTransport, 'service'>,
    private readonly renderer: MailRenderer,
  ) {}

  async run(asked: { kind: string } | Written): Promise<string> {
    return this.renderer.render('kind' in asked ? sampleOf(this.samples, asked.kind) : await this.words(asked)).html;
  }

  private async words({ mailId, viewer }: Written) {
    const mail = await this.mails.find(mailId);
    if (!mail?.words || !mayBeRead(mail, this.transport.service, viewer)) throw noSuchMail();
    return mail.words;
  }
}
