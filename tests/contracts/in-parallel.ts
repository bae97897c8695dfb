/** Size of the Postgres pool: one more would wait for a connection, which has a limit, and race with none meanwhile. */
const AT_ONCE = 10;

/** Runs the work `times` times, ten at once: the first ten start before any has ended. */
export async function inParallel<T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < times) {
      const index = next;
      next += 1;
      results[index] = await work(index);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return results;
}
