import { IdCard, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { TEAM_ROLES } from '../../../src/wire/literals.ts';
import type { TeamMemberReply } from '../../../src/wire/replies/people.ts';
import { AdminPage } from '../../admin/admin-page.tsx';
import { PEOPLE } from '../../text/copy/admin-people.ts';
import { INVITE, TEAM } from '../../text/copy/admin-team.ts';
import { ROLE_LINES } from '../../text/copy/role-lines.ts';
import { ROLES } from '../../text/copy/team-roles.ts';
import { dayOf } from '../../text/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Invitations } from './invitations.tsx';
import { useTeam } from './people-api.ts';
import { PersonTools } from './person-tools.tsx';
import { InviteDialog, RolesDialog } from './roles-form.tsx';
import styles from './people.module.css';

/** /admin/administrators: the team, its roles and who is invited to it. */
export function TeamPage() {
  const team = useTeam();
  const [isInviting, setInviting] = useState(false);
  return (
    <AdminPage
      layout="narrow"
      title={TEAM.title}
      lead={TEAM.lead}
      actions={
        <Button icon={<UserPlus size={20} aria-hidden="true" />} onClick={() => setInviting(true)}>
          {INVITE.act}
        </Button>
      }
    >
      <Loadable query={team} loading={TEAM.loading} skeleton={<Skeleton height="120px" radius="var(--radius-card)" />}>
        {({ people, invitations }) => (
          <div className={styles.sections}>
            <ul className={styles.list}>
              {people.map((person) => (
                <Member key={person.id} person={person} />
              ))}
            </ul>
            <Invitations invitations={invitations} />
            <Explained />
          </div>
        )}
      </Loadable>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </AdminPage>
  );
}

function Member({ person }: { person: TeamMemberReply }) {
  const [isChanging, setChanging] = useState(false);
  const { name, email, roles, since, lastSeenAt, deviceCount, hasTwoFactor, disabledAt, isYou } = person;
  return (
    <Card as="li" className={styles.person}>
      <div className={styles.words}>
        <h2 className={styles.name}>
          {name}
          {isYou && <Tag tone="primary">{TEAM.you}</Tag>}
          {roles.map((role) => (
            <Tag key={role}>{ROLES[role]}</Tag>
          ))}
          {disabledAt !== null && <Tag tone="warning">{PEOPLE.disabledSince(dayOf(disabledAt))}</Tag>}
        </h2>
        <p className={styles.facts}>
          <span>{email}</span>
          <span>{TEAM.since(dayOf(since))}</span>
          <span>{lastSeenAt === null ? TEAM.neverSeen : TEAM.lastSeen(dayOf(lastSeenAt))}</span>
          {deviceCount > 0 && <span>{TEAM.devices(deviceCount)}</span>}
          <span>{hasTwoFactor ? TEAM.twoFactor : TEAM.noTwoFactor}</span>
        </p>
      </div>
      <div className={styles.tools}>
        <Button
          variant="outline"
          size="small"
          icon={<IdCard size={18} aria-hidden="true" />}
          onClick={() => setChanging(true)}
        >
          {TEAM.changeRoles}
        </Button>
        <PersonTools person={person} isYou={isYou} />
      </div>
      {isChanging && <RolesDialog person={person} onClose={() => setChanging(false)} />}
    </Card>
  );
}

/** Explains each role in one line. */
function Explained() {
  return (
    <section aria-labelledby="roles" className={styles.section}>
      <h2 id="roles" className={styles.heading}>
        {TEAM.explained}
      </h2>
      <Card>
        <dl className={styles.roles}>
          {TEAM_ROLES.map((role) => (
            <div key={role} className={styles.role}>
              <dt>{ROLES[role]}</dt>
              <dd>{ROLE_LINES[role]}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.several}>{TEAM.several}</p>
      </Card>
    </section>
  );
}
