import { PresignUpload } from '../../../src/domain/media/use-cases/presign-upload.ts';
import type { AdminCourseReply } from '../../../src/wire/replies/admin-catalog.ts';
import { SAMPLES } from '../../domain/media/samples.ts';
import type { Person, School } from '../../support/school.ts';
import { storeObject } from '../../support/store-object.ts';

const FOLDERS: Readonly<Record<string, string>> = { png: 'thumbnails', mp4: 'videos', pdf: 'documents', vtt: 'videos' };

/** The calls of an admin who builds courses. */
export function authoring(school: School, as: Person) {
  const call = (method: string, path: string, body?: unknown) =>
    school.ask(method, `/api/admin/courses${path}`, { as, ...(body === undefined ? {} : { body }) });

  return {
    call,
    /** A file of this name is in the storage, as after an upload. */
    async upload(fileName = 'lesson.mp4', bytes?: Uint8Array): Promise<string> {
      const extension = fileName.split('.').at(-1) ?? '';
      const { key } = await school.container
        .get(PresignUpload)
        .run({ fileName, fileType: '', folder: FOLDERS[extension] ?? '' });
      await storeObject(
        school.installation.dependencies.media.storage,
        key,
        bytes ?? SAMPLES[extension as 'png' | 'mp4' | 'pdf' | 'vtt'],
      );
      return key;
    },
    read: async (courseId: string) => (await call('GET', `/${courseId}`)).json as AdminCourseReply,
    create: async (facts: object = {}) =>
      (await call('POST', '', { ...NEW_COURSE, ...facts })).json as AdminCourseReply,
  };
}

export const NEW_COURSE = {
  title: 'Sprint',
  description: 'Five months.',
  durationMonths: 5,
  weeks: 2,
  price: 499,
  thumbnail: '',
};
