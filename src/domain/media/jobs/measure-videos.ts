import { DomainError } from '../../kernel/errors.ts';
import type { VideoFactsReader } from '../file-readers.ts';
import type { FileRepository, FileStorage } from '../ports.ts';
import type { StoredFile } from '../stored-file.ts';
import { factsFrom, NO_FACTS, type VideoFacts } from '../video-facts.ts';

const BATCH = 50;

/**
 * Reads length, size and codec of the videos that were stored before these were kept: a new one is read when it is
 * verified. One after the other, which leaves the disk to the viewers. Safe to repeat, in two processes at once, and to
 * break off anywhere.
 */
export class MeasureVideos {
  constructor(
    private readonly files: Pick<FileRepository, 'listUnmeasured' | 'setVideoFacts'>,
    private readonly storage: Pick<FileStorage, 'read'>,
    private readonly videos: Pick<VideoFactsReader, 'headersOf'>,
  ) {}

  async run(): Promise<void> {
    for (;;) {
      const unmeasured = await this.files.listUnmeasured(BATCH);
      for (const file of unmeasured) await this.files.setVideoFacts(file.key, await this.factsOf(file));
      if (unmeasured.length < BATCH) return;
    }
  }

  /**
   * A file whose object is gone or was replaced is not asked again every hour; opening it raises an alarm of its own.
   */
  private async factsOf(file: StoredFile): Promise<VideoFacts> {
    try {
      return factsFrom(await this.videos.headersOf(file, (range) => this.storage.read(file.key, range, file.etag)));
    } catch (error) {
      if (error instanceof DomainError && ['not-found', 'conflict'].includes(error.kind)) return NO_FACTS;
      throw error;
    }
  }
}
