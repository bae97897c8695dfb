import { describe, expect, it } from 'vitest';
import { KnexMailRepository } from '../../src/adapters/knex/operations/mail-repository.ts';
import { after, DAY_MS, MINUTE_MS } from '../../src/domain/kernel/clock.ts';
import { text } from '../../src/domain/kernel/mail.ts';
import type { MailRepository } from '../../src/domain/operations/ports.ts';
import { inParallel } from './in-parallel.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aMail, friday, monday, ODD_TEXT, tuesday } from './samples.ts';

/** What every MailRepository promises. `open` hands over an empty one. */
function mailRepositoryContract(adapter: string, open: () => Promise<MailRepository>): void {
  const withMails = async (count: number) => {
    const mails = await open();
    for (let index = 1; index <= count; index += 1)
      await mails.add(aMail({ key: `mail-${index}` }), `id-${index}`, after(monday, index));
    return mails;
  };
  const keysOf = async (mails: MailRepository, page: Parameters<MailRepository['list']>[0]) =>
    (await mails.list(page)).map(({ key }) => key);

  describe(`MailRepository on ${adapter}`, () => {
    it('keeps what a mail says, to whom, and that it waits', async () => {
      const mails = await open();
      const { key, kind, to, ...words } = aMail({ subject: ODD_TEXT, blocks: [text(ODD_TEXT)] });
      const sender = { name: ODD_TEXT, email: 'bob@example.org', phone: '', message: ODD_TEXT };
      const mail = { key, kind, to, ...words, sender, replyTo: 'bob@example.org', expiresAt: tuesday };
      expect(await mails.add(mail, 'id', monday)).toBe('id');
      const kept = {
        id: 'id',
        key,
        kind,
        to,
        subject: ODD_TEXT,
        replyTo: 'bob@example.org',
        state: 'waiting',
        tries: 0,
        reason: null,
        writtenAt: monday,
        sentAt: null,
        expiresAt: tuesday,
        words: { ...words, sender },
      };
      expect(await mails.find('id')).toEqual(kept);
      expect(await mails.list({ limit: 10 })).toEqual([kept]);
      expect(await mails.find('unknown')).toBeUndefined();
    });

    it('writes no address for a reply where none was given', async () => {
      const [mail] = await (await withMails(1)).list({ limit: 1 });
      expect(mail).not.toHaveProperty('replyTo');
    });

    it('takes two mails with one key for one mail, also when they come at once', async () => {
      const mails = await open();
      await mails.add(aMail({ key: 'k' }), 'first', monday);
      expect(await mails.add(aMail({ key: 'k', blocks: [text('Hello again')] }), 'second', monday)).toBeUndefined();
      const taken = await inParallel(20, (index) => mails.add(aMail({ key: 'parallel' }), `p-${index}`, monday));
      expect(taken.filter((id) => id !== undefined)).toHaveLength(1);
      expect((await mails.list({ limit: 30 })).map(({ key, words }) => [key, words?.blocks]).toSorted()).toEqual([
        ['k', [text('Hello')]],
        ['parallel', [text('Hello')]],
      ]);
    });

    it('lists page by page, newest first, every mail once, while new mails arrive', async () => {
      const mails = await withMails(5);
      expect(await keysOf(mails, { limit: 2 })).toEqual(['mail-5', 'mail-4']);
      await mails.add(aMail({ key: 'just-now' }), 'id-6', tuesday);
      expect(await keysOf(mails, { limit: 2, before: 'id-4' })).toEqual(['mail-3', 'mail-2']);
      expect(await keysOf(mails, { limit: 2, before: 'id-2' })).toEqual(['mail-1']);
      expect(await keysOf(mails, { limit: 2, before: 'unknown' })).toEqual([]);
    });

    it('lists and counts by state', async () => {
      const mails = await withMails(4);
      await mails.begin('id-1', 0);
      await mails.markSent('id-1', tuesday);
      await mails.fail('id-2', 'No such person.');
      expect(await mails.counts()).toEqual({ waiting: 2, sent: 1, failed: 1 });
      expect(await keysOf(mails, { state: 'waiting', limit: 9 })).toEqual(['mail-4', 'mail-3']);
      expect(await mails.list({ state: 'failed', limit: 9 })).toMatchObject([
        { id: 'id-2', reason: 'No such person.' },
      ]);
      expect(await mails.find('id-1')).toMatchObject({ state: 'sent', sentAt: tuesday, tries: 1, reason: null });
      expect(await (await open()).counts()).toEqual({ waiting: 0, sent: 0, failed: 0 });
    });

    it('finds by a part of the address, in any case, and takes every sign for itself', async () => {
      const mails = await open();
      for (const to of ['Ada.Love@example.org', 'a_b@example.org', 'axb@example.org'])
        await mails.add(aMail({ key: to, to }), to, monday);
      const found = async (search: string) => (await keysOf(mails, { search, limit: 9 })).toSorted();
      expect(await found('LOVE')).toEqual(['Ada.Love@example.org']);
      expect(await found('a_b')).toEqual(['a_b@example.org']);
      expect(await found('%')).toEqual([]);
      expect(await found('')).toHaveLength(3);
      expect(await keysOf(mails, { search: 'love', state: 'failed', limit: 9 })).toEqual([]);
    });

    it('lets one of several begin a try, and none once the mail waits no more', async () => {
      const mails = await withMails(1);
      const begun = await inParallel(10, () => mails.begin('id-1', 0));
      expect(begun.filter(Boolean)).toHaveLength(1);
      await mails.postpone('id-1', 'Away.');
      expect(await mails.find('id-1')).toMatchObject({ state: 'waiting', tries: 1, reason: 'Away.' });
      expect(await mails.begin('id-1', 0)).toBe(false);
      expect(await mails.begin('id-1', 1)).toBe(true);
      await mails.markSent('id-1', tuesday);
      expect(await mails.begin('id-1', 2)).toBe(false);
      await mails.fail('id-1', 'Too late.');
      await mails.postpone('id-1', 'Too late.');
      expect(await mails.find('id-1')).toMatchObject({ state: 'sent', reason: null });
    });

    it('revives a failed mail once, as if never tried', async () => {
      const mails = await withMails(2);
      await mails.begin('id-1', 0);
      await mails.fail('id-1', 'No such person.');
      const revived = await inParallel(5, () => mails.revive('id-1'));
      expect(revived.filter(Boolean)).toHaveLength(1);
      expect(await mails.find('id-1')).toMatchObject({ state: 'waiting', tries: 0 });
      expect(await mails.revive('id-2')).toBe(false);
      expect(await mails.revive('unknown')).toBe(false);
    });

    it('forgets words when told and when they expire, and whole mails by age', async () => {
      const mails = await withMails(2);
      await mails.add(aMail({ key: 'secret', expiresAt: after(monday, MINUTE_MS) }), 'id-3', after(monday, 3));
      await mails.forgetWords('id-1', tuesday);
      await mails.forgetExpired(after(monday, MINUTE_MS - 1));
      const forgotten = async () => (await mails.list({ limit: 9 })).map(({ words }) => words === null);
      expect(await forgotten()).toEqual([false, false, true]);
      await mails.forgetExpired(after(monday, MINUTE_MS));
      expect(await forgotten()).toEqual([true, false, true]);
      expect(await mails.find('id-1')).toMatchObject({ subject: 'About a mail', words: null });
      await mails.removeOlderThan(after(monday, 2));
      expect(await keysOf(mails, { limit: 9 })).toEqual(['secret', 'mail-2']);
      await mails.removeOlderThan(after(monday, DAY_MS));
      expect(await mails.list({ limit: 9 })).toEqual([]);
    });

    it('forgets what delivered secrets said to somebody up to then', async () => {
      const mails = await withMails(1);
      for (const [index, to] of [
        'ada@example.org',
        'ada@example.org',
        'bob@example.org',
        'ada@example.org',
      ].entries()) {
        const secret = aMail({ key: `secret-${index}`, to, expiresAt: friday });
        await mails.add(secret, `secret-${index}`, after(monday, 10 + index));
        if (index > 0) await mails.markSent(`secret-${index}`, tuesday);
      }
      await mails.forgetSecrets({ to: 'ada@example.org', writtenBefore: after(monday, 13) }, tuesday);
      const kept = (await mails.list({ limit: 9 })).filter(({ words }) => words !== null).map(({ key }) => key);
      // One waits, one is somebody else's, one was written later, and one holds no secret.
      expect(kept.sort()).toEqual(['mail-1', 'secret-0', 'secret-2', 'secret-3']);
    });

    it('gives new words to a mail whose words were forgotten before it was sent, and to no other', async () => {
      const mails = await withMails(2);
      const again = (index: number) =>
        mails.add(aMail({ key: `mail-${index}`, subject: 'New', expiresAt: tuesday }), 'other', tuesday);
      await mails.begin('id-1', 0);
      await mails.forgetWords('id-1', tuesday);
      await mails.fail('id-1', 'Expired.');
      expect(await again(1)).toBe('id-1');
      expect(await mails.find('id-1')).toMatchObject({
        state: 'waiting',
        tries: 1,
        subject: 'New',
        expiresAt: tuesday,
        writtenAt: after(monday, 1),
        words: { subject: 'New' },
      });
      await mails.markSent('id-2', tuesday);
      await mails.forgetWords('id-2', tuesday);
      expect(await again(2)).toBeUndefined();
    });
  });
}

onEveryDatabase((name, open) => mailRepositoryContract(name, async () => new KnexMailRepository(await open())));
