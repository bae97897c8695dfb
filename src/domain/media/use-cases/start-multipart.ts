import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { FileKey, Ids, UserId } from '../../kernel/ids.ts';
import type { Ceilings } from '../file-rules.ts';
import { planUpload, type WantedUpload } from '../planned-upload.ts';
import type { FileRepository, FileStorage, MultipartRepository } from '../ports.ts';

/** A queue sends three at once; the others are paused, or were left behind by a page that was closed. */
const MAX_OPEN = 20;

/** The same as PresignUpload for a large file: it comes in parts, which can be sent again one by one. */
export class StartMultipart {
  constructor(
    private readonly files: Pick<FileRepository, 'add' | 'remove'>,
    private readonly uploads: Pick<MultipartRepository, 'add' | 'countOpen'>,
    private readonly storage: Pick<FileStorage, 'startMultipart' | 'abortMultipart'>,
    private readonly ceilings: Ceilings,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run({
    startedBy,
    ...wanted
  }: WantedUpload & { startedBy: UserId }): Promise<{ uploadId: string; key: FileKey }> {
    const createdAt = this.clock.now();
    const { file } = planUpload(wanted, this.ceilings, { now: createdAt, random: this.ids.next() });
    const { key, contentType } = file;
    if ((await this.uploads.countOpen(startedBy)) >= MAX_OPEN) throw tooManyOpen();
    await this.files.add(file);
    const storageId = await this.storage.startMultipart(key, contentType);
    const id = this.ids.next();
    const upload = { id, storageId, key, bytes: wanted.fileSize ?? null, startedBy, createdAt, completedAt: null };
    if (!(await this.uploads.add(upload, MAX_OPEN))) {
      // Others of the same person were counted in between.
      await this.storage.abortMultipart(key, storageId);
      await this.files.remove(key);
      throw tooManyOpen();
    }
    return { uploadId: id, key };
  }
}

const tooManyOpen = (): DomainError =>
  new DomainError(
    'conflict',
    'media/too-many-open',
    `You have ${MAX_OPEN} large uploads open. Please finish or cancel one of them first.`,
  );
