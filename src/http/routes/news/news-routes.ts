import { allChoices } from '../../../domain/news/mail-choice.ts';
import type { MailChoiceRepository } from '../../../domain/news/ports.ts';
import type { ListUnread } from '../../../domain/news/queries/list-unread.ts';
import type { ChooseMails } from '../../../domain/news/use-cases/choose-mails.ts';
import type { MarkRead } from '../../../domain/news/use-cases/mark-read.ts';
import { mailChoicesBody } from '../../../wire/news.ts';
import { paths } from '../../../wire/paths.ts';
import {
  type MailChoicesReply,
  mailChoicesSchema,
  type UnreadReply,
  unreadSchema,
} from '../../../wire/replies/news.ts';
import { unreadReply } from '../../replies/news-replies.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';

export interface NewsUseCases {
  readonly listUnread: ListUnread;
  readonly markRead: MarkRead;
  readonly chooseMails: ChooseMails;
}

/** Routes of one person: announcements for them, and the mails that they want. */
export function newsRoutes(useCases: NewsUseCases, mailChoices: Pick<MailChoiceRepository, 'offOf'>): Route[] {
  const unread = async ({ user: { userId } }: Call): Promise<UnreadReply> => ({
    announcements: (await useCases.listUnread.run({ userId })).map(unreadReply),
  });

  const markRead = ({ params, user: { userId } }: Call<{ path: typeof paths.announcementRead }>) =>
    useCases.markRead.run({ id: params.announcementId, userId });

  const choices = async ({ user: { userId } }: Call): Promise<MailChoicesReply> => ({
    choices: allChoices(await mailChoices.offOf(userId)),
  });

  const choose = async ({
    body,
    user: { userId },
  }: Call<{ body: typeof mailChoicesBody }>): Promise<MailChoicesReply> => ({
    choices: await useCases.chooseMails.run({ userId, choices: body.choices }),
  });

  return inContext('news', [
    route({
      method: 'get',
      path: paths.announcements,
      rule: 'signed-in',
      summary: 'Announcements that one has not read, newest first',
      cache: 'no-store',
      reply: unreadSchema,
      handle: unread,
    }),
    route({
      method: 'post',
      path: paths.announcementRead,
      rule: 'signed-in',
      summary: 'Take an announcement off one’s own pages',
      refusals: [404],
      handle: markRead,
    }),
    route({
      method: 'get',
      path: paths.mailChoices,
      rule: 'signed-in',
      summary: 'Mails that one may switch off, and whether they are on',
      cache: 'no-store',
      reply: mailChoicesSchema,
      handle: choices,
    }),
    route({
      method: 'put',
      path: paths.mailChoices,
      rule: 'signed-in',
      summary: 'Switch mails on or off',
      body: mailChoicesBody,
      reply: mailChoicesSchema,
      handle: choose,
    }),
  ]);
}
