import type { Knex } from 'knex';
import type { FileKey } from '../../../domain/kernel/ids.ts';
import { staleSettings } from '../../../domain/school/errors.ts';
import type { NamedDraft, NamedVersion, SettingsPicture, SettingsRepository } from '../../../domain/school/ports.ts';
import type { SettingsContent, SettingsDraft, SettingsVersion } from '../../../domain/school/settings.ts';
import { raiseCatalogueVersion } from '../catalog/catalog-version.ts';
import { columnsOf, json, type RowOf, time, timeOrNull } from '../columns.ts';
import { shownVersions } from '../shown-versions.ts';

const VERSIONS = columnsOf<SettingsVersion>()({
  version: 'version',
  content: json<SettingsContent, 'content'>('content'),
  publishedBy: 'published_by',
  publishedAt: time('published_at'),
  termsChangedAt: timeOrNull('terms_changed_at'),
});
const DRAFT = columnsOf<SettingsDraft>()({
  revision: 'revision',
  content: json<SettingsContent, 'content'>('content'),
  savedBy: 'saved_by',
  savedAt: time('saved_at'),
});
const PICTURES = columnsOf<SettingsPicture>()({ fileKey: 'file_key', smallFileKey: 'small_file_key' });

type VersionRow = RowOf<typeof VERSIONS>;
type DraftRow = RowOf<typeof DRAFT>;

const ONLY = { id: 1 };
const NO_DRAFT = { content: null, saved_by: null, saved_at: null };

export class KnexSettingsRepository implements SettingsRepository {
  constructor(private readonly db: Knex) {}

  async publishedNumber(): Promise<number> {
    return (await shownVersions(this.db)).settings;
  }

  async newest(): Promise<NamedVersion | undefined> {
    const [newest] = await this.list({ limit: 1 });
    return newest;
  }

  async find(version: number): Promise<SettingsVersion | undefined> {
    const row: VersionRow | undefined = await this.versions().where({ version }).first();
    return row && VERSIONS.toNoun(row);
  }

  async list({ before, limit }: { before?: number | undefined; limit: number }): Promise<NamedVersion[]> {
    const page = this.versions()
      .leftJoin('users', 'users.id', 'settings_versions.published_by')
      .orderBy('version', 'desc')
      .limit(limit)
      .select<(VersionRow & { named: string | null })[]>('settings_versions.*', { named: 'users.name' });
    if (before !== undefined) void page.where('version', '<', before);
    return (await page).map((row) => ({ ...VERSIONS.toNoun(row), publishedByName: row.named }));
  }

  async publish(version: SettingsVersion): Promise<void> {
    // Holds the row first: two publications wait for each other, and the writer of a course waits for both.
    await raiseCatalogueVersion(this.db);
    const added = await this.versions()
      .insert(VERSIONS.toRow(version))
      .onConflict('version')
      .ignore()
      .returning('version');
    if (added.length === 0) throw staleSettings();
    await this.db('catalogue_version').update({ settings_version: version.version });
  }

  async draft(): Promise<NamedDraft | undefined> {
    const row: (DraftRow & { named: string | null }) | undefined = await this.drafts()
      .leftJoin('users', 'users.id', 'settings_draft.saved_by')
      .whereNotNull('content')
      .first('settings_draft.*', { named: 'users.name' });
    return row && { ...DRAFT.toNoun(row), savedByName: row.named };
  }

  async revision(): Promise<number> {
    const row: Pick<DraftRow, 'revision'> | undefined = await this.drafts().first('revision');
    return row?.revision ?? 0;
  }

  async saveDraft(draft: SettingsDraft): Promise<void> {
    const row = DRAFT.toRow(draft);
    if (draft.revision === 1) {
      const added = await this.db('settings_draft')
        .insert({ ...ONLY, ...row })
        .onConflict('id')
        .ignore()
        .returning('id');
      if (added.length === 0) throw staleSettings();
    } else await this.change(draft.revision - 1, row);
  }

  endDraft(revision: number): Promise<void> {
    return this.change(revision, { ...NO_DRAFT, revision: revision + 1 });
  }

  async addPicture(picture: SettingsPicture): Promise<void> {
    await this.pictures().insert(PICTURES.toRow(picture));
  }

  async picturesAmong(keys: readonly FileKey[]): Promise<FileKey[]> {
    if (keys.length === 0) return [];
    const rows = await this.pictures()
      .whereIn('file_key', keys)
      .orWhereIn('small_file_key', keys)
      .select('file_key', 'small_file_key');
    const known = new Set(rows.flatMap(({ file_key, small_file_key }) => [file_key, small_file_key]));
    return keys.filter((key) => known.has(key));
  }

  /** Changes the draft of the revision that was seen: of two at once one gets in. */
  private async change(seen: number, row: object): Promise<void> {
    const changed = await this.db('settings_draft').where({ revision: seen }).update(row);
    if (changed === 0) throw staleSettings();
  }

  private versions() {
    return this.db<VersionRow>('settings_versions');
  }

  private drafts() {
    return this.db<DraftRow>('settings_draft');
  }

  private pictures() {
    return this.db<RowOf<typeof PICTURES>>('settings_pictures');
  }
}
