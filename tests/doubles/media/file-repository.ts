import type { FileKey } from '../../../src/domain/kernel/ids.ts';
import type { FileRefusal, FileRepository, Inspection, VerifiedFile } from '../../../src/domain/media/ports.ts';
import type { StoredFile } from '../../../src/domain/media/stored-file.ts';
import type { VideoFacts } from '../../../src/domain/media/video-facts.ts';
import { sortedBy } from '../sorted-by.ts';
import { type Restorable, Table } from '../table.ts';

type Row = StoredFile & { readonly isGivenUp: boolean; readonly refusal?: FileRefusal };

export class MemoryFileRepository implements FileRepository, Restorable {
  private readonly files = new Table<Row>();

  constructor(private readonly isUsed: (key: FileKey) => boolean = () => false) {}

  async add(file: StoredFile): Promise<void> {
    this.files.set(file.key, { ...file, isGivenUp: false });
  }

  async addMissing(file: StoredFile): Promise<void> {
    if (!this.files.get(file.key)) await this.add(file);
  }

  async find(key: FileKey): Promise<StoredFile | undefined> {
    const row = this.files.get(key);
    if (row === undefined || row.isGivenUp) return undefined;
    const { isGivenUp: _, refusal: __, ...file } = row;
    return file;
  }

  async setVerified(files: readonly VerifiedFile[]): Promise<void> {
    for (const { key, ...facts } of files) {
      if (this.files.get(key)?.status !== 'attached') this.files.change(key, { status: 'verified', ...facts });
    }
  }

  async attach(keys: readonly FileKey[]): Promise<FileKey[]> {
    const moved = keys.filter((key) => this.files.get(key)?.status === 'verified' && !this.files.get(key)?.isGivenUp);
    for (const key of moved) this.files.change(key, { status: 'attached' });
    return moved;
  }

  async remove(key: FileKey): Promise<void> {
    this.files.delete(key);
  }

  async retire(keys: readonly FileKey[], createdBefore: Date): Promise<void> {
    for (const key of keys) {
      const row = this.files.get(key);
      if (row && row.createdAt < createdBefore) this.files.delete(key);
      else if (row) this.files.change(key, { isGivenUp: true });
    }
  }

  async giveUp(key: FileKey, refusal?: FileRefusal): Promise<boolean> {
    const row = this.files.get(key);
    if (row === undefined || (row.status === 'attached' && !row.isGivenUp)) return false;
    this.files.change(key, { isGivenUp: true, ...(refusal && { refusal }) });
    return true;
  }

  async settleInspection(key: FileKey, inspection: Inspection): Promise<void> {
    const row = this.files.get(key);
    if (row === undefined || row.isGivenUp) return;
    const refusal = inspection.state === 'refused' ? inspection.refusal : undefined;
    const { refusal: _, ...others } = row;
    this.files.set(key, { ...others, inspection: inspection.state, ...(refusal && { refusal }) });
  }

  async forgetInspection(key: FileKey): Promise<void> {
    const row = this.files.get(key);
    if (!row) return;
    const { refusal: _refusal, inspection: _inspection, ...others } = row;
    this.files.set(key, others);
  }

  async refusalOf(key: FileKey): Promise<FileRefusal | undefined> {
    return this.files.get(key)?.refusal;
  }

  async withoutRow(keys: readonly FileKey[]): Promise<FileKey[]> {
    return keys.filter((key) => !this.files.get(key));
  }

  async giveUpOrphans(createdBefore: Date, limit: number): Promise<FileKey[]> {
    const old = this.files.where((file) => file.createdAt < createdBefore);
    const orphans = old.filter(({ key, status, isGivenUp }) => isGivenUp || status !== 'attached' || !this.isUsed(key));
    const chosen = sortedBy(orphans, ({ key }) => key).slice(0, limit);
    for (const { key } of chosen) this.files.change(key, { isGivenUp: true });
    return chosen.map(({ key }) => key);
  }

  async listUnmeasured(limit: number): Promise<StoredFile[]> {
    const unmeasured = this.files.where(
      ({ status, contentType, lengthSeconds, width, rareCodec, isGivenUp }) =>
        status === 'attached' &&
        !isGivenUp &&
        contentType.startsWith('video/') &&
        (lengthSeconds === undefined || width === undefined || rareCodec === undefined),
    );
    return sortedBy(unmeasured, ({ key }) => key)
      .slice(0, limit)
      .map(({ isGivenUp: _, ...file }) => file);
  }

  async setVideoFacts(key: FileKey, facts: VideoFacts): Promise<void> {
    this.files.change(key, facts);
  }

  snapshot(): () => void {
    return this.files.snapshot();
  }
}
