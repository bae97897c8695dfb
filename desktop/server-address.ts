import { API_VERSION } from '../src/wire/paths.ts';
import { TEXT } from './text.ts';

const TIMEOUT_MS = 10_000;
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

export type Found = { readonly origin: string } | { readonly refusal: string };

/** Parses a typed address into an origin. Plain http is allowed for this computer only. */
export function originOf(typed: string): Found {
  const text = typed.trim();
  let url: URL;
  try {
    url = new URL(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  } catch {
    return { refusal: TEXT.notAnAddress };
  }
  const isLocal = LOCAL_HOSTS.includes(url.hostname);
  if (url.username || url.password || !url.hostname) return { refusal: TEXT.notAnAddress };
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)) return { origin: url.origin };
  return { refusal: url.protocol === 'http:' ? TEXT.httpsOnly : TEXT.notAnAddress };
}

/** Checks that a Cusp server of this shell's version answers there. */
export async function findServer(typed: string, ask: typeof fetch = fetch): Promise<Found> {
  const found = originOf(typed);
  if ('refusal' in found) return found;
  let reply: unknown;
  try {
    const answer = await ask(`${found.origin}/healthz`, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    reply = await answer.json().catch(() => undefined);
  } catch {
    return { refusal: TEXT.noAnswer };
  }
  const { product, api } = (reply ?? {}) as { product?: unknown; api?: unknown };
  if (product !== 'cusp') return { refusal: TEXT.notCusp };
  return api === API_VERSION ? found : { refusal: TEXT.otherVersion };
}

/** Tells whether the server is reachable; any answer counts. */
export const answers = (origin: string): Promise<boolean> =>
  fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
