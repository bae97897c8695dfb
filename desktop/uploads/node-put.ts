import { type FileHandle, open } from 'node:fs/promises';
import { type ClientRequest, Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { putHeaders } from '../../src/uploads/api/put-headers.ts';
import { putRefusal } from '../../src/uploads/api/put-refusal.ts';
import {
  FILE_CHANGED,
  FILE_GONE,
  type PutReceipt,
  type PutRequest,
  TransportError,
} from '../../src/uploads/api/transport.ts';
import { type LocalFile, modifiedAt } from './local-files.ts';
import { SentChecksum } from './sent-checksum.ts';
import type { TransferGate } from './transfer-gate.ts';

const PIECE_BYTES = 64 * 1024;
/** Timeout of a connection without progress. */
const STALL_TIMEOUT_MS = 60_000;
const MAX_REFUSAL_BYTES = 16 * 1024;

const httpAgent = new HttpAgent({ keepAlive: true });
const httpsAgent = new HttpsAgent({ keepAlive: true });

const fileGone = () => new TransportError(422, { code: FILE_GONE });
const fileChanged = () => new TransportError(422, { code: FILE_CHANGED });
const otherBytes = () =>
  new TransportError(422, {
    code: 'storage/checksum',
    sentence: 'The storage has received other bytes than were sent. Please press Retry.',
  });

/** Implements the port's PUT: streams a range of a file from its handle. Holds one piece in memory at a time. */
export const nodePut =
  (gate: TransferGate) =>
  async (put: PutRequest<LocalFile>): Promise<PutReceipt> => {
    await gate.pass(put.signal);
    const handle = await open(put.file.source, 'r').catch(() => {
      throw fileGone();
    });
    try {
      await checkUnchanged(handle, put.file);
      return await send(put, handle, gate);
    } finally {
      await handle.close();
    }
  };

async function checkUnchanged(handle: FileHandle, { size, lastModified }: LocalFile): Promise<void> {
  const now = await handle.stat();
  if (now.size !== size || modifiedAt(now) !== lastModified) throw fileChanged();
}

async function send(put: PutRequest<LocalFile>, handle: FileHandle, gate: TransferGate): Promise<PutReceipt> {
  const { fromByte, toByte, url, contentType, signal, file } = put;
  signal.throwIfAborted();
  const isTls = url.startsWith('https:');
  const headers = { 'Content-Length': toByte - fromByte, ...putHeaders(url, contentType) };
  const request = (isTls ? httpsRequest : httpRequest)(url, {
    method: 'PUT',
    headers,
    agent: isTls ? httpsAgent : httpAgent,
  });
  const cutOff = () => request.destroy();
  signal.addEventListener('abort', cutOff);
  const stall = new StallTimer(cutOff);
  // Subscribe before the first byte: a refusal may arrive while the rest is still being sent.
  const answered = answerTo(request);
  answered.catch(() => undefined);
  try {
    const checksum = await writeRange(put, handle, gate, request, answered, stall);
    const answer = await answered;
    const words = await textOf(answer);
    const status = answer.statusCode ?? 0;
    if (status < 200 || status >= 300)
      throw putRefusal(status, words, String(answer.headers['retry-after'] ?? '') || null);
    // A file that changed while it was read is neither the old version nor the new one.
    await checkUnchanged(handle, file);
    if (checksum && !checksum.agreesWith(answer.headers)) throw otherBytes();
    return { etag: answer.headers.etag ?? '' };
  } catch (error) {
    request.destroy();
    throw error instanceof TransportError ? error : new TransportError(0);
  } finally {
    stall.stop();
    signal.removeEventListener('abort', cutOff);
  }
}

/** Returns undefined if the answer arrives before the last byte: the rest is not sent. */
async function writeRange(
  { fromByte, toByte, signal, onProgress }: PutRequest<LocalFile>,
  handle: FileHandle,
  gate: TransferGate,
  request: ClientRequest,
  answered: Promise<unknown>,
  stall: StallTimer,
): Promise<SentChecksum | undefined> {
  let isAnswered = false;
  request.once('response', () => {
    isAnswered = true;
  });
  const checksum = new SentChecksum();
  const buffer = Buffer.allocUnsafe(Math.min(PIECE_BYTES, toByte - fromByte));
  for (let at = fromByte; at < toByte; ) {
    const { bytesRead } = await handle.read(buffer, 0, Math.min(buffer.length, toByte - at), at);
    if (bytesRead === 0) throw fileChanged();
    const piece = buffer.subarray(0, bytesRead);
    await gate.take(bytesRead, signal);
    if (isAnswered) return undefined;
    checksum.add(piece);
    // The buffer is reused, so its bytes must have been flushed.
    await written(request, piece, answered);
    stall.restart();
    at += bytesRead;
    onProgress(at - fromByte);
  }
  request.end();
  return checksum;
}

/**
 * Settles when the piece has left its buffer, or with the request. Node never calls back for data written after the
 * socket was lost and before the request closed.
 */
const written = (request: ClientRequest, piece: Uint8Array, answered: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    answered,
    new Promise<void>((resolve, reject) => {
      request.write(piece, (error) => (error ? reject(error) : resolve()));
    }),
  ]);

const answerTo = (request: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request.once('response', resolve);
    request.on('error', reject);
    request.once('close', () => reject(new TransportError(0)));
  });

async function textOf(answer: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of answer as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes <= MAX_REFUSAL_BYTES) pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

class StallTimer {
  private timer: NodeJS.Timeout;

  constructor(private readonly onStall: () => void) {
    this.timer = setTimeout(onStall, STALL_TIMEOUT_MS);
  }

  restart(): void {
    this.stop();
    this.timer = setTimeout(this.onStall, STALL_TIMEOUT_MS);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
