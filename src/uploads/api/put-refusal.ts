import type { ProblemReply } from '../../wire/replies/problem.ts';
import { TransportError } from './transport.ts';

/** What an object store says by its codes, in our codes and in sentences for a person. */
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
    'The storage does not take what we signed. Please tell whoever runs this site.',
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
 * The refusal of a PUT: our own server answers JSON, an object store its XML. What neither wrote has its status alone.
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

/** A part without its ETag cannot be put together: the bucket's CORS rule does not let pages read it. */
export const hiddenEtag = (): TransportError =>
  new TransportError(422, {
    code: 'storage/etag-hidden',
    sentence: 'The storage does not show which part has arrived (its CORS rule). Please tell whoever runs this site.',
  });
