import { Send, X } from 'lucide-react';
import type { InvitationReply } from '../../../src/wire/replies/people.ts';
import { useAct } from '../../forms/use-act.ts';
import { INVITE } from '../../text/copy/admin-team.ts';
import { ROLES } from '../../text/copy/team-roles.ts';
import { dayOf, momentOf } from '../../text/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Tag } from '../../ui/tag.tsx';
import { VisuallyHidden } from '../../ui/text.tsx';
import { useTeamActs } from './people-api.ts';
import styles from './people.module.css';

/** Invitations that nobody has accepted yet. */
export function Invitations({ invitations }: { invitations: readonly InvitationReply[] }) {
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="invitations" className={styles.section}>
      <h2 id="invitations" className={styles.heading}>
        {INVITE.open}
      </h2>
      <Stack as="ul" gap={3}>
        {invitations.map((invitation) => (
          <Card as="li" key={invitation.id} className={styles.person}>
            <Words invitation={invitation} />
            <Tools invitation={invitation} />
          </Card>
        ))}
      </Stack>
    </section>
  );
}

function Words({ invitation }: { invitation: InvitationReply }) {
  const { email, roles, invitedBy, invitedAt, expiresAt, isExpired } = invitation;
  const day = dayOf(invitedAt);
  return (
    <Stack gap={1} className={styles.words}>
      <Row as="h3" gap={2} align="center" className={styles.name}>
        {email}
        {roles.map((role) => (
          <Tag key={role}>{ROLES[role]}</Tag>
        ))}
        {isExpired && <Tag tone="warning">{INVITE.expired}</Tag>}
      </Row>
      <Row as="p" gap={4} lineGap="2px" className={styles.facts}>
        <span>{invitedBy === null ? INVITE.on(day) : INVITE.by(invitedBy, day)}</span>
        {!isExpired && <span>{INVITE.until(momentOf(expiresAt))}</span>}
      </Row>
    </Stack>
  );
}

function Tools({ invitation: { id, email } }: { invitation: InvitationReply }) {
  const { confirm } = useFeedback();
  const { resend, withdraw } = useTeamActs();
  const sending = useAct(resend);
  const withdrawing = useAct(withdraw);
  const takeBack = async () => {
    const asked = { title: INVITE.withdrawTitle, action: INVITE.withdraw };
    if (await confirm(INVITE.withdrawLine(email), asked)) await withdrawing.run(id);
  };
  return (
    <Row gap={2}>
      <Button
        variant="outline"
        size="small"
        icon={<Send size={18} aria-hidden="true" />}
        isBusy={sending.isBusy}
        busyWords={INVITE.sending}
        onClick={() => void sending.run(id)}
      >
        {INVITE.again} <VisuallyHidden>{email}</VisuallyHidden>
      </Button>
      <Button
        variant="outline"
        size="small"
        icon={<X size={18} aria-hidden="true" />}
        isBusy={withdrawing.isBusy}
        busyWords={INVITE.withdrawing}
        onClick={() => void takeBack()}
      >
        {INVITE.withdraw} <VisuallyHidden>{email}</VisuallyHidden>
      </Button>
    </Row>
  );
}
