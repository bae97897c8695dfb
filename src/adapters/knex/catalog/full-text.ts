import type { Knex } from 'knex';
import { isBeginning } from '../../../domain/catalog/search.ts';

/** What the two databases say in their own words about a full text. */
export interface FullText {
  /**
   * Rows of `search_entries` with a `rank`, the lower the better, of which `narrow` takes some away. At most `most`,
   * and ranked after that, because ranking reads the whole text of each.
   */
  matches(
    db: Knex,
    search: { words: readonly string[]; where: 'title' | 'anywhere'; most: number },
    narrow: (rows: Knex.QueryBuilder) => void,
  ): Knex.QueryBuilder;
  /** As `id` and `excerpt` a piece of each body, with matches between \u0001 and \u0002. */
  excerpts(db: Knex, words: readonly string[], ids: readonly number[]): Knex.QueryBuilder;
}

const EXCERPT_WORDS = 20;
const COLUMNS = ['entries.id', 'entries.kind', 'entries.ref', 'entries.course_id', 'entries.title'];

const mayBegin = (words: readonly string[]): boolean => isBeginning(words.at(-1) ?? '');

/** Words are letters and digits only (`searchWords`); the quotes keep AND, OR and NOT from being more than words. */
const sqliteQuery = (words: readonly string[]): string =>
  `${words.map((word) => `"${word}"`).join(' ')}${mayBegin(words) ? '*' : ''}`;

/** A title counts ten times as much as a body, which is much longer. */
const SQLITE_RANK = 'bm25(search_index, 10.0, 1.0)';

export const sqliteText: FullText = {
  matches(db, { words, where, most }, narrow) {
    const query = sqliteQuery(words);
    const rows = db('search_index')
      // `cross` keeps the order: SQLite may otherwise walk through the entries and look for the words in each of them.
      .crossJoin('search_entries as entries', 'entries.id', 'search_index.rowid')
      .whereRaw('search_index match ?', where === 'title' ? `title : (${query})` : query)
      .limit(most)
      .select(...COLUMNS, db.raw(`${SQLITE_RANK} as rank`));
    narrow(rows);
    return rows;
  },
  excerpts: (db, words, ids) =>
    db('search_index')
      .whereRaw('search_index match ?', sqliteQuery(words))
      // With `+` no index: SQLite would look for the words once for each of the ids.
      .whereRaw(`+rowid in (${ids.map(() => '?').join(', ')})`, ids as number[])
      .limit(ids.length)
      .select('rowid as id', db.raw(`snippet(search_index, 1, char(1), char(2), '…', ${EXCERPT_WORDS}) as excerpt`)),
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
const HEADLINE = `MaxFragments=1, MaxWords=${EXCERPT_WORDS}, MinWords=8, StartSel="\u0001", StopSel="\u0002"`;

export const postgresText: FullText = {
  matches(db, { words, where, most }, narrow) {
    const found = db('search_entries as entries')
      .whereRaw("entries.words @@ to_tsquery('simple', ?)", postgresQuery(words, where === 'title' ? 'A' : ''))
      .limit(most)
      .select(...COLUMNS, 'entries.words');
    narrow(found);
    return db.from(found.as('entries')).select(...COLUMNS, db.raw(`${POSTGRES_RANK} as rank`, postgresQuery(words)));
  },
  excerpts: (db, words, ids) =>
    db('search_entries')
      .whereIn('id', ids)
      .select(
        'id',
        db.raw("ts_headline('simple', body, to_tsquery('simple', ?), ?) as excerpt", [postgresQuery(words), HEADLINE]),
      ),
};
