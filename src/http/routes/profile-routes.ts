import type { RequestHandler } from 'express';
import type { GetCurrentUser } from '../../domain/identity/queries/get-current-user.ts';
import type { ListSessions } from '../../domain/identity/queries/list-sessions.ts';
import type { ChangeProfile } from '../../domain/identity/use-cases/change-profile.ts';
import type { EndOtherSessions } from '../../domain/identity/use-cases/end-other-sessions.ts';
import type { EndSession } from '../../domain/identity/use-cases/end-session.ts';
import { type MeReply, type MessageReply, type OwnSessionReply, profileBody } from '../../wire/identity.ts';
import { paths } from '../../wire/paths.ts';
import { signedIn } from '../auth/signed-in.ts';
import { keptByNobody } from '../no-store.ts';
import { ownSessionReply, userReply } from '../replies/identity-replies.ts';
import type { Route } from '../route.ts';
import { parse } from '../validate.ts';

export interface ProfileUseCases {
  readonly changeProfile: ChangeProfile;
  readonly listSessions: ListSessions;
  readonly endSession: EndSession;
  readonly endOtherSessions: EndOtherSessions;
  readonly getCurrentUser: GetCurrentUser;
}

const DEVICE_SIGNED_OUT = 'The device has been signed out.';
const SIGNED_OUT_ELSEWHERE = 'You have been signed out everywhere else.';

/** What people change about their own account and its sessions. The password is in identity-routes.ts. */
export function profileRoutes(useCases: ProfileUseCases): Route[] {
  const change: RequestHandler = async (req, res) => {
    const user = await useCases.changeProfile.run(signedIn(req).user, await parse(profileBody, req.body));
    const reply: MeReply = { user: userReply(await useCases.getCurrentUser.run(user)) };
    res.json(reply);
  };

  const listSessions: RequestHandler = async (req, res) => {
    const { userId, session } = signedIn(req);
    const own = await useCases.listSessions.run({ userId, sessionId: session.id });
    const reply: OwnSessionReply[] = own.map(ownSessionReply);
    res.json(reply);
  };

  const endSession: RequestHandler = async (req, res) => {
    await useCases.endSession.run({ userId: signedIn(req).userId, sessionId: String(req.params['sessionId']) });
    const reply: MessageReply = { message: DEVICE_SIGNED_OUT };
    res.json(reply);
  };

  const endOthers: RequestHandler = async (req, res) => {
    const { userId, session } = signedIn(req);
    await useCases.endOtherSessions.run({ userId, sessionId: session.id });
    const reply: MessageReply = { message: SIGNED_OUT_ELSEWHERE };
    res.json(reply);
  };

  const routes: Route[] = [
    { method: 'put', path: paths.profile, rule: 'signed-in', handle: change },
    { method: 'get', path: paths.sessions, rule: 'signed-in', handle: listSessions },
    { method: 'post', path: paths.endOtherSessions, rule: 'signed-in', handle: endOthers },
    { method: 'delete', path: paths.session, rule: 'signed-in', handle: endSession },
  ];
  return routes.map((route) => ({ ...route, handle: keptByNobody(route.handle) }));
}
