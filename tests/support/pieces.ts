/**
 * A body as a storage may hand it over: in pieces that all use the same memory, so that whoever keeps one is found out.
 */
export async function* pieces(bytes: Uint8Array, size = 65_536): AsyncGenerator<Uint8Array> {
  const piece = new Uint8Array(size);
  for (let at = 0; at < bytes.length; at += size) {
    const part = bytes.subarray(at, at + size);
    piece.set(part);
    yield piece.subarray(0, part.length);
  }
}
