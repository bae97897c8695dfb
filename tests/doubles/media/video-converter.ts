import { once } from '../../../src/domain/media/bytes.ts';
import type { PictureSize } from '../../../src/domain/media/renditions/steps.ts';
import type {
  ConversionEvents,
  SourceVideo,
  Unconvertible,
  VideoConverter,
} from '../../../src/domain/media/renditions/video-converter.ts';
import { wholeOf } from '../../support/whole-of.ts';

/** What a video of the tests' own format says of itself. */
export interface PlainVideo extends Partial<PictureSize> {
  readonly seconds?: number;
  readonly isSilent?: boolean;
  /** What becomes of whoever converts it; all but those of the domain are for a program. */
  readonly trouble?:
    | Unconvertible
    | 'dies'
    | 'hangs'
    | 'is killed'
    | 'fills the disk'
    | 'writes nothing'
    | 'needs memory';
}

const HEADER = 'plain video\n';

/** The bytes that `PlainVideoConverter` and `tests/support/fake-ffmpeg` read: a header line, then JSON. */
export const plainVideo = (video: PlainVideo): Buffer => Buffer.from(HEADER + JSON.stringify(video));

/** Instant, and true to tests/contracts/video-converter.contract.ts: it knows a video by its bytes alone. */
export class PlainVideoConverter implements VideoConverter {
  found: string | undefined = 'plain 1.0';

  /** @param pause is awaited before each report. */
  constructor(private readonly pause: () => Promise<unknown> = () => new Promise(setImmediate)) {}

  async version(): Promise<string | undefined> {
    return this.found;
  }

  async convert(source: SourceVideo, events: ConversionEvents): Promise<{ refused: Unconvertible } | undefined> {
    let isUnwanted = false;
    void events.unwanted.then(() => (isUnwanted = true));
    const text = (await wholeOf(await source.open())).toString();
    if (!text.startsWith(HEADER)) return { refused: 'broken' };
    const { width = 0, height = 0, isSilent = false, trouble } = JSON.parse(text.slice(HEADER.length)) as PlainVideo;
    if (trouble === 'no-picture' || trouble === 'broken') return { refused: trouble };
    for (const step of await events.onPicture({ width, height }, !isSilent)) {
      if (trouble === 'too-demanding') return { refused: trouble };
      for (const part of [0, 0.5, 1]) {
        await this.pause();
        if (isUnwanted) return undefined;
        events.onProgress(step.height, part);
      }
      const body = Buffer.from(`${step.height}p of ${text}`);
      await events.onStep({ height: step.height, bytes: body.length, open: () => once(body) });
    }
    return undefined;
  }
}
