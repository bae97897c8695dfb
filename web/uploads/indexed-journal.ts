import type { JournalRecord } from '../../src/uploads/list/journal-record.ts';
import type { Journal } from '../../src/uploads/ports.ts';
import { amongTabs, thisTab } from './live-tabs.ts';

const STORE = 'records';

interface Line {
  readonly id: string;
  /** The tab whose engine owns it. */
  readonly tab: string;
  readonly record: JournalRecord;
}

type Write = (store: IDBObjectStore) => IDBRequest;

const finished = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

async function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'id' }));
  return finished(request);
}

/** IndexedDB journal, one database per user: on a shared computer, files of one user are never visible to another. */
export class IndexedJournal implements Journal {
  private readonly database: Promise<IDBDatabase>;
  private readonly waiting: { readonly write: Write; resolve(): void; reject(error: Error): void }[] = [];

  constructor(personId: string) {
    this.database = open(`cusp-uploads-${personId}`);
    // Callers get the rejection.
    this.database.catch(() => undefined);
  }

  /** Loads records, adopting those of closed tabs. */
  load = (): Promise<readonly JournalRecord[]> =>
    amongTabs(async (isAlive) => {
      const store = await this.store();
      const lines = await finished(store.getAll() as IDBRequest<Line[]>);
      const ours = lines.filter(({ tab }) => !isAlive(tab));
      await Promise.all(ours.map((line) => finished(store.put({ ...line, tab: thisTab }))));
      return ours.map(({ record }) => record);
    });

  put = (record: JournalRecord): Promise<void> => {
    const line: Line = { id: record.id, tab: thisTab, record };
    return this.written((store) => store.put(line));
  };

  remove = (id: string): Promise<void> => this.written((store) => store.delete(id));

  close = async (): Promise<void> => (await this.database).close();

  /**
   * Batches writes of one tick into a transaction: three hundred transactions take longer than three hundred writes in
   * one.
   */
  private written(write: Write): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ write, resolve, reject });
      if (this.waiting.length === 1) void this.writeAll();
    });
  }

  private async writeAll(): Promise<void> {
    const store = this.store();
    await store.catch(() => undefined);
    for (const { write, resolve, reject } of this.waiting.splice(0))
      store.then((open) => finished(write(open))).then(() => resolve(), reject);
  }

  private async store(): Promise<IDBObjectStore> {
    return (await this.database).transaction(STORE, 'readwrite').objectStore(STORE);
  }
}
