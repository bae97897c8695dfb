import type { CopyPersonalData } from '../../../domain/identity/queries/copy-personal-data.ts';
import type { ErasePerson } from '../../../domain/identity/use-cases/erase-person.ts';
import { erasureBody } from '../../../wire/admin-people.ts';
import { currentPasswordBody } from '../../../wire/identity.ts';
import { paths } from '../../../wire/paths.ts';
import { type MessageReply, messageSchema } from '../../../wire/replies/identity.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';
import { sendCopy } from '../../send-copy.ts';

export interface PersonalDataUseCases {
  readonly copyPersonalData: CopyPersonalData;
  readonly erasePerson: ErasePerson;
}

const count = (many: number, one: string, more: string) => `${many} ${many === 1 ? one : more}`;

/** A copy of all that is kept of a person, for them and for the school, and erasing it. */
export function personalDataRoutes({ copyPersonalData, erasePerson }: PersonalDataUseCases): Route[] {
  const copyOwn = async ({ body, user, res }: Call<{ body: typeof currentPasswordBody }>): Promise<void> =>
    sendCopy(res, await copyPersonalData.own({ userId: user.userId, password: body.currentPassword }));

  const copyStudent = async ({
    params: { studentId },
    user,
    res,
  }: Call<{ path: typeof paths.studentDataCopy }>): Promise<void> =>
    sendCopy(res, await copyPersonalData.ofStudent({ actorId: user.userId, userId: studentId }));

  const erase = async ({
    params: { studentId },
    body,
    user,
  }: Call<{ path: typeof paths.studentErasure; body: typeof erasureBody }>): Promise<MessageReply> => {
    const { orders, documents } = await erasePerson.run({ actorId: user.userId, userId: studentId, ...body });
    const stays = `${count(orders, 'order', 'orders')} and ${count(documents, 'document', 'documents')}`;
    return {
      message: `The personal data is deleted. ${orders === 0 ? 'Nothing is kept.' : `We keep ${stays}, as the law asks.`}`,
    };
  };

  return inContext('identity', [
    route({
      method: 'post',
      path: paths.ownDataCopy,
      rule: 'signed-in',
      limit: 'reset',
      summary: 'Everything that is kept of the caller as one JSON file, with the password',
      body: currentPasswordBody,
      cache: 'no-store',
      media: ['application/json'],
      isCompressed: true,
      respond: copyOwn,
    }),
    route({
      method: 'get',
      path: paths.studentDataCopy,
      rule: 'admin',
      roles: ['office'],
      grave: true,
      summary: 'Everything that is kept of a student as one JSON file',
      cache: 'no-store',
      media: ['application/json'],
      isCompressed: true,
      refusals: [404],
      respond: copyStudent,
    }),
    route({
      method: 'post',
      path: paths.studentErasure,
      rule: 'admin',
      roles: ['owner'],
      grave: true,
      summary: 'Delete all personal data of a student; orders and tax documents stay',
      body: erasureBody,
      cache: 'no-store',
      reply: messageSchema,
      refusals: [404, 409],
      handle: erase,
    }),
  ]);
}
