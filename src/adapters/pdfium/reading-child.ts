import { type ChildProcess, spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import type { Bytes } from '../../domain/media/ports.ts';
import { type Answer, LENGTH_BYTES, OVERTIME_SIGNAL, type Task } from './protocol.ts';
import { readingProgram } from './reading-program.ts';

/** The process ended over a document; `signal` says how, where somebody ended it. */
export class ProcessEnded extends Error {
  constructor(readonly signal: string | null) {
    super(`The process that reads documents ended (${signal ?? 'by itself'}).`);
  }
}

/** One process that reads documents, one after another. */
export class ReadingChild {
  private readonly process: ChildProcess;
  private readonly ended: Promise<ProcessEnded>;

  constructor(private readonly task: Task) {
    const { path, execArgv } = readingProgram();
    // It needs none of our settings, and some of them are secrets.
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
   * Rejects with `ProcessEnded`, or as `body` does. After that, and after a document that asked for too
   * much, this child is at an end.
   */
  async read(body: Bytes, bytes: number): Promise<Answer> {
    this.beBusy();
    let overtime: NodeJS.Timeout | undefined;
    const answered = new Promise<Answer>((resolve) =>
      this.process.once('message', (words) => resolve(words as Answer)),
    );
    const send = async (): Promise<void> => {
      await this.send(body, bytes);
      overtime = setTimeout(() => this.process.kill(OVERTIME_SIGNAL), this.task.mostMs);
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
      // Whoever gave us the body may use what it holds again once we are back.
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
    // The loop begins also when nobody takes the length: a body is let go of by whoever began to read it.
    for await (const chunk of body) if (!(await this.write(chunk))) return;
  }

  /** Waits until the chunk is gone, because its memory is used again. False when nobody takes it any more. */
  private write(chunk: Uint8Array): Promise<boolean> {
    return new Promise((resolve) => this.input.write(chunk, (error) => resolve(!error)));
  }

  /** Whoever has nothing else to do may end while we are idle. */
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
