import type { Journal, JournalRecord } from '../../../src/answering/ports.ts';

const STORE = 'records';

interface Line {
  readonly sitting: string;
  readonly section: number;
  readonly writer: number;
  readonly record: JournalRecord;
}

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

/** Settles when the transaction is on the disk: a request that succeeded may still be taken back. */
const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error));
  });

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(STORE, { keyPath: ['sitting', 'section', 'writer'] }),
  );
  return result(request);
}

/** Journal of one sitting in IndexedDB, one database per person: on a shared computer nobody sees another's answers. */
export class SittingJournal implements Journal {
  private database: Promise<IDBDatabase> | undefined;

  constructor(
    private readonly personId: string,
    private readonly sitting: string,
  ) {}

  read = async (): Promise<readonly JournalRecord[]> => {
    const lines = await this.within('readonly', (store) => store.getAll(this.all()) as IDBRequest<Line[]>);
    return lines.map(({ record }) => record);
  };

  write = async (record: JournalRecord): Promise<void> => {
    const { section, writer } = record;
    const line: Line = { sitting: this.sitting, section, writer, record };
    await this.within('readwrite', (store) => store.put(line));
  };

  remove = async ({ section, writer }: Pick<JournalRecord, 'section' | 'writer'>): Promise<void> => {
    await this.within('readwrite', (store) => store.delete([this.sitting, section, writer]));
  };

  clear = async (): Promise<void> => {
    await this.within('readwrite', (store) => store.delete(this.all()));
  };

  private all = (): IDBKeyRange => IDBKeyRange.bound([this.sitting], [this.sitting, []]);

  private async within<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const database = await this.connected();
    const transaction = database.transaction(STORE, mode, { durability: 'strict' });
    const [value] = await Promise.all([result(ask(transaction.objectStore(STORE))), committed(transaction)]);
    return value;
  }

  /** Opens the database again where it could not be opened, or was closed by the browser. */
  private connected(): Promise<IDBDatabase> {
    if (this.database) return this.database;
    const forget = () => {
      this.database = undefined;
    };
    this.database = open(`cusp-answers-${this.personId}`).then((database) => {
      database.addEventListener('close', forget);
      return database;
    });
    this.database.catch(forget);
    return this.database;
  }
}
