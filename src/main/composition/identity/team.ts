import { PurgeOldInvitations } from '../../../domain/identity/jobs/purge-old-invitations.ts';
import { SendInvitation } from '../../../domain/identity/jobs/send-invitation.ts';
import { PasswordPolicy } from '../../../domain/identity/password-policy.ts';
import { GetInvitation } from '../../../domain/identity/queries/get-invitation.ts';
import { ListTeam } from '../../../domain/identity/queries/list-team.ts';
import { AcceptInvitation } from '../../../domain/identity/use-cases/accept-invitation.ts';
import { ChangeRoles } from '../../../domain/identity/use-cases/change-roles.ts';
import { Invite } from '../../../domain/identity/use-cases/invite.ts';
import { WithdrawInvitation } from '../../../domain/identity/use-cases/withdraw-invitation.ts';
import { useCase } from '../bindings.ts';
import type { ContextParts } from '../context.ts';

/** Use cases of the team: its roles, and how members join it. */
export const teamUseCases = ({ kernel, identity, settings }: ContextParts['ports']) => ({
  listTeam: useCase(
    ListTeam,
    identity.users,
    identity.sessions,
    identity.twoFactors,
    identity.invitations,
    kernel.clock,
  ),
  changeRoles: useCase(ChangeRoles, kernel.work, kernel.ids, kernel.clock),
  invite: useCase(Invite, kernel.work, kernel.ids, kernel.clock),
  withdrawInvitation: useCase(WithdrawInvitation, kernel.work, kernel.clock),
  getInvitation: useCase(GetInvitation, kernel.work, kernel.secrets, kernel.clock),
  acceptInvitation: useCase(
    AcceptInvitation,
    kernel.work,
    GetInvitation,
    identity.passwords,
    kernel.secrets,
    kernel.ids,
    kernel.clock,
    PasswordPolicy,
  ),
  sendInvitation: useCase(SendInvitation, kernel.work, kernel.mailer, kernel.secrets, kernel.clock, settings.site),
  purgeOldInvitations: useCase(PurgeOldInvitations, kernel.work, kernel.clock),
});
