/** Something whose state can be put back: the unit of work undoes what failed this way. */
export interface Restorable {
  /** Remembers the state of now; calling the answer brings it back. */
  snapshot(): () => void;
}

/** Rows by key, in the order they came. A row is replaced and never changed, so a copy of the map is enough. */
export class Table<Row> implements Restorable {
  private rows = new Map<string, Row>();

  get(key: string): Row | undefined {
    return this.rows.get(key);
  }

  set(key: string, row: Row): void {
    this.rows.set(key, row);
  }

  /** Replaces the row, if there is one, by a copy with these changes. */
  change(key: string, change: Partial<Row>): void {
    const row = this.rows.get(key);
    if (row !== undefined) this.rows.set(key, { ...row, ...change });
  }

  delete(key: string): boolean {
    return this.rows.delete(key);
  }

  where(isWanted: (row: Row) => boolean): Row[] {
    return [...this.rows.values()].filter(isWanted);
  }

  snapshot(): () => void {
    const before = new Map(this.rows);
    return () => {
      this.rows = before;
    };
  }
}
