import { createHash } from 'node:crypto';
import type { Hashing } from '../../src/uploads/folder/known-files.ts';

export const nodeHashing: Hashing = {
  sha256: async (bytes) => createHash('sha256').update(bytes).digest(),
  md5: async () => {
    const hash = createHash('md5');
    return { update: (bytes) => void hash.update(bytes), digest: () => hash.digest() };
  },
};
