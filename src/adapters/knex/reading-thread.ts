import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { SQLITE_PACKAGE } from './sqlite-driver.ts';
import { THREAD_PROGRAM } from './thread-program.ts';

type Value = string | number | bigint | Uint8Array | null;
type Row = Record<string, unknown>;

/** Batch size: copying and naming these takes the calling thread about a millisecond. */
const ROWS_AT_ONCE = 400;
const MAX_STATEMENTS = 200;
/** Far more than any of our queries gives: a statement that gives more is refused. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Retryable, as SQLite's own errors of this name are. */
const FAILED_CODE = 'SQLITE_IOERR_THREAD';

/** Contains no value of the statement, like the driver's errors. */
class ReadingFailed extends Error {
  readonly code = FAILED_CODE;
}

interface Asked {
  readonly sql: string;
  readonly values: readonly Value[];
}
type Answer =
  | { readonly columns?: readonly string[]; readonly rows: readonly unknown[][]; readonly isLast: boolean }
  | { readonly fault: { readonly message: string; readonly code: unknown } };

interface Pending {
  readonly resolve: (rows: Row[]) => void;
  readonly reject: (error: Error) => void;
  readonly rows: Row[];
  readonly timer: NodeJS.Timeout;
  columns: readonly string[];
}

/**
 * A read-only SQLite connection in its own thread, with the driver interface that Knex uses, except that rows are a
 * promise. It runs one statement at a time, as Knex's pool does. After a crash or a timeout it is closed, and the pool
 * creates another.
 */
export class ReadingThread {
  private readonly thread: Worker;
  private pending: Pending | undefined;
  private ended: Error | undefined;

  constructor(
    file: string,
    private readonly maxReadMs: number,
  ) {
    const driver = createRequire(import.meta.url).resolve(SQLITE_PACKAGE);
    this.thread = new Worker(THREAD_PROGRAM, {
      eval: true,
      // Neither our environment, which contains secrets, nor the source loader.
      env: {},
      execArgv: [],
      workerData: {
        driver,
        file,
        rowsAtOnce: ROWS_AT_ONCE,
        maxBytes: MAX_BYTES,
        tooMuch: FAILED_CODE,
        maxStatements: MAX_STATEMENTS,
      },
    });
    this.thread.on('message', (answer: Answer) => this.take(answer));
    this.thread.on('error', (error) => this.end(new ReadingFailed(`A reading thread crashed: ${error.message}`)));
    this.thread.on('exit', () => this.end(new ReadingFailed('A reading thread ended.')));
    // An idle thread must not keep the process alive.
    this.thread.unref();
  }

  get isAlive(): boolean {
    return this.ended === undefined;
  }

  prepare(sql: string) {
    return { reader: true, all: (values: readonly Value[]) => this.all({ sql, values }) };
  }

  async close(): Promise<void> {
    this.end(new ReadingFailed('The database connection is not open'));
    await this.thread.terminate();
  }

  private all(question: Asked): Promise<Row[]> {
    if (this.ended) return Promise.reject(this.ended);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.overdue(), this.maxReadMs);
      this.pending = { resolve, reject, rows: [], timer, columns: [] };
      this.thread.ref();
      this.thread.postMessage(question, []);
    });
  }

  private take(answer: Answer): void {
    const { pending } = this;
    if (!pending) return;
    if ('fault' in answer) {
      const { message, code } = answer.fault;
      this.settle()?.reject(Object.assign(new Error(message), { code }));
      return;
    }
    pending.columns = answer.columns ?? pending.columns;
    for (const values of answer.rows) pending.rows.push(named(pending.columns, values));
    if (answer.isLast) this.settle()?.resolve(pending.rows);
    else {
      pending.timer.refresh();
      // Yields to the event loop between batches.
      setImmediate(() => this.thread.postMessage('next', []));
    }
  }

  /** Ends the thread on timeout: a statement cannot be interrupted from another thread. */
  private overdue(): void {
    this.end(new ReadingFailed(`A statement took longer than ${this.maxReadMs} ms.`));
    void this.thread.terminate();
  }

  private end(because: Error): void {
    this.ended ??= because;
    this.settle()?.reject(this.ended);
  }

  private settle(): Pending | undefined {
    const { pending } = this;
    if (!pending) return undefined;
    this.pending = undefined;
    clearTimeout(pending.timer);
    this.thread.unref();
    return pending;
  }
}

function named(columns: readonly string[], values: readonly unknown[]): Row {
  const row: Row = {};
  for (let index = 0; index < columns.length; index += 1) row[columns[index] ?? ''] = values[index];
  return row;
}
