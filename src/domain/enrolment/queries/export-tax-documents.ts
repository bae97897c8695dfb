import type { AuditLog } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids, UserId } from '../../kernel/ids.ts';
import type { TaxDocumentRepository } from '../invoices/ports.ts';
import type { TaxDocument } from '../invoices/tax-document.ts';
import { type AskedDays, wholePeriod } from '../period.ts';

const AT_ONCE = 500;

/**
 * The accountant's list: every invoice and credit note of a period, oldest first. An invoice is issued when its order
 * is paid and a credit note when its money goes back, as the dashboard counts both; so what is signed in this list adds
 * up to the revenue that the dashboard shows for the same days.
 */
export class ExportTaxDocuments {
  constructor(
    private readonly taxDocuments: Pick<TaxDocumentRepository, 'issuedIn'>,
    private readonly auditLog: Pick<AuditLog, 'add'>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async *run({ actorId, ...asked }: AskedDays & { actorId: UserId }): AsyncGenerator<readonly TaxDocument[]> {
    const period = wholePeriod(asked);
    const trace = { id: this.ids.next(), actorId, kind: 'invoices-exported', userId: null, courseId: null } as const;
    await this.auditLog.add({ ...trace, at: this.clock.now() });
    let last: TaxDocument | undefined;
    do {
      const documents = await this.taxDocuments.issuedIn(period, last, AT_ONCE);
      yield documents;
      last = documents.length === AT_ONCE ? documents.at(-1) : undefined;
    } while (last);
  }
}
