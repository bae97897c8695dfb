import { SECOND_MS } from '../../domain/kernel/clock.ts';
import { DomainError } from '../../domain/kernel/errors.ts';
import { type DocumentReader, type DocumentReading, READING_LIMITS } from '../../domain/media/document-reader.ts';
import type { Bytes } from '../../domain/media/ports.ts';
import { OVERTIME_SIGNAL, type Task } from './protocol.ts';
import { ProcessEnded, ReadingChild } from './reading-child.ts';

const MIB = 1024 * 1024;

const TASK: Task = {
  limits: READING_LIMITS,
  mostMemoryBytes: 512 * MIB,
  mostProcessorMs: 30 * SECOND_MS,
  mostMs: 60 * SECOND_MS,
};

/** The library keeps what it once took up: a process that has read something big makes place for a fresh one. */
const WORN_BYTES = 128 * MIB;
const IDLE_MS = 10 * SECOND_MS;
/** A process may end for a reason that has nothing to do with the document; twice in a row it is the document. */
const TRIES = 2;

/**
 * PDFium in a process of its own, one document at a time. A process and not a thread: what a document
 * takes up is not the server's memory and goes back to the system, the system can stop it at any
 * instruction and will choose it when memory runs out, and it runs behind the server's own work.
 */
export class PdfReader implements DocumentReader {
  private readonly task: Task;
  private child: ReadingChild | undefined;
  private idle: NodeJS.Timeout | undefined;
  /**
   * A chain of promises is the queue, and no semaphore: with one document at a time a turn only has to follow the last
   * one, and after `close` each finds the reader closed when it comes, so there is nothing to clear.
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

  /** Ends what is being read at once; whoever asked hears that it is worth another try. */
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

  /** Undefined when the process ended, and one may try again. */
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
