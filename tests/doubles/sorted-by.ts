type Sortable = number | string | Date;

/** Ascending by the first key that differs. */
export function sortedBy<Row>(rows: readonly Row[], ...keys: readonly ((row: Row) => Sortable)[]): Row[] {
  return rows.toSorted((a, b) => {
    for (const key of keys) {
      const [left, right] = [key(a), key(b)];
      if (left < right) return -1;
      if (left > right) return 1;
    }
    return 0;
  });
}
