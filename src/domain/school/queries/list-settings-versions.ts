import { PAGE_LIMIT } from '../../kernel/keyset-page.ts';
import type { NamedVersion, SettingsRepository } from '../ports.ts';

/** Published versions, newest first, a page at a time. */
export class ListSettingsVersions {
  constructor(private readonly settings: Pick<SettingsRepository, 'list'>) {}

  async run({ before }: { before?: number | undefined }): Promise<{
    versions: readonly NamedVersion[];
    nextBefore: number | null;
  }> {
    const found = await this.settings.list({ before, limit: PAGE_LIMIT });
    const versions = found.slice(0, PAGE_LIMIT - 1);
    return { versions, nextBefore: found.length > versions.length ? (versions.at(-1)?.version ?? null) : null };
  }
}
