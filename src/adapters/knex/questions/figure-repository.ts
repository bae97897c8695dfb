import type { Knex } from 'knex';
import type { FileKey, VignetteId } from '../../../domain/kernel/ids.ts';
import type { Figure } from '../../../domain/questions/figure.ts';
import type { FigureRepository } from '../../../domain/questions/ports.ts';
import { columnsOf, type RowOf, time } from '../columns.ts';
import { toVersion, type VersionRow } from './version-rows.ts';

const FIGURES = columnsOf<Figure>()({
  vignetteId: 'vignette_id',
  number: 'number',
  fileKey: 'file_key',
  smallFileKey: 'small_file_key',
  width: 'width',
  height: 'height',
  createdAt: time('created_at'),
});

export class KnexFigureRepository implements FigureRepository {
  constructor(private readonly db: Knex) {}

  async add(figure: Omit<Figure, 'number'>): Promise<number> {
    const shown = await this.shownIn(figure.vignetteId);
    const [last] = await this.rows().where({ vignette_id: figure.vignetteId }).max({ number: 'number' });
    // Never reuses the number of a removed figure: a submitted version may refer to it.
    const number = Math.max(Number(last?.number ?? 0), 0, ...shown) + 1;
    await this.rows().insert(FIGURES.toRow({ ...figure, number }));
    return number;
  }

  async listOf(vignetteId: VignetteId): Promise<Figure[]> {
    return this.listOfAll([vignetteId]);
  }

  async listOfAll(vignetteIds: readonly VignetteId[]): Promise<Figure[]> {
    const rows = await this.rows().whereIn('vignette_id', vignetteIds).orderBy(['vignette_id', 'number']);
    return rows.map(FIGURES.toNoun);
  }

  async remove(vignetteId: VignetteId, numbers: readonly number[]): Promise<void> {
    await this.rows().where({ vignette_id: vignetteId }).whereIn('number', numbers).delete();
  }

  submittedNumbers(vignetteId: VignetteId): Promise<number[]> {
    return this.shownIn(vignetteId, true);
  }

  async vignetteOf(key: FileKey): Promise<VignetteId | undefined> {
    const row = await this.rows().where({ file_key: key }).orWhere({ small_file_key: key }).first('vignette_id');
    return row?.vignette_id;
  }

  async usedFiles(keys: readonly FileKey[]): Promise<FileKey[]> {
    const rows = await this.rows()
      .whereIn('file_key', keys)
      .orWhereIn('small_file_key', keys)
      .select('file_key', 'small_file_key');
    const used = new Set(rows.flatMap(({ file_key, small_file_key }) => [file_key, small_file_key]));
    return keys.filter((key) => used.has(key));
  }

  /** Numbers that versions of this vignette show. */
  private async shownIn(vignetteId: VignetteId, isSubmitted = false): Promise<number[]> {
    const versions = this.db<VersionRow>('vignette_versions').where({ vignette_id: vignetteId });
    if (isSubmitted) void versions.whereNot({ state: 'draft' });
    const rows: VersionRow[] = await versions;
    return [...new Set(rows.map(toVersion).flatMap(({ figures }) => figures.map(({ number }) => number)))];
  }

  private rows() {
    return this.db<RowOf<typeof FIGURES>>('figures');
  }
}
