import { describe, expect, it } from 'vitest';
import { RandomIds } from '../../src/adapters/node-crypto/random-ids.ts';
import type { Ids } from '../../src/domain/kernel/ids.ts';
import { isKey, newKey } from '../../src/domain/media/object-key.ts';
import { CountingIds } from '../doubles/counting-ids.ts';

const adapters: readonly [string, () => Ids][] = [
  ['memory', () => new CountingIds()],
  ['node:crypto', () => new RandomIds()],
];

describe.each(adapters)('Ids in %s', (_adapter, open) => {
  it('never gives one twice, and one that is fit for an address and for a key', () => {
    const ids = open();
    const given = Array.from({ length: 1000 }, () => ids.next());
    expect(new Set(given).size).toBe(1000);
    for (const id of given) {
      expect(encodeURIComponent(id)).toBe(id);
      expect(isKey(newKey('videos', new Date(0), id, 'mp4'))).toBe(true);
    }
  });
});

it('real ids have 128 bits, and no process repeats one', () => {
  expect(Buffer.from(new RandomIds().next(), 'base64url')).toHaveLength(16);
  expect(new RandomIds().next()).not.toBe(new RandomIds().next());
});
