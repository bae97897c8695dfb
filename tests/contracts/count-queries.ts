import type { Knex } from 'knex';

/** How often the database is asked while `work` runs, by statements that count. */
export async function countQueries(
  db: Knex,
  work: () => Promise<unknown>,
  counts: (sql: string) => boolean = () => true,
): Promise<number> {
  let count = 0;
  const countOne = ({ sql }: { sql: string }) => {
    if (counts(sql)) count += 1;
  };
  db.on('query', countOne);
  try {
    await work();
  } finally {
    db.removeListener('query', countOne);
  }
  return count;
}
