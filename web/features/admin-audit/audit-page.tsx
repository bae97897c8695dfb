import { AUDIT_KINDS } from '../../../src/wire/literals.ts';
import type { AuditReply } from '../../../src/wire/replies/audit.ts';
import { Entries } from '../../admin/entries.tsx';
import { ExportButton } from '../../admin/export-button.tsx';
import { DayField, DayRange, SelectFilter } from '../../admin/list-filters.tsx';
import { ListPage } from '../../admin/list-page.tsx';
import { type ListState, useListQuery } from '../../admin/list-query.ts';
import { AUDIT } from '../../text/copy/admin-audit.ts';
import { AUDIT_QUERY, type AuditQuery, saveAudit, useAudit } from './audit-api.ts';
import { AuditEntry } from './audit-entry.tsx';
import styles from './audit-page.module.css';

/** /admin/audit: who did what, and what was refused to whom. */
export function AuditPage() {
  const list = useListQuery(AUDIT_QUERY);
  const audit = useAudit(list.query);
  return (
    <ListPage
      words={AUDIT}
      log={audit}
      list={list}
      rowsOf={({ entries }) => entries}
      actions={<ExportButton label={AUDIT.export} save={() => saveAudit(list.query)} saved={AUDIT.exported} />}
      search={{
        label: AUDIT.account,
        clear: AUDIT.clearAccount,
        maxLength: MAX_EMAIL,
        search: list.query.account,
        onSearch: (account) => list.change({ account }),
      }}
      filters={<Filters list={list} actors={audit.data?.pages[0]?.actors ?? []} />}
    >
      {(entries) => (
        <Entries label={AUDIT.list} isDense>
          {entries.map((entry) => (
            <AuditEntry key={entry.id} entry={entry} />
          ))}
        </Entries>
      )}
    </ListPage>
  );
}

const MAX_EMAIL = 254;
const ACTIONS = [
  { value: '', label: AUDIT.everyAction },
  ...AUDIT_KINDS.map((value) => ({ value, label: AUDIT.actions[value] })),
] as const;

/** Action, actor and days. */
function Filters({ list: { query, change }, actors }: { list: ListState<AuditQuery>; actors: AuditReply['actors'] }) {
  const people = [
    { value: '', label: AUDIT.everyActor },
    ...actors.map(({ id, name }) => ({ value: id, label: name })),
    // Actor of a link whose name is not loaded yet, or who has no entries any more.
    ...(query.actor !== '' && !actors.some(({ id }) => id === query.actor)
      ? [{ value: query.actor, label: query.actor }]
      : []),
  ];
  return (
    <>
      <SelectFilter
        className={styles.choice}
        label={AUDIT.action}
        options={ACTIONS}
        value={query.action}
        onChange={(action) => change({ action })}
      />
      <SelectFilter
        className={styles.choice}
        label={AUDIT.actor}
        options={people}
        value={query.actor}
        onChange={(actor) => change({ actor })}
      />
      <DayRange>
        <DayField label={AUDIT.from} value={query.from} onChange={(from) => change({ from })} />
        <DayField label={AUDIT.to} value={query.to} onChange={(to) => change({ to })} />
      </DayRange>
    </>
  );
}
