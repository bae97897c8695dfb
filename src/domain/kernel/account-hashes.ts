/**
 * Names an account in logs without telling which: the same text for the same e-mail, which nobody finds by trying all
 * that leaked somewhere, because it is keyed.
 */
export interface AccountHashes {
  /** With today's key first, then with those that were replaced. */
  of(email: string): readonly [string, ...string[]];
}
