import { type Clock, HOUR_MS } from '../../kernel/clock.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { CurrentSettings, ShownSettings } from '../current-settings.ts';
import { termsChangedAt } from '../own-words.ts';
import type { SettingsRepository } from '../ports.ts';
import { mergeSettings } from '../settings.ts';

/** A draft as the site would show it, and the revision that publishes exactly this. */
export type SettingsPreview = Omit<ShownSettings, 'version'> & { readonly revision: number };

/** Shows the draft on the real pages to holders of its key: for one to two hours, and not after the next save. */
export class PreviewSettings {
  constructor(
    private readonly settings: Pick<SettingsRepository, 'draft'>,
    private readonly current: CurrentSettings,
    private readonly secrets: Pick<Secrets, 'keyedDigest'>,
    private readonly clock: Clock,
  ) {}

  keyOf(revision: number): string {
    return this.keyAt(revision, this.hour());
  }

  /** Undefined for a key of no draft, or of one that has changed since. */
  async run({ key }: { key: string }): Promise<SettingsPreview | undefined> {
    const draft = await this.settings.draft();
    if (!draft) return undefined;
    const hour = this.hour();
    if (![hour, hour - 1].some((one) => this.keyAt(draft.revision, one) === key)) return undefined;
    const content = mergeSettings(this.current.whole(draft.content), this.current.environment.given);
    const { content: published, termsChangedAt: before } = await this.current.newest();
    const shown = { words: published.words, termsChangedAt: before };
    const { revision } = draft;
    return { revision, content, termsChangedAt: termsChangedAt(content.words, shown, this.clock.now()) };
  }

  private hour(): number {
    return Math.floor(this.clock.now().getTime() / HOUR_MS);
  }

  private keyAt(revision: number, hour: number): string {
    return this.secrets.keyedDigest(`settings-draft ${revision} ${hour}`);
  }
}
