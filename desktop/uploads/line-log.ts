import { type FileHandle, open } from 'node:fs/promises';
import { lineOf, valuesIn } from './checked-lines.ts';
import { bytesOf, replaceFile } from './durable-file.ts';

interface Task {
  /** Undefined for a rewrite of the whole log. */
  readonly line: string | undefined;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Append-only log of checked lines. A resolved promise means fsync: the line survives a crash and a power cut. Lines
 * requested during a write are written together (group commit), so that a thousand small ones cost a few fsyncs.
 */
export class LineLog {
  private readonly tasks: Task[] = [];
  private isWorking = false;
  /** True after a failed write: bytes behind `length` must be truncated before the next write. */
  private isTorn = false;

  private constructor(
    private readonly path: string,
    private file: FileHandle,
    private length: number,
    private readonly snapshot: () => Iterable<unknown>,
  ) {}

  /** Reads the valid lines of a log, even if its end is torn. */
  static async read(path: string): Promise<unknown[]> {
    return valuesIn(await bytesOf(path));
  }

  /** Starts with a new file that contains the snapshot: appending behind a torn end is not possible. */
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

  /** Replaces all lines by a snapshot. Earlier lines are part of it; later ones follow it. */
  compact(): Promise<void> {
    return this.ask(undefined);
  }

  /** Resolves once all requested lines are written or have failed. */
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

  /** Closes the log before the rename: Windows cannot rename an open file. */
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
