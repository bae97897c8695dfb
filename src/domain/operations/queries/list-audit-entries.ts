import type { AccountHashes } from '../../kernel/account-hashes.ts';
import type { AuditFilter, AuditLog, ListedEntry } from '../../kernel/audit.ts';
import { type CalendarDay, daysAfter, isCalendarDay, startOf } from '../../kernel/calendar.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { UserId } from '../../kernel/ids.ts';
import { keysetPage, PAGE_LIMIT } from '../../kernel/keyset-page.ts';
import type { AuditKind } from '../../kernel/literals.ts';
import type { People } from '../../kernel/people.ts';

export interface AuditSearch {
  readonly actorId?: UserId | undefined;
  readonly kind?: AuditKind | undefined;
  /** The e-mail of an account, also of one that does not exist. */
  readonly email?: string | undefined;
  /** Days of the school, both included. */
  readonly from?: CalendarDay | undefined;
  readonly to?: CalendarDay | undefined;
}

export interface AuditPage {
  readonly entries: readonly ListedEntry[];
  readonly nextBefore: string | null;
  /** Actors to filter by. */
  readonly actors: readonly { readonly id: UserId; readonly name: string }[];
}

/** Lists acts and refusals, newest first. */
export class ListAuditEntries {
  constructor(
    private readonly auditLog: Pick<AuditLog, 'list' | 'actors'>,
    private readonly accounts: AccountHashes,
    private readonly people: Pick<People, 'findByEmail'>,
  ) {}

  async run({ before, ...search }: AuditSearch & { readonly before?: string | undefined }): Promise<AuditPage> {
    const filter = await auditFilter(search, this.accounts, this.people);
    const { rows, nextBefore } = keysetPage(await this.auditLog.list(filter, { limit: PAGE_LIMIT, before }));
    return { entries: rows, nextBefore, actors: await this.auditLog.actors() };
  }
}

/** The log knows accounts by hash, and people by id: an e-mail finds both. */
export async function auditFilter(
  { actorId, kind, email, from, to }: AuditSearch,
  accounts: AccountHashes,
  people: Pick<People, 'findByEmail'>,
): Promise<AuditFilter> {
  for (const [field, day] of Object.entries({ from, to }))
    if (day !== undefined && !isCalendarDay(day))
      throw refused(field, 'not-a-day', 'Please give a day as year, month and day, such as 2026-03-31.');
  if (from !== undefined && to !== undefined && from > to)
    throw refused('from', 'days-swapped', 'The first day comes after the last one.');
  return {
    actorId,
    kind,
    account:
      email === undefined ? undefined : { hashes: accounts.of(email), userId: (await people.findByEmail(email))?.id },
    from: from === undefined ? undefined : startOf(from),
    until: to === undefined ? undefined : startOf(daysAfter(to, 1)),
  };
}

const refused = (field: string, code: string, sentence: string): DomainError =>
  new DomainError('invalid', `operations/${code}`, sentence, { fields: { [field]: sentence } });
