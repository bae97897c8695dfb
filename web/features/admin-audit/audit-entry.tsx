import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { AuditEntryReply } from '../../../src/wire/replies/audit.ts';
import { Fact, Facts } from '../../admin/entries.tsx';
import { studentPath } from '../../platform/admin-addresses.ts';
import { actWords } from '../../text/copy/admin-acts.ts';
import { AUDIT, SENTENCES } from '../../text/copy/admin-audit.ts';
import { momentOf } from '../../text/dates.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import styles from './audit-page.module.css';

const REFUSED: readonly AuditEntryReply['action'][] = [
  'sign-in-refused',
  'session-refused',
  'rights-refused',
  'limit-hit',
];

const nameOf = ({ actor, isBySystem }: AuditEntryReply): string => {
  if (actor === null) return isBySystem ? AUDIT.system : AUDIT.visitor;
  return actor.name ?? AUDIT.gone;
};

/** Returns what was done or refused as one sentence; what helps to find out more is behind Details. */
export function sentenceOf(entry: AuditEntryReply): string {
  const { action, person, detail, path } = entry;
  const who = nameOf(entry);
  // An act of an older version, whose call is not there any more, keeps the words that it had.
  if (action === 'admin-act') return `${who} ${actWords(path ?? '') ?? `– ${detail ?? AUDIT.actions[action]}`}`;
  return SENTENCES[action](who, person?.name ?? AUDIT.gone, detail ?? '');
}

export function AuditEntry({ entry }: { entry: AuditEntryReply }) {
  const { action, at, reason } = entry;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const sentence = sentenceOf(entry);
  return (
    <li className={styles.entry}>
      <p className={styles.sentence} data-refused={REFUSED.includes(action) || undefined}>
        {sentence}
        {reason !== null && !REFUSED.includes(action) && <span className={styles.why}>{reason}</span>}
      </p>
      <time dateTime={at} className={styles.time}>
        {momentOf(at)}
      </time>
      <button
        type="button"
        className={styles.details}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={AUDIT.detailsOf(sentence)}
        title={AUDIT.details}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronIcon size={20} />
      </button>
      <div id={id} className={styles.facts} hidden={!isOpen}>
        {isOpen && <EntryFacts entry={entry} />}
      </div>
    </li>
  );
}

function EntryFacts({ entry: { person, reason, path, network, requestId, account } }: { entry: AuditEntryReply }) {
  return (
    <Facts>
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
  );
}
