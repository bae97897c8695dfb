import type { ExportAuditEntries } from '../../../domain/operations/queries/export-audit-entries.ts';
import type { AuditSearch, ListAuditEntries } from '../../../domain/operations/queries/list-audit-entries.ts';
import { auditExportQuery, auditQuery } from '../../../wire/admin-audit.ts';
import { paths } from '../../../wire/paths.ts';
import { auditSchema } from '../../../wire/replies/audit.ts';
import { actorOf, auditReply } from '../../replies/audit-replies.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';
import { sendCsv } from '../../send-csv.ts';
import type { ValueOf } from '../../validate.ts';

export interface AuditUseCases {
  readonly listAuditEntries: ListAuditEntries;
  readonly exportAuditEntries: ExportAuditEntries;
}

const HEAD = ['Time', 'Action', 'What', 'Actor', 'About', 'Account', 'Reason', 'Call', 'Request', 'Network'];

const searchOf = ({ actor, action, account, from, to }: ValueOf<typeof auditExportQuery>): AuditSearch => ({
  actorId: actor,
  kind: action,
  email: account,
  from,
  to,
});

/** Routes of the audit log: acts and refusals. */
export function auditRoutes({ listAuditEntries, exportAuditEntries }: AuditUseCases): Route[] {
  const list = async ({ query }: Call<{ query: typeof auditQuery }>) =>
    auditReply(await listAuditEntries.run({ ...searchOf(query), before: query.before }));

  const download = ({ query, user, res }: Call<{ query: typeof auditExportQuery }>): Promise<void> =>
    sendCsv(res, {
      name: 'audit',
      head: HEAD,
      pages: exportAuditEntries.run({ ...searchOf(query), by: user.userId }),
      lineOf: (entry) => [
        entry.at.toISOString(),
        entry.kind,
        entry.detail ?? '',
        actorOf(entry)?.name ?? entry.actorId,
        entry.userName ?? entry.userId ?? '',
        entry.account ?? '',
        entry.reason ?? '',
        entry.path ?? '',
        entry.requestId ?? '',
        entry.network ?? '',
      ],
    });

  return inContext('operations', [
    route({
      method: 'get',
      path: paths.audit,
      rule: 'admin',
      roles: ['owner'],
      summary: 'What was done and what was refused, newest first',
      query: auditQuery,
      cache: 'no-store',
      reply: auditSchema,
      refusals: [422],
      handle: list,
    }),
    route({
      method: 'get',
      path: paths.auditExport,
      rule: 'admin',
      roles: ['owner'],
      grave: true,
      summary: 'The same as a table for a spreadsheet',
      query: auditExportQuery,
      cache: 'no-store',
      media: ['text/csv'],
      isCompressed: true,
      respond: download,
    }),
  ]);
}
