import { type ChildProcess, spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import type { Bytes } from '../../domain/media/ports.ts';
import type { Program } from './program.ts';
import { type End, LENGTH_BYTES, OVERTIME_SIGNAL, type Piece, type Task } from './protocol.ts';

/** The process died during a file; `signal` tells how, if it was killed. */
export class ProcessEnded extends Error {
  constructor(readonly signal: string | null) {
    super(`The process that reads files ended (${signal ?? 'by itself'}).`);
  }
}

/** Answer of the process to a file. */
export interface Said<R, P> extends End<R> {
  readonly pieces: readonly P[];
}

/** A child process that reads files, one after another. */
export class ReadingChild<R, P = never> {
  private readonly process: ChildProcess;
  private readonly ended: Promise<ProcessEnded>;

  constructor(
    { path, execArgv }: Program,
    private readonly task: Task,
  ) {
    // No environment: it needs none of our settings, and some are secrets.
    this.process = spawn(process.execPath, [...execArgv, path, JSON.stringify(task), String(process.pid)], {
      env: {},
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    this.ended = new Promise((resolve) => {
      this.process.once('error', () => resolve(new ProcessEnded(null)));
      this.process.once('exit', (_code, signal) => resolve(new ProcessEnded(signal)));
    });
    this.input.on('error', () => undefined);
    this.beIdle();
  }

  /**
   * Rejects with `ProcessEnded`, or like `body`. After a rejection, and after a file over the limits, this child must
   * be discarded.
   */
  async read(body: Bytes, bytes: number): Promise<Said<R, P>> {
    this.beBusy();
    let overtime: NodeJS.Timeout | undefined;
    const answer = this.answer();
    const send = async (): Promise<void> => {
      await this.send(body, bytes);
      overtime = setTimeout(() => this.process.kill(OVERTIME_SIGNAL), this.task.maxMs);
    };
    const sent = send();
    try {
      const { said } = answer;
      const result = await Promise.race([said, this.ended, sent.then(() => Promise.race([said, this.ended]))]);
      if (result instanceof ProcessEnded) throw result;
      if (result.reading === null) this.end();
      return result;
    } catch (error) {
      this.end();
      throw error;
    } finally {
      answer.forget();
      // The caller may reuse the body's buffer once this returns.
      await sent.catch(() => undefined);
      clearTimeout(overtime);
      this.beIdle();
    }
  }

  end(): void {
    this.process.kill('SIGKILL');
  }

  private get input(): Writable {
    return this.process.stdin!;
  }

  /** Collects what the process says, until its end. */
  private answer(): { said: Promise<Said<R, P>>; forget: () => void } {
    const pieces: P[] = [];
    let listen: (words: unknown) => void = () => undefined;
    const said = new Promise<Said<R, P>>((resolve) => {
      listen = (words) => {
        const next = words as Piece<P> | End<R>;
        if ('piece' in next) pieces.push(next.piece);
        else resolve({ ...next, pieces });
      };
    });
    this.process.on('message', listen);
    return { said, forget: () => void this.process.off('message', listen) };
  }

  private async send(body: Bytes, bytes: number): Promise<void> {
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUIntBE(bytes, 0, LENGTH_BYTES);
    await this.write(length);
    // The loop starts even if the length was not accepted: iterating is what releases the body.
    for await (const chunk of body) if (!(await this.write(chunk))) return;
  }

  /**
   * Waits until the chunk is flushed, because its buffer is reused. Returns false if the process has closed its input.
   */
  private write(chunk: Uint8Array): Promise<boolean> {
    return new Promise((resolve) => this.input.write(chunk, (error) => resolve(!error)));
  }

  /** Lets our process exit while the child is idle. */
  private beIdle(): void {
    this.process.unref();
    this.process.channel?.unref();
    (this.input as Writable & { unref?(): void }).unref?.();
  }

  private beBusy(): void {
    this.process.ref();
    this.process.channel?.ref();
  }
}
