/*
 * Tabs of one user share the journal, and must not adopt each other's rows. A tab is alive while it holds its Web Lock,
 * which a crash releases.
 */

const PREFIX = 'cusp-uploads-tab-';
const DOOR = 'cusp-uploads-door';

/** Absent on plain http; every other tab then counts as closed. */
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

/** Runs the work with the set of live tabs, one tab at a time (mutex). */
export async function amongTabs<T>(work: (isAlive: (tab: string) => boolean) => Promise<T>): Promise<T> {
  const manager = locks();
  if (!manager) return work(() => false);
  await holdOwn(manager);
  return manager.request(DOOR, async () => {
    const names = new Set((await manager.query()).held?.map(({ name }) => name));
    return work((tab) => tab !== thisTab && names.has(PREFIX + tab));
  });
}
