import type { Knex } from 'knex';
import type { OrderEventKind } from '../../../domain/enrolment/literals.ts';
import type { OrderEvent } from '../../../domain/enrolment/order-event.ts';
import type { OrderEvents } from '../../../domain/enrolment/ports.ts';
import type { OrderId } from '../../../domain/kernel/ids.ts';
import { type Millis, toMillis, toTime } from '../times.ts';

interface Row {
  id: string;
  order_id: string;
  kind: OrderEventKind;
  at: Millis;
}

export class KnexOrderEvents implements OrderEvents {
  constructor(private readonly db: Knex) {}

  async add(event: OrderEvent): Promise<void> {
    await this.rows().insert(toRow(event));
  }

  async addOnce(event: OrderEvent): Promise<boolean> {
    const added = await this.rows().insert(toRow(event)).onConflict('id').ignore().returning('id');
    return added.length > 0;
  }

  async listOf(orderId: OrderId): Promise<OrderEvent[]> {
    const rows = await this.rows().where({ order_id: orderId }).orderBy(['at', 'id']);
    return rows.map((row) => ({ id: row.id, orderId: row.order_id, kind: row.kind, at: toTime(row.at) }));
  }

  private rows() {
    return this.db<Row>('order_events');
  }
}

const toRow = ({ id, orderId, kind, at }: OrderEvent): Row => ({ id, order_id: orderId, kind, at: toMillis(at) });
