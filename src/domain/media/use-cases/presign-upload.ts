import { after, type Clock, MINUTE_MS } from '../../kernel/clock.ts';
import type { FileKey, Ids } from '../../kernel/ids.ts';
import type { Ceilings } from '../file-rules.ts';
import { planUpload, type WantedUpload } from '../planned-upload.ts';
import type { FileRepository, FileStorage } from '../ports.ts';

const ADDRESS_MS = 15 * MINUTE_MS;

/**
 * Gives a file that is about to be uploaded its key and the address for its bytes, and remembers that we
 * did: a content record may only name a key from here (decision B8).
 */
export class PresignUpload {
  constructor(
    private readonly files: Pick<FileRepository, 'add'>,
    private readonly storage: Pick<FileStorage, 'uploadUrl'>,
    private readonly ceilings: Ceilings,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run(wanted: WantedUpload): Promise<{ key: FileKey; contentType: string; address: string; expiresAt: Date }> {
    const now = this.clock.now();
    const { file, ceilingBytes } = planUpload(wanted, this.ceilings, { now, random: this.ids.next() });
    const { key, contentType } = file;
    const expiresAt = after(now, ADDRESS_MS);
    const address = await this.storage.uploadUrl(key, {
      contentType,
      maxBytes: ceilingBytes,
      ...(wanted.fileSize !== undefined && { bytes: wanted.fileSize }),
      expiresAt,
    });
    await this.files.add(file);
    return { key, contentType, address, expiresAt };
  }
}
