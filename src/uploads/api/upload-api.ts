import { href, paths } from '../../wire/paths.ts';
import type { RefusedDocument } from '../../wire/replies/admin-catalog.ts';
import type { MultipartReply, PartAddressReply, PresignReply } from '../../wire/replies/uploads.ts';
import { MAX_DOCUMENTS_AT_ONCE } from '../../wire/upload-limits.ts';
import type { PickedFile } from '../upload-queue.ts';
import type { NewObject, ReplacementTarget, Transport } from './transport.ts';

export interface ApiCallOptions {
  readonly method?: 'GET' | 'POST' | 'PUT';
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly timeoutMs?: number;
}

/** Calls the product API, authenticated and with a timeout. Rejects with a TransportError. */
export type ApiCall = <Reply>(path: string, options: ApiCallOptions) => Promise<Reply>;

/** Timeout of completing a multipart upload: with thousands of parts a storage takes long. */
const COMPLETE_TIMEOUT_MS = 300_000;

/** Replaces lone surrogates in a name, on which `encodeURIComponent` throws. */
const queryOf = (object: NewObject) =>
  Object.entries(object)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value).toWellFormed())}`)
    .join('&');

const fileOf = ({ of, courseId, itemId }: ReplacementTarget): string =>
  of === 'content'
    ? href(paths.contentFile, { courseId, contentId: itemId })
    : href(paths.documentFile, { courseId, documentId: itemId });

/** Implements the engine's transport: calls the product API and PUTs to the URLs it signs. */
export function uploadApi<File extends PickedFile>(call: ApiCall, put: Transport<File>['put']): Transport<File> {
  const post = <Reply>(path: string, body: unknown, timeoutMs?: number) =>
    call<Reply>(path, { method: 'POST', body, timeoutMs });
  const ignore = async (answer: Promise<unknown>) => void (await answer);
  return {
    maxDocumentsAtOnce: MAX_DOCUMENTS_AT_ONCE,
    put,
    presign: (object) => call<PresignReply>(`${paths.presignUpload}?${queryOf(object)}`, {}),
    initiate: (object) => post<MultipartReply>(paths.startMultipart, object),
    partUrl: (key, uploadId, partNumber) => post<PartAddressReply>(paths.presignPart, { key, uploadId, partNumber }),
    complete: (key, uploadId, parts) =>
      ignore(post(paths.completeMultipart, { key, uploadId, parts }, COMPLETE_TIMEOUT_MS)),
    abort: (key, uploadId) => ignore(post(paths.abortMultipart, { key, uploadId })),
    discard: (key) => ignore(post(paths.discardUpload, { key })),
    saveContent: (target, record) => ignore(post(href(paths.contents, target), { type: target.type, ...record })),
    saveDocuments: (target, documents) =>
      post<{ refused: RefusedDocument[] }>(href(paths.documents, target), { documents }),
    replaceFile: (target, s3Key) =>
      ignore(call(fileOf(target), { method: 'PUT', body: { s3Key, replaces: target.replaces } })),
  };
}
