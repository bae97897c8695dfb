import { afterEach, beforeEach, vi } from 'vitest';

export interface Seen {
  call: string;
  body: unknown;
  token: string | null;
}

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> } | 'no network' | 'never';
type Handler = (seen: Seen, query: URLSearchParams) => Answer | Promise<Answer>;

/**
 * Stands behind `fetch` in one test file. Calls are named as in the specification: `POST /auth/login`. An unknown
 * call is answered with 404 in the one error shape.
 */
export function fakeServer() {
  const seen: Seen[] = [];
  let handlers: Record<string, Handler> = {};

  async function answer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(String(input), 'http://localhost');
    const call = `${init.method ?? 'GET'} ${url.pathname.replace(/^\/api/, '')}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const entry = { call, body, token: new Headers(init.headers).get('Authorization') };
    seen.push(entry);
    const reply = (await handlers[call]?.(entry, url.searchParams)) ?? {
      status: 404,
      body: { message: 'There is nothing at this address.' },
    };
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
    handlers = {};
    vi.stubGlobal('fetch', answer);
  });
  afterEach(() => vi.unstubAllGlobals());

  return {
    /** Every call so far of that name. */
    seen: (call: string) => seen.filter((one) => one.call === call),
    on(call: string, handler: Handler | Answer) {
      handlers[call] = typeof handler === 'function' ? handler : () => handler;
    },
  };
}
