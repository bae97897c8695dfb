/**
 * Pseudonyms for accounts in logs: an HMAC of the e-mail, the same for the same address. Keyed, so that a list of
 * leaked addresses cannot be tried against it.
 */
export interface AccountHashes {
  /** Hashes with the current key first, then with the replaced ones. */
  of(email: string): readonly [string, ...string[]];
}
