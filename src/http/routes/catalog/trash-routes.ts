import type { ListTrash } from '../../../domain/catalog/queries/list-trash.ts';
import { nameOf } from '../../../domain/catalog/trash/trash-entry.ts';
import type { PurgeFromTrash } from '../../../domain/catalog/use-cases/purge-from-trash.ts';
import type { RestoreFromTrash } from '../../../domain/catalog/use-cases/restore-from-trash.ts';
import { paths } from '../../../wire/paths.ts';
import { trashQuery } from '../../../wire/queries.ts';
import { type MessageReply, messageSchema } from '../../../wire/replies/identity.ts';
import { restoredSchema, trashSchema } from '../../../wire/replies/trash.ts';
import { restoredReply, trashReply } from '../../replies/trash-replies.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';

export interface TrashUseCases {
  readonly listTrash: ListTrash;
  readonly restoreFromTrash: RestoreFromTrash;
  readonly purgeFromTrash: PurgeFromTrash;
}

/** Routes of the trash: list, restore, and purge soft-deleted nodes. */
export function trashRoutes({ listTrash, restoreFromTrash, purgeFromTrash }: TrashUseCases): Route[] {
  const list = async ({ query }: Call<{ query: typeof trashQuery }>) =>
    trashReply(await listTrash.run({ before: query.before }));

  const restore = async ({ params, user }: Call<{ path: typeof paths.restoreFromTrash }>) =>
    restoredReply(await restoreFromTrash.run({ entryId: params.entryId, by: user.userId }));

  const purge = async ({ params, user }: Call<{ path: typeof paths.trashEntry }>): Promise<MessageReply> => {
    const entry = await purgeFromTrash.run({ entryId: params.entryId, by: user.userId });
    return { message: `${nameOf(entry)} has been deleted for good.` };
  };

  return inContext('catalog', [
    route({
      method: 'get',
      path: paths.trash,
      rule: 'admin',
      roles: ['teacher'],
      summary: 'What was deleted and can be restored, newest first',
      query: trashQuery,
      cache: 'no-store',
      reply: trashSchema,
      handle: list,
    }),
    route({
      method: 'post',
      path: paths.restoreFromTrash,
      rule: 'admin',
      roles: ['teacher'],
      grave: 'no: it only adds',
      limit: 'author',
      summary: 'Restore what was deleted, with everything in it; a course becomes a draft',
      reply: restoredSchema,
      refusals: [404, 409],
      handle: restore,
    }),
    route({
      method: 'delete',
      path: paths.trashEntry,
      rule: 'admin',
      roles: ['teacher'],
      grave: true,
      limit: 'author',
      summary: 'Delete for good what lies in the trash, with its files',
      reply: messageSchema,
      refusals: [404],
      handle: purge,
    }),
  ]);
}
