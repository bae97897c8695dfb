import type { Knex } from 'knex';
import type { Clock } from '../../domain/kernel/clock.ts';
import type { Ids } from '../../domain/kernel/ids.ts';
import type { AddedJob } from '../../domain/kernel/jobs.ts';
import type { UnitOfWork } from '../../domain/kernel/unit-of-work.ts';
import { KnexCourseNodeRepository } from './catalog/course-node-repository.ts';
import { KnexCourseRepository } from './catalog/course-repository.ts';
import { KnexLessonFiles } from './catalog/lesson-files.ts';
import { KnexNodePlacements } from './catalog/node-placements.ts';
import { KnexTrashRepository } from './catalog/trash-repository.ts';
import { enrolmentStoresOn } from './enrolment/enrolment-stores.ts';
import { KnexAttemptRepository } from './identity/attempt-repository.ts';
import { KnexResetLinkRepository } from './identity/reset-link-repository.ts';
import { KnexSessionRepository } from './identity/session-repository.ts';
import { KnexTwoFactorRepository } from './identity/two-factor-repository.ts';
import { KnexUserRepository } from './identity/user-repository.ts';
import { KnexProgressRepository } from './learning/progress-repository.ts';
import { KnexConversionRepository } from './media/conversion-repository.ts';
import { KnexDocumentTexts } from './media/document-texts.ts';
import { KnexFileRepository } from './media/file-repository.ts';
import { KnexRenditionRepository } from './media/rendition-repository.ts';
import { KnexMailRepository } from './operations/mail-repository.ts';
import { KnexOutbox } from './operations/outbox.ts';
import { KnexAuditLog } from './reporting/audit-log.ts';
import { withRetries } from './retries.ts';
import { KnexContactMessageRepository } from './support/contact-message-repository.ts';

export type JobsAdded = (jobs: readonly AddedJob[]) => void;

/** Every store we have, bound to one transaction. A use case asks for the two or three it needs. */
const storesOn = (trx: Knex, clock: Clock, outbox: KnexOutbox) => ({
  users: new KnexUserRepository(trx),
  sessions: new KnexSessionRepository(trx),
  resetLinks: new KnexResetLinkRepository(trx),
  attempts: new KnexAttemptRepository(trx),
  twoFactors: new KnexTwoFactorRepository(trx),
  courses: new KnexCourseRepository(trx),
  nodes: new KnexCourseNodeRepository(trx),
  lessonFiles: new KnexLessonFiles(trx),
  placements: new KnexNodePlacements(trx),
  trash: new KnexTrashRepository(trx),
  ...enrolmentStoresOn(trx, clock),
  progress: new KnexProgressRepository(trx),
  files: new KnexFileRepository(trx),
  documentTexts: new KnexDocumentTexts(trx),
  renditions: new KnexRenditionRepository(trx),
  conversions: new KnexConversionRepository(trx),
  contactMessages: new KnexContactMessageRepository(trx),
  mails: new KnexMailRepository(trx),
  outbox,
  auditLog: new KnexAuditLog(trx),
});
type KnexStores = ReturnType<typeof storesOn>;

/**
 * Inside `run` use the given stores and nothing else of this database: on SQLite a query past the
 * transaction waits for it to end, and it for the query.
 */
export class KnexUnitOfWork implements UnitOfWork<KnexStores> {
  constructor(
    private readonly db: Knex,
    private readonly ids: Ids,
    private readonly clock: Clock,
    /** Told after a commit, which does not wait for it. */
    private readonly jobsAdded: JobsAdded = () => undefined,
  ) {}

  async run<T>(work: (stores: KnexStores) => Promise<T>): Promise<T> {
    const { result, added } = await withRetries(() =>
      this.db.transaction(async (trx) => {
        const outbox = new KnexOutbox(this.ids, this.clock);
        const answer = await work(storesOn(trx, this.clock, outbox));
        return { result: answer, added: await outbox.write(trx) };
      }),
    );
    if (added.length > 0) this.jobsAdded(added);
    return result;
  }
}
