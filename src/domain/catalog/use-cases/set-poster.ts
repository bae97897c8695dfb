import type { FileKey, UserId } from '../../kernel/ids.ts';
import type { Pictures } from '../ports.ts';
import type { DeletionFacts } from '../trash/replaced-files.ts';
import { editVideo, type VideoRef, type VideoStores, videoAt } from './edit-video.ts';

export interface NewPoster {
  readonly ref: VideoRef;
  /**
   * Of an upload. The one that the poster was made of changes nothing: a request whose reply was lost may be repeated.
   */
  readonly pictureKey: FileKey;
  readonly by: UserId;
}

/** Shows a picture before a video plays, in place of the one there is: encoded anew by us, as thumbnails are. */
export class SetPoster {
  constructor(
    private readonly work: VideoStores,
    private readonly pictures: Pick<Pictures, 'prepare'>,
    private readonly ids: DeletionFacts['ids'],
    private readonly clock: DeletionFacts['clock'],
  ) {}

  async run({ ref, pictureKey, by }: NewPoster): Promise<void> {
    await this.work.run(({ lessonFiles }) => videoAt(lessonFiles, ref));
    const { thumbnailKey: posterKey, smallThumbnailKey: smallPosterKey } = await this.pictures.prepare(pictureKey);
    const { ids, clock } = this;
    await editVideo(this.work, { ids, clock }, { ref, change: { posterKey, smallPosterKey }, by });
  }
}
