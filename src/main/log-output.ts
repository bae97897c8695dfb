import { write, writeSync } from 'node:fs';

const STANDARD_OUTPUT = 1;
/** Maximum buffered while the output is blocked: some ten thousand lines. */
const MAX_WAITING_CHARACTERS = 4 * 1024 * 1024;
const RETRY_MS = 200;

type Write = (text: string, done: (error: NodeJS.ErrnoException | null, bytes: number) => void) => void;

const toStandardOutput: Write = (text, done) => write(STANDARD_OUTPUT, text, done);

/**
 * Standard output for the log, which never blocks the process. A full disk or a pipe without a reader loses lines and
 * stalls no request: pino's own destination waits for either without end. The number of lost lines is in the next line
 * that gets through.
 */
export class LogOutput {
  private waiting: string[] = [];
  private characters = 0;
  private isWriting = false;
  private lost = 0;

  constructor(private readonly put: Write = toStandardOutput) {}

  write(line: string): void {
    if (this.characters + line.length > MAX_WAITING_CHARACTERS) {
      this.lost += 1;
      return;
    }
    this.waiting.push(line);
    this.characters += line.length;
    if (!this.isWriting) this.pass();
  }

  /** The last words of a process that ends now; they are not worth a wait. */
  flushAtExit(): void {
    try {
      if (this.waiting.length > 0) writeSync(STANDARD_OUTPUT, this.waiting.join(''));
    } catch {
      // Ignored: the output is broken and the process ends.
    }
  }

  private pass(): void {
    const lines = this.waiting;
    if (lines.length === 0) return;
    const said =
      this.lost > 0
        ? `${JSON.stringify({ level: 40, time: Date.now(), msg: 'lines of this log were lost', lost: this.lost })}\n`
        : '';
    const text = said + lines.join('');
    [this.waiting, this.characters, this.isWriting] = [[], 0, true];
    this.put(text, (error, bytes) => {
      if (error) this.afterFailure(error, lines);
      else {
        this.lost = 0;
        this.afterWrite(text, bytes);
      }
    });
  }

  /** A pipe may take a part only. */
  private afterWrite(text: string, bytes: number): void {
    const all = Buffer.from(text);
    if (bytes < all.length) {
      const rest = all.subarray(bytes).toString();
      this.waiting.unshift(rest);
      this.characters += rest.length;
    }
    this.isWriting = false;
    this.pass();
  }

  private afterFailure(error: NodeJS.ErrnoException, lines: readonly string[]): void {
    if (error.code === 'EAGAIN') {
      this.waiting.unshift(...lines);
      this.characters += lines.reduce((sum, line) => sum + line.length, 0);
    } else this.lost += lines.length;
    setTimeout(() => {
      this.isWriting = false;
      this.pass();
    }, RETRY_MS).unref();
  }
}

/** Ignores errors of stdout and stderr (EPIPE, ENOSPC): output must not end the process. */
export function surviveLostOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
