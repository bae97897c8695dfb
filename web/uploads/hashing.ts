import type { Hashing } from '../../src/uploads/folder/known-files.ts';

/** Web Crypto lacks MD5, which S3's ETags use; a library is loaded on first need. */
export const browserHashing: Hashing = {
  sha256: async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))),
  md5: async () => {
    const { md5 } = await import('@noble/hashes/legacy.js');
    const hash = md5.create();
    return { update: (bytes) => void hash.update(bytes), digest: () => hash.digest() };
  },
};
