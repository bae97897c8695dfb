import { KnexMailbox } from '../../src/adapters/knex/operations/mailbox.ts';
import { MemoryMailbox } from '../doubles/operations/mailbox.ts';
import { CountingIds, FixedClock } from '../doubles/outside-world.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { monday } from './samples.ts';
import { sentMailsContract } from './sent-mails.contract.ts';

sentMailsContract('memory', async () => {
  const clock = new FixedClock(monday);
  return { mailbox: new MemoryMailbox(new CountingIds(), clock), clock };
});
onEveryDatabase((name, open) =>
  sentMailsContract(name, async () => {
    const clock = new FixedClock(monday);
    return { mailbox: new KnexMailbox(await open(), new CountingIds(), clock), clock };
  }),
);
