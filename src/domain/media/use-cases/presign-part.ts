import { after, type Clock, HOUR_MS } from '../../kernel/clock.ts';
import { noUpload, partsDoNotFit } from '../errors.ts';
import { type Ceilings, ceilingOf, tooLarge } from '../file-rules.ts';
import { typeOfContent } from '../file-types.ts';
import { lengthOfPart, PART_BYTES } from '../multipart.ts';
import { type NamedUpload, ownUpload } from '../own-upload.ts';
import type { FileRepository, FileStorage, MultipartRepository } from '../ports.ts';

const ADDRESS_MS = HOUR_MS;

/** The address for one part of a large file. */
export class PresignPart {
  constructor(
    private readonly uploads: Pick<MultipartRepository, 'find'>,
    private readonly files: Pick<FileRepository, 'find'>,
    private readonly storage: Pick<FileStorage, 'partUrl'>,
    private readonly ceilings: Ceilings,
    private readonly clock: Clock,
  ) {}

  async run({
    partNumber,
    ...named
  }: NamedUpload & { partNumber: number }): Promise<{ address: string; expiresAt: Date }> {
    const { key, storageId, bytes: fileBytes, completedAt } = await ownUpload(this.uploads, named);
    const purpose = typeOfContent((await this.files.find(key))?.contentType ?? '')?.purpose;
    if (!purpose || completedAt) throw noUpload();
    const ceiling = ceilingOf(purpose, this.ceilings);
    if ((partNumber - 1) * PART_BYTES >= ceiling) throw tooLarge(ceiling);
    const expiresAt = after(this.clock.now(), ADDRESS_MS);
    const bytes = fileBytes === null ? undefined : lengthOfPart(fileBytes, partNumber);
    if (fileBytes !== null && bytes === undefined) throw partsDoNotFit();
    const terms = { storageId, partNumber, ...(bytes !== undefined && { bytes }), expiresAt };
    return { address: await this.storage.partUrl(key, terms), expiresAt };
  }
}
