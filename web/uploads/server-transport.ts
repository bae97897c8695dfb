import { type NewObject, type NewRecord, type Transport, TransportError } from '../../src/uploads/ports.ts';
import type { DocumentsSavedReply } from '../../src/wire/admin-catalog.ts';
import { MAX_DOCUMENTS_AT_ONCE } from '../../src/wire/upload-limits.ts';
import type { MultipartReply, PartAddressReply, PresignReply } from '../../src/wire/uploads.ts';
import { ApiError, type CallOptions, call } from '../api/client.ts';
import { xhrPut } from './xhr-put.ts';

/** Putting thousands of parts together takes a storage a while. */
const COMPLETE_PATIENCE_MS = 300_000;

async function ask<Reply>(path: string, options: CallOptions): Promise<Reply> {
  try {
    return await call<Reply>(path, options);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, code, message, isFromServer, retryAfterSeconds } = error;
    throw new TransportError(status, { code, sentence: isFromServer ? message : undefined, retryAfterSeconds });
  }
}

const post = <Reply>(path: string, body: unknown, patienceMs?: number) =>
  ask<Reply>(path, { method: 'POST', body, patienceMs });
const queryOf = (object: NewObject) =>
  new URLSearchParams(Object.entries(object).map(([name, value]) => [name, String(value)])).toString();
const weekPath = ({ courseId, weekId }: { courseId: string; weekId: string }) =>
  `/admin/courses/${courseId}/weeks/${weekId}`;

/** The engine's transport: the product API, and the addresses that it signs. */
export const serverTransport: Transport<File> = {
  mostDocumentsAtOnce: MAX_DOCUMENTS_AT_ONCE,
  put: xhrPut,
  presign: (object) => ask<PresignReply>(`/upload/presign?${queryOf(object)}`, {}),
  initiate: (object) => post<MultipartReply>('/multipart-upload/initiate', object),
  partAddress: (key, uploadId, partNumber) =>
    post<PartAddressReply>('/multipart-upload/presign-part', { key, uploadId, partNumber }),
  complete: async (key, uploadId, parts) =>
    void (await post('/multipart-upload/complete', { key, uploadId, parts }, COMPLETE_PATIENCE_MS)),
  abort: async (key, uploadId) => void (await post('/multipart-upload/abort', { key, uploadId })),
  discard: async (key) => void (await post('/upload/discard', { key })),
  saveContent: async (target, record: NewRecord) =>
    void (await post(`${weekPath(target)}/days/${target.dayId}/contents`, { type: target.type, ...record })),
  saveDocuments: (target, documents) => post<DocumentsSavedReply>(`${weekPath(target)}/documents`, { documents }),
};
