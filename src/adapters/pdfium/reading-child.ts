import { type ChildProcess, spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import type { Bytes } from '../../domain/media/ports.ts';
import { type Answer, LENGTH_BYTES, OVERTIME_SIGNAL, type Task } from './protocol.ts';
import { readingProgram } from './reading-program.ts';

/** The process died during a document; `signal` tells how, if it was killed. */
export class ProcessEnded extends Error {
  constructor(readonly signal: string | null) {
    super(`The process that reads documents ended (${signal ?? 'by itself'}).`);
  }
}

/** A child process that reads documents, one after another. */
export class ReadingChild {
  private readonly process: ChildProcess;
  private readonly ended: Promise<ProcessEnded>;

  constructor(private readonly task: Task) {
    const { path, execArgv } = readingProgram();
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
   * Rejects with `ProcessEnded`, or like `body`. After a rejection, and after a document over the memory limit, this
   * child must be discarded.
   */
  async read(body: Bytes, bytes: number): Promise<Answer> {
    this.beBusy();
    let overtime: NodeJS.Timeout | undefined;
    const answered = new Promise<Answer>((resolve) =>
      this.process.once('message', (words) => resolve(words as Answer)),
    );
    const send = async (): Promise<void> => {
      await this.send(body, bytes);
      overtime = setTimeout(() => this.process.kill(OVERTIME_SIGNAL), this.task.maxMs);
    };
    const sent = send();
    try {
      const answer = await Promise.race([answered, this.ended, sent.then(() => Promise.race([answered, this.ended]))]);
      if (answer instanceof ProcessEnded) throw answer;
      if ('refused' in answer.reading && answer.reading.refused === 'too-demanding') this.end();
      return answer;
    } catch (error) {
      this.end();
      throw error;
    } finally {
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
