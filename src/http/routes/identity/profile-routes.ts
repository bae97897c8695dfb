import type { GetCurrentUser } from '../../../domain/identity/queries/get-current-user.ts';
import type { ListSessions } from '../../../domain/identity/queries/list-sessions.ts';
import type { ChangeProfile } from '../../../domain/identity/use-cases/change-profile.ts';
import type { EndOtherSessions } from '../../../domain/identity/use-cases/end-other-sessions.ts';
import type { EndSession } from '../../../domain/identity/use-cases/end-session.ts';
import { profileBody } from '../../../wire/identity.ts';
import { paths } from '../../../wire/paths.ts';
import {
  type MeReply,
  type MessageReply,
  meSchema,
  messageSchema,
  ownSessionsSchema,
} from '../../../wire/replies/identity.ts';
import { ownSessionReply, userReply } from '../../replies/identity-replies.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';

export interface ProfileUseCases {
  readonly changeProfile: ChangeProfile;
  readonly listSessions: ListSessions;
  readonly endSession: EndSession;
  readonly endOtherSessions: EndOtherSessions;
  readonly getCurrentUser: GetCurrentUser;
}

const DEVICE_SIGNED_OUT = 'The device has been signed out.';
const SIGNED_OUT_ELSEWHERE = 'You have been signed out everywhere else.';

/** Routes for a user's own account and sessions. The password is in identity-routes.ts. */
export function profileRoutes(useCases: ProfileUseCases): Route[] {
  const change = async ({ body, user }: Call<{ body: typeof profileBody }>): Promise<MeReply> => {
    const changed = await useCases.changeProfile.run(user.user, body);
    return { user: userReply(await useCases.getCurrentUser.run(changed)) };
  };

  const listSessions = async ({ user: { userId, session } }: Call) =>
    (await useCases.listSessions.run({ userId, sessionId: session.id })).map(ownSessionReply);

  const endOthers = async ({ user: { userId, session } }: Call): Promise<MessageReply> => {
    await useCases.endOtherSessions.run({ userId, sessionId: session.id });
    return { message: SIGNED_OUT_ELSEWHERE };
  };

  const endSession = async ({
    params: { sessionId },
    user: { userId },
  }: Call<{ path: typeof paths.session }>): Promise<MessageReply> => {
    await useCases.endSession.run({ userId, sessionId });
    return { message: DEVICE_SIGNED_OUT };
  };

  return inContext('identity', [
    route({
      method: 'put',
      path: paths.profile,
      rule: 'signed-in',
      summary: 'Change name and phone',
      body: profileBody,
      cache: 'no-store',
      reply: meSchema,
      handle: change,
    }),
    route({
      method: 'get',
      path: paths.sessions,
      rule: 'signed-in',
      summary: 'Where the caller is signed in: this device first',
      cache: 'no-store',
      reply: ownSessionsSchema,
      handle: listSessions,
    }),
    route({
      method: 'post',
      path: paths.endOtherSessions,
      rule: 'signed-in',
      summary: 'Sign out everywhere else',
      cache: 'no-store',
      reply: messageSchema,
      handle: endOthers,
    }),
    route({
      method: 'delete',
      path: paths.session,
      rule: 'signed-in',
      summary: 'Sign one device out',
      cache: 'no-store',
      reply: messageSchema,
      handle: endSession,
    }),
  ]);
}
