import type { AccountHashes } from '../../kernel/account-hashes.ts';
import type { AuditLog, ListedEntry } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids, UserId } from '../../kernel/ids.ts';
import { rowBatches } from '../../kernel/paged-rows.ts';
import type { People } from '../../kernel/people.ts';
import { type AuditSearch, auditFilter } from './list-audit-entries.ts';

/** Streams the matching entries, newest first. Writes an audit entry first. */
export class ExportAuditEntries {
  constructor(
    private readonly auditLog: Pick<AuditLog, 'list' | 'add'>,
    private readonly accounts: AccountHashes,
    private readonly people: Pick<People, 'findByEmail'>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async *run({ by, ...search }: AuditSearch & { readonly by: UserId }): AsyncGenerator<readonly ListedEntry[]> {
    const filter = await auditFilter(search, this.accounts, this.people);
    const trace = { actorId: by, kind: 'audit-exported', userId: null, courseId: null } as const;
    await this.auditLog.add({ ...trace, id: this.ids.next(), at: this.clock.now() });
    yield* rowBatches<ListedEntry>((last, limit) => this.auditLog.list(filter, { limit, before: last?.id }));
  }
}
