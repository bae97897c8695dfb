import { hkdfSync } from 'node:crypto';
import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import { DiskStorage } from '../../adapters/disk/disk-storage.ts';
import { HmacUrlSigner } from '../../adapters/node-crypto/hmac-url-signer.ts';
import type { Clock } from '../../domain/kernel/clock.ts';
import type { FileStorage, UploadEndpoint } from '../../domain/media/ports.ts';
import type { Route } from '../../http/route.ts';
import { uploadBytesRoutes } from '../../http/routes/media/upload-bytes-routes.ts';
import { paths } from '../../wire/paths.ts';
import type { UploadQuietPeriod } from '../../worker/upload-quiet-period.ts';
import type { Settings } from '../settings/settings.ts';

/** Below `/api`, which no page and no service worker answers for. */
const UPLOADS_PATH = `/api${paths.uploadBytes.replace('*key', '')}`;

/** Derived, because the secrets of an installation that is older than uploads hold none for them. */
const uploadSecret = (secret: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'addresses of uploads', 32));

/** Where files are kept, chosen by the settings. */
export interface ChosenStorage {
  readonly storage: FileStorage;
  /** Of a storage that has no server of its own. */
  readonly signedRoutes: readonly Route[];
  /** Hosts beside ours that pages send files to and show files from. */
  readonly hosts: readonly string[];
  check(): Promise<unknown>;
}

/** Files in the data folder, uploaded through signed URLs that lead to this server. */
export async function chosenStorage(
  { dataDir, origin }: Pick<Settings, 'dataDir' | 'origin'>,
  secret: string,
  clock: Clock,
  quietPeriod: UploadQuietPeriod,
): Promise<ChosenStorage> {
  const signer = new HmacUrlSigner({ origin, secret: uploadSecret(secret) }, clock);
  const storage = await DiskStorage.open(join(dataDir, 'files'), { signer, path: UPLOADS_PATH });
  return {
    storage,
    signedRoutes: uploadBytesRoutes(observed(storage, quietPeriod), clock),
    hosts: [],
    check: () => access(dataDir, constants.W_OK),
  };
}

/** The upload endpoint, with every upload told to the quiet period. */
const observed = (endpoint: UploadEndpoint, quietPeriod: UploadQuietPeriod): UploadEndpoint => ({
  permit: (key, query) => endpoint.permit(key, query),
  receive: (permit, body) => quietPeriod.during(() => endpoint.receive(permit, body)),
});
