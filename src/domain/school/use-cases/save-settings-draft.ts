import type { Clock } from '../../kernel/clock.ts';
import type { UserId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { CurrentSettings } from '../current-settings.ts';
import { settingsRefused } from '../errors.ts';
import { inOrder } from '../exam-dates.ts';
import { ownWords } from '../own-words.ts';
import type { SettingsRepository } from '../ports.ts';
import { mergeSettings, ownersPart, type SettingsContent } from '../settings.ts';
import { draftFaults } from '../settings-faults.ts';

export interface SavedSettings {
  /** The revision that the sender has seen. */
  readonly revision: number;
  readonly content: SettingsContent;
  readonly by: UserId;
}

/**
 * Keeps the next state of the settings, which nobody but owners sees and which may be incomplete. Of two at once one is
 * refused.
 */
export class SaveSettingsDraft {
  constructor(
    private readonly work: UnitOfWork<{ schoolSettings: SettingsRepository }>,
    private readonly current: CurrentSettings,
    private readonly clock: Clock,
  ) {}

  async run({ revision, content, by }: SavedSettings): Promise<void> {
    const { environment } = this.current;
    const faults = draftFaults(mergeSettings(content, environment.given), environment);
    await this.work.run(async ({ schoolSettings }) => {
      const unknown = await this.unknownPictures(schoolSettings, content);
      if (faults.length + unknown.length > 0) throw settingsRefused([...faults, ...unknown]);
      const stored = this.current.whole((await schoolSettings.newest())?.content ?? this.current.first);
      await schoolSettings.saveDraft({
        revision: revision + 1,
        content: {
          ...ownersPart(
            { ...content, exam: { ...content.exam, dates: inOrder(content.exam.dates) } },
            stored,
            environment,
          ),
          words: ownWords(content.words, this.current.blocks),
        },
        savedBy: by,
        savedAt: this.clock.now(),
      });
    });
  }

  /** A setting may only name a picture that came through us. */
  private async unknownPictures(settings: SettingsRepository, { school, mentor }: SettingsContent) {
    const named = [
      { path: 'school.logo', key: school.logo },
      { path: 'mentor.portrait', key: mentor.portrait },
    ].filter(({ key }) => key !== '');
    const known = new Set(await settings.picturesAmong(named.map(({ key }) => key)));
    return named
      .filter(({ key }) => !known.has(key))
      .map(({ path }) => ({ path, message: 'Please upload the picture again.' }));
  }
}
