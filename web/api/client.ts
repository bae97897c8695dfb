import { paths } from '../../src/wire/paths.ts';
import type { ProblemReply } from '../../src/wire/replies/problem.ts';
import { SHELL } from '../text/copy/shell.ts';
import { withPassword } from './password-gate.ts';
import { sessionStore } from './session-store.ts';

/** A refusal in the server's words, or ours when there was no answer at all (`status` 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  /** False when the sentence is ours, because the server sent none. */
  readonly isFromServer: boolean;
  /** What is there now, where somebody else saved first (409). */
  readonly current: unknown;
  /** How long the server asks to be left alone, where it does. */
  readonly retryAfterSeconds: number | undefined;
  /** By which the server’s log knows the request, for whoever is asked for help. */
  readonly requestId: string | undefined;

  constructor(status: number, problem: Partial<ProblemReply>, fallback: string, headers?: Headers) {
    const sentence = problem.message || problem.error;
    super(sentence || fallback);
    this.name = 'ApiError';
    this.status = status;
    this.code = problem.code ?? 'network/no-answer';
    this.fields = problem.fields ?? {};
    this.isFromServer = Boolean(sentence);
    this.current = problem.current;
    this.retryAfterSeconds = Number(headers?.get('Retry-After')) || undefined;
    this.requestId = headers?.get('X-Request-Id') ?? undefined;
  }
}

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** JSON; a file goes as the bytes that it is. */
  body?: unknown;
  signal?: AbortSignal;
  /** Lets a call outlive the page, for the last position before a tab closes. */
  keepalive?: boolean;
  /** For the few calls that take the server long. */
  patienceMs?: number;
}

/** Longer than the server lets almost anything take; a line that says nothing for so long has been lost. */
export const ANSWER_PATIENCE_MS = 20_000;

async function answerTo(
  address: string,
  init: RequestInit,
  { signal, patienceMs = ANSWER_PATIENCE_MS }: CallOptions,
): Promise<{ response: Response; reply: unknown }> {
  signal?.throwIfAborted();
  const stop = new AbortController();
  const callOff = () => stop.abort();
  // What has an answer by then is not stopped any more.
  setTimeout(callOff, patienceMs);
  signal?.addEventListener('abort', callOff);
  try {
    const response = await fetch(address, { ...init, signal: stop.signal });
    const words = await response.text();
    // A success that cannot be read comes from somebody between, such as the door of a hotel's network.
    const isOurs = response.ok ? words !== '' : words.startsWith('{');
    return { response, reply: isOurs ? JSON.parse(words) : undefined };
  } catch {
    signal?.throwIfAborted();
    throw new ApiError(0, {}, SHELL.noAnswer);
  }
}

/**
 * One call to the product API: bearer token attached, credentials sent, refusals thrown as ApiError. One that needs the
 * password again is sent again once it was given.
 */
export const call = <Reply>(path: string, options: CallOptions = {}): Promise<Reply> =>
  withPassword(() => callOnce<Reply>(path, options));

async function callOnce<Reply>(path: string, options: CallOptions): Promise<Reply> {
  const { method = 'GET', body, keepalive } = options;
  const token = sessionStore.token();
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (token) headers['Authorization'] = `Bearer ${token}`;
  const isFile = body instanceof Blob;
  if (body !== undefined) headers['Content-Type'] = isFile ? 'application/octet-stream' : 'application/json';

  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (body !== undefined) init.body = isFile ? body : JSON.stringify(body);
  if (keepalive) init.keepalive = true;

  const { response, reply } = await answerTo(`/api${path}`, init, options);
  if (!response.ok) throw refusalOf(response.status, reply, token, response.headers);
  return reply as Reply;
}

/** A token that is refused while it is the session's own has ended the session. */
export function refusalOf(status: number, reply: unknown, token: string | undefined, headers?: Headers): ApiError {
  if (status === 401 && token !== undefined && token === sessionStore.get()?.token) sessionStore.end(token, false);
  return new ApiError(status, (reply ?? {}) as Partial<ProblemReply>, SHELL.noAnswer, headers);
}

/** The stream address of a stored file. Keys are made of letters, digits, `-`, `_`, `/` and one dot. */
export const streamUrl = (key: string): string => paths.stream.replace('*key', key);
