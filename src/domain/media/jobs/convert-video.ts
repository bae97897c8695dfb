import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { FileKey, Ids } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { whenRead } from '../bytes.ts';
import { noObject } from '../errors.ts';
import { MP4 } from '../file-types.ts';
import { isHeavy, kilobitsOf } from '../heavy-video.ts';
import { newKey } from '../object-key.ts';
import type { FileRepository, FileRights, FileStorage } from '../ports.ts';
import { rareFormatOf } from '../rare-format.ts';
import { ConversionProgress } from '../renditions/conversion-progress.ts';
import type { ConversionRepository, RenditionRepository } from '../renditions/ports.ts';
import { inOrderOfMaking, type PictureSize, SOUND_ALONE, sizeOfStep, stepsFor } from '../renditions/steps.ts';
import type { ConvertedStep, Unconvertible, VideoConverter } from '../renditions/video-converter.ts';
import type { StoredFile } from '../stored-file.ts';
import { NO_SIZE } from '../video-facts.ts';

/** Shown to the administrator with the job. */
const SENTENCES: Readonly<Record<Unconvertible, string>> = {
  broken: 'This video is damaged and cannot be opened. Please save it again, and replace the file with the new one.',
  'no-picture': 'This file has sound but no picture. Please replace it with a video.',
  'too-demanding':
    'This video takes too much time or memory to convert. Please save it as an MP4, and replace the file with that.',
};

/** Permanent failure: a retry would fail again, so the job waits for a person. */
const unconvertible = (reason: Unconvertible): DomainError =>
  new DomainError('invalid', `media/${reason}`, SENTENCES[reason]);

type Stores = { files: FileRepository; renditions: RenditionRepository };

/**
 * Converts a video that browsers do not play, or that is heavy, into steps of quality. Safe to repeat: existing steps
 * are not made again, so that an interrupted job continues. Leaves nothing behind if the video is deleted meanwhile;
 * without a converter it leaves the video to the task that finds it once a converter exists.
 */
export class ConvertVideo {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly files: Pick<FileRepository, 'find' | 'add' | 'remove'>,
    private readonly storage: Pick<FileStorage, 'put' | 'stat' | 'read' | 'delete'>,
    private readonly rights: Pick<FileRights, 'use'>,
    private readonly renditions: Pick<RenditionRepository, 'listOf'>,
    private readonly conversions: Pick<ConversionRepository, 'expect' | 'setPercent' | 'forget'>,
    private readonly converter: VideoConverter,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run({ key }: { key: FileKey }): Promise<void> {
    const source = await this.files.find(key);
    if (!source || (rareFormatOf(source) === undefined && !isHeavy(source))) return;
    // It is asked for anew where it comes back out of the trash, or a converter is there.
    if (!(await this.rights.use(key)) || (await this.converter.version()) === undefined)
      return this.conversions.forget(key);
    await this.conversions.expect(key);
    const progress = new ConversionProgress((percent) => this.conversions.setPercent(key, percent));
    const refused = await this.convert(source, progress);
    if (refused) throw unconvertible(refused);
  }

  private async convert(source: StoredFile, progress: ConversionProgress) {
    const { key, etag, bytes, contentType, lengthSeconds } = source;
    let shown: PictureSize | undefined;
    const answer = await this.converter.convert(
      {
        open: () => this.storage.read(key, undefined, etag),
        bytes,
        contentType,
        lengthSeconds: lengthSeconds || undefined,
      },
      {
        onPicture: async (picture, hasSound) => {
          shown = picture;
          const there = (await this.renditions.listOf([key])).map(({ height }) => height);
          const facts = { isRare: rareFormatOf(source) !== undefined, kilobits: kilobitsOf(source), hasSound };
          return progress.begin(inOrderOfMaking(stepsFor(picture, facts)), there);
        },
        onProgress: (step, part) => progress.report(step, part),
        onStep: (step) =>
          this.keep(source, step, step.height === SOUND_ALONE ? NO_SIZE : shown && sizeOfStep(shown, step.height)),
        unwanted: progress.unwanted,
      },
    );
    if (!answer) await progress.finish();
    return answer?.refused;
  }

  /** The row comes first, so that the sweep knows of the object; the object is there before anything names it. */
  private async keep(
    { key: sourceKey, originalName: sourceName, lengthSeconds }: StoredFile,
    { height, bytes, open }: ConvertedStep,
    size: PictureSize | undefined,
  ): Promise<void> {
    const createdAt = this.clock.now();
    const key = newKey('videos', createdAt, this.ids.next(), 'mp4');
    const step = height === SOUND_ALONE ? 'sound' : `${height}p`;
    const originalName = `${sourceName.replace(/\.[^.]*$/, '')} ${step}.mp4`;
    const row = { folder: 'videos', status: 'pending', contentType: MP4, bytes: 0, etag: '' } as const;
    await this.files.add({ key, originalName, createdAt, ...row });
    let isKept = false;
    try {
      await this.storage.put(key, whenRead(open), { bytes, contentType: MP4 });
      const stored = await this.storage.stat(key);
      if (!stored) throw noObject();
      isKept = await this.work.run(async ({ files, renditions }) => {
        if (!(await renditions.add({ sourceKey, height, fileKey: key }))) return false;
        const facts = { ...size, ...(lengthSeconds && { lengthSeconds }), rareCodec: '' };
        await files.setVerified([{ key, ...stored, contentType: MP4, ...facts }]);
        return (await files.attach([key])).length > 0;
      });
    } finally {
      if (!isKept) await this.erase(key);
    }
  }

  private async erase(key: FileKey): Promise<void> {
    await this.storage.delete(key);
    await this.files.remove(key);
  }
}
