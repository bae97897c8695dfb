import { attempt } from '../platform/attempt.ts';
import { SHELL } from '../text/copy/shell.ts';
import { ApiError, refusalOf, sent } from './client.ts';
import { sessionStore } from './session-store.ts';

/** Downloads a file that requires the bearer token, which a link cannot send. Refusals are thrown as by any call. */
export const download = (path: string): Promise<Blob> => sent(() => downloadOnce(path), 'GET');

/** The same of a file that is asked for with more than an address. */
export const downloadWith = (path: string, body: object): Promise<Blob> => sent(() => downloadOnce(path, body), 'POST');

async function downloadOnce(path: string, body?: object): Promise<Blob> {
  const token = sessionStore.token();
  try {
    const response = await fetch(`/api${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      credentials: 'same-origin',
    });
    if (response.ok) return await response.blob();
    const words = await response.text();
    throw refusalOf(
      response.status,
      attempt(() => JSON.parse(words) as unknown),
      token,
      response.headers,
    );
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError(0, {}, SHELL.noAnswer);
  }
}
