import type { Knex } from 'knex';
import type { CourseSearch, SearchQuery } from '../../../domain/catalog/ports.ts';
import type { ExcerptPart, SearchHit } from '../../../domain/catalog/search.ts';
import { isPostgres } from '../database.ts';
import { postgresText, sqliteText } from './full-text.ts';

interface Row extends Omit<SearchHit, 'excerpt'> {
  readonly entryId: number;
}

/** The tables and triggers behind it are in migrations/0012-search.ts. */
export class KnexCourseSearch implements CourseSearch {
  constructor(private readonly db: Knex) {}

  async find(query: SearchQuery): Promise<SearchHit[]> {
    const text = isPostgres(this.db) ? postgresText : sqliteText;
    const rows: Row[] = await placed(this.db, text.matches(this.db, query.words), query);
    if (rows.length === 0) return [];
    const excerpts = new Map(
      (
        await text.excerpts(
          this.db,
          query.words,
          rows.map((row) => row.entryId),
        )
      ).map(({ id, excerpt }) => [id, excerpt]),
    );
    return rows.map(({ entryId, ...hit }) => ({ ...hit, excerpt: parts(excerpts.get(entryId) ?? '') }));
  }
}

/** The page of hits, best first and among equals the oldest, each with its course, module and day. */
const placed = (db: Knex, matches: Knex.QueryBuilder, query: SearchQuery): Knex.QueryBuilder =>
  db
    .from(pageOf(matches, query).as('found'))
    .leftJoin('contents', 'contents.id', 'found.ref')
    .leftJoin('documents', 'documents.id', 'found.ref')
    .leftJoin('days', (on) => void on.on('days.id', 'found.ref').orOn('days.id', 'contents.day_id'))
    .leftJoin('course_modules as modules', (on) => {
      void on
        .on('modules.id', 'found.ref')
        .orOn('modules.id', 'days.module_id')
        .orOn('modules.id', 'documents.module_id');
    })
    .join('courses', 'courses.id', 'found.course_id')
    .orderBy(['found.rank', 'found.id'])
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
    });

/** Cut before anything is joined: a common word has thousands of matches, and a page of them twenty. */
function pageOf(matches: Knex.QueryBuilder, { within, offset, limit }: SearchQuery): Knex.QueryBuilder {
  if (within) void matches.whereIn('entries.course_id', within);
  return matches.orderBy(['rank', 'entries.id']).offset(offset).limit(limit);
}

/** What stands between the marks is a match. Both databases put the same marks, which no text of ours holds. */
function parts(excerpt: string): ExcerptPart[] {
  if (!excerpt.includes('\u0001')) return [];
  return excerpt
    .split(/\u0001|\u0002/)
    .map((text, index) => ({ text: text.replace(/\s+/g, ' '), isMatch: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
