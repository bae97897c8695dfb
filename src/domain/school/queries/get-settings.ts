import type { CurrentSettings } from '../current-settings.ts';
import type { KnownBlocks } from '../own-words.ts';
import type { NamedDraft, NamedVersion, SettingsRepository } from '../ports.ts';
import { type EnvironmentSettings, mergeSettings, type SettingsContent } from '../settings.ts';

export interface ReadSettings {
  /** Number of the published version; 0 where nothing was published. */
  readonly version: number;
  readonly published: Omit<NamedVersion, 'content' | 'version' | 'termsChangedAt'> | null;
  /** As they are shown, the environment's values among them. */
  readonly content: SettingsContent;
  /** The number that the next save or publication names. */
  readonly revision: number;
  readonly draft: NamedDraft | null;
  readonly variables: EnvironmentSettings['variables'];
  /** Address from which emails are sent: only the operator sets it, since the mail service has to know it. */
  readonly mailFrom: string;
  /** Blocks of words that there are, as the program comes with them. */
  readonly blocks: KnownBlocks;
}

/** The settings as an owner edits them. */
export class GetSettings {
  constructor(
    private readonly settings: Pick<SettingsRepository, 'newest' | 'draft' | 'revision'>,
    private readonly current: CurrentSettings,
    private readonly school: { readonly mailFrom: string },
  ) {}

  async run(): Promise<ReadSettings> {
    const newest = await this.settings.newest();
    const draft = await this.settings.draft();
    const { first, environment, blocks } = this.current;
    const shown = (content: SettingsContent) => mergeSettings(this.current.whole(content), environment.given);
    return {
      version: newest?.version ?? 0,
      published: newest
        ? {
            publishedBy: newest.publishedBy,
            publishedAt: newest.publishedAt,
            publishedByName: newest.publishedByName,
          }
        : null,
      content: shown(newest?.content ?? first),
      revision: draft?.revision ?? (await this.settings.revision()),
      draft: draft ? { ...draft, content: shown(draft.content) } : null,
      variables: environment.variables,
      mailFrom: this.school.mailFrom,
      blocks,
    };
  }
}
