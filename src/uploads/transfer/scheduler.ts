import { Stop, Stopped } from '../abort.ts';
import type { Patience } from '../api/with-retry.ts';
import { bytesOfParts, type Entry } from '../list/entry.ts';
import type { Book } from '../list/upload-list.ts';
import { sessionEnded, uploadFailure } from '../messages.ts';
import { TransportError } from '../ports.ts';
import type { PickedFile } from '../upload-queue.ts';
import type { SenderTools } from './file-transfer.ts';
import { FILES_AT_ONCE } from './limits.ts';
import { goesInParts } from './parts.ts';
import { sendWhole } from './put-file.ts';
import { sendParts } from './put-parts.ts';
import { Meter } from './speed-meter.ts';

export interface RunnerTools<File extends PickedFile> {
  readonly book: Book<File>;
  readonly patience: Patience;
  readonly sender: SenderTools<File>;
  /** Its bytes have arrived, or it has failed: somebody else's turn. */
  ended(entry: Entry<File>): void;
}

/** So many more have their address already when their turn comes. */
const READY_AHEAD = 2;

/** Lets the queue travel: so many files at once, the first on the list first. */
export class Runner<File extends PickedFile> {
  /** Also what has left the list and has not quite ended. */
  private readonly active = new Set<Entry<File>>();
  private isClosed = false;

  constructor(private readonly tools: RunnerTools<File>) {}

  /** Starts what has room. A run that was called off keeps its room until it has really ended. */
  wake(): void {
    const { book, patience } = this.tools;
    if (this.isClosed || patience.surroundings.session() === undefined) return;
    for (const entry of book.all()) {
      if (this.active.size >= FILES_AT_ONCE + READY_AHEAD) return;
      if (entry.row.state !== 'queued' || entry.run !== undefined || !entry.file) continue;
      this.start(entry, entry.file);
    }
  }

  close(): void {
    this.isClosed = true;
    for (const { run } of this.active) run?.stop.stop();
  }

  private start(entry: Entry<File>, file: File): void {
    const stop = new Stop();
    this.active.add(entry);
    const ended = this.travel(entry, file, stop).finally(() => {
      entry.run = undefined;
      this.active.delete(entry);
      if (!this.isClosed) this.tools.ended(entry);
    });
    entry.run = { stop, ended };
  }

  /** Never rejects: what goes wrong is the row's reason. */
  private async travel(entry: Entry<File>, file: File, stop: Stop): Promise<void> {
    const { book, patience, sender } = this.tools;
    const session = patience.surroundings.session();
    const meter = new Meter(bytesOfParts(file.size, entry.object), patience.clock.now());
    entry.meter = meter;
    try {
      const send = goesInParts(file.size) ? sendParts : sendWhole;
      await send(sender, { entry, file, meter, stop });
      book.change(entry, { state: 'uploaded', reason: undefined, key: entry.object?.key });
    } catch (error) {
      if (error instanceof Stopped || stop.isStopped) return;
      const isSignedOut = error instanceof TransportError && error.status === 401;
      if (isSignedOut) entry.endedSession = { name: session };
      book.change(
        entry,
        isSignedOut ? { state: 'paused', reason: sessionEnded } : { state: 'failed', reason: uploadFailure(error) },
      );
    } finally {
      entry.meter = undefined;
      const isWhole = entry.object?.isWhole === true;
      book.change(entry, { bytesPerSecond: 0, sentBytes: isWhole ? file.size : bytesOfParts(file.size, entry.object) });
      // That it is whole the journal knows already, and had to before anything is saved.
      if (!isWhole) await book.keep(entry);
      book.publish();
    }
  }
}
