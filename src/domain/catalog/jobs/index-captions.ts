import { DomainError } from '../../kernel/errors.ts';
import type { EventLoopYield } from '../../kernel/event-loop-yield.ts';
import type { FileKey } from '../../kernel/ids.ts';
import { inBatches } from '../../kernel/in-batches.ts';
import { spokenOf } from '../moments.ts';
import type { CaptionFiles, CaptionReader, CaptionTexts } from '../search-ports.ts';

const SLICE = 50;
/** A file of a megabyte takes a core for a tenth of a second. */
const AT_ONCE = 1;

/**
 * Reads captions for the search, each file once: replaced ones are another file. What cannot be read is kept as saying
 * nothing, so that it is not tried again. Safe to repeat, in two processes at once, and while files go.
 */
export class IndexCaptions {
  constructor(
    private readonly texts: CaptionTexts,
    private readonly files: CaptionFiles,
    private readonly reader: CaptionReader,
    private readonly eventLoop: EventLoopYield,
  ) {}

  /** Rejects with the first failure once all were tried. */
  async run(): Promise<void> {
    const failed: unknown[] = [];
    for (let keys = await this.texts.listUnread('', SLICE); keys.length > 0; ) {
      const { failures } = await inBatches(keys, AT_ONCE, (key) => this.index(key));
      failed.push(...failures);
      keys = await this.texts.listUnread(keys.at(-1) ?? '', SLICE);
    }
    if (failed.length > 0) throw failed[0];
  }

  private async index(key: FileKey): Promise<void> {
    const bytes = await this.bytesOf(key);
    const cues = bytes ? this.reader.cuesOf(bytes) : [];
    await this.eventLoop.yield();
    await this.texts.keep(key, spokenOf(cues));
  }

  /** A file whose object is gone or was replaced raises an alarm where it is opened. */
  private async bytesOf(key: FileKey): Promise<Uint8Array | undefined> {
    try {
      return await this.files.read(key);
    } catch (error) {
      if (error instanceof DomainError && ['not-found', 'conflict'].includes(error.kind)) return undefined;
      throw error;
    }
  }
}
