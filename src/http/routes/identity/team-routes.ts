import type { ListTeam } from '../../../domain/identity/queries/list-team.ts';
import type { ChangeRoles } from '../../../domain/identity/use-cases/change-roles.ts';
import type { Invite } from '../../../domain/identity/use-cases/invite.ts';
import type { WithdrawInvitation } from '../../../domain/identity/use-cases/withdraw-invitation.ts';
import { inviteBody, rolesBody } from '../../../wire/admin-people.ts';
import { paths } from '../../../wire/paths.ts';
import { type MessageReply, messageSchema } from '../../../wire/replies/identity.ts';
import { type TeamReply, teamSchema } from '../../../wire/replies/people.ts';
import { bothIds } from '../../replies/both-ids.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';

export interface TeamUseCases {
  readonly listTeam: ListTeam;
  readonly changeRoles: ChangeRoles;
  readonly invite: Invite;
  readonly withdrawInvitation: WithdrawInvitation;
}

/** Routes of the team for its owners: who is in it, with which roles, and who is invited. */
export function teamRoutes(useCases: TeamUseCases): Route[] {
  const team = async ({ user }: Call): Promise<TeamReply> => {
    const { people, invitations } = await useCases.listTeam.run();
    return {
      people: people.map(({ user: one, deviceCount, lastSeenAt, hasTwoFactor }) => ({
        ...bothIds(one.id),
        name: one.name,
        email: one.email,
        roles: [...one.roles],
        since: one.createdAt.toISOString(),
        deviceCount,
        lastSeenAt: lastSeenAt?.toISOString() ?? null,
        hasTwoFactor,
        disabledAt: one.disabledAt?.toISOString() ?? null,
        isYou: one.id === user.userId,
      })),
      invitations: invitations.map(({ invitation: one, invitedBy, isExpired }) => ({
        ...bothIds(one.id),
        email: one.email,
        roles: [...one.roles],
        invitedBy,
        invitedAt: one.invitedAt.toISOString(),
        expiresAt: one.expiresAt.toISOString(),
        isExpired,
      })),
    };
  };

  const changeRoles = async ({
    params: { userId },
    body: { roles },
    user,
  }: Call<{ path: typeof paths.personRoles; body: typeof rolesBody }>): Promise<MessageReply> => {
    const { name } = await useCases.changeRoles.run({ actorId: user.userId, userId, roles });
    return { message: `The roles of ${name} are saved. They sign in again to see what is new.` };
  };

  const invite = async ({ body, user }: Call<{ body: typeof inviteBody }>): Promise<MessageReply> => {
    const { email } = await useCases.invite.run({ actorId: user.userId, ...body });
    return { message: `We have sent an invitation to ${email}. Its link works for 7 days.` };
  };

  const resend = async ({
    params: { invitationId },
    user,
  }: Call<{ path: typeof paths.resendInvitation }>): Promise<MessageReply> => {
    const { email } = await useCases.invite.again({ actorId: user.userId, invitationId });
    return { message: `We have sent a new invitation to ${email}. The older link no longer works.` };
  };

  const withdraw = async ({
    params: { invitationId },
    user,
  }: Call<{ path: typeof paths.invitationOf }>): Promise<MessageReply> => {
    const { email } = await useCases.withdrawInvitation.run({ actorId: user.userId, invitationId });
    return { message: `The invitation to ${email} is withdrawn. Its link no longer works.` };
  };

  return inContext('identity', [
    route({
      method: 'get',
      path: paths.team,
      rule: 'admin',
      roles: ['owner'],
      summary: 'Everybody in the team, and the open invitations',
      cache: 'no-store',
      reply: teamSchema,
      handle: team,
    }),
    route({
      method: 'put',
      path: paths.personRoles,
      rule: 'admin',
      roles: ['owner'],
      grave: true,
      summary: 'Change the roles of somebody in the team, and sign them out everywhere',
      body: rolesBody,
      cache: 'no-store',
      reply: messageSchema,
      refusals: [404, 409],
      handle: changeRoles,
    }),
    route({
      method: 'post',
      path: paths.invitations,
      rule: 'admin',
      roles: ['owner'],
      grave: true,
      limit: 'invite',
      summary: 'Invite an address to the team',
      body: inviteBody,
      cache: 'no-store',
      status: 201,
      reply: messageSchema,
      refusals: [409],
      handle: invite,
    }),
    route({
      method: 'post',
      path: paths.resendInvitation,
      rule: 'admin',
      roles: ['owner'],
      grave: true,
      limit: 'invite',
      summary: 'Send an invitation again, with a new link',
      cache: 'no-store',
      reply: messageSchema,
      refusals: [404, 409],
      handle: resend,
    }),
    route({
      method: 'delete',
      path: paths.invitationOf,
      rule: 'admin',
      roles: ['owner'],
      grave: true,
      summary: 'Withdraw an invitation',
      cache: 'no-store',
      reply: messageSchema,
      refusals: [404],
      handle: withdraw,
    }),
  ]);
}
