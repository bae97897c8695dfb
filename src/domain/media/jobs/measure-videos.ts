import { DomainError } from '../../kernel/errors.ts';
import type { FileRepository, FileStorage } from '../ports.ts';
import type { StoredFile } from '../stored-file.ts';
import { readVideoLength } from '../video-facts/video-facts.ts';

const BATCH = 50;

/**
 * Reads how long the videos are that were stored before lengths were: a new one is read when it is verified. One after
 * the other, which leaves the disk to the viewers. Safe to repeat, in two processes at once, and to break off anywhere.
 */
export class MeasureVideos {
  constructor(
    private readonly files: Pick<FileRepository, 'listUnmeasured' | 'setLength'>,
    private readonly storage: Pick<FileStorage, 'read'>,
  ) {}

  async run(): Promise<void> {
    for (;;) {
      const unmeasured = await this.files.listUnmeasured(BATCH);
      for (const file of unmeasured) await this.files.setLength(file.key, await this.lengthOf(file));
      if (unmeasured.length < BATCH) return;
    }
  }

  /** A file whose object is gone or was replaced is not asked again every hour; opening it raises an alarm of its own. */
  private async lengthOf(file: StoredFile): Promise<number> {
    try {
      return await readVideoLength(file, (range) => this.storage.read(file.key, range, file.etag));
    } catch (error) {
      if (error instanceof DomainError && ['not-found', 'conflict'].includes(error.kind)) return 0;
      throw error;
    }
  }
}
