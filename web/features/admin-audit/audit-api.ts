import { AUDIT_KINDS } from '../../../src/wire/literals.ts';
import { paths } from '../../../src/wire/paths.ts';
import { useLog } from '../../admin/list-api.ts';
import { anyDay, anyId, anyOf, listQuery, type QueryOf, typedWords } from '../../admin/list-query.ts';
import { download } from '../../api/download.ts';
import { saveFile } from '../../platform/save-file.ts';
import { withQuery } from '../../platform/with-query.ts';
import { schoolDay } from '../../text/dates.ts';

export const AUDIT_QUERY = listQuery({
  action: anyOf(AUDIT_KINDS),
  actor: anyId,
  account: typedWords,
  from: anyDay,
  to: anyDay,
});
export type AuditQuery = QueryOf<typeof AUDIT_QUERY>;

export const useAudit = (query: AuditQuery) => useLog(['admin', 'audit'], paths.audit, AUDIT_QUERY.params(query));

export async function saveAudit(query: AuditQuery): Promise<void> {
  const file = await download(withQuery(paths.auditExport, AUDIT_QUERY.params(query)));
  saveFile(file, `audit-${schoolDay()}.csv`);
}
