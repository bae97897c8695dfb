import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { partsDoNotFit } from '../../domain/media/errors.ts';
import { Backlog } from './backlog.ts';
import { Checksum } from './checksum.ts';
import { type PartFile, partFileName, partFilesIn } from './part-files.ts';
import { removeOlder } from './remove-older.ts';
import { synced, syncPath } from './syncing.ts';
import { writeAll } from './write-body.ts';

const PIECE_BYTES = 1024 * 1024;
const NAME = 'joining.';
/** Longer than a part takes to come: one that another process still writes to is left alone. */
const ABANDONED_AFTER_MS = 10 * 60_000;
/** How far joining may be behind before senders wait for it: what a slow disk writes while somebody waits. */
const MAX_BEHIND_BYTES = 64 * 1024 * 1024;

/**
 * Joins the parts of one upload in their order while later ones still come, so that completing a large file takes no
 * longer than its last parts do. Each part is held against its checksum as it passes: what a power cut took of it is
 * noticed. The file has a name that only this object knows.
 */
export class PartJoiner {
  private path = '';
  private joined: PartFile[] = [];
  private readonly arrived = new Map<number, PartFile>();
  private working: Promise<void> | undefined;
  private waiting: (() => void)[] = [];
  private backlog = this.newBacklog();
  private isBroken = false;
  private isClosed = false;

  constructor(private readonly folder: string) {}

  /** Returns at once, unless joining is far behind. */
  async add(part: PartFile): Promise<void> {
    this.arrived.set(part.partNumber, part);
    if (!this.isClosed && !this.isBroken) this.working ??= this.joinOn();
    // For an event and never for a promise that may be settled: waiting for one over and over would leave the disk no
    // turn.
    while (this.working && this.bytesBehind() > MAX_BEHIND_BYTES)
      await new Promise<void>((goOn) => this.waiting.push(goOn));
  }

  /** The path of a file of just these parts, which is safe on the disk. When that fails, it may be tried again. */
  async finish(parts: readonly PartFile[]): Promise<string> {
    this.isClosed = true;
    try {
      await this.working;
      await this.backlog.ended();
      if (this.isBroken) await this.startOver();
      await this.writing(async (handle) => {
        const isSame = (part: PartFile, index: number) => part.etag === parts[index]?.etag;
        const kept = this.joined.findIndex((part, index) => !isSame(part, index));
        if (kept !== -1) this.joined.length = kept;
        await handle.truncate(lengthOf(this.joined));
        for (const part of parts.slice(this.joined.length)) await this.append(handle, part);
        await synced(() => handle.sync());
      });
      return this.path;
    } catch (error) {
      await this.startOver();
      throw error;
    } finally {
      this.isClosed = false;
    }
  }

  /** Waits for what is under way, and lets the file go. */
  async discard(): Promise<void> {
    this.isClosed = true;
    await this.working;
    await this.backlog.ended();
    if (this.path !== '') await rm(this.path, { force: true });
  }

  /** Best effort: what goes wrong here is found out when the file is finished. */
  private async joinOn(): Promise<void> {
    try {
      for (const part of await partFilesIn(this.folder))
        if (!this.arrived.has(part.partNumber)) this.arrived.set(part.partNumber, part);
      await this.writing(async (handle) => {
        for (let part = this.next(); part && !this.isClosed && !this.isBroken; part = this.next()) {
          await this.append(handle, part);
          await this.backlog.add(part.bytes);
          this.letGoOn();
        }
      });
    } catch {
      this.isBroken = true;
    } finally {
      this.working = undefined;
      this.letGoOn();
    }
  }

  /** Something was joined, or nothing will be: whoever waits looks again. */
  private letGoOn(): void {
    for (const goOn of this.waiting.splice(0)) goOn();
  }

  private next(): PartFile | undefined {
    return this.arrived.get(this.joined.length + 1);
  }

  private bytesBehind(): number {
    let bytes = 0;
    for (let number = this.joined.length + 1; this.arrived.has(number); number += 1)
      bytes += this.arrived.get(number)?.bytes ?? 0;
    return bytes;
  }

  private async append(handle: FileHandle, part: PartFile): Promise<void> {
    const start = lengthOf(this.joined);
    const checksum = new Checksum();
    const source = await open(join(this.folder, partFileName(part)), 'r').catch(missing);
    try {
      const buffer = Buffer.allocUnsafe(Math.min(PIECE_BYTES, Math.max(1, part.bytes)));
      for (let done = 0; done < part.bytes; ) {
        const { bytesRead } = await source.read(buffer, 0, buffer.length, done);
        if (bytesRead === 0) break;
        const piece = buffer.subarray(0, bytesRead);
        checksum.add(piece);
        await writeAll(handle, piece, start + done);
        done += bytesRead;
      }
    } finally {
      await source.close();
    }
    if (`${checksum}-${part.bytes}` !== part.etag) throw partsDoNotFit();
    this.joined.push(part);
  }

  private async writing(work: (handle: FileHandle) => Promise<void>): Promise<void> {
    const isNew = this.path === '';
    if (isNew) {
      await this.removeAbandoned();
      this.path = join(this.folder, `${NAME}${randomUUID()}`);
    }
    const handle = await open(this.path, isNew ? 'wx' : 'r+');
    try {
      await work(handle);
    } finally {
      await handle.close();
    }
  }

  /**
   * What a process that was killed had joined: nobody else knows its name, and a second copy of a film fills a disk.
   */
  private async removeAbandoned(): Promise<void> {
    const before = new Date(Date.now() - ABANDONED_AFTER_MS);
    await removeOlder(this.folder, before, (name) => name.startsWith(NAME));
  }

  private async startOver(): Promise<void> {
    if (this.path !== '') await rm(this.path, { force: true });
    this.path = '';
    this.joined = [];
    this.backlog = this.newBacklog();
    this.isBroken = false;
  }

  /** A disk that failed to keep what was joined may have lost any of it. */
  private newBacklog(): Backlog {
    return new Backlog(
      () => syncPath(this.path, 'r+'),
      async () => {
        this.isBroken = true;
      },
    );
  }
}

const lengthOf = (parts: readonly PartFile[]): number => parts.reduce((sum, { bytes }) => sum + bytes, 0);

/** For `catch`: it was here when it was listed. */
function missing(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? partsDoNotFit() : error;
}
