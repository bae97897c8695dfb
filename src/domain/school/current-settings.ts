import type { KnownBlocks } from './own-words.ts';
import type { SettingsRepository } from './ports.ts';
import { type EnvironmentSettings, laidOver, type SettingsContent } from './settings.ts';

export interface ShownSettings {
  readonly version: number;
  readonly content: SettingsContent;
  readonly termsChangedAt: Date | null;
}

/**
 * The settings as this process shows them: those of the program, under the published ones, under the environment's.
 * A version number that was seen, because it came along with another read, is handed over; only a new one is read.
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
    this.shown = { version: 0, content: laidOver(first, environment.given), termsChangedAt: null };
  }

  /** As last seen; a reader that must not be behind asks `newest` before. */
  get seen(): ShownSettings {
    return this.shown;
  }

  get content(): SettingsContent {
    return this.shown.content;
  }

  /** Asks which version is shown by now, in one short statement. */
  async newest(): Promise<ShownSettings> {
    return this.upTo(await this.settings.publishedNumber());
  }

  /** Catches up with a version that was seen. Nothing is read where it is known. */
  async upTo(version: number): Promise<ShownSettings> {
    if (this.isRead && this.shown.version >= version) return this.shown;
    const shown = await this.read();
    // A read that was under way may have begun before that version was there.
    return shown.version >= version ? shown : this.read();
  }

  /** A stored version as it would be shown, with fields that came to the program later. */
  whole(stored: SettingsContent): SettingsContent {
    return laidOver(this.first, stored);
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
      content: laidOver(content, this.environment.given),
      termsChangedAt: newest?.termsChangedAt ?? null,
    };
    this.isRead = true;
    return this.shown;
  }
}
