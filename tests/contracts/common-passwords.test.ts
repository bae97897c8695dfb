import { expect, it } from 'vitest';
import { openCommonPasswords } from '../../src/adapters/zxcvbn/common-passwords.ts';
import { fewCommonPasswords } from '../doubles/identity/few-common-passwords.ts';

it.each([
  ['zxcvbn', openCommonPasswords],
  ['memory', async () => fewCommonPasswords],
])('the common passwords of %s are known, and others are not', async (_name, open) => {
  const common = await open();
  for (const password of ['password', '12345678', 'qwertyuiop', 'letmein', 'dragon'])
    expect(common.has(password), password).toBe(true);
  for (const password of ['', 'correct horse', 'a long enough password', 'Wurzelbehandlung'])
    expect(common.has(password), password).toBe(false);
});
