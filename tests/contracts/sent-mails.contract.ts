import { describe, expect, it } from 'vitest';
import { type Mailer, text } from '../../src/domain/kernel/mail.ts';
import type { SentMails } from '../../src/domain/operations/ports.ts';
import { inParallel } from './in-parallel.ts';
import { aMail, ODD_TEXT } from './samples.ts';

export interface Mailbox {
  readonly mailbox: Mailer & SentMails;
  readonly clock: { now(): Date; advance(milliseconds: number): void };
}

const mail = (key: string) => aMail({ key, subject: `About ${key}` });

/** What every mailbox that keeps its mails promises. `open` hands over an empty one. */
export function sentMailsContract(adapter: string, open: () => Promise<Mailbox>): void {
  const withMails = async (count: number) => {
    const { mailbox, clock } = await open();
    for (let index = 1; index <= count; index += 1) {
      await mailbox.send(mail(`mail-${index}`));
      clock.advance(1);
    }
    return { mailbox, clock };
  };

  describe(`SentMails on ${adapter}`, () => {
    it('keeps a mail as it was sent, and when', async () => {
      const { mailbox, clock } = await open();
      const sent = { key: 'k', to: 'ada@example.org', subject: ODD_TEXT, replyTo: 'bob@example.org' };
      await mailbox.send(aMail({ ...sent, blocks: [text(ODD_TEXT)] }));
      const { mails } = await mailbox.list({ limit: 10 });
      expect(mails).toEqual([{ ...sent, text: ODD_TEXT, id: expect.any(String), sentAt: clock.now() }]);
    });

    it('writes no address for a reply where none was given', async () => {
      const { mailbox } = await withMails(1);
      const { mails } = await mailbox.list({ limit: 1 });
      expect(mails[0]).not.toHaveProperty('replyTo');
    });

    it('takes two mails with one key for one mail, also when they come at once', async () => {
      const { mailbox } = await open();
      await mailbox.send(mail('k'));
      await mailbox.send({ ...mail('k'), blocks: [text('Hello again')] });
      await inParallel(20, () => mailbox.send(mail('parallel')));
      const { mails } = await mailbox.list({ limit: 10 });
      expect(mails.map((kept) => `${kept.key}: ${kept.text}`).toSorted()).toEqual(['k: Hello', 'parallel: Hello']);
    });

    it('lists page by page, newest first, every mail once', async () => {
      const { mailbox } = await withMails(5);
      const keys: string[][] = [];
      let before: string | undefined;
      do {
        const page = await mailbox.list({ limit: 2, before });
        keys.push(page.mails.map(({ key }) => key));
        before = page.nextBefore ?? undefined;
      } while (before !== undefined);
      expect(keys).toEqual([['mail-5', 'mail-4'], ['mail-3', 'mail-2'], ['mail-1']]);
    });

    it('keeps its place while new mails arrive', async () => {
      const { mailbox } = await withMails(3);
      const { nextBefore } = await mailbox.list({ limit: 2 });
      await mailbox.send(mail('just-now'));
      const { mails } = await mailbox.list({ limit: 2, before: nextBefore ?? '' });
      expect(mails.map(({ key }) => key)).toEqual(['mail-1']);
    });

    it('has an empty page where there is nothing, or after a mail that it does not know', async () => {
      const { mailbox } = await open();
      expect(await mailbox.list({ limit: 2 })).toEqual({ mails: [], nextBefore: null });
      await mailbox.send(mail('k'));
      expect(await mailbox.list({ limit: 2, before: 'unknown' })).toEqual({ mails: [], nextBefore: null });
    });
  });
}
