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
  /** Contents whose captions (`said`) say all the words. */
  saying(db: Knex, words: readonly string[]): Knex.QueryBuilder;
  /** Rows as `matches` answers them, of these contents; none, and nothing is read, unless they are needed. */
  said(
    db: Knex,
    search: { words: readonly string[]; isNeeded: Knex.Raw; max: number },
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
  saying: (db, words) => inCaptions(db, '?', [sqliteQuery(words)]),
  said(db, { words, isNeeded, max }, narrow) {
    // Among the conditions it would be asked at each match: an empty query has none.
    const rows = inCaptions(db, '(case when ? then ? else \'""\' end)', [isNeeded, sqliteQuery(words)])
      .crossJoin('search_entries as entries', 'entries.ref', 'contents.id')
      .limit(max)
      .select(...COLUMNS, db.raw('bm25(caption_index) as rank'));
    narrow(rows);
    return rows;
  },
};

const inCaptions = (db: Knex, query: string, values: readonly Knex.RawBinding[]): Knex.QueryBuilder =>
  db('caption_index')
    .crossJoin('caption_texts as said', 'said.id', 'caption_index.rowid')
    .crossJoin('contents', 'contents.captions_key', 'said.file_key')
    .whereRaw(`caption_index match ${query}`, values);

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

const ranked = (db: Knex, found: Knex.QueryBuilder, words: readonly string[]): Knex.QueryBuilder =>
  db.from(found.as('entries')).select(...COLUMNS, db.raw(`${POSTGRES_RANK} as rank`, postgresQuery(words)));

export const postgresText: FullText = {
  matches(db, { words, where, max }, narrow) {
    const found = db('search_entries as entries')
      .whereRaw("entries.words @@ to_tsquery('simple', ?)", postgresQuery(words, where === 'title' ? 'A' : ''))
      .limit(max)
      .select(...COLUMNS, 'entries.words');
    narrow(found);
    return ranked(db, found, words);
  },
  saying: (db, words) =>
    db('caption_texts as said')
      .join('contents', 'contents.captions_key', 'said.file_key')
      .whereRaw("said.words @@ to_tsquery('simple', ?)", postgresQuery(words)),
  said(db, { words, isNeeded, max }, narrow) {
    const found = postgresText
      .saying(db, words)
      .whereRaw(isNeeded)
      .join('search_entries as entries', 'entries.ref', 'contents.id')
      .limit(max)
      .select(...COLUMNS, 'said.words');
    narrow(found);
    return ranked(db, found, words);
  },
};
