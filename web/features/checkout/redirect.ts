/**
 * Navigates to a page outside this application: the payment service's, or ours after a full load. Returns false for any
 * other URL scheme, which a browser might execute (`javascript:`).
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
