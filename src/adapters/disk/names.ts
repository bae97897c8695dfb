import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from './syncing.ts';

/**
 * Keeps the names of new objects over a power cut. Whoever brought the object does not wait for it: its
 * bytes are safe by then, and without its name it was simply never uploaded. Whoever makes something of
 * the object asks `safe` first, so that no record outlives what it names.
 */
export class Names {
  private readonly pending = new Map<string, Promise<void>>();
  private readonly folders = new Set<string>();

  /** The folder below `root`, which is there, and its parents; their names are safe. */
  async makeFolder(folder: string, root: string): Promise<void> {
    if (this.folders.has(folder)) return;
    if (await mkdir(folder, { recursive: true })) {
      await syncFolder(dirname(folder));
      await syncFolder(root);
    }
    this.folders.add(folder);
  }

  keep(path: string): void {
    const keeping = syncFolder(dirname(path));
    this.pending.set(path, keeping);
    const forget = () => this.pending.get(path) === keeping && this.pending.delete(path);
    // What failed stays, and fails whoever asks for it.
    keeping.then(forget).catch(() => undefined);
  }

  async safe(path: string): Promise<void> {
    await this.pending.get(path);
  }
}
