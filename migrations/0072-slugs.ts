import type { Knex } from 'knex';

const MAX_LENGTH = 70;

/** Snapshot of how an address is made of a title: a to z and digits. */
const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'\u2019]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('-')
    .slice(0, MAX_LENGTH)
    .replace(/-$/, '') || 'course';

/**
 * Addresses of courses. Null is what the version before writes meanwhile: such a course is found under its id until
 * it is edited. Each existing one gets an address made of its title, the oldest course without a number.
 */
export async function up(db: Knex): Promise<void> {
  const taken = new Set<string>();
  for (const courses of ['courses', 'trashed_courses']) {
    await db.schema.alterTable(courses, (table) => {
      table.string('slug', 100);
      table.text('past_slugs').notNullable().defaultTo('[]');
      if (courses === 'courses') table.unique(['slug'], { indexName: 'courses_one_per_slug' });
    });
    const rows: { id: string; title: string }[] = await db(courses).orderBy(['created_at', 'id']).select('id', 'title');
    for (const { id, title } of rows) {
      const wanted = slugOf(title);
      let slug = wanted;
      for (let number = 2; taken.has(slug); number++) slug = `${wanted}-${number}`;
      taken.add(slug);
      await db(courses).where({ id }).update({ slug });
    }
  }
}
