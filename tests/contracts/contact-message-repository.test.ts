import { describe, expect, it } from 'vitest';
import { KnexContactMessageRepository } from '../../src/adapters/knex/support/contact-message-repository.ts';
import type { ContactMessageRepository } from '../../src/domain/support/ports.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aContactMessage, ODD_TEXT, tuesday } from './samples.ts';

/** What every ContactMessageRepository promises. `open` hands over an empty one. */
function contactMessageRepositoryContract(adapter: string, open: () => Promise<ContactMessageRepository>): void {
  describe(`ContactMessageRepository on ${adapter}`, () => {
    it('gives a message back as it was written', async () => {
      const messages = await open();
      const message = aContactMessage({ firstName: ODD_TEXT, message: `${ODD_TEXT}\n${'long '.repeat(2000)}` });
      await messages.add(message);
      expect(await messages.find('message')).toEqual(message);
      expect(await messages.find('another')).toBeUndefined();
    });

    it('remembers when a message was delivered', async () => {
      const messages = await open();
      await messages.add(aContactMessage());
      await messages.add(aContactMessage({ id: 'another' }));
      await messages.setDelivered('message', tuesday);
      expect((await messages.find('message'))?.deliveredAt).toEqual(tuesday);
      expect((await messages.find('another'))?.deliveredAt).toBeNull();
    });
  });
}

onEveryDatabase((name, open) =>
  contactMessageRepositoryContract(name, async () => new KnexContactMessageRepository(await open())),
);
