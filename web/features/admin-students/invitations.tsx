import { Send, X } from 'lucide-react';
import { useState } from 'react';
import type { InvitationReply } from '../../../src/wire/replies/people.ts';
import { sentenceOf } from '../../forms/refusal.ts';
import { INVITE } from '../../text/copy/admin-team.ts';
import { ROLES } from '../../text/copy/team-roles.ts';
import { dayOf, momentOf } from '../../text/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Tag } from '../../ui/tag.tsx';
import { referenceOf, VisuallyHidden } from '../../ui/text.tsx';
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
      <ul className={styles.list}>
        {invitations.map((invitation) => (
          <Card as="li" key={invitation.id} className={styles.person}>
            <Words invitation={invitation} />
            <Tools invitation={invitation} />
          </Card>
        ))}
      </ul>
    </section>
  );
}

function Words({ invitation }: { invitation: InvitationReply }) {
  const { email, roles, invitedBy, invitedAt, expiresAt, isExpired } = invitation;
  const day = dayOf(invitedAt);
  return (
    <div className={styles.words}>
      <h3 className={styles.name}>
        {email}
        {roles.map((role) => (
          <Tag key={role}>{ROLES[role]}</Tag>
        ))}
        {isExpired && <Tag tone="warning">{INVITE.expired}</Tag>}
      </h3>
      <p className={styles.facts}>
        <span>{invitedBy === null ? INVITE.on(day) : INVITE.by(invitedBy, day)}</span>
        {!isExpired && <span>{INVITE.until(momentOf(expiresAt))}</span>}
      </p>
    </div>
  );
}

function Tools({ invitation: { id, email } }: { invitation: InvitationReply }) {
  const { notify, confirm } = useFeedback();
  const { resend, withdraw } = useTeamActs();
  const [busyWith, setBusyWith] = useState<'again' | 'withdraw'>();
  const run = async (what: 'again' | 'withdraw', act: () => Promise<string>) => {
    setBusyWith(what);
    try {
      notify(await act());
    } catch (error) {
      notify(sentenceOf(error), { tone: 'failure', detail: referenceOf(error) });
    }
    setBusyWith(undefined);
  };
  const takeBack = async () => {
    const asked = { title: INVITE.withdrawTitle, action: INVITE.withdraw };
    if (await confirm(INVITE.withdrawLine(email), asked)) await run('withdraw', () => withdraw(id));
  };
  return (
    <div className={styles.tools}>
      <Button
        variant="outline"
        size="small"
        icon={<Send size={18} aria-hidden="true" />}
        isBusy={busyWith === 'again'}
        busyWords={INVITE.sending}
        onClick={() => void run('again', () => resend(id))}
      >
        {INVITE.again} <VisuallyHidden>{email}</VisuallyHidden>
      </Button>
      <Button
        variant="outline"
        size="small"
        icon={<X size={18} aria-hidden="true" />}
        isBusy={busyWith === 'withdraw'}
        busyWords={INVITE.withdrawing}
        onClick={() => void takeBack()}
      >
        {INVITE.withdraw} <VisuallyHidden>{email}</VisuallyHidden>
      </Button>
    </div>
  );
}
