import { describe, expect, it } from 'vitest';
import { DEFAULT_BLUEPRINT } from '../../../src/domain/exam/default-blueprint.ts';
import { GetBlueprint } from '../../../src/domain/exam/queries/get-blueprint.ts';
import { ConfirmBlueprint } from '../../../src/domain/exam/use-cases/confirm-blueprint.ts';
import { SaveBlueprint } from '../../../src/domain/exam/use-cases/save-blueprint.ts';
import { usedTaxonomy } from '../../../src/main/composition/links/exam.ts';
import { aVersion, aVignette } from '../../contracts/question-samples.ts';
import { aUser } from '../../contracts/samples.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';

const CHANGED = { ...DEFAULT_BLUEPRINT, breakMinutes: { betweenSections: 30 } };
const STALE = { kind: 'conflict', code: 'exam/stale-blueprint', isStale: true };
const by = 'ada';
const handbook = 'March 2026';

async function desk() {
  const world = sqlWorld();
  const { stores, work, clock } = world;
  await stores.users.add(aUser({ role: 'admin' }));
  const save = new SaveBlueprint(work, usedTaxonomy(stores.vignetteReader), clock);
  const confirm = new ConfirmBlueprint(work, clock);
  const get = new GetBlueprint(stores.blueprints);
  return { ...world, save, confirm, get: () => get.run() };
}

describe('the blueprint', () => {
  it('keeps the clusters and subjects that approved questions have', async () => {
    const { get, save, stores } = await desk();
    await stores.vignettes.add([aVignette()]);
    await stores.versions.add([aVersion({ state: 'approved' })]);
    const without = {
      ...CHANGED,
      clusters: CHANGED.clusters.filter(({ id }) => id !== 'c4'),
      subjects: CHANGED.subjects.filter(({ id }) => id !== 'endodontics'),
    };
    await expect(save.run({ version: 0, content: without, by })).rejects.toMatchObject({
      kind: 'invalid',
      fields: {
        'content.clusters': expect.stringContaining('c4'),
        'content.subjects': expect.stringContaining('endo'),
      },
    });
    expect((await get()).version).toBe(0);
  });

  it('is the default as version 0 until one is stored', async () => {
    const { get } = await desk();
    expect(await get()).toEqual({ version: 0, content: DEFAULT_BLUEPRINT, confirmed: null });
  });

  it('gets a version with each save', async () => {
    const { get, save, stores, clock } = await desk();
    await save.run({ version: 0, content: CHANGED, by });
    expect(await get()).toEqual({ version: 1, content: CHANGED, confirmed: null });
    await save.run({ version: 1, content: DEFAULT_BLUEPRINT, by });
    expect(await get()).toEqual({ version: 2, content: DEFAULT_BLUEPRINT, confirmed: null });
    expect(await stores.blueprints.newest()).toMatchObject({ savedBy: by, savedAt: clock.now() });
  });

  it.each([1, 2, -1])('is not saved over version %d, which is not the newest', async (version) => {
    const { get, save } = await desk();
    await expect(save.run({ version, content: CHANGED, by })).rejects.toMatchObject(STALE);
    expect((await get()).version).toBe(0);
  });

  it('is saved once of two at once', async () => {
    const { get, save } = await desk();
    const contents = [CHANGED, DEFAULT_BLUEPRINT];
    const saves = await Promise.allSettled(contents.map((content) => save.run({ version: 0, content, by })));
    const [loser] = saves.filter(({ status }) => status === 'rejected');
    expect(loser).toMatchObject({ status: 'rejected', reason: STALE });
    const winner = saves.findIndex(({ status }) => status === 'fulfilled');
    expect(await get()).toMatchObject({ version: 1, content: contents[winner] });
  });

  it('is refused with every fault at its field', async () => {
    const { get, save } = await desk();
    const content = { ...DEFAULT_BLUEPRINT, days: [[1, 2, 3]], vignette: { questions: 11 } };
    await expect(save.run({ version: 0, content, by })).rejects.toMatchObject({
      kind: 'invalid',
      code: 'exam/blueprint',
      message: 'Please put each section on exactly one day.',
      fields: {
        'content.days': 'Please put each section on exactly one day.',
        'content.vignette.questions': 'A case has 1 to 10 questions.',
      },
    });
    expect((await get()).version).toBe(0);
  });
});

describe('a confirmation', () => {
  it('makes the default version 1', async () => {
    const { get, confirm, clock } = await desk();
    await confirm.run({ version: 0, handbook, by });
    const confirmed = { by: 'Ada Lovelace', at: clock.now(), handbook };
    expect(await get()).toEqual({ version: 1, content: DEFAULT_BLUEPRINT, confirmed });
  });

  it('is of the newest version alone, whose content stays', async () => {
    const { get, save, confirm, clock } = await desk();
    await save.run({ version: 0, content: DEFAULT_BLUEPRINT, by });
    await save.run({ version: 1, content: CHANGED, by });
    await expect(confirm.run({ version: 1, handbook, by })).rejects.toMatchObject(STALE);
    await confirm.run({ version: 2, handbook, by });
    const confirmed = { by: 'Ada Lovelace', at: clock.now(), handbook };
    expect(await get()).toEqual({ version: 2, content: CHANGED, confirmed });
  });

  it('is written once', async () => {
    const { get, confirm } = await desk();
    await confirm.run({ version: 0, handbook, by });
    await expect(confirm.run({ version: 0, handbook: 'Another', by })).rejects.toMatchObject(STALE);
    await expect(confirm.run({ version: 1, handbook: 'Another', by })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'exam/confirmed-already',
      isStale: true,
    });
    expect((await get()).confirmed?.handbook).toBe(handbook);
  });

  it('does not pass to the next version', async () => {
    const { get, save, confirm } = await desk();
    await confirm.run({ version: 0, handbook, by });
    await save.run({ version: 1, content: CHANGED, by });
    expect((await get()).confirmed).toBeNull();
  });

  it('outlives the account, without a name', async () => {
    const { get, confirm, clock } = await desk();
    await confirm.run({ version: 0, handbook, by: 'gone' });
    expect((await get()).confirmed).toEqual({ by: null, at: clock.now(), handbook });
  });
});
