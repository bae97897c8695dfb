import type { FileKey, UserId } from '../../kernel/ids.ts';
import { TRACK_FIELDS, type TrackKind } from '../content.ts';
import type { TextTracks } from '../ports.ts';
import type { DeletionFacts } from '../trash/replaced-files.ts';
import { editVideo, type VideoRef, type VideoStores, videoAt } from './edit-video.ts';

interface TextTrackFile {
  /** File name on the administrator's machine. */
  readonly fileName: string;
  /** A file of our own writing. */
  readonly webVtt: Uint8Array;
}

interface NewTextTrack {
  readonly ref: VideoRef;
  readonly kind: TrackKind;
  /** Null takes the track away. */
  readonly file: TextTrackFile | null;
  readonly by: UserId;
}

/** Gives a video captions or chapters, in place of those that it has. Of two at once the later ones stay. */
export class SetTextTrack {
  constructor(
    private readonly work: VideoStores,
    private readonly tracks: TextTracks,
    private readonly ids: DeletionFacts['ids'],
    private readonly clock: DeletionFacts['clock'],
  ) {}

  async run({ ref, kind, file, by }: NewTextTrack): Promise<void> {
    const key = file && (await this.keep(ref, file));
    const { ids, clock } = this;
    await editVideo(this.work, { ids, clock }, { ref, change: { [TRACK_FIELDS[kind]]: key }, by });
  }

  private async keep(ref: VideoRef, { fileName, webVtt }: TextTrackFile): Promise<FileKey> {
    // Before anything is stored.
    await this.work.run(({ lessonFiles }) => videoAt(lessonFiles, ref));
    return this.tracks.keep(fileName, webVtt);
  }
}
