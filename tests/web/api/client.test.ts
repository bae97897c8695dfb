import { afterEach, describe, expect, it, vi } from 'vitest';
import { ANSWER_PATIENCE_MS, call } from '../../../web/api/client.ts';
import { fakeServer } from '../features/support/fake-server.ts';

const server = fakeServer();
afterEach(() => vi.useRealTimers());

describe('a call', () => {
  it('is no success when somebody else than the server has answered', async () => {
    vi.stubGlobal(
      'fetch',
      async () => new Response('<h1>Sign in to the network</h1>', { headers: { 'Content-Type': 'text/html' } }),
    );
    await expect(call('/user/dashboard')).rejects.toMatchObject({ name: 'ApiError', status: 0 });
  });

  it('gives up when nobody answers', async () => {
    vi.useFakeTimers();
    server.on('GET /user/dashboard', 'never');
    const failure = call('/user/dashboard').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(ANSWER_PATIENCE_MS);
    expect(await failure).toMatchObject({ name: 'ApiError', status: 0 });
  });

  it('says that it was called off to whoever called it off', async () => {
    const page = new AbortController();
    server.on('GET /user/dashboard', 'never');
    const failure = call('/user/dashboard', { signal: page.signal }).catch((error: unknown) => error);
    // Once the call is on its way.
    await new Promise((resolve) => setTimeout(resolve));
    page.abort();
    expect(await failure).toMatchObject({ name: 'AbortError' });
  });

  it('may be answered with nothing', async () => {
    server.on('POST /activity', { status: 204 });
    await expect(call('/activity', { method: 'POST', body: {} })).resolves.toBeUndefined();
  });
});
