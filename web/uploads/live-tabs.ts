/*
 * Two tabs of one person share the journal: a row that one of them uploads is none that the other one lost. A tab is
 * alive as long as it holds the lock of its name, which no crash can leave behind.
 */

const PREFIX = 'cusp-uploads-tab-';
const DOOR = 'cusp-uploads-door';

/** Absent on plain http, and then every other tab counts as gone. */
const locks = (): LockManager | undefined => (globalThis.navigator as Partial<Navigator> | undefined)?.locks;

export const thisTab: string = crypto.randomUUID();

let held: Promise<void> | undefined;

function holdOwn(manager: LockManager): Promise<void> {
  held ??= new Promise((resolve) => {
    void manager.request(PREFIX + thisTab, () => {
      resolve();
      return new Promise(() => undefined);
    });
  });
  return held;
}

/** Does the work knowing which other tabs are alive, one tab after the other. */
export async function amongTabs<T>(work: (isAlive: (tab: string) => boolean) => Promise<T>): Promise<T> {
  const manager = locks();
  if (!manager) return work(() => false);
  await holdOwn(manager);
  return manager.request(DOOR, async () => {
    const names = new Set((await manager.query()).held?.map(({ name }) => name));
    return work((tab) => tab !== thisTab && names.has(PREFIX + tab));
  });
}
