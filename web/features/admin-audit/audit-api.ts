import { AUDIT_KINDS } from '../../../src/wire/literals.ts';
import { paths } from '../../../src/wire/paths.ts';
import { useLog } from '../../admin/list-api.ts';
import { anyDay, anyId, anyOf, listQuery, type QueryOf, typedWords } from '../../admin/list-query.ts';
import { saveCsv } from '../../admin/save-csv.ts';
import { withQuery } from '../../platform/with-query.ts';

export const AUDIT_QUERY = listQuery({
  action: anyOf(AUDIT_KINDS),
  actor: anyId,
  account: typedWords,
  from: anyDay,
  to: anyDay,
});
export type AuditQuery = QueryOf<typeof AUDIT_QUERY>;

export const useAudit = (query: AuditQuery) => useLog(['admin', 'audit'], paths.audit, AUDIT_QUERY.params(query));

export const saveAudit = (query: AuditQuery): Promise<void> =>
  saveCsv(withQuery(paths.auditExport, AUDIT_QUERY.params(query)), 'audit');
