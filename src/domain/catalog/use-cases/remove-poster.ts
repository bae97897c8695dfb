import type { UserId } from '../../kernel/ids.ts';
import type { DeletionFacts } from '../trash/replaced-files.ts';
import { editVideo, type VideoRef, type VideoStores } from './edit-video.ts';

/** A video without a poster shows the drawing of its module again. Repeating is harmless. */
export class RemovePoster {
  constructor(
    private readonly work: VideoStores,
    private readonly ids: DeletionFacts['ids'],
    private readonly clock: DeletionFacts['clock'],
  ) {}

  run({ ref, by }: { ref: VideoRef; by: UserId }): Promise<void> {
    const { ids, clock } = this;
    return editVideo(this.work, { ids, clock }, { ref, change: { posterKey: null, smallPosterKey: null }, by });
  }
}
