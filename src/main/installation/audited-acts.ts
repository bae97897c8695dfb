import { AuditedUnitOfWork, auditedLog } from '../../adapters/acts/audited.ts';
import { AsyncCurrentAct } from '../../adapters/acts/current-act.ts';
import { HmacAccountHashes } from '../../adapters/node-crypto/hmac-account-hashes.ts';
import type { AuditLog } from '../../domain/kernel/audit.ts';
import type { Clock } from '../../domain/kernel/clock.ts';
import type { Ids } from '../../domain/kernel/ids.ts';
import type { UnitOfWork } from '../../domain/kernel/unit-of-work.ts';
import type { AdminActs } from '../../http/admin-acts.ts';
import type { Stores } from '../composition/context-stores.ts';

/**
 * Parts of the audit log: stores that note an administrator's act while one is under way, and the runner that scopes
 * an act (async context).
 */
export function auditedActs(ids: Ids, accountKey: string) {
  const acts = new AsyncCurrentAct();
  return {
    accounts: new HmacAccountHashes([accountKey]),
    workOn: (work: UnitOfWork<Stores>, clock: Clock): UnitOfWork<Stores> =>
      new AuditedUnitOfWork(work, { acts, ids, clock }),
    logOn: (log: AuditLog): AuditLog => auditedLog(log, { acts }),
    runner: (log: AuditLog, clock: Clock): AdminActs => ({
      run: (act, work) => acts.run(act, work, { log, ids, clock }),
    }),
  };
}
