import type { ListSentMails } from '../../../domain/operations/queries/list-sent-mails.ts';
import { paths } from '../../../wire/paths.ts';
import { outboxQuery } from '../../../wire/queries.ts';
import { outboxSchema } from '../../../wire/replies/operations.ts';
import type { OutboxReply } from '../../../wire/support.ts';
import { bothIds } from '../../replies/both-ids.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';

/** Mails that were sent, where they are kept here instead of leaving. */
export function outboxRoutes({ listSentMails }: { readonly listSentMails: ListSentMails }): Route[] {
  const outbox = async ({ query: { before } }: Call<{ query: typeof outboxQuery }>): Promise<OutboxReply> => {
    const page = await listSentMails.run({ before });
    return {
      mails: page.mails.map(({ id, to, subject, text, sentAt }) => ({
        ...bothIds(id),
        to,
        subject,
        text,
        sentAt: sentAt.toISOString(),
      })),
      nextBefore: page.nextBefore,
    };
  };

  return inContext('operations', [
    route({
      method: 'get',
      path: paths.outbox,
      rule: 'admin',
      summary: 'Mails that were sent, newest first',
      query: outboxQuery,
      cache: 'no-store',
      reply: outboxSchema,
      handle: outbox,
    }),
  ]);
}
