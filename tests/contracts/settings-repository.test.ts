import type { Knex } from 'knex';
import { expect, it } from 'vitest';
import { KnexCatalogReader } from '../../src/adapters/knex/catalog/catalog-reader.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { KnexSettingsRepository } from '../../src/adapters/knex/school/settings-repository.ts';
import type { SettingsDraft, SettingsVersion } from '../../src/domain/school/settings.ts';
import { settingsWith } from '../domain/school/some-settings.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aUser, monday, ODD_TEXT, tuesday } from './samples.ts';

const content = settingsWith({ school: { name: ODD_TEXT } });
const aVersion = (version: number): SettingsVersion => ({
  version,
  content,
  publishedBy: 'ada',
  publishedAt: monday,
  termsChangedAt: version > 9 ? tuesday : null,
});
const aDraft = (revision: number, savedBy = 'ada'): SettingsDraft => ({ revision, content, savedBy, savedAt: tuesday });

const STALE = { kind: 'conflict', code: 'school/stale-settings', isStale: true };
const publish = (db: Knex, version: SettingsVersion) =>
  db.transaction((trx) => new KnexSettingsRepository(trx).publish(version));

onEveryDatabase((_name, open) => {
  it('keeps versions as they were published, and says which one is shown', async () => {
    const db = await open();
    const settings = new KnexSettingsRepository(db);
    await new KnexUserRepository(db).add(aUser());
    const reader = new KnexCatalogReader(db);
    const before = await reader.catalogueVersion();
    expect([await settings.newest(), await settings.find(1)]).toEqual([undefined, undefined]);
    for (const version of [8, 9, 10]) await publish(db, aVersion(version));
    expect(await settings.newest()).toEqual({ ...aVersion(10), publishedByName: 'Ada Lovelace' });
    expect(await settings.find(8)).toEqual(aVersion(8));
    expect([await settings.publishedNumber(), await reader.catalogueVersion()]).toEqual([10, before + 3]);
    expect((await settings.list({ limit: 2 })).map(({ version }) => version)).toEqual([10, 9]);
    expect((await settings.list({ limit: 2, before: 9 })).map(({ version }) => version)).toEqual([8]);
  });

  it('publishes a number once, and the refused one changes nothing', async () => {
    const db = await open();
    const settings = new KnexSettingsRepository(db);
    const settled = await Promise.allSettled(
      ['ada', 'bob', 'eve'].map((by) => publish(db, { ...aVersion(1), publishedBy: by })),
    );
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of settled) if (one.status === 'rejected') expect(one.reason).toMatchObject(STALE);
    const version = await new KnexCatalogReader(db).catalogueVersion();
    await expect(publish(db, aVersion(1))).rejects.toMatchObject(STALE);
    expect([await settings.publishedNumber(), await new KnexCatalogReader(db).catalogueVersion()]).toEqual([
      1,
      version,
    ]);
  });

  it('has one draft, which follows the revision that was seen', async () => {
    const settings = new KnexSettingsRepository(await open());
    expect([await settings.draft(), await settings.revision()]).toEqual([undefined, 0]);
    await expect(settings.saveDraft(aDraft(2))).rejects.toMatchObject(STALE);
    await expect(settings.endDraft(0)).rejects.toMatchObject(STALE);
    await settings.saveDraft(aDraft(1, 'gone'));
    expect(await settings.draft()).toEqual({ ...aDraft(1, 'gone'), savedByName: null });
    await expect(settings.saveDraft(aDraft(1))).rejects.toMatchObject(STALE);
    await settings.saveDraft(aDraft(2));
    expect([await settings.draft(), await settings.revision()]).toMatchObject([{ revision: 2, savedBy: 'ada' }, 2]);
    await settings.endDraft(2);
    expect([await settings.draft(), await settings.revision()]).toEqual([undefined, 3]);
    await settings.saveDraft(aDraft(4));
    expect(await settings.draft()).toMatchObject({ revision: 4 });
  });

  it('lets one of several savers at once in', async () => {
    const db = await open();
    for (const revision of [1, 2]) {
      const saving = ['ada', 'bob', 'eve'].map((by) =>
        db.transaction((trx) => new KnexSettingsRepository(trx).saveDraft(aDraft(revision, by))),
      );
      const settled = await Promise.allSettled(saving);
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const one of settled) if (one.status === 'rejected') expect(one.reason).toMatchObject(STALE);
    }
  });

  it('knows its pictures by both sizes, and files that it names are in use', async () => {
    const db = await open();
    const settings = new KnexSettingsRepository(db);
    expect(await settings.picturesAmong([])).toEqual([]);
    await settings.addPicture({ fileKey: 'thumbnails/202603/a.webp', smallFileKey: 'thumbnails/202603/b.webp' });
    const keys = ['thumbnails/202603/b.webp', 'thumbnails/202603/c.webp', 'thumbnails/202603/a.webp'];
    expect(await settings.picturesAmong(keys)).toEqual([keys[0], keys[2]]);
    expect((await new KnexCatalogReader(db).usedFiles(keys)).sort()).toEqual([keys[2], keys[0]]);
  });
});
