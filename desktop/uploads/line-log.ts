import { type FileHandle, open } from 'node:fs/promises';
import { lineOf, valuesIn } from './checked-lines.ts';
import { bytesOf, replaceFile } from './durable-file.ts';

interface Task {
  /** Undefined where the whole log is to be written anew. */
  readonly line: string | undefined;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * An append-only file of checked lines. A promise that resolves means fsync: the line outlives a crash and a power cut.
 * Lines that are asked for while others are being written go together (group commit), so that a thousand small ones
 * cost a few fsyncs.
 */
export class LineLog {
  private readonly tasks: Task[] = [];
  private isWorking = false;
  /** After a write that failed: what stands behind `length` is to be cut off before anything else is written. */
  private isTorn = false;

  private constructor(
    private readonly path: string,
    private file: FileHandle,
    private length: number,
    private readonly snapshot: () => Iterable<unknown>,
  ) {}

  /** What the log on this path says, whatever has become of its end. */
  static async read(path: string): Promise<unknown[]> {
    return valuesIn(await bytesOf(path));
  }

  /**
   * Begins with a log that says what the snapshot says, in a file of its own: behind the torn end of an old one nothing
   * could be appended.
   */
  static async open(path: string, snapshot: () => Iterable<unknown>): Promise<LineLog> {
    const text = textOf(snapshot());
    await replaceFile(path, text);
    return new LineLog(path, await open(path, 'r+'), Buffer.byteLength(text), snapshot);
  }

  get bytes(): number {
    return this.length;
  }

  append(value: unknown): Promise<void> {
    return this.ask(lineOf(value));
  }

  /**
   * Replaces all lines by those of the snapshot at that moment; what was asked for before is in it, or comes after it.
   */
  compact(): Promise<void> {
    return this.ask(undefined);
  }

  /** Resolves once everything that was asked for is written or has failed. */
  async close(): Promise<void> {
    await this.compact().catch(() => undefined);
    await this.file.close();
  }

  private ask(line: string | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      this.tasks.push({ line, resolve, reject });
      if (!this.isWorking) void this.work();
    });
  }

  private async work(): Promise<void> {
    this.isWorking = true;
    for (let tasks = this.tasks.splice(0); tasks.length > 0; tasks = this.tasks.splice(0)) {
      const lines = tasks.flatMap(({ line }) => line ?? []);
      const isCompaction = lines.length < tasks.length;
      try {
        await (isCompaction ? this.rewrite() : this.write(Buffer.from(lines.join(''))));
        for (const task of tasks) task.resolve();
      } catch (error) {
        for (const task of tasks) task.reject(error);
      }
    }
    this.isWorking = false;
  }

  private async write(bytes: Buffer): Promise<void> {
    if (this.isTorn) await this.file.truncate(this.length);
    this.isTorn = true;
    for (let written = 0; written < bytes.length; ) {
      const { bytesWritten } = await this.file.write(bytes, written, bytes.length - written, this.length + written);
      written += bytesWritten;
    }
    await this.file.datasync();
    this.length += bytes.length;
    this.isTorn = false;
  }

  /** Windows renames no file that is open: the log is closed for that moment. */
  private async rewrite(): Promise<void> {
    const text = textOf(this.snapshot());
    await this.file.close();
    try {
      await replaceFile(this.path, text);
      this.length = Buffer.byteLength(text);
      this.isTorn = false;
    } finally {
      this.file = await open(this.path, 'r+');
    }
  }
}

const textOf = (values: Iterable<unknown>): string => [...values].map(lineOf).join('');
