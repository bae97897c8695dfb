const STORE = 'records';

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

function open(name: string, keyPath: string | string[]): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath }));
  return result(request);
}

/** Records in IndexedDB, one database per person: on a shared computer nobody sees another's answers. */
export class PersonStore {
  private database: Promise<IDBDatabase> | undefined;

  /** @param name of the database, which ends with the person's id. */
  constructor(
    private readonly name: string,
    private readonly keyPath: string | string[],
  ) {}

  /** Makes one request in a transaction of its own. Transactions begin in call order. */
  async within<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
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
    this.database = open(this.name, this.keyPath).then((database) => {
      database.addEventListener('close', forget);
      return database;
    });
    this.database.catch(forget);
    return this.database;
  }
}
