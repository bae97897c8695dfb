import type { GetAnnouncement } from '../../../domain/news/queries/get-announcement.ts';
import type { ListAnnouncements } from '../../../domain/news/queries/list-announcements.ts';
import type { DeleteAnnouncement } from '../../../domain/news/use-cases/delete-announcement.ts';
import type { EditAnnouncement } from '../../../domain/news/use-cases/edit-announcement.ts';
import type { SendAnnouncement } from '../../../domain/news/use-cases/send-announcement.ts';
import type { SendToMe } from '../../../domain/news/use-cases/send-to-me.ts';
import type { StopAnnouncement } from '../../../domain/news/use-cases/stop-announcement.ts';
import type { WriteAnnouncement } from '../../../domain/news/use-cases/write-announcement.ts';
import { announcementBody, announcementsQuery, newAnnouncementBody, sendingBody } from '../../../wire/news.ts';
import { paths } from '../../../wire/paths.ts';
import { type AnnouncementsReply, announcementSchema, announcementsSchema } from '../../../wire/replies/news.ts';
import { announcementReply, listedReply, wordsOf } from '../../replies/news-replies.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';

export interface AnnouncementUseCases {
  readonly listAnnouncements: ListAnnouncements;
  readonly getAnnouncement: GetAnnouncement;
  readonly writeAnnouncement: WriteAnnouncement;
  readonly editAnnouncement: EditAnnouncement;
  readonly sendAnnouncement: SendAnnouncement;
  readonly stopAnnouncement: StopAnnouncement;
  readonly deleteAnnouncement: DeleteAnnouncement;
  readonly sendToMe: SendToMe;
}

type One = { path: typeof paths.adminAnnouncement };

/** Announcements of the school, for those who write them. */
export function announcementRoutes(useCases: AnnouncementUseCases): Route[] {
  const read = async (id: string) => announcementReply(await useCases.getAnnouncement.run({ id }));
  const current = ({ announcementId }: { announcementId: string }) => read(announcementId);

  const list = async ({ query }: Call<{ query: typeof announcementsQuery }>): Promise<AnnouncementsReply> => {
    const { announcements, nextBefore } = await useCases.listAnnouncements.run(query);
    return { announcements: announcements.map(listedReply), nextBefore };
  };

  const write = async ({ body, user }: Call<{ body: typeof newAnnouncementBody }>) => {
    const { id } = await useCases.writeAnnouncement.run({ authorId: user.userId, words: wordsOf(body) });
    return read(id);
  };

  const edit = async ({ params: { announcementId: id }, body }: Call<One & { body: typeof announcementBody }>) => {
    await useCases.editAnnouncement.run({ id, revision: body.revision, words: wordsOf(body) });
    return read(id);
  };

  const send = async ({ params: { announcementId: id }, body }: Call<One & { body: typeof sendingBody }>) => {
    await useCases.sendAnnouncement.run({ id, revision: body.revision, at: body.at || null });
    return read(id);
  };

  const stop = async ({ params: { announcementId: id } }: Call<One>) => {
    await useCases.stopAnnouncement.run({ id });
    return read(id);
  };

  const test = async ({ params: { announcementId: id }, user: { user } }: Call<One>) => {
    await useCases.sendToMe.run({ id, me: { id: user.id, name: user.name, email: user.email } });
  };

  const remove = ({ params: { announcementId: id } }: Call<One>) => useCases.deleteAnnouncement.run({ id });

  const roles = ['office', 'teacher'] as const;
  return inContext('news', [
    route({
      method: 'get',
      path: paths.adminAnnouncements,
      rule: 'admin',
      roles,
      summary: 'All announcements, newest first',
      query: announcementsQuery,
      cache: 'no-store',
      reply: announcementsSchema,
      handle: list,
    }),
    route({
      method: 'post',
      path: paths.adminAnnouncements,
      rule: 'admin',
      roles,
      grave: 'no: it only adds',
      summary: 'Write an announcement, as a draft',
      body: newAnnouncementBody,
      status: 201,
      reply: announcementSchema,
      handle: write,
    }),
    route({
      method: 'get',
      path: paths.adminAnnouncement,
      rule: 'admin',
      roles,
      summary: 'An announcement as its readers see it, and how many would get it now',
      cache: 'no-store',
      reply: announcementSchema,
      refusals: [404],
      handle: ({ params }: Call<One>) => read(params.announcementId),
    }),
    route({
      method: 'put',
      path: paths.adminAnnouncement,
      rule: 'admin',
      roles,
      grave: 'no: the same call sets it back',
      summary: 'Correct an announcement until it leaves',
      body: announcementBody,
      reply: announcementSchema,
      refusals: [404, 409],
      current,
      handle: edit,
    }),
    route({
      method: 'delete',
      path: paths.adminAnnouncement,
      rule: 'admin',
      roles,
      grave: true,
      summary: 'Delete a draft',
      refusals: [404, 409],
      handle: remove,
    }),
    route({
      method: 'post',
      path: paths.announcementSending,
      rule: 'admin',
      roles,
      grave: true,
      summary: 'Send an announcement now or at a time of the school',
      body: sendingBody,
      reply: announcementSchema,
      refusals: [404, 409],
      current,
      handle: send,
    }),
    route({
      method: 'post',
      path: paths.announcementStop,
      rule: 'admin',
      roles,
      grave: 'no: it stops what was asked before',
      summary: 'Stop an announcement until it has left',
      reply: announcementSchema,
      refusals: [404, 409],
      current,
      handle: stop,
    }),
    route({
      method: 'post',
      path: paths.announcementTest,
      rule: 'admin',
      roles,
      grave: 'no: it only adds',
      limit: 'sample-mail',
      summary: 'Send an announcement to oneself',
      refusals: [404],
      handle: test,
    }),
  ]);
}
