import { atField } from '../../kernel/errors.ts';
import type { FileKey } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { pictureInUse } from '../errors.ts';
import type { SchoolFiles, SchoolPictures, SettingsRepository } from '../ports.ts';

/** Takes an uploaded picture for settings, encoded anew. Nothing shows it before a draft names it. */
export class AddSettingsPicture {
  constructor(
    private readonly work: UnitOfWork<{ schoolSettings: SettingsRepository; files: SchoolFiles }>,
    private readonly pictures: SchoolPictures,
  ) {}

  /** Answers the key by which settings name it. Safe to repeat, should an answer be lost. */
  async run({ key }: { key: FileKey }): Promise<FileKey> {
    const picture = await this.pictures.prepare(key).catch((error: unknown) => {
      throw atField(error, 'key');
    });
    const { fileKey, smallFileKey } = picture;
    await this.work.run(async ({ schoolSettings, files }) => {
      if ((await schoolSettings.picturesAmong([smallFileKey])).length > 0) return;
      if ((await files.attach([fileKey, smallFileKey])).length < 2) throw pictureInUse();
      await schoolSettings.addPicture(picture);
    });
    return smallFileKey;
  }
}
