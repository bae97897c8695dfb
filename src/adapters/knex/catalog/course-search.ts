import type { Knex } from 'knex';
import { searchTooLong } from '../../../domain/catalog/errors.ts';
import { excerptOf } from '../../../domain/catalog/excerpt.ts';
import type { ContentType } from '../../../domain/catalog/literals.ts';
import { momentsOf, type Spoken } from '../../../domain/catalog/moments.ts';
import type { Moment, SearchHit } from '../../../domain/catalog/search.ts';
import type { CourseSearch, SearchQuery } from '../../../domain/catalog/search-ports.ts';
import { isWithheld } from '../../../domain/media/inspection.ts';
import type { StoredFile } from '../../../domain/media/stored-file.ts';
import { isPostgres } from '../database.ts';
import { mapInSlices } from '../in-slices.ts';
import { longReads } from '../long-reads.ts';
import { inTransaction } from '../transaction.ts';
import { foldEntries } from './fold-entries.ts';
import { type FullText, postgresText, sqliteText } from './full-text.ts';

interface Row extends Omit<SearchHit, 'excerpt' | 'moments' | 'isWithheld' | 'isTest'> {
  readonly entryId: number;
  readonly itemType: ContentType | null;
  readonly contentType: string | null;
  readonly inspection: NonNullable<StoredFile['inspection']> | null;
}

interface Body {
  readonly id: number;
  readonly body: string;
}

/** More hits than a user pages through; all ranked ones are read at once. */
const MAX_RANKED = 400;
/** Fewer, because they come last, and ranking reads all that an hour of speech says. */
const MAX_SPOKEN = 100;
/** Timeouts of a statement. Postgres has many clients at once, and a thread of SQLite's two at most. */
const POSTGRES_MS = 1_000;
const SQLITE_MS = 4_000;
/** A hundred times the default: an operator reads a whole text here, and Postgres would do so for each row. */
const POSTGRES_OPERATOR_COST = 0.25;
const STATEMENT_TIMEOUT = '57014';

/** Its tables and triggers are in migrations/0012-search.ts, 0040-folded-words.ts and 0075-caption-texts.ts. */
export class KnexCourseSearch implements CourseSearch {
  constructor(private readonly db: Knex) {}

  async find(query: SearchQuery): Promise<SearchHit[]> {
    try {
      return await (isPostgres(this.db) ? this.onPostgres(query) : this.onSqlite(query));
    } catch (error) {
      const { code, name } = error as { code?: unknown; name?: unknown };
      throw code === STATEMENT_TIMEOUT || name === 'KnexTimeoutError' ? searchTooLong() : error;
    }
  }

  private async onSqlite(query: SearchQuery): Promise<SearchHit[]> {
    await foldEntries(this.db);
    return hits(longReads(this.db), sqliteText, query, SQLITE_MS);
  }

  private onPostgres(query: SearchQuery): Promise<SearchHit[]> {
    return inTransaction(this.db, async (trx) => {
      await trx.raw(
        `set local statement_timeout = ${POSTGRES_MS}; set local cpu_operator_cost = ${POSTGRES_OPERATOR_COST}`,
      );
      await foldEntries(trx);
      return hits(trx, postgresText, query);
    });
  }
}

async function hits(db: Knex, text: FullText, query: SearchQuery, maxMs?: number): Promise<SearchHit[]> {
  const inTime = (asked: Knex.QueryBuilder) => (maxMs === undefined ? asked : asked.timeout(maxMs));
  const rows: Row[] = await inTime(placed(db, pageOf(db, text, query)));
  if (rows.length === 0 || query.isUnwanted?.()) return [];
  const bodies = db('search_entries').whereNot('body', '').select<Body[]>('id', 'body');
  const found: Body[] = await inTime(
    bodies.whereIn(
      'id',
      rows.map((row) => row.entryId),
    ),
  );
  const excerpts = await mapInSlices(found, ({ id, body }) => [id, excerptOf(body, query.words)] as const);
  const excerptsOf = new Map(excerpts);
  const momentsAt = await momentsIn(rows, inTime(text.saying(db, query.words)), query);
  return rows.map(({ entryId, itemType, contentType, inspection, ...hit }) => ({
    ...hit,
    isTest: itemType === 'test',
    isWithheld: contentType !== null && isWithheld({ contentType, ...(inspection && { inspection }) }),
    excerpt: excerptsOf.get(entryId) ?? [],
    moments: momentsAt.get(hit.itemId ?? '') ?? [],
  }));
}

