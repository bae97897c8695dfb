/** Rows shown per page. */
const PAGE_SIZE = 50;
/** Rows read per page: the extra one, not shown, tells whether another page follows. */
export const PAGE_LIMIT = PAGE_SIZE + 1;

/**
 * Keyset pagination, newest first: the rows of a page, of up to `PAGE_LIMIT` found, and the key that the next begins
 * before, which is the id unless another one is named.
 */
export function keysetPage<Row extends { readonly id: string }, Key extends string | number = string>(
  found: readonly Row[],
  keyOf: (row: Row) => Key = ({ id }) => id as Key,
): { readonly rows: readonly Row[]; readonly nextBefore: Key | null } {
  const rows = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? rows.at(-1) : undefined;
  return { rows, nextBefore: last ? keyOf(last) : null };
}
