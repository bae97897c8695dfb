import { useId } from 'react';
import { AUDIT_KINDS, type AuditKind } from '../../../src/wire/literals.ts';
import type { AuditReply } from '../../../src/wire/replies/audit.ts';
import { AUDIT } from '../../text/copy/admin-audit.ts';
import { SearchBox } from '../../ui/search-box.tsx';
import { Select } from '../../ui/select.tsx';
import type { AuditSearch } from './audit-api.ts';
import styles from './audit-page.module.css';

const MAX_EMAIL = 254;
const ACTIONS: { value: AuditKind | ''; label: string }[] = [
  { value: '', label: AUDIT.everyAction },
  ...AUDIT_KINDS.map((value) => ({ value, label: AUDIT.actions[value] })),
];

interface AuditToolsProps {
  search: AuditSearch;
  actors: AuditReply['actors'];
  onChange: (to: Partial<AuditSearch>) => void;
}

/** Whose account, what, by whom, when. */
export function AuditTools({ search, actors, onChange }: AuditToolsProps) {
  const people = [
    { value: '', label: AUDIT.everyActor },
    ...actors.map(({ id, name }) => ({ value: id, label: name })),
    // Of a link, before the names are here or when there is no such entry any more.
    ...(search.actor !== '' && !actors.some(({ id }) => id === search.actor)
      ? [{ value: search.actor, label: search.actor }]
      : []),
  ];
  return (
    <div className={styles.tools} role="search">
      <SearchBox
        label={AUDIT.account}
        clear={AUDIT.clearAccount}
        maxLength={MAX_EMAIL}
        search={search.account}
        onSearch={(account) => onChange({ account })}
      />
      <div className={styles.choice}>
        <Select
          label={AUDIT.action}
          options={ACTIONS}
          value={search.action}
          onChange={(action) => onChange({ action })}
        />
      </div>
      <div className={styles.choice}>
        <Select label={AUDIT.actor} options={people} value={search.actor} onChange={(actor) => onChange({ actor })} />
      </div>
      <div className={styles.days}>
        <DayField label={AUDIT.from} value={search.from} onChange={(from) => onChange({ from })} />
        <DayField label={AUDIT.to} value={search.to} onChange={(to) => onChange({ to })} />
      </div>
    </div>
  );
}

interface DayFieldProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

function DayField({ label, value, onChange }: DayFieldProps) {
  const id = useId();
  return (
    <div className={styles.day}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="date" value={value} onChange={(event) => onChange(event.target.value)} />
    </div>
  );
}
