import { type Shipment, TransportError, type Travel } from '../../src/uploads/ports.ts';
import type { ProblemReply } from '../../src/wire/problem.ts';
import { attempt } from '../platform/attempt.ts';
import { UPLOADS } from '../text/copy/uploads.ts';

/** A line on which nothing has moved for so long is lost. */
export const SILENCE_MS = 60_000;

/** One PUT of a slice of a file. By XMLHttpRequest, because fetch does not say how much has left. */
export function xhrPut({ file, fromByte, toByte, address, contentType, onProgress }: Shipment<File>): Travel {
  const request = new XMLHttpRequest();
  let silence: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(silence);
    silence = setTimeout(() => request.abort(), SILENCE_MS);
  };
  const done = new Promise<{ etag: string }>((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded }) => {
      listen();
      onProgress(loaded);
    });
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve({ etag: request.getResponseHeader('ETag') ?? '' });
      else reject(refusalOf(request));
    });
    request.addEventListener('abort', () => reject(new TransportError(0)));
    request.addEventListener('error', () => void whyNothingWent(file).then(reject));
    request.addEventListener('loadend', () => clearTimeout(silence));
    request.open('PUT', address);
    if (contentType !== undefined) request.setRequestHeader('Content-Type', contentType);
    listen();
    // A slice has no type of its own, so that no header is sent which was not signed.
    request.send(fromByte === 0 && toByte === file.size ? file : file.slice(fromByte, toByte));
  });
  return { done, stop: () => request.abort() };
}

function refusalOf(request: XMLHttpRequest): TransportError {
  const { code, message } = attempt(() => JSON.parse(request.responseText) as Partial<ProblemReply>) ?? {};
  return new TransportError(request.status, {
    code,
    sentence: message,
    retryAfterSeconds: Number(request.getResponseHeader('Retry-After')) || undefined,
  });
}

/** A browser says the same of a lost line and of a file that was moved or changed on the disk. */
async function whyNothingWent(file: File): Promise<TransportError> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return new TransportError(0);
  } catch {
    return new TransportError(422, { code: 'file/unreadable', sentence: UPLOADS.unreadable });
  }
}
