import type { MailSamples } from '../../../domain/operations/ports.ts';
import type { PreviewMail } from '../../../domain/operations/queries/preview-mail.ts';
import type { SendSampleMail } from '../../../domain/operations/use-cases/send-sample-mail.ts';
import { paths } from '../../../wire/paths.ts';
import { type MailTemplatesReply, mailTemplatesSchema } from '../../../wire/replies/operations.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';
import { showMail } from './mail-page.ts';

export interface MailTemplateUseCases {
  readonly previewMail: PreviewMail;
  readonly sendSampleMail: SendSampleMail;
}

/** Every mail that we write, to look at and to be sent to oneself. */
export function mailTemplateRoutes(
  { previewMail, sendSampleMail }: MailTemplateUseCases,
  samples: MailSamples,
): Route[] {
  const list = (): MailTemplatesReply => ({
    templates: samples.list().map(({ kind, subject, preheader }) => ({ kind, subject, preheader })),
  });

  const page = async ({ params, res }: Call<{ path: typeof paths.mailTemplatePage }>) =>
    showMail(res, await previewMail.run({ kind: params.kind }));

  const send = async ({ params, user }: Call<{ path: typeof paths.sendSampleMail }>) => {
    await sendSampleMail.run({ kind: params.kind, to: user.user.email });
  };

  return inContext('operations', [
    route({
      method: 'get',
      path: paths.mailTemplates,
      rule: 'admin',
      roles: ['office'],
      summary: 'Every kind of mail, as a sample begins',
      cache: 'no-store',
      reply: mailTemplatesSchema,
      handle: list,
    }),
    route({
      method: 'get',
      path: paths.mailTemplatePage,
      rule: 'admin',
      roles: ['office'],
      isPage: true,
      summary: 'The HTML part of a sample of one kind of mail',
      media: ['text/html'],
      cache: 'no-store',
      status: 200,
      refusals: [404],
      respond: page,
    }),
    route({
      method: 'post',
      path: paths.sendSampleMail,
      rule: 'admin',
      roles: ['office'],
      grave: 'no: it only adds',
      limit: 'sample-mail',
      summary: 'Send a sample of one kind of mail to oneself',
      refusals: [404],
      handle: send,
    }),
  ]);
}
