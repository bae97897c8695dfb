import type { PreparePicture } from '../../../domain/media/use-cases/prepare-picture.ts';
import type { SchoolPictures } from '../../../domain/school/ports.ts';

export const schoolPictures = (preparePicture: PreparePicture): SchoolPictures => ({
  async prepare(uploadedKey) {
    const { large, small } = await preparePicture.run({ key: uploadedKey });
    return { fileKey: large, smallFileKey: small };
  },
});
