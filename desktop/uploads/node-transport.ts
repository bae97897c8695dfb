import { type Transport, TransportError } from '../../src/uploads/api/transport.ts';
import { type ApiCall, uploadApi } from '../../src/uploads/api/upload-api.ts';
import type { ProblemReply } from '../../src/wire/replies/problem.ts';
import type { Connection } from './connection.ts';
import type { LocalFile } from './local-files.ts';
import { nodePut } from './node-put.ts';
import type { TransferGate } from './transfer-gate.ts';

const CALL_TIMEOUT_MS = 20_000;

/** Calls the school's API and storage from Node, as the signed-in user. */
export function nodeTransport(origin: string, connection: Connection, gate: TransferGate): Transport<LocalFile> {
  const put = nodePut(gate);
  return uploadApi<LocalFile>(apiCall(origin, connection), (request) => noticing(connection, put(request)));
}

/** Waits for the connection check after a network error, so that it is known whether network or server failed. */
async function noticing<T>(connection: Connection, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof TransportError && error.status === 0) await connection.check();
    throw error;
  }
}

function apiCall(origin: string, connection: Connection): ApiCall {
  return (path, { method = 'GET', body, timeoutMs = CALL_TIMEOUT_MS }) => {
    const token = connection.session();
    const headers: Record<string, string> = { Accept: 'application/json', 'X-Cusp-Client': 'desktop' };
    if (token !== undefined) headers['Authorization'] = `Bearer ${token}`;
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    const init: RequestInit = { method, headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) };
    if (body !== undefined) init.body = JSON.stringify(body);
    const answered = answerTo(`${origin}/api${path}`, init);
    answered.catch((error: unknown) => {
      if (error instanceof TransportError && error.status === 401) connection.sessionEnded(token);
    });
    return noticing(connection, answered) as Promise<never>;
  };
}

async function answerTo(url: string, init: RequestInit): Promise<unknown> {
  let answer: Response;
  let words: string;
  try {
    answer = await fetch(url, init);
    words = await answer.text();
  } catch {
    throw new TransportError(0);
  }
  const reply = parsed(words);
  if (answer.ok) {
    // A success without valid JSON comes from a proxy in between, such as a hotel's captive portal.
    if (words !== '' && reply === undefined) throw new TransportError(0);
    return reply;
  }
  const { code, message } = (reply ?? {}) as Partial<ProblemReply>;
  const retryAfterSeconds = Number(answer.headers.get('Retry-After')) || undefined;
  throw new TransportError(answer.status, { code, sentence: message, retryAfterSeconds });
}

function parsed(words: string): unknown {
  try {
    return JSON.parse(words);
  } catch {
    return undefined;
  }
}
