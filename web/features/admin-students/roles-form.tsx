import { TEAM_ROLES, type TeamRole } from '../../../src/wire/literals.ts';
import { ChecksField } from '../../forms/checks-field.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { EmailField } from '../../forms/text-field.tsx';
import { INVITE, TEAM } from '../../text/copy/admin-team.ts';
import { ROLE_LINES } from '../../text/copy/role-lines.ts';
import { ROLES } from '../../text/copy/team-roles.ts';
import { useTeamActs } from './people-api.ts';

const wire = () => import('../../../src/wire/admin-people.ts');
const OPTIONS = TEAM_ROLES.map((value) => ({ value, label: ROLES[value], hint: ROLE_LINES[value] }));
const NO_ROLES: readonly TeamRole[] = [];

/** Invites an address with roles. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { invite } = useTeamActs();
  return (
    <FormDialog
      title={INVITE.act}
      description={INVITE.line}
      start={{ email: '', roles: NO_ROLES }}
      schema={() => wire().then(({ inviteBody }) => inviteBody)}
      action={INVITE.send}
      busy={INVITE.sending}
      onSubmit={invite}
      onClose={onClose}
    >
      <EmailField name="email" label={INVITE.email} hint={INVITE.emailHint} autoComplete="off" />
      <ChecksField name="roles" label={TEAM.roles} options={OPTIONS} />
    </FormDialog>
  );
}

interface RolesDialogProps {
  person: { id: string; name: string; roles: readonly TeamRole[]; isYou: boolean };
  onClose: () => void;
}

/** Changes the roles of a member of the team. */
export function RolesDialog({ person: { id, name, roles, isYou }, onClose }: RolesDialogProps) {
  const { setRoles } = useTeamActs();
  return (
    <FormDialog
      title={TEAM.rolesOf(name)}
      description={isYou ? TEAM.changeOwn : TEAM.changeLine(name)}
      start={{ roles }}
      schema={() => wire().then(({ rolesBody }) => rolesBody)}
      action={TEAM.save}
      busy={TEAM.saving}
      onSubmit={(body) => setRoles(id, body.roles)}
      onClose={onClose}
    >
      <ChecksField name="roles" label={TEAM.roles} options={OPTIONS} />
    </FormDialog>
  );
}
