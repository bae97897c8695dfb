import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { KnexSettingsRepository } from '../../src/adapters/knex/school/settings-repository.ts';
import { KnexUnitOfWork } from '../../src/adapters/knex/unit-of-work.ts';
import { CurrentSettings } from '../../src/domain/school/current-settings.ts';
import { PublishSettings } from '../../src/domain/school/use-cases/publish-settings.ts';
import { SaveSettingsDraft } from '../../src/domain/school/use-cases/save-settings-draft.ts';
import { BLOCKS, FIRST, NO_ENVIRONMENT, settingsWith } from '../domain/school/some-settings.ts';
import { CountingIds } from '../doubles/counting-ids.ts';
import { FixedClock } from '../doubles/fixed-clock.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { monday } from './samples.ts';

const RACES = 40;
const EDITORS = ['ada', 'bob'];

/** Each editor has a process of their own. */
function editors(db: Knex) {
  const [clock, ids] = [new FixedClock(monday), new CountingIds()];
  const work = new KnexUnitOfWork(db, ids, clock);
  return EDITORS.map((by) => {
    const current = new CurrentSettings(new KnexSettingsRepository(db), FIRST, NO_ENVIRONMENT, BLOCKS);
    const [saving, publishing] = [
      new SaveSettingsDraft(work, current, clock),
      new PublishSettings(work, current, clock),
    ];
    return {
      save: (revision: number, name: string) =>
        saving.run({ revision, by, content: settingsWith({ school: { name: `${name} of ${by}` } }) }),
      publish: (revision: number) => publishing.run({ revision, by }),
    };
  });
}

const outcome = (act: Promise<unknown> | undefined): Promise<string> =>
  Promise.resolve(act).then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

onEveryDatabase((name, open) => {
  describe(`settings on ${name}`, () => {
    it(`are saved by one of two editors who saw the same, ${RACES} times`, async () => {
      const db = await open();
      const [ada, bob] = editors(db);
      for (let race = 0; race < RACES; race += 1) {
        const outcomes = await Promise.all([ada, bob].map((editor) => outcome(editor?.save(race, `School ${race}`))));
        expect(outcomes.toSorted(), `${race}`).toEqual(['done', 'school/stale-settings']);
        const winner = EDITORS[outcomes.indexOf('done')];
        expect(await new KnexSettingsRepository(db).draft()).toMatchObject({
          ...{ revision: race + 1, savedBy: winner },
          content: { school: { name: `School ${race} of ${winner}` } },
        });
      }
    });

    it(`are published as their publisher saw them while another one saves, ${RACES} times`, async () => {
      const db = await open();
      const [ada, bob] = editors(db);
      const settings = new KnexSettingsRepository(db);
      for (let race = 0, published = 0; race < RACES; race += 1) {
        const seen = await settings.revision();
        await ada?.save(seen, `Seen ${race}`);
        const [shown, saved] = await Promise.all([
          outcome(ada?.publish(seen + 1)),
          outcome(bob?.save(seen + 1, `Other ${race}`)),
        ]);
        expect([shown, saved].toSorted(), `${race}`).toEqual(['done', 'school/stale-settings']);
        published += shown === 'done' ? 1 : 0;
        const newest = await settings.newest();
        expect(newest?.version ?? 0).toBe(published);
        if (shown === 'done') expect(newest?.content.school.name).toBe(`Seen ${race} of ada`);
        else expect((await settings.draft())?.content.school.name).toBe(`Other ${race} of bob`);
      }
    });
  });
});
