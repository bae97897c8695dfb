import { keysetPage, PAGE_LIMIT } from '../../kernel/keyset-page.ts';
import { mayAs } from '../../kernel/literals.ts';
import { mailText } from '../../kernel/mail.ts';
import type { Viewer } from '../../kernel/viewer.ts';
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

/** Lists stored mails with their states, newest first. */
export class ListMails {
  constructor(
    private readonly mails: Pick<MailRepository, 'list' | 'counts'>,
    private readonly transport: Pick<MailTransport, 'service'>,
  ) {}

  async run({
    viewer,
    state,
    search,
    before,
  }: {
    viewer: Pick<Viewer, 'roles'>;
    state?: MailState;
    search?: string;
    before?: string;
  }): Promise<MailPage> {
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
        text: words && mayBeRead(mail, service, viewer) ? mailText(words) : null,
      })),
      nextBefore,
    };
  }
}

/**
 * A secret on its way to its owner is not for the team. In the outbox it has no other way to be read: there owners read
 * it, and no other role, which could sign in as an owner by it.
 */
export const mayBeRead = (
  { expiresAt }: Pick<StoredMail, 'expiresAt'>,
  service: MailService,
  { roles }: Pick<Viewer, 'roles'>,
): boolean => expiresAt === null || (service === 'outbox' && mayAs(roles, ['owner']));
