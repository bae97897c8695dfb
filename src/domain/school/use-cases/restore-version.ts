import type { Clock } from '../../kernel/clock.ts';
import type { UserId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { CurrentSettings } from '../current-settings.ts';
import { noSuchVersion } from '../errors.ts';
import type { SettingsRepository } from '../ports.ts';

export interface RestoredVersion {
  /** 0 is what the program comes with. */
  readonly version: number;
  /** The revision that the sender has seen. */
  readonly revision: number;
  readonly by: UserId;
}

/**
 * Makes an older version the draft: it is looked at, and published as any other. A draft of what is shown already would
 * be none, so taking that up throws the draft away.
 */
export class RestoreVersion {
  constructor(
    private readonly work: UnitOfWork<{ schoolSettings: SettingsRepository }>,
    private readonly current: CurrentSettings,
    private readonly clock: Clock,
  ) {}

  async run({ version, revision, by }: RestoredVersion): Promise<void> {
    await this.work.run(async ({ schoolSettings }) => {
      const shown = (await schoolSettings.newest())?.version ?? 0;
      if (version === shown) {
        if (await schoolSettings.draft()) await schoolSettings.endDraft(revision);
        return;
      }
      const stored = version === 0 ? this.current.first : (await schoolSettings.find(version))?.content;
      if (!stored) throw noSuchVersion();
      const content = this.current.whole(stored);
      await schoolSettings.saveDraft({ revision: revision + 1, content, savedBy: by, savedAt: this.clock.now() });
    });
  }
}
