import type { Knex } from 'knex';
import { after, type Clock, DAY_MS } from '../../../domain/kernel/clock.ts';
import { directoryKey } from '../../../domain/kernel/fold-text.ts';
import type { CourseId, UserId } from '../../../domain/kernel/ids.ts';
import { MIN_ANSWERS, RATING_TOLERANCE } from '../../../domain/kernel/pass-mark.ts';
import {
  type AnsweredCell,
  type ClassMember,
  type ClassQuery,
  type ClassSums,
  type MarkedEvidence,
  type MissedQuestion,
} from '../../../domain/reporting/class-directory.ts';
import { CLASS_ENDS_DAYS, SILENT_DAYS } from '../../../domain/reporting/literals.ts';
import type { ClassCourse, ClassReader } from '../../../domain/reporting/ports.ts';
import { grouped } from '../catalog/grouped.ts';
import { refusedFileOf } from '../catalog/refused-file.ts';
import { activeAt, IS_ACTIVE } from '../enrolment/active-enrolments.ts';
import { longReads } from '../long-reads.ts';
import { readAll } from '../prepared-reads.ts';
import { type Millis, toMillis, toTime, toTimeOrNull } from '../times.ts';

interface MemberRow {
  id: UserId;
  name: string;
  email: string;
  ends_at: Millis;
  seen_at: Millis | null;
}

type Count = number | string;

interface SumRow {
  right_count: Count;
  all_count: Count;
}

interface CellRow extends SumRow {
  cluster_id: string;
  subject_id: string;
}

interface MissedRow extends SumRow {
  question_id: string;
  vignette_id: string;
  number: number;
  title: string;
  position: number;
  lessons: Count;
}

interface EvidenceRow extends SumRow {
  user_id: UserId;
  cluster_id: string;
  rated_count: Count;
  rated: number | string | null;
}

const SEEN_AT = '(select max(last_seen_at) from auth_sessions where auth_sessions.user_id = users.id)';
/** A member who has not come back since their access began is silent since then. */
const SILENT_SINCE = `coalesce((select max(last_seen_at) from auth_sessions
  where auth_sessions.user_id = users.id and last_seen_at > enrolments.since), enrolments.since)`;

/** Answers that count for the school's figures: seen, and to questions that still count. Previews have no rows. */
const COUNTED = `answered.is_reached
  and answered.question_id not in (select withdrawn_questions.question_id from withdrawn_questions)`;
const RIGHT = 'sum(case when answered.is_right then 1 else 0 end)';

const RATED =
  'left join answer_keys on answer_keys.version_id = answered.version_id and answer_keys.question_id = answered.question_id';

const placesOf = (values: readonly unknown[]): string => values.map(() => '?').join(', ') || 'null';

export class KnexClassReader implements ClassReader {
  private readonly db: Knex;

  constructor(
    db: Knex,
    private readonly clock: Clock,
  ) {
    this.db = longReads(db);
  }

  async course(courseId: CourseId): Promise<ClassCourse | undefined> {
    const items = this.shownContents()
      .join('days', 'days.id', 'contents.day_id')
      .join('course_modules', 'course_modules.id', 'days.module_id')
      .where('course_modules.course_id', courseId)
      .count('*')
      .as('item_count');
    const row: { id: CourseId; title: string; item_count: number | string } | undefined = await this.db('courses')
      .where('courses.id', courseId)
      .first('courses.id', 'courses.title', items);
    return row && { id: row.id, title: row.title, itemCount: Number(row.item_count) };
  }

  async count(query: ClassQuery): Promise<number> {
    const [row] = await this.members(query).count({ all: '*' });
    return Number((row as { all: number | string }).all);
  }

