import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { JournalRecord } from '../../src/uploads/list/journal-record.ts';
import type { Journal } from '../../src/uploads/ports.ts';
import { isSaved } from '../../src/uploads/upload-state.ts';
import { type LocalFile, localFile } from './local-files.ts';

/** Captions or chapters from the bridge: a picked file, or text that the page converted from another format. */
export interface SidecarFile {
  readonly path?: string;
  readonly name?: string;
  readonly text?: string;
}

/**
 * Stores files that pages made for one person's uploads. They must survive a restart, so each is on disk in its own
 * folder, and is deleted once no upload needs it.
 */
export class MadeFiles {
  /** Folders of made files by id of the unfinished upload. */
  private readonly needed = new Map<string, readonly string[]>();

  private constructor(private readonly folder: string) {}

  /** Deletes orphans: a crash came between writing a file and adding its upload, or after the upload was saved. */
  static async open(personalFolder: string, records: readonly JournalRecord[]): Promise<MadeFiles> {
    const made = new MadeFiles(join(personalFolder, 'made'));
    for (const record of records) made.needed.set(record.id, made.neededBy(record));
    const kept = new Set([...made.needed.values()].flat());
    const folders = (await readdir(made.folder).catch(() => [])).map((name) => join(made.folder, name));
    await erase(folders.filter((one) => !kept.has(one)));
    return made;
  }

  /** Returns the picked file, or writes the made text to a file. */
  async file(sidecar: SidecarFile | undefined): Promise<LocalFile | undefined> {
    if (sidecar?.path !== undefined) return localFile(sidecar.path);
    if (sidecar?.name === undefined || sidecar.text === undefined) return undefined;
    const own = join(this.folder, randomUUID());
    await mkdir(own, { recursive: true, mode: 0o700 });
    const path = join(own, plainName(sidecar.name));
    await writeFile(path, sidecar.text, { mode: 0o600, flush: true });
    return localFile(path);
  }

  /** Wraps the journal: after each line, files that are no longer needed are deleted. */
  following(journal: Journal): Journal {
    return {
      ...journal,
      put: async (record) => {
        await journal.put(record);
        await this.release(record.id, this.neededBy(record));
      },
      remove: async (id) => {
        await journal.remove(id);
        await this.release(id, []);
      },
    };
  }

  private neededBy(record: JournalRecord): readonly string[] {
    if (record.kind !== 'upload' || isSaved(record)) return [];
    const folders = (record.sidecars ?? []).map(({ source }) => dirname(source ?? ''));
    return folders.filter((one) => dirname(one) === this.folder);
  }

  private async release(id: string, needed: readonly string[]): Promise<void> {
    const before = this.needed.get(id) ?? [];
    if (needed.length > 0) this.needed.set(id, needed);
    else this.needed.delete(id);
    await erase(before.filter((one) => !needed.includes(one)));
  }
}

/** Ignores failures: the next start deletes the rest. */
async function erase(folders: readonly string[]): Promise<void> {
  for (const folder of folders) await rm(folder, { recursive: true, force: true }).catch(() => undefined);
}

/** Makes a safe file name that every file system accepts and that cannot leave its folder. Not used for the title. */
const plainName = (name: string): string =>
  `${name
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^\p{L}\p{N} -]/gu, '-')
    .slice(0, 80)
    .toWellFormed()}.vtt`;
