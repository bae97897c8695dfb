import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { RARE_CONTENT_TYPES } from '../rare-format.ts';
import type { ConversionRepository } from '../renditions/ports.ts';
import type { VideoConverter } from '../renditions/video-converter.ts';

const BATCH = 100;

/**
 * Asks for the conversion of videos that browsers do not play and that came when there was no converter. Safe to run at
 * any time and in several processes at once: each video is asked for once.
 */
export class ConvertOlderVideos {
  constructor(
    private readonly work: UnitOfWork<{ conversions: ConversionRepository; outbox: Outbox }>,
    private readonly conversions: Pick<ConversionRepository, 'listUnasked'>,
    private readonly converter: Pick<VideoConverter, 'version'>,
  ) {}

  async run(): Promise<void> {
    if ((await this.converter.version()) === undefined) return;
    for (;;) {
      const videos = await this.conversions.listUnasked(RARE_CONTENT_TYPES, BATCH);
      await this.work.run(async ({ conversions, outbox }) => {
        for (const { key } of videos)
          if (await conversions.expect(key)) await outbox.add('media/convert-video', { key });
      });
      if (videos.length < BATCH) return;
    }
  }
}
