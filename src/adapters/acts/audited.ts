import type { AdminAct, AuditEntry, AuditLog, CurrentAct } from '../../domain/kernel/audit.ts';
import type { Clock } from '../../domain/kernel/clock.ts';
import type { Ids } from '../../domain/kernel/ids.ts';
import type { UnitOfWork } from '../../domain/kernel/unit-of-work.ts';

export interface Needs {
  readonly acts: CurrentAct;
  readonly ids: Ids;
  readonly clock: Clock;
}

const originOf = ({ requestId, network, path, detail, account }: AdminAct) => ({
  requestId,
  network,
  path,
  detail,
  account,
});

export const entryOf = (act: AdminAct, { ids, clock }: Omit<Needs, 'acts'>): AuditEntry => ({
  ...originOf(act),
  id: ids.next(),
  actorId: act.actorId,
  kind: 'admin-act',
  userId: null,
  courseId: null,
  at: clock.now(),
});

/** Wraps the log: adds the origin of the current call to each entry. */
const tellingOrigin = (
  log: AuditLog,
  actNow: () => AdminAct | undefined,
  added: (act: AdminAct) => void,
): AuditLog => ({
  async add(entry) {
    const act = actNow();
    await log.add(act ? { ...originOf(act), ...entry } : entry);
    if (act) added(act);
  },
  addAll: (entries) => log.addAll(entries),
  listAbout: (userId) => log.listAbout(userId),
  list: (filter, page) => log.list(filter, page),
  actors: () => log.actors(),
  removeOlderThan: (at) => log.removeOlderThan(at),
});

/**
 * Writes the audit entry of an administrator's act into the act's transaction: both commit or neither does. An entry
 * that the use case writes itself, with more detail, replaces it. With several transactions in one call, the first one
 * writes it.
 */
export class AuditedUnitOfWork<Stores extends { readonly auditLog: AuditLog }> implements UnitOfWork<Stores> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly needs: Needs,
  ) {}

  async run<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
    const act = this.needs.acts.current();
    if (!act) return this.work.run(work);
    const { result, isNoted } = await this.work.run(async (stores) => {
      // Local to this attempt: a retried transaction has lost its entry.
      let isNoted = act.isNoted;
      const auditLog = tellingOrigin(
        stores.auditLog,
        () => act,
        () => (isNoted = true),
      );
      const result = await work({ ...stores, auditLog });
      if (act.isNotedAlways && !isNoted) await auditLog.add(entryOf(act, this.needs));
      return { result, isNoted };
    });
    act.isNoted = isNoted;
    return result;
  }
}

/** Wraps the log for use outside transactions: exports change nothing. */
export const auditedLog = (log: AuditLog, { acts }: Pick<Needs, 'acts'>): AuditLog =>
  tellingOrigin(
    log,
    () => acts.current(),
    (act) => (act.isNoted = true),
  );
