import { hkdfSync } from 'node:crypto';
import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import { DiskStorage } from '../../adapters/disk/disk-storage.ts';
import { HmacUrlSigner } from '../../adapters/node-crypto/hmac-url-signer.ts';
import type { Clock } from '../../domain/kernel/clock.ts';
import type { DirectDelivery, FileRepository, FileStorage, UploadEndpoint } from '../../domain/media/ports.ts';
import type { HealthChecks } from '../../http/component-checks.ts';
import type { Route } from '../../http/route.ts';
import { uploadBytesRoutes } from '../../http/routes/media/upload-bytes-routes.ts';
import { paths } from '../../wire/paths.ts';
import type { UploadQuietPeriod } from '../../worker/upload-quiet-period.ts';
import type { Settings } from '../settings/settings.ts';
import type { S3Settings, StreamDelivery } from '../settings/storage-settings.ts';
import { checkFolderWrites, onceInAWhile } from './checks.ts';

/** Below `/api`, which no page and no service worker answers for. */
const UPLOADS_PATH = `/api${paths.uploadBytes.replace('*key', '')}`;

/** Derived, because older installations have no secret for uploads. */
const uploadSecret = (secret: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'addresses of uploads', 32));

/** Storage of files, chosen by the settings. */
export interface ChosenStorage {
  readonly storage: FileStorage;
  readonly delivery: DirectDelivery;
  /** Routes of signed URLs, for a storage that has no server of its own. */
  signedRoutes(files: Pick<FileRepository, 'find'>): readonly Route[];
  /** Hosts other than ours that pages send files to and show files from. */
  readonly hosts: readonly string[];
  /** Health checks for `/readyz`. */
  readonly checks: HealthChecks;
  close(): void;
}

/** Called for each request that the storage did not answer: the client only learns that it is out of reach. */
type Report = (fault: object) => void;

/** Every byte that is read passes through us. */
const PROXIED: DirectDelivery = { linkTo: async () => undefined };

export const chosenStorage = (
  settings: Pick<Settings, 'dataDir' | 'origin' | 's3' | 'streamDelivery'>,
  { secret, ...tools }: { secret: string; clock: Clock; quietPeriod: UploadQuietPeriod; report: Report },
): Promise<ChosenStorage> =>
  settings.s3 ? openBucket(settings.s3, settings.streamDelivery, tools) : openFolder(settings, secret, tools);

/** Imported lazily: the SDK is slow to load, and only S3 needs it. */
async function openBucket(
  settings: S3Settings,
  streamDelivery: StreamDelivery,
  { clock, report }: { clock: Clock; report: Report },
): Promise<ChosenStorage> {
  const { openS3 } = await import('../../adapters/s3/open-s3.ts');
  const { storage, origin, close } = await openS3(settings, clock, report);
  return {
    storage,
    delivery: streamDelivery === 'redirect' ? storage : PROXIED,
    signedRoutes: () => [],
    hosts: [origin],
    checks: { storage: () => storage.check() },
    close,
  };
}

/** Files in the data folder, uploaded through signed URLs that lead to this server. */
async function openFolder(
  { dataDir, origin }: Pick<Settings, 'dataDir' | 'origin'>,
  secret: string,
  { clock, quietPeriod }: { clock: Clock; quietPeriod: UploadQuietPeriod },
): Promise<ChosenStorage> {
  const signer = new HmacUrlSigner({ origin, secret: uploadSecret(secret) }, clock);
  const folder = join(dataDir, 'files');
  const storage = await DiskStorage.open(folder, { signer, path: UPLOADS_PATH });
  return {
    storage,
    delivery: PROXIED,
    signedRoutes: (files) => uploadBytesRoutes(observed(storage, quietPeriod), clock, files),
    hosts: [],
    checks: {
      storage: () => access(folder, constants.R_OK),
      storageWrites: onceInAWhile(() => checkFolderWrites(join(folder, 'incoming'))),
    },
    close: () => undefined,
  };
}

/** The upload endpoint, with every upload told to the quiet period. */
const observed = (endpoint: UploadEndpoint, quietPeriod: UploadQuietPeriod): UploadEndpoint => ({
  permit: (key, query) => endpoint.permit(key, query),
  receive: (permit, body) => quietPeriod.during(() => endpoint.receive(permit, body)),
});
