import { expect, it } from 'vitest';
import { DAY_MS } from '../../../src/domain/kernel/clock.ts';
import { PurgeOldMessages } from '../../../src/domain/support/jobs/purge-old-messages.ts';
import { aContactMessage } from '../../contracts/samples.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';

it('messages to the school are kept for twelve months', async () => {
  const { stores, clock } = sqlWorld();
  await stores.contactMessages.add(aContactMessage({ receivedAt: clock.now() }));
  const purge = new PurgeOldMessages(stores.contactMessages, clock);
  clock.advance(365 * DAY_MS);
  await purge.run();
  expect(await stores.contactMessages.find('message')).toBeDefined();
  clock.advance(1);
  await purge.run();
  expect(await stores.contactMessages.find('message')).toBeUndefined();
});
