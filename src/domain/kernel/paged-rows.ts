/** Returns the number of the page that is shown, from 1: the wanted one, or the last where there are fewer. */
export const shownPage = (wanted: number, total: number, limit: number): number =>
  Math.min(wanted, Math.max(1, Math.ceil(total / limit)));

const ROWS_AT_ONCE = 500;

/**
 * Yields all rows of a list in batches that are read on demand (backpressure), so that a slow client holds nothing in
 * memory.
 *
 * @param after reads the rows after the last one that was yielded, at most `limit`.
 */
export async function* rowBatches<Row>(
  after: (last: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  do {
    const rows = await after(last, ROWS_AT_ONCE);
    yield rows;
    last = rows.length === ROWS_AT_ONCE ? rows.at(-1) : undefined;
  } while (last !== undefined);
}
