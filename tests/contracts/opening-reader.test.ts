import { describe, expect, it } from 'vitest';
import { knexStores } from '../../src/adapters/knex/stores.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { anOrder, aUser, friday, monday, tuesday } from './samples.ts';

onEveryDatabase((name, open) => {
  const openBooks = async () => knexStores(await open(), { now: () => tuesday });
  const NOTHING = { isMailTested: false, hasPayment: false, memberCount: 0 };

  describe(`OpeningReader on ${name}`, () => {
    it('has nothing on day one', async () => {
      expect(await (await openBooks()).school.openingReader.facts('smtp')).toEqual(NOTHING);
    });

    it('knows the mail services that took a test mail, noted once or twice', async () => {
      const { operations, school } = await openBooks();
      await operations.mails.noteTested('smtp', monday);
      await operations.mails.noteTested('smtp', friday);
      expect(await school.openingReader.facts('smtp')).toEqual({ ...NOTHING, isMailTested: true });
      expect(await school.openingReader.facts('rest')).toEqual(NOTHING);
    });

    it('has a payment once money came, also when it went back', async () => {
      const { enrolment, school } = await openBooks();
      const facts = () => school.openingReader.facts('smtp');
      await enrolment.orders.add(anOrder({ id: 'open' }));
      await enrolment.orders.add(anOrder({ id: 'free', userId: 'bob', status: 'paid', paidAt: monday, totalCents: 0 }));
      expect(await facts()).toEqual(NOTHING);
      await enrolment.orders.add(anOrder({ id: 'back', userId: 'eve', status: 'refunded', paidAt: monday }));
      expect(await facts()).toEqual({ ...NOTHING, hasPayment: true });
    });

    it('counts who of the team may sign in', async () => {
      const { identity, school } = await openBooks();
      const admin = (id: string, facts = {}) =>
        identity.users.add(aUser({ id, email: `${id}@example.org`, role: 'admin', ...facts }));
      await identity.users.add(aUser());
      await admin('owner');
      await admin('author', { roles: ['author'] });
      await admin('shut', { disabledAt: monday });
      expect(await school.openingReader.facts('smtp')).toEqual({ ...NOTHING, memberCount: 2 });
    });
  });
});
