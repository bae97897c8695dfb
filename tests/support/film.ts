import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AddContent } from '../../src/domain/catalog/use-cases/add-content.ts';
import { SetPoster } from '../../src/domain/catalog/use-cases/set-poster.ts';
import { SetTextTrack } from '../../src/domain/catalog/use-cases/set-text-track.ts';
import { once } from '../../src/domain/media/bytes.ts';
import { ConvertVideo } from '../../src/domain/media/jobs/convert-video.ts';
import type { VideoConverter } from '../../src/domain/media/renditions/video-converter.ts';
import { PresignUpload } from '../../src/domain/media/use-cases/presign-upload.ts';
import { projectFolder } from '../../src/main/project-folder.ts';
import type { RunningServer } from '../../src/main/server.ts';
import { SAMPLES } from '../domain/media/samples.ts';
import { storeObject } from './store-object.ts';

/** How many files a film is: the MOV, an MP4 and its sound, captions, chapters, and the poster in two sizes. */
export const FILES_OF_A_FILM = 7;

/** Makes 720p and sound of anything, on machines without ffmpeg too. */
const converter: VideoConverter = {
  version: async () => 'any 1.0',
  async convert(_source, { onPicture, onStep }) {
    for (const { height } of await onPicture({ width: 1280, height: 720 }, true))
      await onStep({ height, bytes: SAMPLES.mp4.length, open: () => once(SAMPLES.mp4) });
    return undefined;
  },
};

/**
 * Adds a MOV with everything that a video may have to the first day of a course: captions, chapters, a poster, and the
 * MP4s of a finished conversion. Of a school that leaves its jobs.
 */
export async function addFilm(school: Pick<RunningServer, 'container' | 'installation'>, courseId: string) {
  const { container } = school;
  const { catalog, kernel, media } = school.installation.dependencies;
  const upload = async (fileName: string, folder: 'videos' | 'thumbnails', bytes: Uint8Array) => {
    const { key } = await container.get(PresignUpload).run({ fileName, fileType: '', folder });
    await storeObject(media.storage, key, bytes);
    return key;
  };
  const [module] = await catalog.courses.listModules(courseId);
  const moduleId = module?.id ?? '';
  const [day] = await catalog.courses.listDays(courseId, moduleId);
  const fileKey = await upload(
    'film.mov',
    'videos',
    readFileSync(join(projectFolder(), 'tests/support/videos/plain.mov')),
  );
  const place = { courseId, moduleId, dayId: day?.id ?? '' };
  const { id: contentId } = await container.get(AddContent).run({ ...place, type: 'video', title: 'Film', fileKey });
  const ref = { kind: 'content', courseId, contentId } as const;
  for (const kind of ['captions', 'chapters'] as const)
    await container
      .get(SetTextTrack)
      .run({ ref, kind, file: { fileName: `${kind}.vtt`, webVtt: SAMPLES.vtt }, by: 'boss' });
  const pictureKey = await upload('poster.png', 'thumbnails', SAMPLES.png);
  await container.get(SetPoster).run({ ref, pictureKey, by: 'boss' });

  const { work, jobs, ids, clock } = kernel;
  const { files, storage, renditions, conversions } = media;
  const rights = { use: async () => ({ courseId, isPublic: false, isOfDraft: false }) };
  await new ConvertVideo(work, files, storage, rights, renditions, conversions, converter, ids, clock).run({
    key: fileKey,
  });
  const [job] = await jobs.lease(clock.now(), clock.now(), 1, { only: ['media/convert-video'] });
  await jobs.done(job?.id ?? '');
  return { contentId, keys: await filesOfFilm(school, contentId) };
}

/** Every file of it, as it is shown now. */
export async function filesOfFilm({ installation }: Pick<RunningServer, 'installation'>, contentId: string) {
  const found = await installation.dependencies.catalog.reader.content(contentId);
  if (found?.content.type !== 'video') throw new Error('There is no such film.');
  const { fileKey, renditions, captionsKey, chaptersKey, posterKey, smallPosterKey } = found.content;
  const made = renditions.map((rendition) => rendition.fileKey);
  return [fileKey, ...made, captionsKey, chaptersKey, posterKey, smallPosterKey].filter((key) => key !== null);
}
