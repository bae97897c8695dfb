import type { Knex } from 'knex';
import { SYSTEM_ACTOR } from '../../../domain/kernel/audit.ts';
import { folded } from '../../../domain/kernel/fold-text.ts';
import type { UserId, VignetteId } from '../../../domain/kernel/ids.ts';
import type { Pool, VersionState } from '../../../domain/questions/literals.ts';
import type {
  ListedVignette,
  SameStem,
  Tally,
  VignetteQuery,
  VignetteReader,
} from '../../../domain/questions/ports.ts';
import { likePattern } from '../like-pattern.ts';
import { type Millis, toTime, toTimeOrNull } from '../times.ts';

interface ListedRow {
  id: string;
  number: number;
  pool: Pool;
  is_demo: boolean | 0 | 1;
  retired_at: Millis | null;
  version_id: string;
  title: string;
  state: VersionState;
  author_ids: string;
  updated_at: Millis;
  has_approved: number | boolean;
}

interface QuestionRow {
  version_id: string;
  cluster_id: string;
  subject_id: string;
}

/** Name of what no administrator wrote. */
const DEMO_AUTHOR = 'Demo';

const HAS_APPROVED = `exists (select 1 from vignette_versions approved
  where approved.vignette_id = vignettes.id and approved.state = 'approved')`;

export class KnexVignetteReader implements VignetteReader {
  constructor(private readonly db: Knex) {}

  async list(query: VignetteQuery, limit: number): Promise<ListedVignette[]> {
    const rows: ListedRow[] = await newest(this.db, query)
      .limit(limit)
      .select(
        'vignettes.id',
        'vignettes.number',
        'pool',
        'is_demo',
        'retired_at',
        'versions.id as version_id',
        'title',
        'state',
        'author_ids',
        'versions.updated_at',
        this.db.raw(`${HAS_APPROVED} as has_approved`),
      );
    const questions = await this.db<QuestionRow>('questions')
      .whereIn(
        'version_id',
        rows.map((row) => row.version_id),
      )
      .orderBy(['version_id', 'position'])
      .select('version_id', 'cluster_id', 'subject_id');
    const authors = new Map(rows.map((row) => [row.id, JSON.parse(row.author_ids) as UserId[]]));
    const names = await this.names([...new Set([...authors.values()].flat())]);
    return rows.map((row) => {
      const own = questions.filter(({ version_id }) => version_id === row.version_id);
      const authorIds = authors.get(row.id) ?? [];
      return {
        id: row.id,
        number: row.number,
        pool: row.pool,
        isDemo: Boolean(row.is_demo),
        retiredAt: toTimeOrNull(row.retired_at),
        title: row.title,
        state: row.state,
        hasApproved: Boolean(row.has_approved),
        clusters: distinct(own.map(({ cluster_id }) => cluster_id)),
        subjects: distinct(own.map(({ subject_id }) => subject_id)),
        questions: own.length,
        author: names.get(authorIds[0] ?? '') ?? '',
        authorIds,
        updatedAt: toTime(row.updated_at),
      };
    });
  }

  async tallies(): Promise<Tally[]> {
    const rows: (Omit<Tally, 'isDemo'> & { is_demo: boolean | 0 | 1 })[] = await this.db('questions')
      .join('vignette_versions as versions', 'versions.id', 'questions.version_id')
      .join('vignettes', 'vignettes.id', 'versions.vignette_id')
      .leftJoin('withdrawn_questions as withdrawn', 'withdrawn.question_id', 'questions.question_id')
      .whereNull('withdrawn.question_id')
      .whereNull('vignettes.retired_at')
      .whereNot('stem_folded', '')
      // A draft that replaces an approved version adds no question.
      .where((some) => some.where('versions.state', 'approved').orWhereRaw(`not ${HAS_APPROVED}`))
      .groupBy('cluster_id', 'subject_id', 'pool', 'state', 'is_demo')
      .orderBy(['cluster_id', 'subject_id', 'pool', 'state', 'is_demo'])
      .select('cluster_id as cluster', 'subject_id as subject', 'pool', 'state', 'is_demo')
      .count({ questions: 'questions.question_id' });
    return rows.map(({ is_demo, ...row }) => ({ ...row, isDemo: Boolean(is_demo), questions: Number(row.questions) }));
  }

