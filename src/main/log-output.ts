import { write, writeSync } from 'node:fs';

const STANDARD_OUTPUT = 1;
/** What waits at most while nobody takes it: some ten thousand lines. */
const MAX_WAITING_CHARACTERS = 4 * 1024 * 1024;
const RETRY_MS = 200;

type Write = (text: string, done: (error: NodeJS.ErrnoException | null, bytes: number) => void) => void;

const toStandardOutput: Write = (text, done) => write(STANDARD_OUTPUT, text, done);

/**
 * Standard output for a log that must never hold up what it tells of. A disk that is full or a pipe that nobody reads
 * costs lines and no request: pino's own destination waits for either without end, and with it the process. How many
 * lines were lost is said in the first one that gets through again.
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
      // Nobody takes them, and there is nobody left to tell.
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

/**
 * What a role says to whoever started it is not worth the process either: a full disk behind it is an error of a
 * stream.
 */
export function surviveLostOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
