import type { ProblemReply } from '../../wire/replies/problem.ts';
import { TransportError } from './transport.ts';

/** Maps error codes of an object store to our codes and sentences. */
const STORAGE_REFUSALS: Readonly<Record<string, { readonly code: string; readonly sentence: string }>> = {
  ...named(['RequestTimeout', 'IncompleteBody'], 'media/broken-off', 'The upload broke off.'),
  ...named(['NoSuchUpload'], 'media/no-upload', 'This upload is not open any more. Please upload the file again.'),
  ...named(['PreconditionFailed'], 'media/key-taken', 'A file is stored at this address already.'),
  ...named(
    ['ConditionalRequestConflict'],
    'media/broken-off',
    'Two tries of this upload met. It continues in a moment.',
  ),
  ...named(['EntityTooLarge'], 'media/too-large', 'The storage takes no file as large as this one.'),
  ...named(
    ['QuotaExceeded', 'InsufficientStorage', 'XMinioStorageFull'],
    'media/storage-full',
    'The storage is full. Please try again once there is room.',
  ),
  ...named(
    ['SlowDown', 'ServiceUnavailable', 'InternalError'],
    'media/storage-busy',
    'The storage is busy. Uploads will continue in a moment.',
  ),
  ...named(
    ['SignatureDoesNotMatch', 'InvalidAccessKeyId', 'RequestTimeTooSkewed'],
    'media/address-invalid',
    'The storage refused this upload. Please tell the people who run this site.',
  ),
  ...named(
    ['AccessDenied', 'ExpiredToken'],
    'media/address-expired',
    'The time for this upload is over. Please start it again.',
  ),
};

function named(codes: readonly string[], code: string, sentence: string) {
  return Object.fromEntries(codes.map((one) => [one, { code, sentence }]));
}

/**
 * Parses the refusal of a PUT: our own server answers JSON, an object store XML. Any other body leaves only the status.
 */
export function putRefusal(status: number, body: string, retryAfter: string | null): TransportError {
  const told = body.trimStart().startsWith('<') ? STORAGE_REFUSALS[storageCode(body)] : ourProblem(body);
  return new TransportError(status, { ...told, retryAfterSeconds: Number(retryAfter) || undefined });
}

const storageCode = (xml: string): string => /<Code>([A-Za-z]+)<\/Code>/.exec(xml)?.[1] ?? '';

function ourProblem(json: string): { code?: string; sentence?: string } {
  try {
    const { code, message } = JSON.parse(json) as Partial<ProblemReply>;
    return { code, sentence: message };
  } catch {
    return {};
  }
}

/**
 * Error for a missing ETag header: the bucket's CORS rule does not expose it, and the upload cannot be completed
 * without it.
 */
export const hiddenEtag = (): TransportError =>
  new TransportError(422, {
    code: 'storage/etag-hidden',
    sentence:
      'The storage does not show which piece has arrived (its CORS rule). Please tell the people who run this site.',
  });
