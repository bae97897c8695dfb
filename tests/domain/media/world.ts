import { KnexFileRepository } from '../../../src/adapters/knex/media/file-repository.ts';
import type { DomainError } from '../../../src/domain/kernel/errors.ts';
import type { FileKey } from '../../../src/domain/kernel/ids.ts';
import { DEFAULT_CEILINGS } from '../../../src/domain/media/file-rules.ts';
import { EraseFiles } from '../../../src/domain/media/jobs/erase-files.ts';
import type {
  DirectDelivery,
  FileAlarms,
  FileRights,
  FileStorage,
  FileUse,
  ViewingPlace,
  ViewingPlaces,
} from '../../../src/domain/media/ports.ts';
import type { StoredFile } from '../../../src/domain/media/stored-file.ts';
import { DiscardUpload } from '../../../src/domain/media/use-cases/discard-upload.ts';
import { KeepTextTrack } from '../../../src/domain/media/use-cases/keep-text-track.ts';
import { OpenStream } from '../../../src/domain/media/use-cases/open-stream.ts';
import { PreparePicture } from '../../../src/domain/media/use-cases/prepare-picture.ts';
import { PresignUpload } from '../../../src/domain/media/use-cases/presign-upload.ts';
import { VerifyUpload } from '../../../src/domain/media/use-cases/verify-upload.ts';
import { aCourse } from '../../contracts/samples.ts';
import { PlainArchiveInspector } from '../../doubles/media/archive-inspector.ts';
import { MemoryStorage } from '../../doubles/media/memory-storage.ts';
import { PlainPictureEncoder } from '../../doubles/media/picture-encoder.ts';
import { PlainVideoFactsReader } from '../../doubles/media/video-facts-reader.ts';
import { byCount, sqlWorld } from '../../doubles/sql-world.ts';
import { storeObject } from '../../support/store-object.ts';

type SqlWorld = ReturnType<typeof sqlWorld>;

/** The rows, which a test may also list and falsify. */
class FileRows extends KnexFileRepository {
  constructor(
    private readonly world: SqlWorld,
    private readonly uses: ReadonlyMap<FileKey, FileUse>,
  ) {
    super(world.db);
  }

  /** Those of files that are given up too, oldest first. */
  async keys(): Promise<FileKey[]> {
    const rows: { key: FileKey; created_at: number }[] = await this.world.db('files');
    return rows.sort((a, b) => a.created_at - b.created_at || byCount(a.key, b.key)).map(({ key }) => key);
  }

  async falsify(key: FileKey, change: Partial<StoredFile>): Promise<void> {
    const file = await this.find(key);
    if (!file) return;
    await this.remove(key);
    await this.add({ ...file, ...change });
  }

  /** Writes down first, as pictures of courses, what the tests say is used. */
  override async giveUpOrphans(createdBefore: Date, limit: number): Promise<FileKey[]> {
    await this.world.db('courses').delete();
    for (const key of this.uses.keys())
      await this.world.stores.courses.add(aCourse({ id: `with ${key}`, thumbnailKey: key }), [], []);
    return super.giveUpOrphans(createdBefore, limit);
  }
}

/** What uses which file, and who may enter which course, as the tests say. */
class Rights implements FileRights {
  readonly uses = new Map<FileKey, FileUse>();
  readonly entries = new Set<string>();
  /** Files of free lessons. */
  readonly free = new Set<FileKey>();
  /** A figure of the free sample, and how often one was asked for. */
  sample: FileKey | undefined;
  asked = 0;

  async use(key: FileKey) {
    return this.uses.get(key);
  }

  async unusedOf(keys: readonly FileKey[]) {
    return keys.filter((key) => !this.uses.has(key));
  }

  async mayEnter(userId: string, courseId: string): Promise<boolean> {
    return this.entries.has(`${userId} in ${courseId}`);
  }

  async mayStudy(userId: string, key: FileKey): Promise<boolean> {
    return this.entries.has(`${userId} in ${key}`);
  }

  async isFree(_courseId: string, key: FileKey): Promise<boolean> {
    return this.free.has(key);
  }

  async isSample(key: FileKey): Promise<boolean> {
    this.asked += 1;
    return this.sample === key;
  }
}

/** From where somebody watches, and whom a test refuses. */
class Places implements ViewingPlaces {
  readonly asked: string[] = [];
  readonly refused = new Map<string, DomainError>();

  async refusal(userId: string, { sessionId, network }: ViewingPlace) {
    this.asked.push(`${userId} ${sessionId} ${network}`);
    return this.refused.get(sessionId);
  }
}

export const august = new Date('2026-08-01T10:00:00.400Z');

/** Every use case of the context, on an SQLite and a storage in memory. */
export function mediaWorld(
  storage: FileStorage = new MemoryStorage(),
  delivery: DirectDelivery = { linkTo: async () => undefined },
) {
  const rights = new Rights();
  const world = sqlWorld(august);
  const { db, stores, clock, ids } = world;
  const files = new FileRows(world, rights.uses);
  const archives = new PlainArchiveInspector();
  const videos = new PlainVideoFactsReader();
  const raised: string[] = [];
  const presign = new PresignUpload(files, storage, DEFAULT_CEILINGS, ids, clock);
  const keepTextTrack = new KeepTextTrack(files, storage, DEFAULT_CEILINGS, ids, clock);
  const verify = new VerifyUpload(files, storage, DEFAULT_CEILINGS, archives, videos);
  const alarms: FileAlarms = { raise: (code, key) => raised.push(`${code} ${key}`) };
  const places = new Places();
  const openStream = new OpenStream(files, storage, rights, alarms, delivery, places, clock);
  const encoder = new PlainPictureEncoder();
  const discard = new DiscardUpload(files, storage);
  const prepare = new PreparePicture(files, storage, verify, discard, encoder, alarms, clock);

  /** A file that a course shows: uploaded, checked, in use. */
  const publish = async (
    fileName: string,
    body: Uint8Array,
    use: {
      folder: string;
      purpose: 'video' | 'document' | 'thumbnail' | 'captions';
      isPublic?: boolean;
      isOfDraft?: boolean;
      isInspected?: boolean;
    },
  ): Promise<FileKey> => {
    const { key } = await presign.run({ fileName, fileType: '', folder: use.folder });
    await storeObject(storage, key, body);
    await verify.run({ key, purpose: use.purpose });
    await files.attach([key]);
    if (use.isInspected ?? true) await files.settleInspection(key, { state: 'ready' });
    rights.uses.set(key, { courseId: 'course-a', isPublic: use.isPublic ?? false, isOfDraft: use.isOfDraft ?? false });
    return key;
  };

  const erase = new EraseFiles(files, storage, rights, { listOf: async () => [] }, clock);
  return {
    db,
    stores,
    clock,
    ids,
    files,
    storage,
    rights,
    archives,
    videos,
    encoder,
    raised,
    alarms,
    presign,
    verify,
    prepare,
    keepTextTrack,
    places,
    openStream,
    erase,
    publish,
  };
}
