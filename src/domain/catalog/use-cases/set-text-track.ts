import { TRACK_FIELDS, type TrackKind } from '../content.ts';
import type { TextTracks } from '../ports.ts';
import { editVideo, type VideoRef, type VideoStores, videoAt } from './edit-video.ts';

export interface NewTextTrack {
  readonly ref: VideoRef;
  readonly kind: TrackKind;
  /** As the admin's machine has it. */
  readonly fileName: string;
  /** A file of our own writing. */
  readonly webVtt: Uint8Array;
}

/** Gives a video captions or chapters, in place of those that it has. Of two at once the later ones stay. */
export class SetTextTrack {
  constructor(
    private readonly work: VideoStores,
    private readonly tracks: TextTracks,
  ) {}

  async run({ ref, kind, fileName, webVtt }: NewTextTrack): Promise<void> {
    // Before anything is stored.
    await this.work.run(({ lessonFiles }) => videoAt(lessonFiles, ref));
    const key = await this.tracks.keep(fileName, webVtt);
    await editVideo(this.work, ref, { [TRACK_FIELDS[kind]]: key });
  }
}
