import { poolUse } from '../../src/adapters/knex/database.ts';
import { KnexJobMonitor } from '../../src/adapters/knex/operations/job-monitor.ts';
import { KnexJobQueue } from '../../src/adapters/knex/operations/job-queue.ts';
import { KnexAuditLog } from '../../src/adapters/knex/reporting/audit-log.ts';
import { knexStores } from '../../src/adapters/knex/stores.ts';
import { KnexUnitOfWork } from '../../src/adapters/knex/unit-of-work.ts';
import { MarkedRichTextReader } from '../../src/adapters/marked/rich-text-reader.ts';
import { NodeEventLoopYield } from '../../src/adapters/node-crypto/node-event-loop-yield.ts';
import type { AuditEntry } from '../../src/domain/kernel/audit.ts';
import type { JobName, Jobs } from '../../src/domain/kernel/jobs.ts';
import type { Together, UnitOfWork } from '../../src/domain/kernel/unit-of-work.ts';
import type { ContextStores, Stores } from '../../src/main/composition/context-stores.ts';
import { domainDatabase } from '../support/domain-database.ts';
import { CountingIds } from './counting-ids.ts';
import { CountingSecrets } from './counting-secrets.ts';
import { FixedClock } from './fixed-clock.ts';
import { PlainImportReader } from './import-reader.ts';
import { MemoryMailbox } from './operations/mailbox.ts';

/** Monday morning in Melbourne; any moment would do. */
const START = new Date('2026-03-01T22:00:00.000Z');

/** Compares ids that count up: the order of what was written at the same time. */
export const byCount = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/** All that the domain needs of a database (SQLite in memory, or Postgres), a clock and a mail service, for one test. */
export function sqlWorld(now: Date = START) {
  const clock = new FixedClock(now);
  const ids = new CountingIds();
  const db = domainDatabase();
  const eventLoop = new NodeEventLoopYield();
  const whole: UnitOfWork<Stores> = new KnexUnitOfWork(db, ids, clock);
  let broken: { readonly [Name in keyof Stores]?: Partial<Stores[Name]> } = {};
  const work: UnitOfWork<Stores> = { run: (step) => whole.run((all) => step({ ...all, ...broken } as Stores)) };
  /** What a use case leaves behind, and what a worker takes up. */
  const jobs = Object.assign(new KnexJobQueue(db), {
    add: <N extends JobName>(name: N, payload: Jobs[N], options?: { at?: Date }): Promise<void> =>
      work.run(({ outbox }) => outbox.add(name, payload, options)),
    /** What was left to do, oldest first, without taking any of it: to take a job and not to end it counts as lost. */
    async left(): Promise<{ readonly name: JobName; readonly payload: unknown }[]> {
      const rows: { id: string; created_at: number; name: JobName; payload: string }[] = await db('jobs');
      rows.sort((a, b) => a.created_at - b.created_at || byCount(a.id, b.id));
      return rows.map(({ name, payload }) => ({ name, payload: JSON.parse(payload) as unknown }));
    },
  });
  const auditLog = Object.assign(new KnexAuditLog(db), {
    /** As they were written. */
    async all(): Promise<AuditEntry[]> {
      const entries = await auditLog.list({}, { limit: 10_000 });
      return entries.toSorted((a, b) => a.at.getTime() - b.at.getTime() || byCount(a.id, b.id));
    },
  });
  const stores = {
    ...(Object.assign({}, ...Object.values(knexStores(db, clock))) as Together<ContextStores>),
    outbox: jobs,
    auditLog,
  };
  return {
    db,
    /** Resolves when no query is under way: for writes that a use case does not await. */
    async written(): Promise<void> {
      do await new Promise((resolve) => setImmediate(resolve));
      while (poolUse(db).used + poolUse(db).waiting > 0);
    },
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
    eventLoop,
    importReader: new PlainImportReader(ids),
  };
}
