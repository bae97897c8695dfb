import type { Knex } from 'knex';
import { after, MINUTE_MS } from '../../../domain/kernel/clock.ts';
import type { UserId } from '../../../domain/kernel/ids.ts';
import type { VersionState } from '../../../domain/questions/literals.ts';
import type { Span } from '../../../domain/reporting/figures.ts';
import type { ToDoReader } from '../../../domain/reporting/ports.ts';
import type { OpenMatters } from '../../../domain/reporting/to-do.ts';
import { activeEnrolments } from '../enrolment/active-enrolments.ts';
import { likePattern } from '../like-pattern.ts';
import { unaskedVideos } from '../media/unasked-videos.ts';
import { type Millis, toMillis, toTime } from '../times.ts';

/** Where there is a converter, the next video is asked for sooner: while one waits, no other is. */
const MAX_BEGIN_MS = 10 * MINUTE_MS;

type Row = Record<Exclude<keyof OpenMatters, 'newestBackupAt'>, number | string> & { newestBackupAt: Millis | null };

export class KnexToDoReader implements ToDoReader {
  constructor(private readonly db: Knex) {}

  async openMatters({ from, before }: Span, viewer: UserId, videos: { readonly heavy: boolean }): Promise<OpenMatters> {
    const isAuthor = `%"${likePattern(viewer)}"%`;
    const row: Row = await this.db
      .select({
        failedEmails: this.db('mails').where({ state: 'failed' }).count(),
        failedTasks: this.db('jobs').whereNotNull('dead_at').count(),
        disputes: this.db('orders').where({ dispute: 'open' }).count(),
        unmatchedPayments: this.db('unmatched_payments').whereNull('settled_at').count(),
        endingAccess: activeEnrolments(this.db, from)
          .join('courses', 'courses.id', 'enrolments.course_id')
          .where('enrolments.ends_at', '<', toMillis(before))
          .count(),
        passwordOnlyAdmins: this.db('users')
          .where({ role: 'admin' })
          .whereNull('disabled_at')
          .whereNotIn('id', this.db('two_factors').whereNotNull('confirmed_at').select('user_id'))
          .count(),
        waitingReviews: this.versions('in-review')
          .whereRaw(`versions.author_ids not like ? escape '!'`, [isAuthor])
          .count(),
        returnedDrafts: this.versions('draft')
          .whereRaw(`versions.author_ids like ? escape '!'`, [isAuthor])
          .whereIn('versions.id', this.db('vignette_reviews').where({ decision: 'return' }).select('version_id'))
          .count(),
        openReports: this.db('question_reports').where({ state: 'open' }).count(),
        unconvertedVideos: unaskedVideos(this.db, videos)
          .where('files.created_at', '<', toMillis(after(from, -MAX_BEGIN_MS)))
          .whereNotExists(this.db('jobs').where({ name: 'media/convert-video' }).whereNull('dead_at').select('id'))
          .count(),
        newestBackupAt: this.db('backups').max('ended_at'),
      })
      .first();
    return {
      failedEmails: Number(row.failedEmails),
      failedTasks: Number(row.failedTasks),
      disputes: Number(row.disputes),
      unmatchedPayments: Number(row.unmatchedPayments),
      endingAccess: Number(row.endingAccess),
      passwordOnlyAdmins: Number(row.passwordOnlyAdmins),
      waitingReviews: Number(row.waitingReviews),
      returnedDrafts: Number(row.returnedDrafts),
      openReports: Number(row.openReports),
      unconvertedVideos: Number(row.unconvertedVideos),
      newestBackupAt: row.newestBackupAt === null ? null : toTime(row.newestBackupAt),
    };
  }

  /** Versions in a state, of vignettes that are not retired. */
  private versions(state: VersionState) {
    return this.db('vignette_versions as versions')
      .join('vignettes', 'vignettes.id', 'versions.vignette_id')
      .where('versions.state', state)
      .whereNull('vignettes.retired_at');
  }
}
