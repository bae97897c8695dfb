import type { Hashing } from '../../src/uploads/folder/known-files.ts';

/** Web Crypto has no MD5, which is what S3 names objects by; a library comes with the first file that needs one. */
export const browserHashing: Hashing = {
  sha256: async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))),
  md5: async () => {
    const { md5 } = await import('@noble/hashes/legacy.js');
    const hash = md5.create();
    return { update: (bytes) => void hash.update(bytes), digest: () => hash.digest() };
  },
};
