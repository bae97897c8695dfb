import fc from 'fast-check';
import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { enrolmentStores } from '../../src/adapters/knex/enrolment/stores.ts';
import { KnexUnitOfWork } from '../../src/adapters/knex/unit-of-work.ts';
import { CountingIds } from '../doubles/counting-ids.ts';
import { FixedClock } from '../doubles/fixed-clock.ts';
import { backUp } from '../support/payment-histories/back-up.ts';
import { aHistory, live } from '../support/payment-histories/history.ts';
import { historyWorld, settlePeople } from '../support/payment-histories/world.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { monday } from './samples.ts';

const HISTORIES = 200;

async function onDatabase(db: Knex) {
  const [clock, ids] = [new FixedClock(monday), new CountingIds()];
  const work = new KnexUnitOfWork(db, ids, clock);
  await work.run((stores) => settlePeople(stores));
  const { unmatchedPayments: unmatched, ...stores } = enrolmentStores(db, clock);
  return historyWorld({ ...stores, unmatched, work, ids, clock, backUp: () => backUp(db, clock) });
}

onEveryDatabase((name, open) => {
  describe(`payments on ${name}`, () => {
    it('keep the books of the school, of the payment service and of the model one, in two hundred histories', async () => {
      const property = fc.asyncProperty(aHistory, async (history) => live(await onDatabase(await open()), history));
      await expect(fc.assert(property, { numRuns: HISTORIES })).resolves.toBeUndefined();
    }, 300_000);
  });
});
