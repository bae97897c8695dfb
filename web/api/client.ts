import { type Address, paths } from '../../src/wire/paths.ts';
import type { Answer, AnswerMethod, AnswerPath } from '../../src/wire/replies/answers.ts';
import type { ProblemReply } from '../../src/wire/replies/problem.ts';
import { SHELL } from '../text/copy/shell.ts';
import { withPassword } from './password-gate.ts';
import { sessionStore } from './session-store.ts';
import { withSignIn } from './sign-in-again.ts';

/** A refusal with the server's sentence, or with ours if there was no answer (`status` 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  /** False if the sentence is ours, because the server sent none. */
  readonly isFromServer: boolean;
  /** Current state, in a conflict (409). */
  readonly current: unknown;
  /** The server's `Retry-After`, if any. */
  readonly retryAfterSeconds: number | undefined;
  /** Request id of the server's log, for support. */
  readonly requestId: string | undefined;
  /** Whole reply, for a refusal that says more than others. */
  readonly reply: object;

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
    this.reply = problem;
  }
}

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON; a file as its bytes. */
  body?: unknown;
  signal?: AbortSignal;
  /** Lets a call outlive the page, for the last position before a tab closes. */
  keepalive?: boolean;
  /** Timeout for the few slow calls. */
  patienceMs?: number;
  /** False for calls that their caller repeats itself, and for signing in and out. */
  waitsForSignIn?: boolean;
}

/** Default timeout: longer than almost any server limit, so the connection is lost. */
export const ANSWER_PATIENCE_MS = 20_000;

async function answerTo(
  address: string,
  init: RequestInit,
  { signal, patienceMs = ANSWER_PATIENCE_MS }: CallOptions,
): Promise<{ response: Response; reply: unknown }> {
  signal?.throwIfAborted();
  const stop = new AbortController();
  const callOff = () => stop.abort();
  // Has no effect once there is an answer.
  setTimeout(callOff, patienceMs);
  signal?.addEventListener('abort', callOff);
  try {
    const response = await fetch(address, { ...init, signal: stop.signal });
    const words = await response.text();
    // A success without JSON comes from a proxy in between, such as a hotel's captive portal.
    const isOurs = response.ok ? words !== '' : words.startsWith('{');
    return { response, reply: isOurs ? JSON.parse(words) : undefined };
  } catch {
    signal?.throwIfAborted();
    throw new ApiError(0, {}, SHELL.noAnswer);
  }
}

/**
 * Calls the product API: attaches the bearer token, sends credentials, and throws refusals as ApiError. A call that
 * requires the password, or whose session has ended, is repeated once the user has given it or signed in again.
 *
 * The type of the reply follows from the path of the address and the method (wire/replies/answers.ts). An address
 * whose path is not known to the compiler answers `unknown`.
 */
export function call<Path extends AnswerPath, Method extends AnswerMethod<Path> = 'GET' & AnswerMethod<Path>>(
  address: Path | Address<Path>,
  options?: CallOptions & { method?: Method },
): Promise<Answer<Path, Method>>;
export function call(address: string, options?: CallOptions): Promise<unknown>;
export function call(address: string, options: CallOptions = {}): Promise<unknown> {
  const { method = 'GET', waitsForSignIn = true } = options;
  return sent(() => callOnce(address, options), waitsForSignIn ? method : undefined);
}

/** Sends a call, also after the user was asked for the password or, for a call with a method, to sign in again. */
export const sent = <Reply>(send: () => Promise<Reply>, method: CallOptions['method']): Promise<Reply> =>
  withPassword(() => (method ? withSignIn(send, method !== 'GET') : send()));

async function callOnce(path: string, options: CallOptions): Promise<unknown> {
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
  return reply;
}

/** Ends the session if its current token was refused (401). */
export function refusalOf(status: number, reply: unknown, token: string | undefined, headers?: Headers): ApiError {
  if (status === 401 && token !== undefined && token === sessionStore.get()?.token) sessionStore.end(token, false);
  return new ApiError(status, (reply ?? {}) as Partial<ProblemReply>, SHELL.noAnswer, headers);
}

/**
 * Returns the stream URL of a stored file. Keys consist of letters, digits, `-`, `_`, `/` and one dot, so no escaping
 * is necessary.
 */
export const streamUrl = (key: string): string => paths.stream.replace('*key', key);
