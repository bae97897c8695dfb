import type { CommonPasswords } from '../../domain/identity/ports.ts';

/** Exceeds the guesses possible within our rate limits in half a year. */
const TRIED_FIRST = 10_000;

/** Returns the start of zxcvbn's list, sorted by frequency in leaked passwords. */
export async function openCommonPasswords(): Promise<CommonPasswords> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, TRIED_FIRST));
}
