/**
 * Processes all items, one batch in parallel at a time. Failures do not stop the rest: returns the results and the
 * failures once all were tried.
 */
export async function inBatches<T>(
  all: readonly T[],
  atOnce: number,
  work: (one: T) => Promise<unknown>,
): Promise<{ done: T[]; failures: unknown[] }> {
  const [done, failures]: [T[], unknown[]] = [[], []];
  for (let start = 0; start < all.length; start += atOnce) {
    const batch = all.slice(start, start + atOnce);
    const results = await Promise.allSettled(batch.map(work));
    for (const [index, one] of batch.entries()) {
      const result = results[index];
      if (result?.status === 'rejected') failures.push(result.reason);
      else done.push(one);
    }
  }
  return { done, failures };
}
