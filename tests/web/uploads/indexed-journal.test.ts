import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { JournalRecord } from '../../../src/uploads/journal-record.ts';

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
    await Promise.all([first.journal.put(record('a', 'one')), first.journal.put(record('b')), first.journal.put(record('a', 'two')), first.journal.remove('b')]);
    locks.heldBy.clear();
    const { journal } = await openTab('anna');
    expect(await journal.load()).toEqual([record('a', 'two')]);
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
