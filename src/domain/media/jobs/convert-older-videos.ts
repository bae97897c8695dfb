import type { Clock } from '../../kernel/clock.ts';
import type { JobQueue, Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { ConversionRepository } from '../renditions/ports.ts';
import type { VideoConverter } from '../renditions/video-converter.ts';

/**
 * Requests the conversion of videos for which no upload did: heavy ones, where the school wants lighter steps of them,
 * and those that browsers do not play and that came when there was no converter. One at a time, and the next one not
 * before that has begun: so each is chosen when its turn comes, and a new lesson does not wait behind a hundred old
 * ones. Safe to run at any time and in several processes at once: each video is requested once.
 */
export class ConvertOlderVideos {
  constructor(
    private readonly work: UnitOfWork<{ conversions: ConversionRepository; outbox: Outbox }>,
    private readonly conversions: Pick<ConversionRepository, 'nextUnasked'>,
    private readonly queue: Pick<JobQueue, 'listDue'>,
    private readonly converter: Pick<VideoConverter, 'version'>,
    private readonly settings: { readonly convertsHeavyVideos: boolean },
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const waiting = await this.queue.listDue(this.clock.now(), 1, { only: ['media/convert-video'] });
    if (waiting.length > 0) return;
    const key = await this.conversions.nextUnasked({ heavy: this.settings.convertsHeavyVideos });
    // Asked last: where there is no converter, each call starts a process.
    if (key === undefined || (await this.converter.version()) === undefined) return;
    await this.work.run(async ({ conversions, outbox }) => {
      if (await conversions.expect(key)) await outbox.add('media/convert-video', { key });
    });
  }
}
