import { AsyncLocalStorage } from 'node:async_hooks';
import type { AdminAct, AuditLog, CurrentAct } from '../../domain/kernel/audit.ts';
import { entryOf, type Needs } from './audited.ts';

/**
 * Carries an administrator's call along everything that is awaited within it, so that no use case has to hand it on.
 * Only such calls run inside.
 */
export class AsyncCurrentAct implements CurrentAct {
  private readonly storage = new AsyncLocalStorage<AdminAct>();

  current(): AdminAct | undefined {
    return this.storage.getStore();
  }

  /**
   * Does the work of the act, and notes it when it succeeded and no transaction of it has: it was a single write, or a
   * read that leaves an entry.
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
