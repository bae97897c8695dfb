import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { TableFacts, TableSource } from '../../adapters/knex/copy/fill-database.ts';
import { TableDigest } from '../../adapters/knex/copy/table-digest.ts';
import { DAY_MS } from '../../domain/kernel/clock.ts';
import { CommandFault } from './command-fault.ts';
import { syncFolderNames } from './whole-files.ts';

/** A file of the school in a backup. */
export interface BackedUpFile {
  readonly key: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly contentType: string;
}

/** Written last: a backup without it never ended. */
export interface Manifest {
  readonly format: 1;
  readonly startedAt: string;
  readonly endedAt: string;
  readonly migrations: readonly string[];
  readonly tables: readonly TableFacts[];
  /** Count, size and digest of the list in `files.jsonl`. */
  readonly files: { readonly count: number; readonly bytes: number; readonly digest: string };
  /** Files that the school erased while the backup ran, after the moment that the tables show. */
  readonly erased: readonly string[];
  /** Files that records name and the storage did not have, or not as they were taken up. */
  readonly missing: readonly string[];
}

const MARK = 'cusp-backup.json';
const PARTIAL = '.partial';
const CHUNK_BYTES = 1024 * 1024;

/**
 * A folder of backups: `files/` holds each file of the school once, for all backups that name it; `snapshots/` holds a
 * folder for each backup, with the tables and the list of its files.
 */
export class BackupFolder {
  private constructor(private readonly root: string) {}

  /** Prepares a folder for writing. Refuses one that holds anything else. */
  static async prepare(root: string): Promise<BackupFolder> {
    await mkdir(root, { recursive: true, mode: 0o700 });
    const names = await readdir(root);
    if (names.length > 0 && !names.includes(MARK))
      throw new CommandFault(`${root} holds other things. Name an empty folder, or one with backups in it.`);
    await mkdir(join(root, 'snapshots'), { recursive: true, mode: 0o700 });
    await mkdir(join(root, 'files'), { recursive: true, mode: 0o700 });
    await writeFile(join(root, MARK), '{"format":1}\n');
    const folder = new BackupFolder(root);
    await folder.removeAbandoned();
    return folder;
  }

  /** Opens a folder for reading. */
  static async open(root: string): Promise<BackupFolder> {
    const names = await readdir(root).catch((): string[] => []);
    if (!names.includes(MARK)) throw new CommandFault(`There is no backup in ${root}.`);
    return new BackupFolder(root);
  }

  pathOf(key: string): string {
    return join(this.root, 'files', key);
  }

  async sizeOf(key: string): Promise<number | undefined> {
    return (await stat(this.pathOf(key)).catch(() => undefined))?.size;
  }

  /** Names of the backups that were ended, oldest first. */
  async snapshots(): Promise<string[]> {
    const names = await readdir(join(this.root, 'snapshots'));
    return names.filter((name) => !name.endsWith(PARTIAL)).sort();
  }

  async begin(startedAt: Date): Promise<SnapshotWriter> {
    const name = startedAt.toISOString().replaceAll(/[-:]/g, '');
    const folder = join(this.root, 'snapshots', name);
    await mkdir(join(folder + PARTIAL, 'tables'), { recursive: true, mode: 0o700 });
    return new SnapshotWriter(folder);
  }

  /** The newest one unless another is named. Refuses one that is damaged. */
  async read(name?: string): Promise<Snapshot> {
    const all = await this.snapshots();
    const chosen = name ?? all.at(-1);
    if (chosen === undefined)
      throw new CommandFault(`No backup in ${this.root} was ended: one was begun and broke off. Make a new one.`);
    if (!all.includes(chosen)) throw new CommandFault(`There is no ended backup ${chosen} in ${this.root}.`);
    return Snapshot.open(join(this.root, 'snapshots', chosen));
  }

  /**
   * Removes all but the newest backups, and the files that none of those names; answers how many backups went. Every
   * list is read first: one that cannot be read keeps everything. A file of today may belong to a backup that still
   * runs.
   */
  async keepNewest(count: number): Promise<number> {
    const names = await this.snapshots();
    const named = new Set<string>();
    for (const name of names.slice(-count)) for (const { key } of await (await this.read(name)).files()) named.add(key);
    const old = names.slice(0, -count);
    for (const name of old) await rm(join(this.root, 'snapshots', name), { recursive: true });
    const files = join(this.root, 'files');
    for (const entry of await readdir(files, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      const isOld = entry.isFile() && Date.now() - (await stat(path)).mtimeMs > DAY_MS;
      if (isOld && !named.has(relative(files, path).split(sep).join('/'))) await rm(path);
    }
    return old.length;
  }

  /** Removes the remains of an interrupted backup; a recent one may still be running. */
  private async removeAbandoned(): Promise<void> {
    for (const name of await readdir(join(this.root, 'snapshots'))) {
      const path = join(this.root, 'snapshots', name);
      if (name.endsWith(PARTIAL) && Date.now() - (await stat(path)).mtimeMs > DAY_MS)
        await rm(path, { recursive: true, force: true });
    }
  }
}

export class SnapshotWriter {
  constructor(readonly folder: string) {}

  /** The file of one table, or the list of files. */
  pathOf(name: string): string {
    return join(this.folder + PARTIAL, name);
  }

  /** Gives the backup its name, which only a whole one bears. */
  async end(manifest: Manifest): Promise<void> {
    await writeFile(this.pathOf('manifest.json'), `${JSON.stringify(manifest, undefined, 2)}\n`, { flush: true });
    await syncFolderNames(this.folder + PARTIAL);
    await rename(this.folder + PARTIAL, this.folder);
    await syncFolderNames(join(this.folder, '..'));
  }
}

/** An ended backup: what a database is filled with, and the list of its files. */
export class Snapshot implements TableSource {
  private constructor(
    private readonly folder: string,
    readonly manifest: Manifest,
  ) {}

  static async open(folder: string): Promise<Snapshot> {
    const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => '');
    try {
      const manifest = JSON.parse(text) as Manifest;
      if (manifest.format !== 1) throw new Error('Another format.');
      return new Snapshot(folder, manifest);
    } catch {
      throw new CommandFault(`The backup in ${folder} is not whole: its manifest cannot be read. Use another one.`);
    }
  }

  get migrations(): readonly string[] {
    return this.manifest.migrations;
  }

  get tables(): readonly TableFacts[] {
    return this.manifest.tables;
  }

  lines(table: string): AsyncIterable<readonly string[]> {
    return linesIn(join(this.folder, 'tables', `${table}.jsonl`));
  }

  /** Throws when the list is not the one that was written. */
  async files(): Promise<BackedUpFile[]> {
    const digest = new TableDigest();
    const files: BackedUpFile[] = [];
    for await (const lines of linesIn(join(this.folder, 'files.jsonl')))
      for (const line of lines) {
        digest.add(line);
        files.push(JSON.parse(line) as BackedUpFile);
      }
    if (digest.result().digest !== this.manifest.files.digest)
      throw new CommandFault(`The list of files in ${this.folder} is damaged. Use another backup.`);
    return files;
  }
}

/** Splits at line feeds only: Node's readline also splits at separators that JSON text may hold. */
async function* linesIn(path: string): AsyncGenerator<readonly string[]> {
  let rest = '';
  for await (const chunk of createReadStream(path, { encoding: 'utf8', highWaterMark: CHUNK_BYTES })) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
  if (rest !== '') throw new CommandFault(`${path} ends in the middle of a line. Use another backup.`);
}
