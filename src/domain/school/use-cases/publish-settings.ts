import type { Clock } from '../../kernel/clock.ts';
import type { UserId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { CurrentSettings } from '../current-settings.ts';
import { nothingToPublish, settingsRefused, staleSettings } from '../errors.ts';
import { termsChangedAt } from '../own-words.ts';
import type { SettingsRepository } from '../ports.ts';
import { mergeSettings } from '../settings.ts';
import { settingsFaults } from '../settings-faults.ts';

/** Publishes the draft as the next version, which each process reads before its next request or job. */
export class PublishSettings {
  constructor(
    private readonly work: UnitOfWork<{ schoolSettings: SettingsRepository }>,
    private readonly current: CurrentSettings,
    private readonly clock: Clock,
  ) {}

  /** @param revision of the draft that the sender has seen. */
  async run({ revision, by }: { revision: number; by: UserId }): Promise<void> {
    const { environment } = this.current;
    const version = await this.work.run(async ({ schoolSettings }) => {
      const draft = await schoolSettings.draft();
      if (!draft) throw nothingToPublish();
      if (draft.revision !== revision) throw staleSettings();
      const content = this.current.whole(draft.content);
      // The environment may have been changed since the draft was saved.
      const faults = settingsFaults(mergeSettings(content, environment.given), environment);
      if (faults.length > 0) throw settingsRefused(faults);
      await schoolSettings.endDraft(revision);
      const last = await schoolSettings.newest();
      const version = (last?.version ?? 0) + 1;
      const publishedAt = this.clock.now();
      const before = { words: last?.content.words ?? {}, termsChangedAt: last?.termsChangedAt ?? null };
      await schoolSettings.publish({
        version,
        content,
        publishedBy: by,
        publishedAt,
        termsChangedAt: termsChangedAt(content.words, before, publishedAt),
      });
      return version;
    });
    await this.current.refreshTo(version);
  }
}
