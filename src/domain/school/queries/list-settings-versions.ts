import { PAGE_LIMIT } from '../../kernel/keyset-page.ts';
import type { CurrentSettings } from '../current-settings.ts';
import { SETTINGS_GROUPS, type SettingsGroup } from '../literals.ts';
import { type BlockName, changedBlocks } from '../own-words.ts';
import type { NamedVersion, SettingsRepository } from '../ports.ts';
import type { SettingsContent } from '../settings.ts';

/** A version with the groups in which it differs from the one before it, and the blocks of words. */
export type ListedVersion = NamedVersion & {
  readonly groups: readonly SettingsGroup[];
  readonly blocks: readonly BlockName[];
};

/** Published versions, newest first, a page at a time. */
export class ListSettingsVersions {
  constructor(
    private readonly settings: Pick<SettingsRepository, 'list'>,
    private readonly current: Pick<CurrentSettings, 'first' | 'whole'>,
  ) {}

  async run({ before }: { before?: number | undefined }): Promise<{
    versions: readonly ListedVersion[];
    nextBefore: number | null;
  }> {
    const found = await this.settings.list({ before, limit: PAGE_LIMIT });
    const versions = found.slice(0, PAGE_LIMIT - 1);
    const contents = [...found.map(({ content }) => this.current.whole(content)), this.current.first];
    const listed = versions.map((version, index) => ({
      ...version,
      groups: changedGroups(contents[index], contents[index + 1]),
      blocks: changedBlocks(contents[index]?.words ?? {}, contents[index + 1]?.words ?? {}),
    }));
    return { versions: listed, nextBefore: found.length > versions.length ? (versions.at(-1)?.version ?? null) : null };
  }
}

const changedGroups = (newer: SettingsContent | undefined, older: SettingsContent | undefined): SettingsGroup[] =>
  SETTINGS_GROUPS.filter((group) => JSON.stringify(newer?.[group]) !== JSON.stringify(older?.[group]));
