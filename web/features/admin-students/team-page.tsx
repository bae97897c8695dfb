import { IdCard, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { TEAM_ROLES } from '../../../src/wire/literals.ts';
import type { TeamMemberReply } from '../../../src/wire/replies/people.ts';
import { ListPage, ListSkeleton } from '../../admin/list-page.tsx';
import { useNewHash } from '../../admin/use-new-hash.ts';
import { PEOPLE } from '../../text/copy/admin-people.ts';
import { INVITE, TEAM } from '../../text/copy/admin-team.ts';
import { ROLE_LINES } from '../../text/copy/role-lines.ts';
import { ROLES } from '../../text/copy/team-roles.ts';
import { dayOf } from '../../text/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
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
  useNewHash(() => setInviting(true));
  return (
    <>
      <ListPage
        layout="narrow"
        words={TEAM}
        whole={team}
        rowsOf={({ people }) => people}
        skeleton={<ListSkeleton height="120px" />}
        actions={
          <Button icon={<UserPlus size={20} aria-hidden="true" />} onClick={() => setInviting(true)}>
            {INVITE.act}
          </Button>
        }
      >
        {(people, { invitations }) => (
          <div className={styles.sections}>
            <Stack as="ul" gap={3} data-rows>
              {people.map((person) => (
                <Member key={person.id} person={person} />
              ))}
            </Stack>
            <Invitations invitations={invitations} />
            <Explained />
          </div>
        )}
      </ListPage>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}

function Member({ person }: { person: TeamMemberReply }) {
  const [isChanging, setChanging] = useState(false);
  const { name, email, roles, since, lastSeenAt, deviceCount, hasTwoFactor, disabledAt, isYou } = person;
  return (
    <Card as="li" className={styles.person}>
      <Stack gap={1} className={styles.words}>
        <Row as="h2" gap={2} align="center" className={styles.name}>
          {name}
          {isYou && <Tag tone="primary">{TEAM.you}</Tag>}
          {roles.map((role) => (
            <Tag key={role}>{ROLES[role]}</Tag>
          ))}
          {disabledAt !== null && <Tag tone="warning">{PEOPLE.disabledSince(dayOf(disabledAt))}</Tag>}
        </Row>
        <Row as="p" gap={4} lineGap="2px" className={styles.facts}>
          <span>{email}</span>
          <span>{TEAM.since(dayOf(since))}</span>
          <span>{lastSeenAt === null ? TEAM.neverSeen : TEAM.lastSeen(dayOf(lastSeenAt))}</span>
          {deviceCount > 0 && <span>{TEAM.devices(deviceCount)}</span>}
          <span>{hasTwoFactor ? TEAM.twoFactor : TEAM.noTwoFactor}</span>
        </Row>
      </Stack>
      <Row gap={2}>
        <Button
          variant="outline"
          size="small"
          icon={<IdCard size={18} aria-hidden="true" />}
          onClick={() => setChanging(true)}
        >
          {TEAM.changeRoles}
        </Button>
        <PersonTools person={person} isYou={isYou} />
      </Row>
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
        <Stack as="dl" gap={3}>
          {TEAM_ROLES.map((role) => (
            <div key={role} className={styles.role}>
              <dt>{ROLES[role]}</dt>
              <dd>{ROLE_LINES[role]}</dd>
            </div>
          ))}
        </Stack>
        <Note above={4}>{TEAM.several}</Note>
      </Card>
    </section>
  );
}
