import { TransportError } from '../api/transport.ts';
import type { Entry } from '../list/entry.ts';
import type { UploadList } from '../list/upload-list.ts';
import { sessionEnded, uploadFailure } from '../messages.ts';
import type { PickedFile } from '../upload-queue.ts';
import { isQueued } from '../upload-state.ts';
import { afterFileChange, currentFile } from './changed-file.ts';
import { MAX_FILES_AT_ONCE } from './concurrency-limit.ts';
import { FileTransfer, type TransferTools } from './file-transfer.ts';
import { confirmedBytes } from './parts.ts';
import { SpeedMeter } from './speed-meter.ts';

/** Prefetch: files whose URL is signed before their turn. */
const READY_AHEAD = 2;

/** Starts the transfers of queued entries in list order, and records the outcome. */
export class Scheduler<File extends PickedFile> {
  /** Includes removed entries whose transfer has not ended yet. */
  private readonly active = new Set<Entry<File>>();
  private isClosed = false;

  constructor(
    private readonly list: UploadList<File>,
    private readonly tools: TransferTools<File>,
    private readonly onEnd: () => void,
  ) {}

  /** Starts transfers up to the limit. An aborted transfer keeps its place until it has really ended. */
  wake(): void {
    if (this.isClosed || this.tools.policy.environment.session() === undefined) return;
    for (const entry of this.list.all()) {
      if (this.active.size >= MAX_FILES_AT_ONCE + READY_AHEAD) return;
      if (isQueued(entry.row) && !entry.run && entry.file) this.start(entry, entry.file);
    }
  }

  close(): void {
    this.isClosed = true;
    for (const { run } of this.active) run?.controller.abort();
  }

  private start(entry: Entry<File>, file: File): void {
    const controller = new AbortController();
    this.active.add(entry);
    const ended = this.transfer(entry, file, controller.signal).finally(() => {
      entry.run = undefined;
      this.active.delete(entry);
      if (!this.isClosed) this.onEnd();
    });
    entry.run = { controller, ended };
  }

  /** Never rejects: an error becomes the row's reason. */
  private async transfer(entry: Entry<File>, file: File, signal: AbortSignal): Promise<void> {
    const { list, tools } = this;
    const session = tools.policy.environment.session();
    const meter = new SpeedMeter(confirmedBytes(file.size, entry.object), tools.policy.clock.now());
    entry.meter = meter;
    try {
      await this.sendSidecars(entry, signal);
      // A file whose own bytes have arrived may still lack its captions.
      if (!entry.object?.isWhole) await new FileTransfer(tools, entry, file, meter, signal).send();
      list.change(entry, { state: 'uploaded', reason: undefined, key: entry.object?.key });
    } catch (error) {
      // The code that aborted it has set the row's state.
      if (!signal.aborted) await this.failed(entry, error, session);
    } finally {
      entry.meter = undefined;
      list.change(entry, { bytesPerSecond: 0, sentBytes: confirmedBytes(entry.row.bytes, entry.object) });
      // `onStored` has journaled a whole object already, before its record is saved.
      if (!entry.object?.isWhole) await list.persist(entry);
      list.publish();
    }
  }

  /** Sends captions and chapters first: once the video has arrived, everything that its record names is stored. */
  private async sendSidecars(entry: Entry<File>, signal: AbortSignal): Promise<void> {
    for (const sidecar of entry.sidecars) {
      const file = await currentFile(sidecar, this.tools.finder);
      if (!file || sidecar.object?.isWhole) continue;
      const meter = new SpeedMeter(0, this.tools.policy.clock.now());
      try {
        await new FileTransfer(this.tools, entry, file, meter, signal, sidecar).send();
      } catch (error) {
        if (error instanceof TransportError) error.sidecarName = sidecar.fileName;
        throw error;
      }
    }
  }

  private async failed(entry: Entry<File>, error: unknown, session: string | undefined): Promise<void> {
    const changed = await afterFileChange(entry, error, this.tools);
    if (changed) this.list.change(entry, changed);
    else if (error instanceof TransportError && error.status === 401) {
      entry.endedSession = { name: session };
      this.list.change(entry, { state: 'paused', reason: sessionEnded });
    } else this.list.change(entry, { state: 'failed', reason: uploadFailure(error) });
  }
}
