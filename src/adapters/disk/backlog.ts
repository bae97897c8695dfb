import { synced } from './syncing.ts';

/** What a slow disk writes within the time that somebody waits for an upload to be completed. */
const MAX_BEHIND_BYTES = 64 * 1024 * 1024;

/**
 * What was written into one file and is not safe on the disk yet. The disk begins at once and nobody waits
 * for it, until it is so far behind that completing the file would take too long.
 */
export class Backlog {
  private behindBytes = 0;
  private working: Promise<void> | undefined;
  private step: Promise<void> = Promise.resolve();

  constructor(
    private readonly sync: () => Promise<void>,
    private readonly failed: () => Promise<void>,
  ) {}

  async add(bytes: number): Promise<void> {
    this.behindBytes += bytes;
    this.working ??= this.work();
    while (this.behindBytes > MAX_BEHIND_BYTES && this.working) await this.step;
  }

  /** Resolves when nothing is under way, however it went. */
  async ended(): Promise<void> {
    await this.working;
  }

  private async work(): Promise<void> {
    while (this.behindBytes > 0) {
      const covered = this.behindBytes;
      this.step = synced(this.sync).catch(() => this.failed().catch(() => undefined));
      await this.step;
      this.behindBytes -= covered;
    }
    this.working = undefined;
  }
}
