import { SECOND_MS } from '../../domain/kernel/clock.ts';
import { DomainError } from '../../domain/kernel/errors.ts';
import { type DocumentReader, type DocumentReading, READING_LIMITS } from '../../domain/media/document-reader.ts';
import type { Bytes } from '../../domain/media/ports.ts';
import { OVERTIME_SIGNAL, type Task } from './protocol.ts';
import { ProcessEnded, ReadingChild } from './reading-child.ts';

const MIB = 1024 * 1024;

const TASK: Task = {
  limits: READING_LIMITS,
  maxMemoryBytes: 512 * MIB,
  maxProcessorMs: 30 * SECOND_MS,
  maxMs: 60 * SECOND_MS,
};

/** Memory limit of reuse. The library never frees memory, so a process that has read something big is replaced. */
const WORN_BYTES = 128 * MIB;
const IDLE_MS = 10 * SECOND_MS;
/** Attempts per document: one crash may have another cause, two in a row are the document's. */
const TRIES = 2;

/**
 * Runs PDFium in a child process, one document at a time. A process rather than a thread: its memory is returned to the
 * system, it can be killed at any instruction, the OOM killer chooses it first, and it runs at lower priority than the
 * server.
 */
export class PdfReader implements DocumentReader {
  private readonly task: Task;
  private child: ReadingChild | undefined;
  private idle: NodeJS.Timeout | undefined;
  /**
   * Queue as a promise chain. With one document at a time it needs no semaphore, and after `close` each waiting call
   * finds the reader closed, so there is nothing to clear.
   */
  private last: Promise<unknown> = Promise.resolve();
  private isClosed = false;

  constructor(changes: Partial<Task> = {}) {
    this.task = { ...TASK, ...changes };
  }

  read(open: () => Promise<Bytes>, bytes: number): Promise<DocumentReading> {
    const turn = this.last.then(() => this.readNow(open, bytes));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  /** Aborts the running read, which rejects as retryable. */
  close(): void {
    this.isClosed = true;
    this.dismiss();
  }

  private async readNow(open: () => Promise<Bytes>, bytes: number): Promise<DocumentReading> {
    for (let tries = 1; tries <= TRIES; tries += 1) {
      if (this.isClosed) throw unavailable();
      const reading = await this.tryOnce(await open(), bytes);
      if (reading) return reading;
    }
    if (this.isClosed) throw unavailable();
    return { refused: 'too-demanding' };
  }

  /** Returns undefined if the process died and a retry is allowed. */
  private async tryOnce(body: Bytes, bytes: number): Promise<DocumentReading | undefined> {
    clearTimeout(this.idle);
    this.child ??= new ReadingChild(this.task);
    try {
      const { reading, memoryBytes } = await this.child.read(body, bytes);
      if (memoryBytes > WORN_BYTES || isTooDemanding(reading)) this.dismiss();
      else this.idle = setTimeout(() => this.dismiss(), IDLE_MS).unref();
      return reading;
    } catch (error) {
      this.dismiss();
      if (!(error instanceof ProcessEnded)) throw error;
      return error.signal === OVERTIME_SIGNAL ? { refused: 'too-demanding' } : undefined;
    }
  }

  private dismiss(): void {
    clearTimeout(this.idle);
    this.child?.end();
    this.child = undefined;
  }
}

const isTooDemanding = (reading: DocumentReading): boolean =>
  'refused' in reading && reading.refused === 'too-demanding';

const unavailable = (): DomainError =>
  new DomainError('unavailable', 'media/no-reader', 'Documents cannot be read at the moment. Please try again later.');
