import { hkdfSync } from 'node:crypto';
import { join } from 'node:path';
import { DiskStorage } from '../../adapters/disk/disk-storage.ts';
import { HmacUrlSigner } from '../../adapters/node-crypto/hmac-url-signer.ts';
import type { Clock } from '../../domain/kernel/clock.ts';
import type { UploadEndpoint } from '../../domain/media/ports.ts';
import type { Route } from '../../http/route.ts';
import { uploadBytesRoutes } from '../../http/routes/media/upload-bytes-routes.ts';
import { paths } from '../../wire/paths.ts';
import type { UploadQuietPeriod } from '../../worker/upload-quiet-period.ts';

/** Below `/api`, which no page and no service worker answers for. */
const UPLOADS_PATH = `/api${paths.uploadBytes.replace('*key', '')}`;

/** Derived, because the secrets of an installation that is older than uploads hold none for them. */
const uploadSecret = (secret: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'addresses of uploads', 32));

/** Files in the data folder, uploaded through signed URLs that lead to this server. */
export async function openDiskUploads(
  { dataDir, origin, secret }: { dataDir: string; origin: string; secret: string },
  clock: Clock,
  quietPeriod: UploadQuietPeriod,
): Promise<{ storage: DiskStorage; routes: Route[] }> {
  const signer = new HmacUrlSigner({ origin, secret: uploadSecret(secret) }, clock);
  const storage = await DiskStorage.open(join(dataDir, 'files'), { signer, path: UPLOADS_PATH });
  return { storage, routes: uploadBytesRoutes(observed(storage, quietPeriod), clock) };
}

/** The upload endpoint, with every upload told to the quiet period. */
const observed = (endpoint: UploadEndpoint, quietPeriod: UploadQuietPeriod): UploadEndpoint => ({
  permit: (key, query) => endpoint.permit(key, query),
  receive: (permit, body) => quietPeriod.during(() => endpoint.receive(permit, body)),
});
