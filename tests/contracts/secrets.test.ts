import { expect, it } from 'vitest';
import { NodeSecrets } from '../../src/adapters/node-crypto/node-secrets.ts';
import { CountingSecrets } from '../doubles/counting-secrets.ts';
import { secretsContract } from './secrets.contract.ts';

secretsContract('memory', () => new CountingSecrets());
secretsContract('node:crypto', () => new NodeSecrets());

it('makes real tokens of 256 bits, which no process repeats, and digests by SHA-256', () => {
  expect(Buffer.from(new NodeSecrets().token(), 'base64url')).toHaveLength(32);
  expect(new NodeSecrets().token()).not.toBe(new NodeSecrets().token());
  expect(new NodeSecrets().digest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