  async usedTaxonomy(): Promise<{ clusters: string[]; subjects: string[] }> {
    const rows: Pick<QuestionRow, 'cluster_id' | 'subject_id'>[] = await this.db('questions')
      .join('vignette_versions as versions', 'versions.id', 'questions.version_id')
      .where('versions.state', 'approved')
      .distinct('cluster_id', 'subject_id')
      .orderBy(['cluster_id', 'subject_id']);
    return {
      clusters: distinct(rows.map(({ cluster_id }) => cluster_id)),
      subjects: distinct(rows.map(({ subject_id }) => subject_id)).toSorted(),
    };
  }

  async sameStems(stemKeys: readonly string[], except?: VignetteId): Promise<SameStem[]> {
    const rows: (SameStem & { stemKey: string })[] = await this.db('questions')
      .join('vignette_versions as versions', 'versions.id', 'questions.version_id')
      .join('vignettes', 'vignettes.id', 'versions.vignette_id')
      .whereIn('stem_folded', stemKeys)
      .whereNot('versions.state', 'superseded')
      .modify((query) => except !== undefined && query.whereNot('vignettes.id', except))
      .orderBy('vignettes.number')
      .select('stem_folded as stemKey', 'vignettes.id as vignetteId', 'vignettes.number', 'title');
    return rows;
  }

  async names(ids: readonly UserId[]): Promise<ReadonlyMap<UserId, string>> {
    const rows: { id: UserId; name: string }[] = await this.db('users').whereIn('id', ids).select('id', 'name');
    return new Map([[SYSTEM_ACTOR, DEMO_AUTHOR], ...rows.map(({ id, name }): [UserId, string] => [id, name])]);
  }
}

const distinct = (ids: readonly string[]): string[] => [...new Set(ids.filter((id) => id !== ''))];

/** Newest versions with their vignettes, newest vignette first. */
export const newest = (db: Knex, query: VignetteQuery): Knex.QueryBuilder =>
  db('vignette_versions as versions')
    .join('vignettes', 'vignettes.id', 'versions.vignette_id')
    .whereRaw('versions.is_newest')
    .modify((list) => filtered(list, query))
    .orderBy('versions.vignette_number', 'desc');

function filtered(list: Knex.QueryBuilder, { state, pool, cluster, subject, words, before }: VignetteQuery): void {
  if (before !== undefined) void list.where('versions.vignette_number', '<', before);
  if (state === 'retired') void list.whereNotNull('vignettes.retired_at');
  else void list.whereNull('vignettes.retired_at');
  if (state === 'approved') void list.where((some) => some.where('versions.state', state).orWhereRaw(HAS_APPROVED));
  // An open version is always the newest one.
  else if (state !== undefined && state !== 'retired') void list.where('versions.state', state);
  if (pool !== undefined) void list.where('vignettes.pool', pool);
  const place = { ...(cluster && { cluster_id: cluster }), ...(subject && { subject_id: subject }) };
  if (Object.keys(place).length > 0)
    void list.whereExists((some) =>
      some.from('questions').whereRaw('questions.version_id = versions.id').where(place).select('question_id'),
    );
  if (words !== undefined) void list.where((some) => found(some, words));
}

/** By its number (V12 or 12), its title, or a question. */
function found(some: Knex.QueryBuilder, typed: string): void {
  const words = folded(typed);
  const pattern = `%${likePattern(words)}%`;
  void some
    .whereRaw(`versions.title_folded like ? escape '!'`, [pattern])
    .orWhereExists((stems) =>
      stems
        .from('questions')
        .whereRaw('questions.version_id = versions.id')
        .whereRaw(`questions.stem_folded like ? escape '!'`, [pattern])
        .select('question_id'),
    );
  const number = /^v?(\d{1,9})$/.exec(words)?.[1];
  if (number !== undefined) void some.orWhere('vignettes.number', Number(number));
}
