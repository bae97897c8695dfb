import type { SentMails } from '../../operations/ports.ts';

const PAGE_SIZE = 50;

/** The mails kept on this installation, newest first. Whether somebody may read them is the route's rule. */
export class ListSentMails {
  constructor(private readonly mails: SentMails) {}

  run(input: { before?: string }): ReturnType<SentMails['list']> {
    return this.mails.list(
      input.before === undefined ? { limit: PAGE_SIZE } : { limit: PAGE_SIZE, before: input.before },
    );
  }
}
