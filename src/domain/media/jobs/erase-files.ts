import { after, type Clock, DAY_MS } from '../../kernel/clock.ts';
import { inBatches } from '../../kernel/in-batches.ts';
import { previewKeyOf } from '../object-key.ts';
import type { FileRepository, FileRights, FileStorage } from '../ports.ts';
import type { RenditionRepository } from '../renditions/ports.ts';

/** Enough to keep a disk busy, few enough to leave it to the viewers. */
const AT_ONCE = 16;
/** Far longer than an upload's address is good for. */
const LONGEST_UPLOAD_MS = DAY_MS;

/**
 * Erases files that something stopped showing: the objects, then their rows, of young ones by the sweep. Safe to
 * repeat: what is gone already is a success. The picture of a document and what was made of a video go with them. A
 * file that something shows, still or again, is kept (decision B7).
 */
export class EraseFiles {
  constructor(
    private readonly files: Pick<FileRepository, 'retire'>,
    private readonly storage: Pick<FileStorage, 'delete'>,
    private readonly rights: Pick<FileRights, 'unusedOf'>,
    private readonly renditions: Pick<RenditionRepository, 'listOf'>,
    private readonly clock: Clock,
  ) {}

  /** Rejects with the first failure once every key was tried: one bad object must not keep the others. */
  async run({ keys }: { keys: readonly string[] }): Promise<void> {
    const unused = await this.rights.unusedOf(keys);
    const previews = unused.map(previewKeyOf).filter((key) => key !== undefined);
    const renditions = (await this.renditions.listOf(unused)).map(({ fileKey }) => fileKey);
    // A source goes last: its row takes along what is known of its renditions.
    const { done, failures } = await inBatches([...previews, ...renditions, ...unused], AT_ONCE, (key) =>
      this.storage.delete(key),
    );
    await this.files.retire(done, after(this.clock.now(), -LONGEST_UPLOAD_MS));
    if (failures.length > 0) throw failures[0];
  }
}
