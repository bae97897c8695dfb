/** Encrypts and decrypts with RC4, which Node no longer includes: PDFs from before 2008 are protected with it. */
export function rc4(key: Uint8Array, bytes: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  for (let index = 0, other = 0; index < 256; index += 1) {
    other = (other + state[index]! + key[index % key.length]!) & 0xff;
    [state[index], state[other]] = [state[other]!, state[index]!];
  }
  const out = Buffer.alloc(bytes.length);
  for (let at = 0, index = 0, other = 0; at < bytes.length; at += 1) {
    index = (index + 1) & 0xff;
    const first = state[index]!;
    other = (other + first) & 0xff;
    const second = state[other]!;
    state[index] = second;
    state[other] = first;
    out[at] = bytes[at]! ^ state[(first + second) & 0xff]!;
  }
  return out;
}
