import type { Knex } from 'knex';
import type { TableFacts } from '../../adapters/knex/copy/fill-database.ts';
import { atOneMoment } from '../../adapters/knex/copy/snapshot.ts';
import { TableDigest } from '../../adapters/knex/copy/table-digest.ts';
import { linesOf, migrationsOf, type TableReader } from '../../adapters/knex/copy/table-reader.ts';
import type { Clock } from '../../domain/kernel/clock.ts';
import { DomainError } from '../../domain/kernel/errors.ts';
import { inBatches } from '../../domain/kernel/in-batches.ts';
import type { Bytes, FileStorage } from '../../domain/media/ports.ts';
import type { BackedUpFile, BackupFolder, Manifest, SnapshotWriter } from './backup-folder.ts';
import { keptFiles, listFiles, type NamedFile } from './named-files.ts';
import { bytesOf, measure, writeWholeFile } from './whole-files.ts';

const AT_ONCE = 4;

export interface BackupSource {
  readonly db: Knex;
  readonly storage: Pick<FileStorage, 'read'>;
  readonly clock: Clock;
}

/**
 * Backs up a school that may stay open. Most files are copied first, which may take hours; then the tables, all as they
 * are at one moment; then the few files that came meanwhile. So a file that is erased while the backup runs is in it
 * already, unless it came and went within the last step: that one is listed as erased.
 */
export async function backUp({ db, storage, clock }: BackupSource, folder: BackupFolder): Promise<Manifest> {
  const startedAt = clock.now();
  const copies = new FileCopies(storage, folder, await knownChecksums(folder));
  await inBatches(await keptFiles(db), AT_ONCE, (file) => copies.take(file));

  const snapshot = await folder.begin(startedAt);
  const { tables, migrations, files } = await atOneMoment(db, (reader) => writeTables(reader, snapshot));
  const taken = await allTaken(copies, files);
  const absent = files.filter(({ key }) => !taken.has(key)).map(({ key }) => key);
  const stillNamed = new Set((await keptFiles(db, absent)).map(({ key }) => key));
  const manifest: Manifest = {
    format: 1,
    startedAt: startedAt.toISOString(),
    endedAt: clock.now().toISOString(),
    migrations,
    tables,
    files: await writeList([...taken.values()], snapshot.pathOf('files.jsonl')),
    erased: absent.filter((key) => !stillNamed.has(key)),
    missing: absent.filter((key) => stillNamed.has(key)),
  };
  await snapshot.end(manifest);
  return manifest;
}

async function writeTables(reader: TableReader, snapshot: SnapshotWriter) {
  const tables: TableFacts[] = [];
  for (const name of await reader.tables()) {
    const digest = new TableDigest();
    await writeWholeFile(snapshot.pathOf(`tables/${name}.jsonl`), asText(linesOf(reader, name), digest));
    tables.push({ name, ...digest.result() });
  }
  return { tables, migrations: await migrationsOf(reader), files: await listFiles(reader) };
}

async function* asText(batches: AsyncIterable<readonly string[]>, digest: TableDigest): Bytes {
  for await (const lines of batches) {
    for (const line of lines) digest.add(line);
    yield Buffer.from(lines.map((line) => `${line}\n`).join(''));
  }
}

async function writeList(files: readonly BackedUpFile[], path: string): Promise<Manifest['files']> {
  const digest = new TableDigest();
  const lines = files.map((file) => JSON.stringify(file));
  await writeWholeFile(path, asText(listed(lines), digest));
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return { count: files.length, bytes, digest: digest.result().digest };
}

async function* listed(lines: readonly string[]): AsyncGenerator<readonly string[]> {
  if (lines.length > 0) yield lines;
}

async function allTaken(copies: FileCopies, files: readonly NamedFile[]): Promise<Map<string, BackedUpFile>> {
  const taken = new Map<string, BackedUpFile>();
  const { failures } = await inBatches(files, AT_ONCE, async (file) => {
    const copy = await copies.take(file);
    if (copy) taken.set(file.key, copy);
  });
  if (failures.length > 0) throw failures[0];
  return taken;
}

/** Keys are never used again and objects never change: what an earlier backup knows of a file is true for ever. */
async function knownChecksums(folder: BackupFolder): Promise<Map<string, string>> {
  const newest = (await folder.snapshots()).at(-1);
  if (newest === undefined) return new Map();
  const files = await (await folder.read(newest)).files().catch(() => []);
  return new Map(files.map(({ key, sha256 }) => [key, sha256]));
}

class FileCopies {
  constructor(
    private readonly storage: BackupSource['storage'],
    private readonly folder: BackupFolder,
    private readonly checksums: Map<string, string>,
  ) {}

  /** Undefined when the storage does not have it, or has something else in its place. */
  async take({ key, bytes, contentType }: NamedFile): Promise<BackedUpFile | undefined> {
    if ((await this.folder.sizeOf(key)) !== bytes) {
      const body = await this.storage.read(key).catch(absent);
      if (!body) return undefined;
      const copied = await writeWholeFile(this.folder.pathOf(key), body);
      this.checksums.set(key, copied.sha256);
      if (copied.bytes !== bytes) return undefined;
    }
    const sha256 = this.checksums.get(key) ?? (await measure(bytesOf(this.folder.pathOf(key)))).sha256;
    this.checksums.set(key, sha256);
    return { key, bytes, sha256, contentType };
  }
}

function absent(error: unknown): undefined {
  if (error instanceof DomainError && error.kind === 'not-found') return undefined;
  throw error;
}