/** Where the hits say the words, by their ids: those that were found by their title or text as well. */
async function momentsIn(
  rows: readonly Row[],
  saying: Knex.QueryBuilder,
  { words }: SearchQuery,
): Promise<ReadonlyMap<string, Moment[]>> {
  const ids = rows.flatMap(({ kind, itemId }) => (kind === 'content' && itemId !== null ? [itemId] : []));
  if (ids.length === 0) return new Map();
  const found: (Spoken & { id: string })[] = await saying
    .whereIn('contents.id', ids)
    .select('contents.id', 'said.cues', 'said.folded');
  return new Map(await mapInSlices(found, ({ id, ...spoken }) => [id, momentsOf(spoken, words)] as const));
}

/** The page of hits, best first and among equals the oldest, each with its course, module and day. */
const placed = (db: Knex, page: Knex.QueryBuilder): Knex.QueryBuilder =>
  db
    .from(page.as('found'))
    .leftJoin('contents', 'contents.id', 'found.ref')
    .leftJoin('documents', 'documents.id', 'found.ref')
    .leftJoin('days', (on) => void on.on('days.id', 'found.ref').orOn('days.id', 'contents.day_id'))
    .leftJoin('course_modules as modules', (on) => {
      void on
        .on('modules.id', 'found.ref')
        .orOn('modules.id', 'days.module_id')
        .orOn('modules.id', 'documents.module_id');
    })
    .leftJoin('files', 'files.key', db.raw('coalesce(contents.file_key, documents.file_key)'))
    .join('courses', 'courses.id', 'found.course_id')
    .orderBy(['found.tier', 'found.rank', 'found.id'])
    .select({
      entryId: 'found.id',
      kind: 'found.kind',
      courseId: 'courses.id',
      courseTitle: 'courses.title',
      moduleId: 'modules.id',
      moduleNumber: 'modules.number',
      moduleTitle: 'modules.title',
      dayId: 'days.id',
      dayNumber: 'days.number',
      itemId: db.raw('coalesce(contents.id, documents.id)'),
      title: 'found.title',
      fileKey: db.raw('coalesce(contents.file_key, documents.file_key)'),
      itemType: 'contents.type',
      contentType: 'files.content_type',
      inspection: 'files.inspection',
    });

/**
 * First what has the words in its title, then what holds them elsewhere, then what says them, unless the page is full
 * by then: captions are long, and a common word is said in most of them. Cut before anything is joined: a common word
 * has thousands of matches, and a page of them twenty.
 */
function pageOf(db: Knex, text: FullText, query: SearchQuery): Knex.QueryBuilder {
  const { words, within, contentId, offset, limit } = query;
  const narrow = (rows: Knex.QueryBuilder): void => {
    if (within) void rows.whereIn('entries.course_id', within);
    if (contentId !== undefined) void rows.where('entries.ref', contentId);
  };
  const matches = (where: 'title' | 'anywhere') => text.matches(db, { words, where, max: MAX_RANKED }, narrow);
  const written = db
    .from(
      db
        .from(matches('title').as('titled'))
        .select('titled.*', db.raw('0 as tier'))
        .unionAll([db.from(matches('anywhere').as('inside')).select('inside.*', db.raw('1 as tier'))])
        .as('both'),
    )
    .groupBy('id', 'kind', 'ref', 'course_id', 'title')
    .select('id', 'kind', 'ref', 'course_id', 'title', { tier: db.raw('min(tier)'), rank: db.raw('min(rank)') });
  const isNeeded = db.raw('(select count(*) from written) < ?', offset + limit);
  const spoken = text.said(db, { words, isNeeded, max: MAX_SPOKEN }, (rows) => {
    narrow(rows);
    void rows.whereNotIn('entries.id', db.from('written').select('id'));
  });
  const columns = ['id', 'kind', 'ref', 'course_id', 'title'];
  const best = db
    .from('written')
    .select(...columns, 'tier', 'rank')
    .unionAll([db.from(spoken.as('spoken')).select(...columns, db.raw('2 as tier'), 'rank')]);
  return db
    .withMaterialized('written', written)
    .from(best.as('best'))
    .orderBy(['tier', 'rank', 'id'])
    .offset(offset)
    .limit(limit)
    .select('*');
}
