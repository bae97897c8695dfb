import type { Knex } from 'knex';

/** How often the database is asked while `work` runs. */
export async function countQueries(db: Knex, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const countOne = () => {
    count += 1;
  };
  db.on('query', countOne);
  try {
    await work();
  } finally {
    db.removeListener('query', countOne);
  }
  return count;
}
