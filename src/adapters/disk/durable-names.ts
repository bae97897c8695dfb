import { link, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from './syncing.ts';

/**
 * Makes the names of new objects survive a power cut. An upload does not wait for its object's name: the bytes are
 * synced by then, and an object without a name counts as never uploaded. Code that records an object awaits `safe`
 * first, so that no record outlives its object.
 */
export class Names {
  private readonly pending = new Map<string, Promise<void>>();

  /**
   * Gives a file its name as well, in a folder that is made where it is missing. A link refuses a name that is taken,
   * which a rename would replace without a word.
   */
  async give(file: string, path: string): Promise<void> {
    await link(file, path).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      await makeFolder(dirname(path));
      await link(file, path);
    });
    this.keep(path);
  }

  /** Rejects when the disk could not keep the name. */
  async safe(path: string): Promise<void> {
    await this.pending.get(path);
  }

  private keep(path: string): void {
    const keeping = syncFolder(dirname(path));
    this.pending.set(path, keeping);
    const forget = () => this.pending.get(path) === keeping && this.pending.delete(path);
    // A failed sync stays in the map and rejects for all later callers.
    keeping.then(forget).catch(() => undefined);
  }
}

async function makeFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true });
  if (made === undefined) return;
  for (let name = folder; name.length >= made.length; name = dirname(name)) await syncFolder(dirname(name));
}
