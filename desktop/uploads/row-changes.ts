import type { UploadRow } from '../../src/uploads/upload-queue.ts';
import type { RowsChange } from '../../src/wire/desktop-bridge.ts';

/**
 * What has changed since the last time: rows are immutable, so that two lists are told apart by identity. Ten thousand
 * rows of which three move are three rows to send, and not ten thousand.
 */
export class RowChanges {
  private known = new Map<string, UploadRow>();
  private order: readonly string[] = [];
  private number = 0;

  /** Undefined where nothing has. */
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

  /** Everything that `next` has told so far, for a page that has just come. */
  all(): RowsChange<UploadRow> {
    return { number: this.number, rows: [...this.known.values()], order: this.order };
  }
}
