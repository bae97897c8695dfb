import type { FileKey, UserId } from '../../kernel/ids.ts';
import type { VideoExtras } from '../content.ts';
import type { Pictures } from '../ports.ts';
import type { DeletionFacts } from '../trash/replaced-files.ts';
import { editVideo, type VideoRef, type VideoStores, videoAt } from './edit-video.ts';

interface NewPoster {
  readonly ref: VideoRef;
  /**
   * Key of an uploaded picture; null removes the poster. Idempotent for the upload of the current poster: a request
   * whose reply was lost may be repeated.
   */
  readonly pictureKey: FileKey | null;
  readonly by: UserId;
}

/**
 * Shows a picture before a video plays, in place of the one there is: encoded anew by us, as thumbnails are. A video
 * without one shows the drawing of its module.
 */
export class SetPoster {
  constructor(
    private readonly work: VideoStores,
    private readonly pictures: Pick<Pictures, 'prepare'>,
    private readonly ids: DeletionFacts['ids'],
    private readonly clock: DeletionFacts['clock'],
  ) {}

  async run({ ref, pictureKey, by }: NewPoster): Promise<void> {
    const change = pictureKey === null ? NO_POSTER : await this.posterOf(ref, pictureKey);
    const { ids, clock } = this;
    await editVideo(this.work, { ids, clock }, { ref, change, by });
  }

  private async posterOf(ref: VideoRef, pictureKey: FileKey): Promise<Partial<VideoExtras>> {
    // Before anything is stored.
    await this.work.run(({ lessonFiles }) => videoAt(lessonFiles, ref));
    const { thumbnailKey, smallThumbnailKey } = await this.pictures.prepare(pictureKey);
    return { posterKey: thumbnailKey, smallPosterKey: smallThumbnailKey };
  }
}

const NO_POSTER = { posterKey: null, smallPosterKey: null };
