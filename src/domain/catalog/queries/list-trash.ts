import type { ListedTrashEntry, TrashRepository } from '../trash/ports.ts';
import { purgedAt } from '../trash/trash-entry.ts';

const PAGE_SIZE = 50;

export interface TrashPage {
  readonly entries: readonly (ListedTrashEntry & { readonly purgedAt: Date })[];
  readonly nextBefore: string | null;
}

/** What lies in the trash, newest first, and when each goes for good. */
export class ListTrash {
  constructor(private readonly trash: Pick<TrashRepository, 'list'>) {}

  async run({ before }: { before?: string | undefined }): Promise<TrashPage> {
    const found = await this.trash.list({ limit: PAGE_SIZE + 1, before });
    const shown = found.slice(0, PAGE_SIZE);
    return {
      entries: shown.map((entry) => ({ ...entry, purgedAt: purgedAt(entry.deletedAt) })),
      nextBefore: found.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
    };
  }
}
