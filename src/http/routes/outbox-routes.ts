import type { ListSentMails } from '../../domain/operations/queries/list-sent-mails.ts';
import { paths } from '../../wire/paths.ts';
import type { OutboxReply } from '../../wire/support.ts';
import type { Route } from '../route.ts';
import { textParameter } from '../validate.ts';

/** The mails that were kept here instead of being sent. */
export const outboxRoutes = ({ listSentMails }: { readonly listSentMails: ListSentMails }): Route[] => [
  {
    method: 'get',
    path: paths.outbox,
    rule: 'admin',
    handle: async (req, res) => {
      const page = await listSentMails.run({ before: textParameter(req.query['before'], 'before') });
      const reply: OutboxReply = {
        mails: page.mails.map(({ id, to, subject, text, sentAt }) => ({
          id,
          to,
          subject,
          text,
          sentAt: sentAt.toISOString(),
        })),
        nextBefore: page.nextBefore,
      };
      res.setHeader('Cache-Control', 'no-store');
      res.json(reply);
    },
  },
];
