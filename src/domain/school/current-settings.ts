import type { KnownBlocks } from './own-words.ts';
import type { SettingsRepository } from './ports.ts';
import { type EnvironmentSettings, mergeSettings, type SettingsContent } from './settings.ts';

export interface ShownSettings {
  readonly version: number;
  readonly content: SettingsContent;
  readonly termsChangedAt: Date | null;
}

/**
 * The settings as this process shows them: those of the program, under the published ones, under the environment's.
 * No process is told of a publication: each request and job reads the version's number, mostly along with another read,
 * and the content is read again only if the number is new.
 */
export class CurrentSettings {
  private shown: ShownSettings;
  private isRead = false;
  private reading: Promise<ShownSettings> | undefined;

  constructor(
    private readonly settings: Pick<SettingsRepository, 'publishedNumber' | 'newest'>,
    /** The settings of a school in which nobody has said anything. */
    readonly first: SettingsContent,
    readonly environment: EnvironmentSettings,
    readonly blocks: KnownBlocks,
  ) {
    this.shown = { version: 0, content: mergeSettings(first, environment.given), termsChangedAt: null };
  }

  /** Settings as last read; a reader that needs the newest ones calls `newest` first. */
  get seen(): ShownSettings {
    return this.shown;
  }

  get content(): SettingsContent {
    return this.shown.content;
  }

  /** Returns the version that is published now, read in one short statement. */
  async newest(): Promise<ShownSettings> {
    return this.refreshTo(await this.settings.publishedNumber());
  }

  /** Catches up with a version that was seen. Reads nothing if it is known. */
  async refreshTo(version: number): Promise<ShownSettings> {
    if (this.isRead && this.shown.version >= version) return this.shown;
    const shown = await this.read();
    // A read that was under way may have begun before that version was there.
    return shown.version >= version ? shown : this.read();
  }

  /** A stored version as it would be shown, with fields that came to the program later. */
  whole(stored: SettingsContent): SettingsContent {
    return mergeSettings(this.first, stored);
  }

  private read(): Promise<ShownSettings> {
    this.reading ??= this.readNewest().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async readNewest(): Promise<ShownSettings> {
    const newest = await this.settings.newest();
    const content = newest ? this.whole(newest.content) : this.first;
    this.shown = {
      version: newest?.version ?? 0,
      content: mergeSettings(content, this.environment.given),
      termsChangedAt: newest?.termsChangedAt ?? null,
    };
    this.isRead = true;
    return this.shown;
  }
}
