import type { UserId } from '../../kernel/ids.ts';
import { TRACK_FIELDS, type TrackKind } from '../content.ts';
import type { DeletionFacts } from '../trash/replaced-files.ts';
import { editVideo, type VideoRef, type VideoStores } from './edit-video.ts';

/** Takes captions or chapters from a video. Repeating is harmless. */
export class RemoveTextTrack {
  constructor(
    private readonly work: VideoStores,
    private readonly ids: DeletionFacts['ids'],
    private readonly clock: DeletionFacts['clock'],
  ) {}

  run({ ref, kind, by }: { ref: VideoRef; kind: TrackKind; by: UserId }): Promise<void> {
    const { ids, clock } = this;
    return editVideo(this.work, { ids, clock }, { ref, change: { [TRACK_FIELDS[kind]]: null }, by });
  }
}
