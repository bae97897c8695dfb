import { SECOND_MS } from '../../domain/kernel/clock.ts';
import { DomainError } from '../../domain/kernel/errors.ts';
import type { Bytes } from '../../domain/media/ports.ts';
import type { Program } from './program.ts';
import { OVERTIME_SIGNAL, type Task } from './protocol.ts';
import { ProcessEnded, ReadingChild } from './reading-child.ts';

const MIB = 1024 * 1024;

/** Limits of one file, whatever it is. */
export const LIMITS: Task = { maxProcessorMs: 30 * SECOND_MS, maxMs: 60 * SECOND_MS };

/** Memory limit of reuse: a process that has read something big is replaced. */
const WORN_BYTES = 128 * MIB;
const IDLE_MS = 10 * SECOND_MS;
/** Attempts per file: one crash may have another cause, two in a row are the file's. */
const TRIES = 2;

/** Reading of a file within the limits, with its pieces in order. */
export interface WholeReading<R, P> {
  readonly reading: R;
  readonly pieces: readonly P[];
}

/**
 * Reads untrusted files in a child process, one at a time. A process rather than a thread: its memory is returned to
 * the system, it can be killed at any instruction, the OOM killer chooses it first, and it runs at lower priority than
 * the server.
 */
export class FencedReader<R, P = never> {
  private child: ReadingChild<R, P> | undefined;
  private idle: NodeJS.Timeout | undefined;
  /**
   * Queue as a promise chain. With one file at a time it needs no semaphore, and after `close` each waiting call finds
   * the reader closed, so there is nothing to clear.
   */
  private last: Promise<unknown> = Promise.resolve();
  private isClosed = false;

  constructor(
    private readonly program: () => Program,
    private readonly task: Task,
  ) {}

  /** Undefined for a file over the limits. Rejects with `unavailable` once it is closed, and as `open` does. */
  read(open: () => Promise<Bytes>, bytes: number): Promise<WholeReading<R, P> | undefined> {
    const turn = this.last.then(() => this.readNow(open, bytes));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  /** Aborts the running read, which rejects as retryable. */
  close(): void {
    this.isClosed = true;
    this.dismiss();
  }

  private async readNow(open: () => Promise<Bytes>, bytes: number): Promise<WholeReading<R, P> | undefined> {
    for (let tries = 1; tries <= TRIES; tries += 1) {
      if (this.isClosed) throw unavailable();
      const tried = await this.tryOnce(await open(), bytes);
      if (tried !== 'died') return tried;
    }
    if (this.isClosed) throw unavailable();
    return undefined;
  }

  /** Returns `died` if the process died and a retry is allowed. */
  private async tryOnce(body: Bytes, bytes: number): Promise<WholeReading<R, P> | undefined | 'died'> {
    clearTimeout(this.idle);
    this.child ??= new ReadingChild<R, P>(this.program(), this.task);
    try {
      const { reading, pieces, memoryBytes } = await this.child.read(body, bytes);
      if (memoryBytes > WORN_BYTES || reading === null) this.dismiss();
      else this.idle = setTimeout(() => this.dismiss(), IDLE_MS).unref();
      return reading === null ? undefined : { reading, pieces };
    } catch (error) {
      this.dismiss();
      if (!(error instanceof ProcessEnded)) throw error;
      return error.signal === OVERTIME_SIGNAL ? undefined : 'died';
    }
  }

  private dismiss(): void {
    clearTimeout(this.idle);
    this.child?.end();
    this.child = undefined;
  }
}

const unavailable = (): DomainError =>
  new DomainError('unavailable', 'media/no-reader', 'Files cannot be read at the moment. Please try again later.');
