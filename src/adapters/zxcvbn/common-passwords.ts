import type { CommonPasswords } from '../../domain/identity/ports.ts';

/** More than guessing within our limits gets through in half a year. */
const TRIED_FIRST = 10_000;

/** The first of zxcvbn's list, which has the most used ones first: counts of passwords that leaked somewhere. */
export async function openCommonPasswords(): Promise<CommonPasswords> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, TRIED_FIRST));
}
