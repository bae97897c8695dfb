/**
 * Signed URLs: grant one action until they expire. The signature covers path, query and expiry, so that the holder
 * needs no other right and can change nothing of it. Contract: tests/contracts/url-signer.contract.ts.
 */
export interface UrlSigner {
  /** Answers an absolute URL. `path` begins with a slash; the names `expires` and `signature` are the signer's own. */
  sign(path: string, query: Readonly<Record<string, string>>, expiresAt: Date): string;
  /**
   * Judges path and query as a request brought them, decoded. `invalid` is everything that was not signed just so;
   * `expired` was, and its time is over.
   */
  verify(path: string, query: Readonly<Record<string, unknown>>): 'valid' | 'expired' | 'invalid';
}
