import type { AccountHashes } from '../../kernel/account-hashes.ts';
import type { AuditLog, ListedEntry } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids, UserId } from '../../kernel/ids.ts';
import type { People } from '../../kernel/people.ts';
import { type AuditSearch, auditFilter } from './list-audit-entries.ts';

const AT_ONCE = 500;

/**
 * Streams the matching entries, newest first, in batches that are read on demand (backpressure). Writes an audit entry
 * first.
 */
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
    let before: string | undefined;
    do {
      const entries = await this.auditLog.list(filter, { limit: AT_ONCE, before });
      yield entries;
      before = entries.length === AT_ONCE ? entries.at(-1)?.id : undefined;
    } while (before !== undefined);
  }
}
