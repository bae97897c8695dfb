import type { FileKey } from '../../../src/domain/kernel/ids.ts';
import type { FileRepository } from '../../../src/domain/media/ports.ts';
import { rareFormatOf } from '../../../src/domain/media/rare-format.ts';
import type { ConversionRepository } from '../../../src/domain/media/renditions/ports.ts';
import type { StoredFile } from '../../../src/domain/media/stored-file.ts';
import type { CatalogTables } from '../catalog/catalog-tables.ts';
import { sortedBy } from '../sorted-by.ts';
import { type Restorable, Table } from '../table.ts';

export class MemoryConversionRepository implements ConversionRepository, Restorable {
  private readonly percents = new Table<{ readonly percent: number }>();

  constructor(
    private readonly courses: { readonly tables: CatalogTables },
    private readonly files: Pick<FileRepository, 'find'>,
  ) {}

  async expect(sourceKey: FileKey): Promise<boolean> {
    if (this.percents.get(sourceKey) || !(await this.files.find(sourceKey))) return false;
    this.percents.set(sourceKey, { percent: 0 });
    return true;
  }

  async isDone(sourceKey: FileKey): Promise<boolean> {
    return this.percents.get(sourceKey)?.percent === 100;
  }

  async percentsOf(sourceKeys: readonly FileKey[]): Promise<ReadonlyMap<FileKey, number>> {
    return new Map(
      sourceKeys.flatMap((key) => {
        const percent = this.percentOf(key);
        return percent === undefined ? [] : [[key, percent] as const];
      }),
    );
  }

  async setPercent(sourceKey: FileKey, percent: number): Promise<boolean> {
    if (!(await this.files.find(sourceKey))) this.percents.delete(sourceKey);
    const isThere = this.percents.get(sourceKey) !== undefined;
    this.percents.change(sourceKey, { percent });
    return isThere;
  }

  async forget(sourceKey: FileKey): Promise<void> {
    this.percents.delete(sourceKey);
  }

  async isNeeded(sourceKey: FileKey): Promise<boolean> {
    const file = await this.files.find(sourceKey);
    return file !== undefined && rareFormatOf(file) !== undefined;
  }

  async listUnasked(contentTypes: readonly string[], limit: number): Promise<StoredFile[]> {
    const shown = [...new Set(this.courses.tables.contents.where(() => true).map(({ fileKey }) => fileKey))];
    const files = await Promise.all(shown.map((key) => this.files.find(key)));
    const unasked = files.filter(
      (file) =>
        file?.status === 'attached' &&
        (contentTypes.includes(file.contentType) || file.rareCodec) &&
        !this.percents.get(file.key),
    );
    return sortedBy(
      unasked.filter((file) => file !== undefined),
      ({ key }) => key,
    ).slice(0, limit);
  }

  percentOf(sourceKey: FileKey): number | undefined {
    return this.percents.get(sourceKey)?.percent;
  }

  snapshot(): () => void {
    return this.percents.snapshot();
  }
}
