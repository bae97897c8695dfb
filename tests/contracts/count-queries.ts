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

/** Whether it only reads. A request also writes when its session was last seen, once a minute and after its answer. */
export const isRead = (sql: string): boolean => /^\s*(select|with)\b/i.test(sql);
