import type { Knex } from 'knex';

/** What the two databases say in their own words about a full text. */
export interface FullText {
  /** Rows of `search_entries` with a `rank`: the lower the better. */
  matches(db: Knex, words: readonly string[]): Knex.QueryBuilder;
  /** A piece of each body, with matches between \u0001 and \u0002. */
  excerpts(db: Knex, words: readonly string[], ids: readonly number[]): Promise<{ id: number; excerpt: string }[]>;
}

const EXCERPT_WORDS = 20;

/** Words are letters and digits only (`searchWords`); the quotes keep AND, OR and NOT from being more than words. */
const sqliteQuery = (words: readonly string[]): string => `${words.map((word) => `"${word}"`).join(' ')}*`;

/** A title counts ten times as much as a body, which is much longer. */
const SQLITE_RANK = 'bm25(search_index, 10.0, 1.0)';

export const sqliteText: FullText = {
  matches: (db, words) =>
    db('search_index')
      .join('search_entries as entries', 'entries.id', 'search_index.rowid')
      .whereRaw('search_index match ?', sqliteQuery(words))
      .select(
        'entries.id',
        'entries.kind',
        'entries.ref',
        'entries.course_id',
        'entries.title',
        db.raw(`${SQLITE_RANK} as rank`),
      ),
  excerpts: (db, words, ids) =>
    db('search_index')
      .whereRaw('search_index match ?', sqliteQuery(words))
      .whereIn('rowid', ids)
      .select('rowid as id', db.raw(`snippet(search_index, 1, char(1), char(2), '…', ${EXCERPT_WORDS}) as excerpt`)),
};

const postgresQuery = (words: readonly string[]): string => `${words.map((word) => `'${word}'`).join(' & ')}:*`;

/** Dividing by the logarithm of the length is nearest to what SQLite does. */
const POSTGRES_RANK = "-ts_rank('{0.1, 0.2, 0.4, 1.0}', entries.words, to_tsquery('simple', ?), 1)";
const HEADLINE = `MaxFragments=1, MaxWords=${EXCERPT_WORDS}, MinWords=8, StartSel="\u0001", StopSel="\u0002"`;

export const postgresText: FullText = {
  matches: (db, words) =>
    db('search_entries as entries')
      .whereRaw("entries.words @@ to_tsquery('simple', ?)", postgresQuery(words))
      .select(
        'entries.id',
        'entries.kind',
        'entries.ref',
        'entries.course_id',
        'entries.title',
        db.raw(`${POSTGRES_RANK} as rank`, postgresQuery(words)),
      ),
  excerpts: (db, words, ids) =>
    db('search_entries')
      .whereIn('id', ids)
      .select(
        'id',
        db.raw("ts_headline('simple', body, to_tsquery('simple', ?), ?) as excerpt", [postgresQuery(words), HEADLINE]),
      ),
};
