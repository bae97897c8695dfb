import type { UploadRow } from '../../src/uploads/upload-queue.ts';
import type { RowsChange } from '../../src/wire/desktop-bridge.ts';

/**
 * Computes a diff of rows. Rows are immutable, so they are compared by identity: if three of ten thousand change, three
 * are sent.
 */
export class RowChanges {
  private known = new Map<string, UploadRow>();
  private order: readonly string[] = [];
  private number = 0;

  /** Returns undefined if nothing changed. */
  next(rows: readonly UploadRow[]): RowsChange<UploadRow> | undefined {
    const changed = rows.filter((row) => this.known.get(row.id) !== row);
    const order = rows.map(({ id }) => id);
    const isSameOrder = order.length === this.order.length && order.every((id, n) => id === this.order[n]);
    if (changed.length === 0 && isSameOrder) return undefined;
    this.known = new Map(rows.map((row) => [row.id, row]));
    this.order = order;
    this.number += 1;
    return { number: this.number, rows: changed, order: isSameOrder ? undefined : order };
  }

  /** Returns the full state for a new page. */
  all(): RowsChange<UploadRow> {
    return { number: this.number, rows: [...this.known.values()], order: this.order };
  }
}
