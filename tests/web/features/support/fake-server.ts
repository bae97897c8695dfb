import { afterEach, beforeEach, expect, onTestFinished, vi } from 'vitest';

export interface Seen {
  call: string;
  body: unknown;
  token: string | null;
}

interface Reply {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}
type Answer = Reply | 'no network' | 'never';
type Handler = (seen: Seen, query: URLSearchParams) => Answer | Promise<Answer>;

/** Calls of what pages can do without: a test that is about them answers otherwise. */
const EXTRAS: Record<string, Handler> = {
  'GET /sample': () => ({ body: { vignettes: [], isDemo: false } }),
  'GET /mentor/threads': () => ({ body: { threads: [], nextBefore: null } }),
};

/** What a school answers where there is nothing. */
export const NOT_FOUND: Reply = { status: 404, body: { message: 'There is nothing at this address.' } };

/**
 * For the names of the calls that a test has no answer for, which fail it at its end: a screen with a wrong address would
 * otherwise only look like one of a school in trouble.
 */
export function unansweredCalls(): Set<string> {
  const calls = new Set<string>();
  onTestFinished(() => expect([...calls], 'calls without an answer').toEqual([]));
  return calls;
}

/**
 * Stands behind `fetch` in one test file. Calls are named as in the specification: `POST /auth/login`. A call that a test
 * has no answer for gets `beside`, or fails the test.
 */
export function fakeServer(beside?: Answer) {
  const seen: Seen[] = [];
  let unanswered: Set<string>;
  let handlers: Record<string, Handler> = {};

  async function answer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(String(input), 'http://localhost');
    const call = `${init.method ?? 'GET'} ${url.pathname.replace(/^\/api/, '')}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const entry = { call, body, token: new Headers(init.headers).get('Authorization') };
    seen.push(entry);
    const handler = handlers[call];
    if (!handler && beside === undefined) unanswered.add(call);
    const reply = handler ? await handler(entry, url.searchParams) : (beside ?? NOT_FOUND);
    if (reply === 'no network') throw new TypeError('Failed to fetch');
    if (reply === 'never')
      return new Promise<Response>((_resolve, refuse) =>
        init.signal?.addEventListener('abort', () => refuse(new DOMException('', 'AbortError'))),
      );
    return new Response(reply.body === undefined ? null : JSON.stringify(reply.body), {
      status: reply.status ?? 200,
      ...(reply.headers && { headers: reply.headers }),
    });
  }

  beforeEach(() => {
    seen.length = 0;
    unanswered = unansweredCalls();
    handlers = beside === undefined ? { ...EXTRAS } : {};
    vi.stubGlobal('fetch', answer);
  });
  afterEach(() => vi.unstubAllGlobals());

  return {
    /** Every call so far of that name. */
    seen: (call: string) => seen.filter((one) => one.call === call),
    /** Name of every call so far. */
    calls: () => seen.map(({ call }) => call),
    on(call: string, handler: Handler | Answer) {
      handlers[call] = typeof handler === 'function' ? handler : () => handler;
    },
  };
}
