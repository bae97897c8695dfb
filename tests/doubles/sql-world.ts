import { CsvParseRowReader } from '../../src/adapters/csv-parse/row-reader.ts';
import { KnexJobMonitor } from '../../src/adapters/knex/operations/job-monitor.ts';
import { KnexJobQueue } from '../../src/adapters/knex/operations/job-queue.ts';
import { KnexAuditLog } from '../../src/adapters/knex/reporting/audit-log.ts';
import { knexStores } from '../../src/adapters/knex/stores.ts';
import { KnexUnitOfWork } from '../../src/adapters/knex/unit-of-work.ts';
import { LevenNearestName } from '../../src/adapters/leven/nearest-name.ts';
import { MarkedRichTextReader } from '../../src/adapters/marked/rich-text-reader.ts';
import { TurnBreather } from '../../src/adapters/node-crypto/turn-breather.ts';
import type { AuditEntry } from '../../src/domain/kernel/audit.ts';
import type { JobName, Jobs } from '../../src/domain/kernel/jobs.ts';
import type { Together, UnitOfWork } from '../../src/domain/kernel/unit-of-work.ts';
import type { ContextStores, Stores } from '../../src/main/composition/context-stores.ts';
import { memoryDatabase } from '../support/memory-database.ts';
import { CountingIds } from './counting-ids.ts';
import { CountingSecrets } from './counting-secrets.ts';
import { FixedClock } from './fixed-clock.ts';
import { MemoryMailbox } from './operations/mailbox.ts';

/** Monday morning in Melbourne; any moment would do. */
const START = new Date('2026-03-01T22:00:00.000Z');

/** All that the domain needs of a database, here an SQLite in memory, a clock and a mail service, for one test. */
export function sqlWorld(now: Date = START) {
  const clock = new FixedClock(now);
  const ids = new CountingIds();
  const db = memoryDatabase();
  const breather = new TurnBreather();
  const whole: UnitOfWork<Stores> = new KnexUnitOfWork(db, ids, clock);
  let broken: { readonly [Name in keyof Stores]?: Partial<Stores[Name]> } = {};
  const work: UnitOfWork<Stores> = { run: (step) => whole.run((all) => step({ ...all, ...broken } as Stores)) };
  /** What a use case leaves behind, and what a worker takes up. */
  const jobs = Object.assign(new KnexJobQueue(db), {
    add: <N extends JobName>(name: N, payload: Jobs[N], options?: { at?: Date }): Promise<void> =>
      work.run(({ outbox }) => outbox.add(name, payload, options)),
    /** What was left to do, oldest first, without taking any of it: to take a job and not to end it counts as lost. */
    async left(): Promise<{ readonly name: JobName; readonly payload: unknown }[]> {
      const rows: { name: JobName; payload: string }[] = await db('jobs').orderBy('rowid');
      return rows.map(({ name, payload }) => ({ name, payload: JSON.parse(payload) as unknown }));
    },
  });
  const auditLog = Object.assign(new KnexAuditLog(db), {
    /** As they were written. */
    async all(): Promise<AuditEntry[]> {
      const written: string[] = await db('admin_actions').orderBy('rowid').pluck('id');
      const entries = await auditLog.list({}, { limit: written.length });
      return entries.toSorted((a, b) => written.indexOf(a.id) - written.indexOf(b.id));
    },
  });
  const stores = {
    ...(Object.assign({}, ...Object.values(knexStores(db, clock))) as Together<ContextStores>),
    outbox: jobs,
    auditLog,
  };
  return {
    db,
    clock,
    ids,
    secrets: new CountingSecrets(),
    stores,
    work,
    /** Each transaction gets these in place of its own stores, until other ones are given, or none. */
    breakStores: (stores: typeof broken) => void (broken = stores),
    catalog: stores.reader,
    jobs,
    /** What an operator sees of the jobs. */
    monitor: new KnexJobMonitor(db),
    mailbox: new MemoryMailbox(ids, clock),
    richText: new MarkedRichTextReader(),
    breather,
    rowReader: new CsvParseRowReader(breather),
    nearestName: new LevenNearestName(),
  };
}
