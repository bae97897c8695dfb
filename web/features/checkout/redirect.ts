/**
 * Leaves for a page outside this application: the payment service's, or ours after a full load. False for anything
 * that is not a page address, which a browser might run instead of opening.
 */
export function redirectTo(url: unknown): boolean {
  if (typeof url !== 'string' || url === '') return false;
  try {
    const { protocol, href } = new URL(url, window.location.origin);
    if (protocol !== 'https:' && protocol !== 'http:') return false;
    window.location.assign(href);
    return true;
  } catch {
    return false;
  }
}
