import type { FileKey } from '../../../src/domain/kernel/ids.ts';
import type { FileRepository } from '../../../src/domain/media/ports.ts';
import type { Rendition, RenditionRepository } from '../../../src/domain/media/renditions/ports.ts';
import type { CatalogTables } from '../catalog/catalog-tables.ts';
import { sortedBy } from '../sorted-by.ts';
import type { Restorable } from '../table.ts';

export class MemoryRenditionRepository implements RenditionRepository, Restorable {
  private readonly tables: CatalogTables;

  constructor(
    courses: { readonly tables: CatalogTables },
    private readonly files: Pick<FileRepository, 'find'>,
  ) {
    this.tables = courses.tables;
  }

  async add(rendition: Rendition): Promise<boolean> {
    const there = await this.listOf([rendition.sourceKey]);
    const isThere = there.some(({ height }) => height === rendition.height);
    if (isThere || !(await this.files.find(rendition.sourceKey))) return false;
    this.tables.renditions.set(rendition.fileKey, rendition);
    for (const { dayId } of this.tables.contents.where(({ fileKey }) => fileKey === rendition.sourceKey)) {
      const day = this.tables.days.get(dayId);
      const module = day && this.tables.modules.get(day.moduleId);
      if (module) this.tables.raiseVersions(module.courseId);
    }
    return true;
  }

  /** Nobody tells us when a file goes, so we look. */
  async listOf(sourceKeys: readonly FileKey[]): Promise<Rendition[]> {
    const rows = this.tables.renditions.where(({ sourceKey }) => sourceKeys.includes(sourceKey));
    for (const { sourceKey, fileKey } of rows)
      if (!(await this.files.find(sourceKey)) || !(await this.files.find(fileKey)))
        this.tables.renditions.delete(fileKey);
    return sortedBy(
      rows.filter(({ fileKey }) => this.tables.renditions.get(fileKey)),
      ({ height }) => -height,
    );
  }

  async promote({ sourceKey, fileKey }: Rendition): Promise<void> {
    this.tables.renditions.delete(fileKey);
    for (const other of this.tables.renditions.where((one) => one.sourceKey === sourceKey))
      this.tables.renditions.change(other.fileKey, { sourceKey: fileKey });
  }

  snapshot(): () => void {
    return this.tables.snapshot();
  }
}
