import { IDBDatabase, IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { JournalRecord } from '../../../src/uploads/list/journal-record.ts';

const record = (id: string, key = 'key'): JournalRecord => ({ kind: 'forgotten', id, key, uploadId: undefined });

/** The browser's locks: held until the tab that took them is closed. */
class Locks {
  readonly heldBy = new Map<string, Promise<unknown>>();
  async request<T>(name: string, work: () => Promise<T>): Promise<T> {
    await this.heldBy.get(name);
    const held = work();
    this.heldBy.set(name, held);
    void held.finally(() => this.heldBy.delete(name));
    return held;
  }
  query = async () => ({ held: [...this.heldBy.keys()].map((name) => ({ name })) });
}

/** Another tab: the same browser, its modules loaded anew. */
async function openTab(person: string) {
  vi.resetModules();
  const { IndexedJournal } = await import('../../../web/uploads/indexed-journal.ts');
  const { thisTab } = await import('../../../web/uploads/live-tabs.ts');
  return { journal: new IndexedJournal(person), name: `cusp-uploads-tab-${thisTab}` };
}

let locks = new Locks();
beforeEach(() => {
  locks = new Locks();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', { locks });
});

describe('the journal in the browser', () => {
  it('keeps the last word about each row over a reload', async () => {
    const first = await openTab('anna');
    await Promise.all([
      first.journal.put(record('a', 'one')),
      first.journal.put(record('b')),
      first.journal.put(record('a', 'two')),
      first.journal.remove('b'),
    ]);
    locks.heldBy.clear();
    const { journal } = await openTab('anna');
    expect(await journal.load()).toEqual([record('a', 'two')]);
  });

  it('writes what comes in one go as one transaction, in the order in which it came', async () => {
    const { journal } = await openTab('anna');
    await journal.load();
    const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await Promise.all(Array.from({ length: 300 }, (_, n) => journal.put(record(`row ${n % 100}`, `key ${n}`))));
    expect(transactions).toHaveBeenCalledTimes(1);
    await journal.put(record('later'));
    expect(transactions).toHaveBeenCalledTimes(2);
    locks.heldBy.clear();
    const kept = await (await openTab('anna')).journal.load();
    expect(kept).toHaveLength(101);
    expect(kept).toContainEqual(record('row 99', 'key 299'));
  });

  it('tells whoever waits for it that one line cannot be written, and writes the others', async () => {
    const { journal } = await openTab('anna');
    const bad = { ...record('bad'), key: (() => 'a function cannot be kept') as unknown as string };
    const [refused, written] = await Promise.allSettled([journal.put(bad), journal.put(record('good'))]);
    expect([refused?.status, written?.status]).toEqual(['rejected', 'fulfilled']);
    locks.heldBy.clear();
    expect(await (await openTab('anna')).journal.load()).toEqual([record('good')]);
  });

  it('shows nobody what another person has picked', async () => {
    const anna = await openTab('anna');
    await anna.journal.put(record('a'));
    const ben = await openTab('ben');
    expect(await ben.journal.load()).toEqual([]);
  });

  it('leaves to another open tab what that tab works on, and takes it over once it is gone', async () => {
    const first = await openTab('anna');
    await first.journal.load();
    await first.journal.put(record('a'));
    const second = await openTab('anna');
    expect(await second.journal.load()).toEqual([]);
    locks.heldBy.delete(first.name);
    expect(await second.journal.load()).toEqual([record('a')]);
    const third = await openTab('anna');
    expect(await third.journal.load()).toEqual([]);
  });

  it('works without locks, and says so when there is no database', async () => {
    vi.stubGlobal('navigator', {});
    const { journal } = await openTab('anna');
    await journal.put(record('a'));
    expect(await journal.load()).toEqual([record('a')]);
    vi.stubGlobal('indexedDB', undefined);
    const broken = await openTab('anna');
    await expect(broken.journal.load()).rejects.toThrow(/undefined/);
    await expect(broken.journal.put(record('a'))).rejects.toThrow(/undefined/);
  });
});
