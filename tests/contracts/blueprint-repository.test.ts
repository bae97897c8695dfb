import { expect, it } from 'vitest';
import { KnexBlueprintRepository } from '../../src/adapters/knex/exam/blueprint-repository.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import type { Blueprint } from '../../src/domain/exam/blueprint.ts';
import { DEFAULT_BLUEPRINT } from '../../src/domain/exam/default-blueprint.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aUser, friday, monday, ODD_TEXT, tuesday } from './samples.ts';

const aBlueprint = (facts: Partial<Blueprint> = {}): Blueprint => ({
  version: 1,
  content: { ...DEFAULT_BLUEPRINT, title: ODD_TEXT },
  savedBy: 'ada',
  savedAt: monday,
  confirmed: null,
  ...facts,
});

onEveryDatabase((_name, open) => {
  it('answers the newest version as it was written', async () => {
    const blueprints = new KnexBlueprintRepository(await open());
    expect(await blueprints.newest()).toBeUndefined();
    for (const version of [9, 10, 2]) await blueprints.add(aBlueprint({ version }));
    expect(await blueprints.newest()).toEqual({ ...aBlueprint({ version: 10 }), confirmedByName: null });
  });

  it('adds a version once of several at once', async () => {
    const db = await open();
    const adding = (savedBy: string) =>
      db.transaction((trx) => new KnexBlueprintRepository(trx).add(aBlueprint({ savedBy })));
    const settled = await Promise.allSettled(['ada', 'bob', 'eve'].map(adding));
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of settled)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'exam/stale-blueprint' });
  });

  it('confirms a version once, and nothing else of it', async () => {
    const db = await open();
    const blueprints = new KnexBlueprintRepository(db);
    await new KnexUserRepository(db).add(aUser());
    await blueprints.add(aBlueprint());
    await blueprints.add(aBlueprint({ version: 2 }));
    const confirmed = { by: 'ada', at: tuesday, handbook: ODD_TEXT };
    await blueprints.confirm(2, confirmed);
    const twice = blueprints.confirm(2, { by: 'bob', at: friday, handbook: 'Another' });
    await expect(twice).rejects.toMatchObject({ kind: 'conflict', isStale: true });
    const whole = { ...aBlueprint({ version: 2, confirmed }), confirmedByName: 'Ada Lovelace' };
    expect(await blueprints.newest()).toEqual(whole);
    expect(await db('blueprints').whereNotNull('confirmed_at').pluck('version')).toEqual([2]);
  });
});
