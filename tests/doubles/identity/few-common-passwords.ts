import type { CommonPasswords } from '../../../src/domain/identity/ports.ts';

/** Some that everybody knows. */
export const fewCommonPasswords: CommonPasswords = {
  has: (password) => ['password', '12345678', 'qwertyuiop', 'letmein', 'dragon'].includes(password),
};
