/** A code that a person can read over the phone: the time and four random signs, without I, L, O and U. */
export function newReference(): string {
  const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const random = crypto.getRandomValues(new Uint8Array(4));
  const time = Math.floor(Date.now() / 1000)
    .toString(36)
    .toUpperCase();
  return `${time}-${[...random].map((byte) => signs[byte % signs.length]).join('')}`;
}