  async page({ offset, limit, ...query }: ClassQuery & { offset: number; limit: number }): Promise<ClassMember[]> {
    const { clusters } = query;
    const members = this.members(query).select(
      ...['users.id', 'users.name', 'users.email', 'users.directory_key', 'enrolments.ends_at'],
      this.db.raw(`${SEEN_AT} as seen_at`),
      this.db.raw(`cast(? - ${SILENT_SINCE} as bigint) / ${DAY_MS} as days`, [toMillis(this.clock.now())]),
    );
    // Adds up answers of those alone whose days of silence are on this page; SQLite keeps the order of a cross join.
    const { sql, bindings } = members.toSQL();
    const found = await readAll<MemberRow>(
      this.db,
      `with members as materialized (${sql}),
      per_day as (select days, count(*) as size from members group by days),
      places as (select days, size, sum(size) over (order by days desc) - size as before from per_day),
      near_days as materialized (select days, before from places where before < ? and before + size > ?),
      near as materialized (select members.* from near_days join members on members.days = near_days.days),
      weak as (
        select user_id, min(share) as weakest from (
          select answered.user_id, 1.0 * ${RIGHT} / count(*) as share
          from near cross join answered_questions answered
          where answered.user_id = near.id and ${COUNTED} and answered.cluster_id in (${placesOf(clusters)})
          group by answered.user_id, answered.cluster_id having count(*) >= ${MIN_ANSWERS}
        ) shares group by user_id
      )
      select near.id, near.name, near.email, near.ends_at, near.seen_at
      from near left join weak on weak.user_id = near.id
      order by near.days desc, coalesce(weak.weakest, 2), near.directory_key, near.id
      limit ? offset ? - (select cast(coalesce(min(before), 0) as bigint) from near_days)`,
      [...bindings, offset + limit, offset, ...clusters, limit, offset] as (string | number)[],
    );
    return this.complete(query.courseId, found);
  }

  async after(query: ClassQuery, last: ClassMember | undefined, limit: number): Promise<ClassMember[]> {
    const rows = this.members(query);
    if (last) void rows.whereRaw('(users.directory_key, users.id) > (?, ?)', [directoryKey(last), last.id]);
    const found: MemberRow[] = await rows
      .orderBy(['users.directory_key', 'users.id'])
      .limit(limit)
      .select('users.id', 'users.name', 'users.email', 'enrolments.ends_at', this.db.raw(`${SEEN_AT} as seen_at`));
    return this.complete(query.courseId, found);
  }

  async sums(courseId: CourseId): Promise<ClassSums> {
    const { members, values } = this.ofToday(courseId);
    const done = this.shownContents()
      .join('progress', 'progress.content_id', 'contents.id')
      .where('progress.course_id', courseId)
      .whereNotNull('progress.completed_at')
      .whereRaw('progress.user_id in (select id from members)')
      .count('*')
      .toSQL();
    const [row] = await readAll<Record<keyof ClassSums, number | string>>(
      this.db,
      `${members} select (select count(*) from members) as "students", (${done.sql}) as "doneCount",
        (select count(*) from sittings where ended_at is not null and not is_preview
          and user_id in (select id from members)) as "finishedTests"`,
      [...values, ...(done.bindings as string[])],
    );
    return {
      students: Number(row?.students),
      doneCount: Number(row?.doneCount),
      finishedTests: Number(row?.finishedTests),
    };
  }

  async cells(courseId: CourseId): Promise<AnsweredCell[]> {
    const { members, values } = this.ofToday(courseId);
    const rows = await readAll<CellRow>(
      this.db,
      `${members} select answered.cluster_id, answered.subject_id, ${RIGHT} as right_count, count(*) as all_count
        from members join answered_questions answered on answered.user_id = members.id
        where ${COUNTED} group by answered.cluster_id, answered.subject_id`,
      values,
    );
    return rows.map(({ cluster_id, subject_id, right_count, all_count }) => ({
      ...{ cluster: cluster_id, subject: subject_id, right: Number(right_count), of: Number(all_count) },
    }));
  }

  async missed(courseId: CourseId, since: Date, limit: number): Promise<MissedQuestion[]> {
    const missed = this.db.raw(
      `select answered.question_id, max(answered.version_id) as version_id, ${RIGHT} as right_count, count(*) as all_count
        from members join answered_questions answered on answered.user_id = members.id
        where ${COUNTED} and answered.at >= ?
        group by answered.question_id having count(*) >= ${MIN_ANSWERS} and ${RIGHT} < count(*)`,
      [toMillis(since)],
    );
    const rows: MissedRow[] = await this.db
      .with('members', this.today(courseId))
      .with('missed', missed)
      .from('missed')
      .join('questions', (both) =>
        both.on('questions.version_id', 'missed.version_id').andOn('questions.question_id', 'missed.question_id'),
      )
      .join('vignette_versions', 'vignette_versions.id', 'missed.version_id')
      .join('vignettes', 'vignettes.id', 'vignette_versions.vignette_id')
      .orderByRaw('1.0 * right_count / all_count, all_count desc, missed.question_id')
      .limit(limit)
      .select('missed.*', 'questions.position', 'vignettes.id as vignette_id', 'vignettes.number', 'title', {
        lessons: this.db('lesson_places').whereRaw('question_id = missed.question_id').count(),
      });
    return rows.map((row) => ({
      questionId: row.question_id,
      ...{ vignetteId: row.vignette_id, vignetteNumber: row.number, title: row.title },
      position: row.position + 1,
      ...{ right: Number(row.right_count), of: Number(row.all_count), isTaught: Number(row.lessons) > 0 },
    }));
  }

