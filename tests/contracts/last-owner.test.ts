import { describe, expect, it } from 'vitest';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { KnexUnitOfWork } from '../../src/adapters/knex/unit-of-work.ts';
import { ChangeRoles } from '../../src/domain/identity/use-cases/change-roles.ts';
import { DisablePerson } from '../../src/domain/identity/use-cases/disable-person.ts';
import { CountingIds } from '../doubles/counting-ids.ts';
import { FixedClock } from '../doubles/fixed-clock.ts';
import { inParallel } from './in-parallel.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aUser, monday } from './samples.ts';

const TIMES = 40;

onEveryDatabase((name, open) => {
  async function school(owners: number) {
    const db = await open();
    const [users, clock, ids] = [new KnexUserRepository(db), new FixedClock(monday), new CountingIds()];
    const work = new KnexUnitOfWork(db, ids, clock);
    for (let index = 0; index < owners; index += 1)
      await users.add(aUser({ id: `owner-${index}`, email: `owner-${index}@example.org`, role: 'admin' }));
    const changeRoles = new ChangeRoles(work, ids, clock);
    const disablePerson = new DisablePerson(work, ids, clock);
    return {
      /** Both are owners again. */
      again: () => db('users').update({ roles: 'owner' }),
      left: async () => (await users.holdOwners()).map(({ id }) => id),
      demote: (actorId: string, userId: string) => changeRoles.run({ actorId, userId, roles: ['author'] }),
      disable: (actorId: string, userId: string) => disablePerson.run({ actorId, userId, reason: 'Mine now' }),
    };
  }
  const outcome = (act: Promise<unknown>): Promise<string> =>
    act.then(
      () => 'done',
      (error: { code: string }) => error.code,
    );
  const times = (outcomes: readonly string[], wanted: string) => outcomes.filter((one) => one === wanted).length;

  describe(`owners on ${name}`, () => {
    it('of two who demote each other forty times at once one remains', async () => {
      const { demote, left } = await school(2);
      const outcomes = await inParallel(TIMES, (index) =>
        outcome(index % 2 === 0 ? demote('owner-0', 'owner-1') : demote('owner-1', 'owner-0')),
      );
      expect(await left()).toHaveLength(1);
      // Those of the same mind find it done; the other one is no owner any more.
      expect(times(outcomes, 'done') + times(outcomes, 'identity/role-needed')).toBe(TIMES);
      expect(times(outcomes, 'done')).toBe(TIMES / 2);
    });

    it('of two who demote each other at once the later one is refused, forty times', async () => {
      const { demote, left, again } = await school(2);
      for (let race = 1; race <= TIMES; race += 1) {
        const pair = ['owner-0', 'owner-1'] as const;
        const outcomes = await inParallel(2, (index) => outcome(demote(pair[index]!, pair[1 - index]!)));
        expect(outcomes.toSorted(), `${race}`).toEqual(['done', 'identity/role-needed']);
        expect(await left()).toEqual([pair[outcomes.indexOf('done')]]);
        await again();
      }
    });

    it('of forty who demote themselves at once one remains', async () => {
      const { demote, left } = await school(TIMES);
      const outcomes = await inParallel(TIMES, (index) => outcome(demote(`owner-${index}`, `owner-${index}`)));
      expect(await left()).toHaveLength(1);
      expect(times(outcomes, 'done')).toBe(TIMES - 1);
      expect(times(outcomes, 'identity/last-owner')).toBe(1);
    });

    it('of forty in a circle, who demote or disable the next one at once, one remains at least', async () => {
      const { demote, disable, left } = await school(TIMES);
      const outcomes = await inParallel(TIMES, (index) => {
        const [actor, next] = [`owner-${index}`, `owner-${(index + 1) % TIMES}`];
        return outcome(index % 2 === 0 ? demote(actor, next) : disable(actor, next));
      });
      const remaining = await left();
      expect(remaining.length).toBeGreaterThanOrEqual(1);
      expect(remaining).toHaveLength(TIMES - times(outcomes, 'done'));
      expect(times(outcomes, 'done') + times(outcomes, 'identity/role-needed')).toBe(TIMES);
    });
  });
});
