import { keysetPage, PAGE_LIMIT } from '../../kernel/keyset-page.ts';
import type { ListedTrashEntry, TrashRepository } from '../trash/ports.ts';
import { purgedAt } from '../trash/trash-entry.ts';

export interface TrashPage {
  readonly entries: readonly (ListedTrashEntry & { readonly purgedAt: Date })[];
  readonly nextBefore: string | null;
}

/** Lists the trash, newest first, with the time at which each entry is purged. */
export class ListTrash {
  constructor(private readonly trash: Pick<TrashRepository, 'list'>) {}

  async run({ before }: { before?: string | undefined }): Promise<TrashPage> {
    const { rows, nextBefore } = keysetPage(await this.trash.list({ limit: PAGE_LIMIT, before }));
    return { entries: rows.map((entry) => ({ ...entry, purgedAt: purgedAt(entry.deletedAt) })), nextBefore };
  }
}
