import type { Ids } from '../../kernel/ids.ts';
import type { Mailer } from '../../kernel/mail.ts';
import type { MailSamples } from '../ports.ts';
import { sampleOf } from '../queries/preview-mail.ts';
import { SAMPLE_KEY } from '../stored-mail.ts';

/** An administrator has a mail of one kind sent to themselves, to see it as students will. */
export class SendSampleMail {
  constructor(
    private readonly samples: MailSamples,
    private readonly mailer: Mailer,
    private readonly ids: Ids,
  ) {}

  async run({ kind, to }: { kind: string; to: string }): Promise<void> {
    const { subject, preheader, heading, blocks, ...sample } = sampleOf(this.samples, kind);
    await this.mailer.send({
      key: `${SAMPLE_KEY}${this.ids.next()}`,
      kind: sample.kind,
      to,
      subject: `Sample: ${subject}`,
      preheader,
      heading,
      blocks,
    });
  }
}
