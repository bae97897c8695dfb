import { noUpload, partReplaced } from '../../domain/media/errors.ts';

/** One sender's turn at one part. */
export class Turn {
  isOver = false;

  constructor(private inFlight: Promise<unknown>) {}

  /** Refuses once somebody else is at it. */
  async write(write: () => Promise<void>): Promise<void> {
    if (this.isOver) throw partReplaced();
    const writing = write();
    this.inFlight = writing.catch(() => undefined);
    await writing;
  }

  /** Nothing of this sender reaches the file after that. */
  async takeAway(): Promise<void> {
    this.isOver = true;
    await this.inFlight;
  }
}

/**
 * Who may write where. A part that is sent again while its first sender's connection is not yet known
 * to be dead belongs to the later one, and to nobody once its upload is being completed or aborted.
 */
export class Turns {
  private readonly uploads = new Map<string, Map<number, Turn>>();
  private readonly closed = new Set<string>();

  async take(upload: string, part: number): Promise<Turn> {
    if (this.closed.has(upload)) throw noUpload();
    const turns = this.uploads.get(upload) ?? new Map<number, Turn>();
    this.uploads.set(upload, turns);
    const before = turns.get(part)?.takeAway() ?? Promise.resolve();
    const turn = new Turn(before);
    turns.set(part, turn);
    await before;
    return turn;
  }

  end(upload: string, part: number, turn: Turn): void {
    const turns = this.uploads.get(upload);
    if (turns?.get(part) === turn) turns.delete(part);
    if (turns?.size === 0) this.uploads.delete(upload);
  }

  /** Lets `work` have the file for itself; when it fails, the upload is open again. */
  async close<T>(upload: string, work: () => Promise<T>): Promise<T> {
    this.closed.add(upload);
    try {
      await Promise.all([...(this.uploads.get(upload)?.values() ?? [])].map((turn) => turn.takeAway()));
      return await work();
    } finally {
      this.closed.delete(upload);
    }
  }
}
