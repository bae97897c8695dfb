import { putHeaders } from '../../src/uploads/api/put-headers.ts';
import { putRefusal } from '../../src/uploads/api/put-refusal.ts';
import { type PutReceipt, type PutRequest, TransportError } from '../../src/uploads/api/transport.ts';
import { UPLOADS } from '../text/copy/uploads.ts';

/** Timeout of a connection without progress. */
export const STALL_TIMEOUT_MS = 60_000;

/** PUTs a slice of a file with XMLHttpRequest, because fetch does not report upload progress. */
export function xhrPut(put: PutRequest<File>): Promise<PutReceipt> {
  const { file, fromByte, toByte, url, contentType, signal, onProgress } = put;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const restartTimeout = () => {
      clearTimeout(stalled);
      stalled = setTimeout(abort, STALL_TIMEOUT_MS);
    };
    request.upload.addEventListener('progress', ({ loaded }) => {
      restartTimeout();
      onProgress(loaded);
    });
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve({ etag: request.getResponseHeader('ETag') ?? '' });
      else reject(putRefusal(request.status, request.responseText, request.getResponseHeader('Retry-After')));
    });
    request.addEventListener('abort', () => reject(new TransportError(0)));
    request.addEventListener('error', () => void networkOrFileError(file).then(reject));
    request.addEventListener('loadend', () => {
      clearTimeout(stalled);
      signal.removeEventListener('abort', abort);
    });
    signal.addEventListener('abort', abort);
    request.open('PUT', url);
    for (const [name, value] of Object.entries(putHeaders(url, contentType))) request.setRequestHeader(name, value);
    restartTimeout();
    // A slice has no MIME type, so that no unsigned header is sent.
    request.send(fromByte === 0 && toByte === file.size ? file : file.slice(fromByte, toByte));
  });
}

/** Distinguishes a lost connection from a moved or changed file, for which XMLHttpRequest reports the same `error`. */
async function networkOrFileError(file: File): Promise<TransportError> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return new TransportError(0);
  } catch {
    return new TransportError(422, { code: 'file/unreadable', sentence: UPLOADS.unreadable });
  }
}
