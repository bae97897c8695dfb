import type { GetReadiness } from '../../../domain/catalog/queries/get-readiness.ts';
import type { PreparePicture } from '../../../domain/media/use-cases/prepare-picture.ts';
import type { SchoolCourses, SchoolPictures } from '../../../domain/school/ports.ts';

export const schoolPictures = (preparePicture: PreparePicture): SchoolPictures => ({
  async prepare(uploadedKey) {
    const { large, small } = await preparePicture.run({ key: uploadedKey });
    return { fileKey: large, smallFileKey: small };
  },
});

export const schoolCourses = (getReadiness: GetReadiness): SchoolCourses => ({ readiness: () => getReadiness.run() });
