import { TRACK_FIELDS, type TrackKind } from '../content.ts';
import { editVideo, type VideoRef, type VideoStores } from './edit-video.ts';

/** Takes captions or chapters from a video. Repeating is harmless. */
export class RemoveTextTrack {
  constructor(private readonly work: VideoStores) {}

  run({ ref, kind }: { ref: VideoRef; kind: TrackKind }): Promise<void> {
    return editVideo(this.work, ref, { [TRACK_FIELDS[kind]]: null });
  }
}
