import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { nothingToPublish } from '../errors.ts';
import type { SettingsRepository } from '../ports.ts';

/** Throws the draft away: what is published stays. */
export class DiscardSettingsDraft {
  constructor(private readonly work: UnitOfWork<{ schoolSettings: SettingsRepository }>) {}

  /** @param revision of the draft that the sender has seen. */
  async run({ revision }: { revision: number }): Promise<void> {
    await this.work.run(async ({ schoolSettings }) => {
      if (!(await schoolSettings.draft())) throw nothingToPublish();
      await schoolSettings.endDraft(revision);
    });
  }
}
