import { Link } from 'react-router';
import type { AuditEntryReply } from '../../../src/wire/replies/audit.ts';
import { Fact, Facts } from '../../admin/log-list.tsx';
import { studentPath } from '../../platform/admin-addresses.ts';
import { AUDIT } from '../../text/copy/admin-audit.ts';
import { momentOf } from '../../text/dates.ts';
import { Tag } from '../../ui/tag.tsx';
import styles from './audit-page.module.css';

const REFUSED: readonly AuditEntryReply['action'][] = [
  'sign-in-refused',
  'session-refused',
  'rights-refused',
  'limit-hit',
];

const OF_TRASH: readonly AuditEntryReply['action'][] = ['trashed', 'restored', 'purged'];

const nameOf = ({ actor, isBySystem }: AuditEntryReply): string => {
  if (actor === null) return isBySystem ? AUDIT.system : AUDIT.visitor;
  return actor.name ?? AUDIT.gone;
};

/** One thing that was done or refused: what, when and who first, then all that helps to find out more. */
export function AuditEntry({ entry }: { entry: AuditEntryReply }) {
  const { action, at, person, reason, path, network, requestId, account } = entry;
  const label = AUDIT.actions[action];
  return (
    <li className={styles.entry}>
      <div className={styles.what}>
        <h2 className={styles.title}>
          {titleOf(entry)}
          {REFUSED.includes(action) && <Tag tone="warning">{label}</Tag>}
        </h2>
        <time dateTime={at} className={styles.time}>
          {momentOf(at)}
        </time>
      </div>
      <Facts>
        <Fact term={AUDIT.by}>{nameOf(entry)}</Fact>
        {person && (
          <Fact term={AUDIT.about}>
            {person.name === null ? AUDIT.gone : <Link to={studentPath(person.id)}>{person.name}</Link>}
          </Fact>
        )}
        {reason !== null && <Fact term={AUDIT.reason}>{reason}</Fact>}
        {network !== null && <Fact term={AUDIT.network}>{network}</Fact>}
        {path !== null && (
          <Fact term={AUDIT.call}>
            <code>{path}</code>
          </Fact>
        )}
        {account !== null && (
          <Fact term={AUDIT.accountHash}>
            <code>{account}</code>
          </Fact>
        )}
        {requestId !== null && (
          <Fact term={AUDIT.request}>
            <code>{requestId}</code>
          </Fact>
        )}
      </Facts>
    </li>
  );
}

/** Detail of an entry: the title of what was moved to or out of the trash; for other acts, what was done. */
function titleOf({ action, detail }: AuditEntryReply): string {
  const label = AUDIT.actions[action];
  if (detail === null) return label;
  if (action === 'admin-act') return detail;
  return OF_TRASH.includes(action) ? `${label}: ${detail}` : label;
}
