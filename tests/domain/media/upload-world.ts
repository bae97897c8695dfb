import { type Ceilings, DEFAULT_CEILINGS } from '../../../src/domain/media/file-rules.ts';
import { EraseUnknownObjects } from '../../../src/domain/media/jobs/erase-unknown-objects.ts';
import { SweepOrphans } from '../../../src/domain/media/jobs/sweep-orphans.ts';
import type { ListedPart } from '../../../src/domain/media/multipart.ts';
import { AbortMultipart } from '../../../src/domain/media/use-cases/abort-multipart.ts';
import { CompleteMultipart } from '../../../src/domain/media/use-cases/complete-multipart.ts';
import { DiscardUpload } from '../../../src/domain/media/use-cases/discard-upload.ts';
import { PresignPart } from '../../../src/domain/media/use-cases/presign-part.ts';
import { StartMultipart } from '../../../src/domain/media/use-cases/start-multipart.ts';
import { FixedClock } from '../../doubles/fixed-clock.ts';
import { MemoryStorage } from '../../doubles/media/memory-storage.ts';
import { bytesOf } from './samples.ts';
import { august, mediaWorld } from './world.ts';

/** Every use case of an upload, on an SQLite and a storage in memory, with a clock that can be moved. */
export function uploadWorld(ceilings: Ceilings = DEFAULT_CEILINGS) {
  const clock = new FixedClock(august);
  const storage = new MemoryStorage(undefined, clock);
  const world = mediaWorld(storage);
  const { files, ids } = world;
  const uploads = world.stores.multiparts;
  const discard = new DiscardUpload(files, storage);
  const start = new StartMultipart(files, uploads, storage, ceilings, ids, clock);
  const presignPart = new PresignPart(uploads, files, storage, ceilings, clock);

  /** One part, as its sender would PUT it. */
  const send = async (
    upload: { key: string; uploadId: string },
    partNumber: number,
    body: Uint8Array,
    userId = 'boss',
  ): Promise<ListedPart> => {
    const { address } = await presignPart.run({ userId, ...upload, partNumber });
    const url = new URL(address);
    const permit = storage.permit(upload.key, Object.fromEntries(url.searchParams));
    return { partNumber, etag: `"${(await storage.receive(permit, bytesOf(body))).etag}"` };
  };

  return {
    ...world,
    storage,
    uploads,
    clock,
    discard,
    start,
    presignPart,
    send,
    complete: new CompleteMultipart(uploads, files, storage, clock),
    abort: new AbortMultipart(uploads, storage, discard),
    sweep: new SweepOrphans(files, uploads, storage, clock),
    eraseUnknown: new EraseUnknownObjects(files, storage, world.alarms, clock),
  };
}

export const aVideo = { startedBy: 'boss', fileName: 'lesson.mp4', fileType: 'video/mp4', folder: 'videos' };
