/** Rows shown per page. */
const PAGE_SIZE = 50;
/** Rows read per page: the extra one, not shown, tells whether another page follows. */
export const PAGE_LIMIT = PAGE_SIZE + 1;

/**
 * Keyset pagination, newest first: the rows of a page, of up to `PAGE_LIMIT` found, and the id that the next begins
 * before.
 */
export function keysetPage<Row extends { readonly id: string }>(
  found: readonly Row[],
): { readonly rows: readonly Row[]; readonly nextBefore: string | null } {
  const rows = found.slice(0, PAGE_SIZE);
  return { rows, nextBefore: found.length > PAGE_SIZE ? (rows.at(-1)?.id ?? null) : null };
}
