import { expect, it } from 'vitest';
import { KnexOrderMails } from '../../src/adapters/knex/enrolment/order-mails.ts';
import { KnexMailRepository } from '../../src/adapters/knex/operations/mail-repository.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aMail, friday, monday, tuesday } from './samples.ts';

onEveryDatabase((_name, open) => {
  it('lists the mails with these keys by the time they were written, delivered or not, and no other', async () => {
    const db = await open();
    const mails = new KnexMailRepository(db);
    await mails.add(aMail({ key: 'receipt:1', subject: 'Second' }), 'a', tuesday);
    await mails.add(aMail({ key: 'refund:1', subject: 'First' }), 'b', monday);
    await mails.add(aMail({ key: 'receipt:2', subject: 'Of another order' }), 'c', monday);
    await mails.markSent('b', friday);
    const reader = new KnexOrderMails(db);
    expect(await reader.withKeys(['receipt:1', 'refund:1', 'never written'])).toEqual([
      { key: 'refund:1', subject: 'First', sentAt: monday },
      { key: 'receipt:1', subject: 'Second', sentAt: tuesday },
    ]);
    expect(await reader.withKeys([])).toEqual([]);
  });
});
