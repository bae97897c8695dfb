import type { ListMails } from '../../../domain/operations/queries/list-mails.ts';
import type { PreviewMail } from '../../../domain/operations/queries/preview-mail.ts';
import type { RetryMail } from '../../../domain/operations/use-cases/retry-mail.ts';
import { paths } from '../../../wire/paths.ts';
import { outboxQuery } from '../../../wire/queries.ts';
import { type OutboxReply, outboxSchema } from '../../../wire/replies/operations.ts';
import { bothIds } from '../../replies/both-ids.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';
import { showMail } from './mail-page.ts';

export interface OutboxUseCases {
  readonly listMails: ListMails;
  readonly previewMail: PreviewMail;
  readonly retryMail: RetryMail;
}

/** Mails that were written, and the state of their delivery. */
export function outboxRoutes({ listMails, previewMail, retryMail }: OutboxUseCases): Route[] {
  const outbox = async ({ query, user }: Call<{ query: typeof outboxQuery }>): Promise<OutboxReply> => {
    const { service, counts, mails, nextBefore } = await listMails.run({ viewer: user, ...query });
    return {
      service,
      counts,
      mails: mails.map(({ id, kind, to, subject, text, state, tries, reason, writtenAt, sentAt }) => ({
        ...bothIds(id),
        kind,
        to,
        subject,
        text,
        state,
        tries,
        reason,
        writtenAt: writtenAt.toISOString(),
        sentAt: sentAt?.toISOString() ?? null,
      })),
      nextBefore,
    };
  };

  const page = async ({ params, user, res }: Call<{ path: typeof paths.outboxMailPage }>) =>
    showMail(res, await previewMail.run({ mailId: params.mailId, viewer: user }));

  const retry = async ({ params }: Call<{ path: typeof paths.retryMail }>) => {
    await retryMail.run({ mailId: params.mailId });
  };

  return inContext('operations', [
    route({
      method: 'get',
      path: paths.outbox,
      rule: 'admin',
      roles: ['office'],
      grave: true,
      summary: 'Mails that were written, newest first, and what became of them',
      query: outboxQuery,
      cache: 'no-store',
      reply: outboxSchema,
      handle: outbox,
    }),
    route({
      method: 'get',
      path: paths.outboxMailPage,
      rule: 'admin',
      roles: ['office'],
      grave: true,
      isPage: true,
      summary: 'The HTML part of one mail',
      media: ['text/html'],
      cache: 'no-store',
      status: 200,
      refusals: [404],
      respond: page,
    }),
    route({
      method: 'post',
      path: paths.retryMail,
      rule: 'admin',
      roles: ['office'],
      grave: true,
      summary: 'Deliver a failed mail after all',
      refusals: [404],
      handle: retry,
    }),
  ]);
}
