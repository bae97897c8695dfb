import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../src/domain/kernel/clock.ts';
import { DomainError } from '../../../src/domain/kernel/errors.ts';
import { CurrentSettings } from '../../../src/domain/school/current-settings.ts';
import { GetSettings } from '../../../src/domain/school/queries/get-settings.ts';
import { ListSettingsVersions } from '../../../src/domain/school/queries/list-settings-versions.ts';
import { PreviewSettings } from '../../../src/domain/school/queries/preview-settings.ts';
import type { EnvironmentSettings, PartialSettings } from '../../../src/domain/school/settings.ts';
import { AddSettingsPicture } from '../../../src/domain/school/use-cases/add-settings-picture.ts';
import { PublishSettings } from '../../../src/domain/school/use-cases/publish-settings.ts';
import { RestoreVersion } from '../../../src/domain/school/use-cases/restore-version.ts';
import { SaveSettingsDraft } from '../../../src/domain/school/use-cases/save-settings-draft.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';
import { BLOCKS, FIRST, NO_ENVIRONMENT, settingsWith } from './some-settings.ts';

let world: ReturnType<typeof sqlWorld>;
let school: ReturnType<typeof process>;
beforeEach(() => {
  world = sqlWorld();
  school = process();
});

/** One process of a school on the same database. */
function process(environment: EnvironmentSettings = NO_ENVIRONMENT) {
  const { work, clock, stores } = world;
  const current = new CurrentSettings(stores.schoolSettings, FIRST, environment, BLOCKS);
  const save = new SaveSettingsDraft(work, current, clock);
  const publish = new PublishSettings(work, current, clock);
  const get = new GetSettings(stores.schoolSettings, current, { mailFrom: 'school@example.org' });
  return {
    current,
    get: () => get.run(),
    save: (revision: number, change: PartialSettings, by = 'ada') =>
      save.run({ revision, content: settingsWith(change), by }),
    publish: (revision: number) => publish.run({ revision, by: 'ada' }),
    async published(change: PartialSettings): Promise<void> {
      const { revision } = await get.run();
      await save.run({ revision, content: settingsWith(change), by: 'ada' });
      await publish.run({ revision: revision + 1, by: 'ada' });
    },
    restoreVersion: (version: number, revision: number) =>
      new RestoreVersion(work, current, clock).run({ version, revision, by: 'bob' }),
    versions: (before?: number) => new ListSettingsVersions(stores.schoolSettings, current).run({ before }),
  };
}

const named = (name: string): PartialSettings => ({ school: { name } });
const name = async (one = school) => (await one.current.newest()).content.school.name;

describe('a draft', () => {
  it('is what the program comes with, until there is one', async () => {
    expect(await school.get()).toEqual({
      version: 0,
      published: null,
      content: FIRST,
      revision: 0,
      draft: null,
      variables: {},
      mailFrom: 'school@example.org',
      blocks: BLOCKS,
    });
  });

  it('is seen by owners and shown to nobody', async () => {
    await school.save(0, named('Second'));
    expect(await school.get()).toMatchObject({
      version: 0,
      content: { school: { name: 'First school' } },
      revision: 1,
      draft: { revision: 1, content: { school: { name: 'Second' } }, savedBy: 'ada', savedAt: world.clock.now() },
    });
    expect(await name()).toBe('First school');
  });

  it('has the dates of the exam in their order', async () => {
    const on = (from: string, to = from) => ({ from, to, note: '' });
    await school.save(0, { exam: { dates: [on('2027-09-02'), on('2027-03-04', '2027-03-05'), on('2027-03-04')] } });
    expect((await school.get()).draft?.content.exam.dates).toEqual([
      on('2027-03-04'),
      on('2027-03-04', '2027-03-05'),
      on('2027-09-02'),
    ]);
  });

  it('is saved by one of two editors at once', async () => {
    for (const revision of [0, 1]) {
      const both = await Promise.allSettled(['A', 'B'].map((one) => school.save(revision, named(one))));
      expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { kind: 'conflict', code: 'school/stale-settings', isStale: true },
      });
    }
    expect(await school.get()).toMatchObject({ revision: 2 });
  });

  it('is refused with every fault at its path', async () => {
    const tax = { abn: '51824753557' };
    const logo = { school: { logo: 'thumbnails/202603/of-a-course.webp' } };
    const unknown = { 'content.school.logo': 'Please upload the picture again.' };
    await expect(school.save(0, { tax, ...logo })).rejects.toMatchObject({
      kind: 'invalid',
      fields: { 'content.tax.abn': expect.any(String), ...unknown },
    });
    await expect(school.save(0, logo)).rejects.toMatchObject({ kind: 'invalid', fields: unknown });
  });

  it('is thrown away, and its number is not used again', async () => {
    await school.save(0, named('Second'));
    await expect(school.restoreVersion(0, 0)).rejects.toMatchObject({ isStale: true });
    await school.restoreVersion(0, 1);
    expect(await school.get()).toMatchObject({ draft: null, revision: 2 });
    await school.restoreVersion(0, 2);
    expect(await school.get()).toMatchObject({ draft: null, revision: 2 });
    await expect(school.save(1, named('Late'))).rejects.toMatchObject({ isStale: true });
  });
});

