import type { AuditLog } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids, UserId } from '../../kernel/ids.ts';
import { rowBatches } from '../../kernel/paged-rows.ts';
import type { OrderState } from '../literals.ts';
import type { OrderSummary } from '../order-directory.ts';
import { type AskedDays, periodOf } from '../period.ts';
import type { OrderReader } from '../ports.ts';

export interface OrdersExport extends AskedDays {
  readonly actorId: UserId;
  readonly search: string;
  readonly state?: OrderState;
}

/** Streams the matching orders, newest first. Writes an audit entry first, because it exports personal data. */
export class ExportOrders {
  constructor(
    private readonly reader: OrderReader,
    private readonly auditLog: Pick<AuditLog, 'add'>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async *run({ actorId, from, to, ...looked }: OrdersExport): AsyncGenerator<readonly OrderSummary[]> {
    const filter = { ...looked, ...periodOf({ from, to }) };
    const trace = { id: this.ids.next(), actorId, kind: 'orders-exported', userId: null, courseId: null } as const;
    await this.auditLog.add({ ...trace, at: this.clock.now() });
    yield* rowBatches<OrderSummary>((last, limit) => this.reader.after(filter, last, limit));
  }
}
