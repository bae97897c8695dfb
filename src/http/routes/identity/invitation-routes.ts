import type { GetInvitation } from '../../../domain/identity/queries/get-invitation.ts';
import type { AcceptInvitation } from '../../../domain/identity/use-cases/accept-invitation.ts';
import { acceptInvitationBody, emailLinkBody } from '../../../wire/identity.ts';
import { paths } from '../../../wire/paths.ts';
import { type MessageReply, messageSchema } from '../../../wire/replies/identity.ts';
import { type InvitedReply, invitedSchema } from '../../../wire/replies/people.ts';
import { networkOf } from '../../network.ts';
import { inContext, type PublicCall, type Route, route } from '../../route.ts';

export interface InvitationUseCases {
  readonly getInvitation: GetInvitation;
  readonly acceptInvitation: AcceptInvitation;
}

/** Routes for people invited to the team. The link is in the body, so that no log of addresses has it. */
export function invitationRoutes(useCases: InvitationUseCases): Route[] {
  const see = async ({ body }: PublicCall<{ body: typeof emailLinkBody }>): Promise<InvitedReply> => {
    const { invitation, invitedBy } = await useCases.getInvitation.run(body);
    const { email, roles, expiresAt } = invitation;
    return { email, roles: [...roles], invitedBy, expiresAt: expiresAt.toISOString() };
  };

  const accept = async ({ body, req }: PublicCall<{ body: typeof acceptInvitationBody }>): Promise<MessageReply> => {
    const { id, email } = await useCases.acceptInvitation.run({ ...body, network: networkOf(req.ip) });
    req.madeUserId = id;
    return { message: `You are in the team now. Please sign in with ${email}.` };
  };

  return inContext('identity', [
    route({
      method: 'post',
      path: paths.invitation,
      rule: 'public',
      limit: 'verify',
      summary: 'See what an invitation is for, with the link that was mailed',
      body: emailLinkBody,
      cache: 'no-store',
      reply: invitedSchema,
      refusals: [409],
      handle: see,
    }),
    route({
      method: 'post',
      path: paths.acceptInvitation,
      rule: 'public',
      limit: 'reset',
      summary: 'Join the team with the link that was mailed, a name and a password',
      body: acceptInvitationBody,
      cache: 'no-store',
      status: 201,
      reply: messageSchema,
      refusals: [409],
      handle: accept,
    }),
  ]);
}