describe('a publication', () => {
  it('names what its draft lacks, and keeps the draft', async () => {
    await school.save(0, { school: { name: '' }, mentor: { name: 'Dr. N', degree: 'BDS', registration: 'DEN' } });
    await expect(school.publish(1)).rejects.toMatchObject({
      kind: 'invalid',
      fields: { 'content.school.name': expect.any(String), 'content.mentor.words': expect.any(String) },
      message: expect.stringMatching(/name of the school\. .*together\./),
    });
    expect(await school.get()).toMatchObject({
      version: 0,
      revision: 1,
      draft: { content: { mentor: { name: 'Dr. N' } } },
    });
  });

  it('is shown at once here, and in another process at its next look', async () => {
    const other = process();
    expect(await name(other)).toBe('First school');
    await school.published(named('Second'));
    expect(school.current.content.school.name).toBe('Second');
    expect(other.current.content.school.name).toBe('First school');
    expect(await name(other)).toBe('Second');
    expect(await other.current.newest()).toMatchObject({ version: 1 });
    expect(await school.get()).toMatchObject({ version: 1, draft: null, published: { publishedBy: 'ada' } });
  });

  it('is one of two at once', async () => {
    await school.save(0, named('Second'));
    const both = await Promise.allSettled([school.publish(1), school.publish(1)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await school.versions()).versions).toHaveLength(1);
  });

  it('is of the draft that was seen', async () => {
    await expect(school.publish(0)).rejects.toMatchObject({ code: 'school/no-draft' });
    await school.save(0, named('Second'));
    await school.save(1, named('Third'));
    await expect(school.publish(1)).rejects.toMatchObject({ isStale: true });
    expect(await name()).toBe('First school');
  });

  it('makes the catalogue count as changed: pages show both', async () => {
    const before = await world.catalog.catalogueVersion();
    await school.published(named('Second'));
    expect(await world.catalog.catalogueVersion()).toBeGreaterThan(before);
  });

  it('reads nothing twice, and a number that was seen costs nothing', async () => {
    await school.published(named('Second'));
    const asked: string[] = [];
    world.db.on('query', ({ sql }: { sql: string }) => void asked.push(sql));
    await Promise.all([school.current.newest(), school.current.newest(), school.current.refreshTo(1)]);
    expect(asked).toEqual(['select version, settings_version from catalogue_version']);
  });

  it('keeps the old state for who goes back to it, also to that of the program', async () => {
    await school.published(named('Second'));
    await school.published({ ...named('Third'), prices: { wasPercent: 0 } });
    const { revision } = await school.get();
    await school.restoreVersion(1, revision);
    expect(await school.get()).toMatchObject({ draft: { content: { school: { name: 'Second' } }, savedBy: 'bob' } });
    await school.publish(revision + 1);
    expect((await school.current.newest()).content).toEqual(settingsWith(named('Second')));
    await school.restoreVersion(0, revision + 2);
    await school.publish(revision + 3);
    expect((await school.current.newest()).content).toEqual(FIRST);
    const { versions } = await school.versions();
    expect(versions.map(({ version, content }) => [version, content.school.name])).toEqual([
      [4, 'First school'],
      [3, 'Second'],
      [2, 'Third'],
      [1, 'Second'],
    ]);
    await expect(school.restoreVersion(5, revision + 4)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('is listed a page at a time', async () => {
    await school.published(named('Second'));
    const { groups: _, blocks: __, publishedByName: ___, ...stored } = (await school.versions()).versions[0]!;
    for (let version = 2; version <= 51; version += 1)
      await world.stores.schoolSettings.publish({ ...stored, version });
    const first = await school.versions();
    expect([first.versions.length, first.nextBefore]).toEqual([50, 2]);
    expect(await school.versions(2)).toMatchObject({ versions: [{ version: 1 }], nextBefore: null });
  });
});

describe('words of public pages', () => {
  const worded = (words: PartialSettings['words']): PartialSettings => ({ words });

  it('are kept where they are other than the program’s, in the draft and in the version', async () => {
    await school.save(0, worded({ home: { lead: 'Mine', heading: 'Today’s heading' }, questions: { answer1: '' } }));
    const own = { home: { lead: 'Mine' } };
    expect((await school.get()).draft?.content.words).toEqual(own);
    await school.publish(1);
    expect((await school.current.newest()).content.words).toEqual(own);
    expect((await school.versions()).versions[0]).toMatchObject({ groups: ['words'], blocks: ['home.lead'] });
  });

  it('of a later program reach who never wrote a block, and nobody else', async () => {
    await school.published(worded({ home: { lead: 'Mine' } }));
    const { content } = await school.current.newest();
    expect(content.words.home).not.toHaveProperty('heading');
  });

  it('come back with the version that had them', async () => {
    await school.published(worded({ home: { lead: 'Mine' } }));
    await school.published({});
    await school.restoreVersion(1, (await school.get()).revision);
    expect((await school.get()).draft?.content.words).toEqual({ home: { lead: 'Mine' } });
  });

  it('of the terms have the day of their version, which other changes leave', async () => {
    const terms = worded({ terms: { privacy: 'We keep nothing.' } });
    await school.published(named('Second'));
    expect((await school.current.newest()).termsChangedAt).toBeNull();
    const at = world.clock.now();
    await school.published(terms);
    world.clock.advance(DAY_MS);
    await school.published({ ...terms, ...named('Third') });
    expect((await process().current.newest()).termsChangedAt).toEqual(at);
    await school.published(named('Third'));
    expect((await school.current.newest()).termsChangedAt).toEqual(world.clock.now());
  });

  it('of the terms are seen in a preview with the day that it would have', async () => {
    const preview = (key: string) =>
      new PreviewSettings(world.stores.schoolSettings, school.current, keys, world.clock).run({ key });
    const keys = { keyedDigest: (text: string) => text };
    const key = (revision: number) => `settings-draft ${revision} ${Math.floor(world.clock.now().getTime() / HOUR_MS)}`;
    await school.save(0, named('Second'));
    expect(await preview(key(1))).toMatchObject({ termsChangedAt: null });
    await school.save(1, worded({ terms: { privacy: 'We keep nothing.' } }));
    expect(await preview(key(2))).toMatchObject({ revision: 2, termsChangedAt: world.clock.now() });
    expect(await preview(key(1))).toBeUndefined();
  });
});

describe('what the environment sets', () => {
  const environment: EnvironmentSettings = {
    given: { school: { email: 'set@env.example' }, tax: { gstRate: 1000 } },
    variables: { 'school.email': 'CONTACT_EMAIL', 'tax.gstRate': 'GST_RATE' },
  };

  it('is shown whatever was published, and told as locked', async () => {
    const fixed = process(environment);
    expect(fixed.current.content.school.email).toBe('set@env.example');
    await school.published({ school: { email: 'other@example.org', name: 'Second' } });
    expect((await fixed.current.newest()).content.school).toMatchObject({ name: 'Second', email: 'set@env.example' });
    await fixed.save((await fixed.get()).revision, { school: { email: 'set@env.example' }, tax: { gstRate: 1000 } });
    await fixed.publish((await fixed.get()).revision);
    expect((await school.current.newest()).content, 'without the environment').toMatchObject({
      school: { email: 'other@example.org' },
      tax: { gstRate: null },
    });
    expect(await fixed.get()).toMatchObject({ variables: environment.variables, content: { tax: { gstRate: 1000 } } });
  });
});

it('a version from before a setting was there has it as the program comes with it', async () => {
  const { exam: _later, words: _too, ...older } = FIRST;
  await world.stores.schoolSettings.publish({
    version: 1,
    content: older as typeof FIRST,
    publishedBy: 'ada',
    publishedAt: world.clock.now(),
    termsChangedAt: null,
  });
  expect((await school.current.newest()).content).toEqual(FIRST);
});

describe('a picture', () => {
  const key = 'thumbnails/202603/a.png';
  const picture = { fileKey: 'thumbnails/202603/a-large.webp', smallFileKey: 'thumbnails/202603/a-small.webp' };
  const add = (attached: readonly string[]) =>
    new AddSettingsPicture(
      {
        run: (work) =>
          world.work.run(({ schoolSettings }) =>
            work({ schoolSettings, files: { attach: async (keys) => keys.filter((one) => attached.includes(one)) } }),
          ),
      },
      { prepare: async () => picture },
    );

  it('is taken once, however often it is sent, and then a draft may name it', async () => {
    const use = add([picture.fileKey, picture.smallFileKey]);
    expect(await use.run({ key })).toBe(picture.smallFileKey);
    expect(await add([]).run({ key })).toBe(picture.smallFileKey);
    await school.save(0, { school: { logo: picture.smallFileKey } });
    expect(await world.catalog.usedFiles([picture.fileKey, picture.smallFileKey, key])).toHaveLength(2);
  });

  it('of something else is refused', async () => {
    await expect(add([picture.fileKey]).run({ key })).rejects.toMatchObject({ code: 'school/picture-in-use' });
  });

  it('that cannot be read is told at its field', async () => {
    const broken = new AddSettingsPicture(world.work, {
      prepare: () => Promise.reject(new DomainError('invalid', 'media/picture', 'No picture.')),
    });
    await expect(broken.run({ key })).rejects.toMatchObject({ fields: { key: 'No picture.' } });
  });
});
