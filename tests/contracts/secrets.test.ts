import { expect, it } from 'vitest';
import { NodeSecrets } from '../../src/adapters/node-crypto/node-secrets.ts';
import { CountingSecrets } from '../doubles/counting-secrets.ts';
import { secretsContract } from './secrets.contract.ts';

secretsContract('memory', () => new CountingSecrets());
secretsContract('node:crypto', () => new NodeSecrets('a key of the tests'));

it('makes real tokens of 256 bits, which no process repeats, and digests by SHA-256', () => {
  expect(Buffer.from(new NodeSecrets('a key of the tests').token(), 'base64url')).toHaveLength(32);
  expect(new NodeSecrets('a key of the tests').token()).not.toBe(new NodeSecrets('a key of the tests').token());
  expect(new NodeSecrets('a key of the tests').digest('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

it('makes keyed digests that another key does not make', () => {
  const [ours, theirs] = [new NodeSecrets('ours'), new NodeSecrets('theirs')];
  expect(ours.keyedDigest('text')).toBe(new NodeSecrets('ours').keyedDigest('text'));
  expect(ours.keyedDigest('text')).not.toBe(theirs.keyedDigest('text'));
  expect(ours.keyedDigest('text')).not.toBe(ours.digest('text'));
});
