import { createHmac } from 'node:crypto';
import { normalizeEmail } from '../../domain/identity/user.ts';
import type { AccountHashes } from '../../domain/kernel/account-hashes.ts';

/** 72 bits: no collision among the accounts of a school. */
const HASH_CHARACTERS = 12;

export class HmacAccountHashes implements AccountHashes {
  /** @param keys the current key first, then previous ones (key rotation). */
  constructor(private readonly keys: readonly [string, ...string[]]) {}

  of(email: string): readonly [string, ...string[]] {
    const [current, ...previous] = this.keys;
    return [hash(current, email), ...previous.map((key) => hash(key, email))];
  }
}

const hash = (key: string, email: string): string =>
  createHmac('sha256', key)
    .update(`account ${normalizeEmail(email)}`)
    .digest('base64url')
    .slice(0, HASH_CHARACTERS);
