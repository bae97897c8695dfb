import { vi } from 'vitest';

export interface Call {
  method: string;
  path: string;
  body: unknown;
  keepalive: boolean;
}

type Answer = { status?: number; body: unknown };

/** A server of answers by method and path, behind `fetch`. It tells which calls it got. */
export function fakeServer(answers: Record<string, Answer | ((call: Call) => Answer)>) {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    const call: Call = {
      method: init.method ?? 'GET',
      path: address.replace(/^\/api/, ''),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      keepalive: init.keepalive === true,
    };
    calls.push(call);
    const found = answers[`${call.method} ${call.path}`];
    const { status = 200, body } = (typeof found === 'function' ? found(call) : found) ?? {
      status: 404,
      body: { message: 'Not here.' },
    };
    return Promise.resolve(
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
    );
  });
  return { calls, puts: () => calls.filter(({ method }) => method === 'PUT') };
}
