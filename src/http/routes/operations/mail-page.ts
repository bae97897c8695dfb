import type { Response } from 'express';

/**
 * A mail is a document of its own, shown in a frame of ours and opened by nobody else. Its own policy is stricter than
 * the page's, except that it may carry its style on its elements as mails do: it is sandboxed, runs no script and loads
 * nothing.
 */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox";

export function showMail(res: Response, html: string): void {
  res.setHeader('Content-Security-Policy', POLICY);
  res.setHeader('X-Frame-Options', 'SAMEORIGIN');
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Referrer-Policy', 'no-referrer');
  // Express would answer `If-None-Match: *` with 304, to a client that has nothing of it.
  res.type('html').end(html);
}
