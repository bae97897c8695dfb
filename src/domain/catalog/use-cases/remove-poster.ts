import { editVideo, type VideoRef, type VideoStores } from './edit-video.ts';

/** A video without a poster shows the drawing of its module again. Repeating is harmless. */
export class RemovePoster {
  constructor(private readonly work: VideoStores) {}

  run({ ref }: { ref: VideoRef }): Promise<void> {
    return editVideo(this.work, ref, { posterKey: null, smallPosterKey: null });
  }
}
