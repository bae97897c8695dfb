import type { Response } from 'express';

/**
 * CSP of a mail, which is a document of its own, shown in our frame only. Stricter than the page's, except that mails
 * carry style attributes: sandboxed, without scripts, loading nothing.
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
