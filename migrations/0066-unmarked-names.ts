import type { Knex } from 'knex';

const AT_ONCE = 200;
/** Snapshot of what is left out at this migration. */
const MARKS = /[\p{P}\p{S}\p{Lm}]+/gu;

/** Keys of people hold name and address once more, without apostrophes and other marks: so does who types none. */
export async function up(db: Knex): Promise<void> {
  for (let last = ''; ; ) {
    const users: { id: string; directory_key: string }[] = await db('users')
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .select('id', 'directory_key');
    for (const { id, directory_key: key } of users)
      await db('users')
        .where({ id })
        .update({ directory_key: `${key}\t${key.replace(MARKS, '')}` });
    const end = users.at(-1);
    if (!end) return;
    last = end.id;
  }
}
