import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { AesSealer } from '../../src/adapters/node-crypto/aes-sealer.ts';

it('seals what only its key opens, each time as another text', () => {
  const key = randomBytes(32);
  const sealer = new AesSealer(key);
  const sealed = sealer.seal('SECRET ž 🦷');
  expect(sealed).not.toContain('SECRET');
  expect(sealer.seal('SECRET ž 🦷')).not.toBe(sealed);
  expect(new AesSealer(key).open(sealed)).toBe('SECRET ž 🦷');
  expect(new AesSealer(randomBytes(32)).open(sealed)).toBeUndefined();
  const bytes = Buffer.from(sealed, 'base64url');
  for (const index of [0, 13, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
    expect(sealer.open(changed.toString('base64url'))).toBeUndefined();
  }
  for (const text of ['', 'short']) expect(sealer.open(text)).toBeUndefined();
});
