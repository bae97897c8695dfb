import type { UserId } from '../kernel/ids.ts';
import { noUpload } from './errors.ts';
import type { MultipartUpload } from './multipart.ts';
import type { MultipartRepository } from './ports.ts';

export interface NamedUpload {
  readonly userId: UserId;
  readonly key: string;
  readonly uploadId: string;
}

/** An upload in parts that this very person started, for this very key; anything else was never there. */
export async function ownUpload(
  uploads: Pick<MultipartRepository, 'find'>,
  named: NamedUpload,
): Promise<MultipartUpload> {
  const upload = await uploads.find(named.uploadId);
  if (upload?.key !== named.key || upload.startedBy !== named.userId) throw noUpload();
  return upload;
}
