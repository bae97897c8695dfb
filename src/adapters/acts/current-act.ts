import { AsyncLocalStorage } from 'node:async_hooks';
import type { AdminAct, AuditLog, CurrentAct } from '../../domain/kernel/audit.ts';
import { entryOf, type Needs } from './audited.ts';

/**
 * Holds the current administrator's call in an AsyncLocalStorage, so that no use case has to pass it on. Only such
 * calls run inside it.
 */
export class AsyncCurrentAct implements CurrentAct {
  private readonly storage = new AsyncLocalStorage<AdminAct>();

  current(): AdminAct | undefined {
    return this.storage.getStore();
  }

  /**
   * Runs the act, and writes its audit entry after success if no transaction did: the act was a single write, or an
   * audited read.
   */
  async run<T>(act: AdminAct, work: () => Promise<T>, { log, ids, clock }: AfterAct): Promise<T> {
    const result = await this.storage.run(act, work);
    if (act.isNotedAlways && !act.isNoted) {
      await log.add(entryOf(act, { ids, clock }));
      act.isNoted = true;
    }
    return result;
  }
}

type AfterAct = Omit<Needs, 'acts'> & { readonly log: Pick<AuditLog, 'add'> };
