import { TEAM_ROLES, type TeamRole } from '../../../src/wire/literals.ts';
import { ChecksField } from '../../forms/checks-field.tsx';
import { Form } from '../../forms/form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { EmailField } from '../../forms/text-field.tsx';
import { INVITE, TEAM } from '../../text/copy/admin-team.ts';
import { ROLE_LINES } from '../../text/copy/role-lines.ts';
import { ROLES } from '../../text/copy/team-roles.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { useTeamActs } from './people-api.ts';
import styles from './people.module.css';

const wire = () => import('../../../src/wire/admin-people.ts');
const OPTIONS = TEAM_ROLES.map((value) => ({ value, label: ROLES[value], hint: ROLE_LINES[value] }));
const NO_ROLES: readonly TeamRole[] = [];

/** Invites an address with roles. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { notify } = useFeedback();
  const { invite } = useTeamActs();
  return (
    <Dialog isOpen onClose={onClose} title={INVITE.act} description={INVITE.line}>
      <Form
        start={{ email: '', roles: NO_ROLES }}
        schema={() => wire().then(({ inviteBody }) => inviteBody)}
        onSubmit={async (body) => {
          notify(await invite(body));
          onClose();
        }}
        className={styles.form}
      >
        <EmailField name="email" label={INVITE.email} hint={INVITE.emailHint} autoComplete="off" />
        <ChecksField name="roles" label={TEAM.roles} options={OPTIONS} />
        <div className={styles.actions}>
          <Button variant="outline" onClick={onClose}>
            {TEAM.cancel}
          </Button>
          <SubmitButton busy={INVITE.sending}>{INVITE.send}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

interface RolesDialogProps {
  person: { id: string; name: string; roles: readonly TeamRole[]; isYou: boolean };
  onClose: () => void;
}

/** Changes the roles of somebody in the team. */
export function RolesDialog({ person: { id, name, roles, isYou }, onClose }: RolesDialogProps) {
  const { notify } = useFeedback();
  const { setRoles } = useTeamActs();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={TEAM.rolesOf(name)}
      description={isYou ? TEAM.changeOwn : TEAM.changeLine(name)}
    >
      <Form
        start={{ roles }}
        schema={() => wire().then(({ rolesBody }) => rolesBody)}
        onSubmit={async (body) => {
          notify(await setRoles(id, body.roles));
          onClose();
        }}
        className={styles.form}
      >
        <ChecksField name="roles" label={TEAM.roles} options={OPTIONS} />
        <div className={styles.actions}>
          <Button variant="outline" onClick={onClose}>
            {TEAM.cancel}
          </Button>
          <SubmitButton busy={TEAM.saving}>{TEAM.save}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
