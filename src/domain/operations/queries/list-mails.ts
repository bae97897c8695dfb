import { keysetPage, PAGE_LIMIT } from '../../kernel/keyset-page.ts';
import { mailText } from '../../kernel/mail.ts';
import type { MailService, MailState } from '../literals.ts';
import type { MailRepository, MailTransport } from '../ports.ts';
import type { StoredMail } from '../stored-mail.ts';

export interface MailEntry extends Omit<StoredMail, 'words'> {
  /** Null when erased, or when only its receiver may read it. */
  readonly text: string | null;
}

export interface MailPage {
  readonly service: MailService;
  readonly counts: Record<MailState, number>;
  readonly mails: readonly MailEntry[];
  readonly nextBefore: string | null;
}

/** The mails that were written, newest first, and what became of them. */
export class ListMails {
  constructor(
    private readonly mails: Pick<MailRepository, 'list' | 'counts'>,
    private readonly transport: Pick<MailTransport, 'service'>,
  ) {}

  async run({ state, search, before }: { state?: MailState; search?: string; before?: string }): Promise<MailPage> {
    const [counts, found] = await Promise.all([
      this.mails.counts(),
      this.mails.list({
        limit: PAGE_LIMIT,
        ...(state && { state }),
        ...(search && { search }),
        ...(before !== undefined && { before }),
      }),
    ]);
    const { rows, nextBefore } = keysetPage(found);
    const { service } = this.transport;
    return {
      service,
      counts,
      mails: rows.map(({ words, ...mail }) => ({
        ...mail,
        text: words && mayBeRead(mail, service) ? mailText(words) : null,
      })),
      nextBefore,
    };
  }
}

/** A secret on its way to its owner is not for administrators. In the outbox it has no other way to be read. */
export const mayBeRead = ({ expiresAt }: Pick<StoredMail, 'expiresAt'>, service: MailService): boolean =>
  expiresAt === null || service === 'outbox';
