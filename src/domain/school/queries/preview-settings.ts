import { type Clock, HOUR_MS } from '../../kernel/clock.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { CurrentSettings, ShownSettings } from '../current-settings.ts';
import { termsChangedAt } from '../own-words.ts';
import type { SettingsRepository } from '../ports.ts';
import { laidOver } from '../settings.ts';

/** The draft on the real pages, for who was given its key: one to two hours, and not after the next save. */
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
  async run({ key }: { key: string }): Promise<Omit<ShownSettings, 'version'> | undefined> {
    const draft = await this.settings.draft();
    if (!draft) return undefined;
    const hour = this.hour();
    if (![hour, hour - 1].some((one) => this.keyAt(draft.revision, one) === key)) return undefined;
    const content = laidOver(this.current.whole(draft.content), this.current.environment.given);
    const { content: published, termsChangedAt: before } = await this.current.newest();
    const shown = { words: published.words, termsChangedAt: before };
    return { content, termsChangedAt: termsChangedAt(content.words, shown, this.clock.now()) };
  }

  private hour(): number {
    return Math.floor(this.clock.now().getTime() / HOUR_MS);
  }

  private keyAt(revision: number, hour: number): string {
    return this.secrets.keyedDigest(`settings-draft ${revision} ${hour}`);
  }
}
