import type { Knex } from 'knex';
import { isBeginning } from '../../../domain/catalog/search.ts';

/** SQL dialects of full text in the two databases. */
export interface FullText {
  /**
   * Rows of `search_entries` with a `rank`, the lower the better, of which `narrow` takes some away. At most `most`,
   * and ranked after that, because ranking reads the whole text of each.
   */
  matches(
    db: Knex,
    search: { words: readonly string[]; where: 'title' | 'anywhere'; max: number },
    narrow: (rows: Knex.QueryBuilder) => void,
  ): Knex.QueryBuilder;
}

const COLUMNS = ['entries.id', 'entries.kind', 'entries.ref', 'entries.course_id', 'entries.title'];

const mayBegin = (words: readonly string[]): boolean => isBeginning(words.at(-1) ?? '');

/** Words are letters and digits only (`searchWords`); the quotes keep AND, OR and NOT from being more than words. */
const sqliteQuery = (words: readonly string[]): string =>
  `${words.map((word) => `"${word}"`).join(' ')}${mayBegin(words) ? '*' : ''}`;

/** A title counts ten times as much as a body, which is much longer. */
const SQLITE_RANK = 'bm25(search_index, 10.0, 1.0)';

export const sqliteText: FullText = {
  matches(db, { words, where, max }, narrow) {
    const query = sqliteQuery(words);
    const rows = db('search_index')
      // `cross` keeps the order: SQLite may otherwise walk through the entries and look for the words in each of them.
      .crossJoin('search_entries as entries', 'entries.id', 'search_index.rowid')
      .whereRaw('search_index match ?', where === 'title' ? `title : (${query})` : query)
      .limit(max)
      .select(...COLUMNS, db.raw(`${SQLITE_RANK} as rank`));
    narrow(rows);
    return rows;
  },
};

/** A title's words have the weight A. */
const postgresQuery = (words: readonly string[], weight = ''): string =>
  words
    .map((word, index) => {
      const flags = `${index === words.length - 1 && mayBegin(words) ? '*' : ''}${weight}`;
      return flags === '' ? `'${word}'` : `'${word}':${flags}`;
    })
    .join(' & ');

/** Dividing by the logarithm of the length is nearest to what SQLite does. */
const POSTGRES_RANK = "-ts_rank('{0.1, 0.2, 0.4, 1.0}', entries.words, to_tsquery('simple', ?), 1)";

export const postgresText: FullText = {
  matches(db, { words, where, max }, narrow) {
    const found = db('search_entries as entries')
      .whereRaw("entries.words @@ to_tsquery('simple', ?)", postgresQuery(words, where === 'title' ? 'A' : ''))
      .limit(max)
      .select(...COLUMNS, 'entries.words');
    narrow(found);
    return db.from(found.as('entries')).select(...COLUMNS, db.raw(`${POSTGRES_RANK} as rank`, postgresQuery(words)));
  },
};
