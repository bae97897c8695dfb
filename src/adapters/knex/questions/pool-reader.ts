import type { Knex } from 'knex';
import type { VersionId, VignetteId } from '../../../domain/kernel/ids.ts';
import type { StandingVignette } from '../../../domain/kernel/vignettes.ts';
import type { Pool, VersionState } from '../../../domain/questions/literals.ts';
import type { PoolReader } from '../../../domain/questions/ports.ts';
import { grouped } from '../catalog/grouped.ts';
import type { Millis } from '../times.ts';
import { poolVersion } from './pool-version.ts';

/** A question with its vignette; a vignette without questions has one row of nulls. */
interface Row {
  vignette_id: VignetteId;
  number: number;
  pool: Pool;
  is_demo: boolean | 0 | 1;
  retired_at: Millis | null;
  version_id: VersionId;
  title: string;
  state: VersionState;
  question_id: string | null;
  cluster_id: string;
  subject_id: string;
  rating: number | null;
  is_withdrawn: boolean | 0 | 1;
}

const WITHDRAWN = `exists (select 1 from withdrawn_questions gone where gone.question_id = questions.question_id)`;

const ANY_WITHDRAWN = `exists (select 1 from questions own
  join withdrawn_questions gone on gone.question_id = own.question_id where own.version_id = versions.id)`;

/** The approved version, or the newest one where none is approved. */
const STANDING = `(versions.state = 'approved' or (versions.is_newest and not exists (select 1
  from vignette_versions approved where approved.vignette_id = vignettes.id and approved.state = 'approved')))`;

export class KnexPoolReader implements PoolReader {
  constructor(private readonly db: Knex) {}

  version(): Promise<number> {
    return poolVersion(this.db);
  }

  of(pool: Pool): Promise<StandingVignette[]> {
    return this.read((vignettes) =>
      vignettes
        .where('vignettes.pool', pool)
        .whereNull('vignettes.retired_at')
        .where('versions.state', 'approved')
        .whereRaw(`not ${ANY_WITHDRAWN}`),
    );
  }

  standing(ids: readonly VignetteId[]): Promise<StandingVignette[]> {
    return this.read((vignettes) => vignettes.whereIn('vignettes.id', ids).whereRaw(STANDING));
  }

  inVersions(versionIds: readonly VersionId[]): Promise<StandingVignette[]> {
    return this.read((vignettes) => vignettes.whereIn('versions.id', versionIds));
  }

  private async read(which: (vignettes: Knex.QueryBuilder) => Knex.QueryBuilder): Promise<StandingVignette[]> {
    const rows: Row[] = await this.db('vignette_versions as versions')
      .join('vignettes', 'vignettes.id', 'versions.vignette_id')
      .leftJoin('questions', 'questions.version_id', 'versions.id')
      .leftJoin('answer_keys', (keys) =>
        keys
          .on('answer_keys.version_id', 'questions.version_id')
          .andOn('answer_keys.question_id', 'questions.question_id'),
      )
      .modify((query) => void which(query))
      .orderBy(['vignettes.number', 'questions.position'])
      .select(
        'versions.vignette_id',
        'vignettes.number',
        'vignettes.pool',
        'vignettes.is_demo',
        'vignettes.retired_at',
        'versions.id as version_id',
        'versions.title',
        'versions.state',
        'questions.question_id',
        'questions.cluster_id',
        'questions.subject_id',
        'answer_keys.rating',
        this.db.raw(`${WITHDRAWN} as is_withdrawn`),
      );
    return [...grouped(rows, (row) => row.version_id).values()].map(toVignette);
  }
}

function toVignette(rows: readonly Row[]): StandingVignette {
  const [first] = rows as [Row];
  return {
    vignetteId: first.vignette_id,
    number: first.number,
    versionId: first.version_id,
    title: first.title,
    isDemo: Boolean(first.is_demo),
    pool: first.pool,
    isApproved: first.state === 'approved',
    isRetired: first.retired_at !== null,
    hasWithdrawn: rows.some((row) => Boolean(row.is_withdrawn)),
    questions: rows.flatMap(({ question_id: id, cluster_id: cluster, subject_id: subject, rating }) =>
      id === null ? [] : [{ id, cluster, subject, rating }],
    ),
  };
}