  /** Head of a statement, which names the ids of those who may enter now `members`. */
  private ofToday(courseId: CourseId): { members: string; values: (string | number)[] } {
    const { sql, bindings } = this.today(courseId).toSQL();
    return { members: `with members as materialized (${sql})`, values: [...bindings] as (string | number)[] };
  }

  private today(courseId: CourseId): Knex.QueryBuilder {
    return this.members({ courseId, filter: 'all', clusters: [] }).select('users.id');
  }

  private members({ courseId, filter, clusters }: ClassQuery): Knex.QueryBuilder {
    const now = this.clock.now();
    const members = this.db('enrolments')
      .join('users', 'users.id', 'enrolments.user_id')
      .where({ 'enrolments.course_id': courseId, 'users.role': 'student' })
      .whereRaw(filter === 'former' ? `not ${IS_ACTIVE}` : IS_ACTIVE, activeAt(now));
    if (filter === 'silent')
      void members.whereRaw(`${SILENT_SINCE} <= ?`, [toMillis(after(now, -SILENT_DAYS * DAY_MS))]);
    if (filter === 'ending')
      void members.where('enrolments.ends_at', '<=', toMillis(after(now, CLASS_ENDS_DAYS * DAY_MS)));
    if (filter === 'not-started')
      void members
        .whereRaw(`not exists (select 1 from progress where progress.user_id = users.id and progress.course_id = ?)`, [
          courseId,
        ])
        .whereRaw('not exists (select 1 from answered_questions answered where answered.user_id = users.id)');
    if (filter === 'below')
      void members.whereRaw(
        `exists (select 1 from answered_questions answered ${RATED}
          where answered.user_id = users.id and ${COUNTED} and answered.cluster_id in (${placesOf(clusters)})
          group by answered.cluster_id
          having count(*) >= ${MIN_ANSWERS} and count(answer_keys.rating) = count(*)
            and 100 * ${RIGHT} < sum(answer_keys.rating) - ${RATING_TOLERANCE})`,
        [...clusters],
      );
    return members;
  }

  /** Adds progress, tests and answers, in three statements for all rows. */
  private async complete(courseId: CourseId, rows: readonly MemberRow[]): Promise<ClassMember[]> {
    const ids = rows.map(({ id }) => id);
    const done: { user_id: UserId; done_count: number | string }[] = await this.shownContents()
      .join('progress', 'progress.content_id', 'contents.id')
      .where('progress.course_id', courseId)
      .whereIn('progress.user_id', ids)
      .whereNotNull('progress.completed_at')
      .groupBy('progress.user_id')
      .select('progress.user_id')
      .count({ done_count: '*' });
    const tests: { user_id: UserId; test_count: number | string }[] = await this.db('sittings')
      .whereIn('user_id', ids)
      .where({ is_preview: false })
      .whereNotNull('ended_at')
      .groupBy('user_id')
      .select('user_id')
      .count({ test_count: '*' });
    const answered = await readAll<EvidenceRow>(
      this.db,
      `select answered.user_id, answered.cluster_id, ${RIGHT} as right_count, count(*) as all_count,
        count(answer_keys.rating) as rated_count, sum(answer_keys.rating) as rated
      from answered_questions answered ${RATED}
      where answered.user_id in (${placesOf(ids)}) and ${COUNTED}
      group by answered.user_id, answered.cluster_id`,
      ids,
    );
    const doneOf = new Map(done.map((row) => [row.user_id, Number(row.done_count)]));
    const testsOf = new Map(tests.map((row) => [row.user_id, Number(row.test_count)]));
    const answersOf = grouped(answered, (row) => row.user_id);
    return rows.map(({ id, name, email, ends_at, seen_at }) => ({
      ...{ id, name, email },
      endsAt: toTime(ends_at),
      lastSeenAt: toTimeOrNull(seen_at),
      doneCount: doneOf.get(id) ?? 0,
      finishedTests: testsOf.get(id) ?? 0,
      clusters: (answersOf.get(id) ?? []).map(toEvidence),
    }));
  }

  private shownContents(): Knex.QueryBuilder {
    return this.db('contents').leftJoin('files as refused', refusedFileOf('contents')).whereNull('refused.key');
  }
}

const toEvidence = (row: EvidenceRow): MarkedEvidence => ({
  cluster: row.cluster_id,
  right: Number(row.right_count),
  of: Number(row.all_count),
  rated: Number(row.rated_count) < Number(row.all_count) ? null : Number(row.rated),
});
