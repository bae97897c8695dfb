import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { knownAs } from '../../../src/uploads/folder/known-files.ts';
import { PART_BYTES } from '../../../src/wire/upload-limits.ts';
import { nodeHashing } from '../../support/node-hashing.ts';

const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest();

/** As S3 makes them. */
const inOnePut = (bytes: Buffer) => md5(bytes).toString('hex');
function inParts(bytes: Buffer) {
  const parts: Buffer[] = [];
  for (let from = 0; from < bytes.length; from += PART_BYTES) parts.push(md5(bytes.subarray(from, from + PART_BYTES)));
  return `${md5(Buffer.concat(parts)).toString('hex')}-${parts.length}`;
}

const find = (bytes: Buffer, checksum: string, read = async (from: number, to: number) => bytes.subarray(from, to)) =>
  knownAs(bytes.length, [{ bytes: bytes.length, checksum }], read, nodeHashing);

describe('a file that the course has already', () => {
  it.each([1, 5000, 3_000_000])('is known by the ETag of one PUT: %d bytes', async (length) => {
    const bytes = randomBytes(length);
    expect(await find(bytes, inOnePut(bytes))).toMatchObject({ checksum: inOnePut(bytes) });
    const others = Buffer.from(bytes.map((byte) => byte ^ 0xff));
    expect(await find(others, inOnePut(bytes))).toBeUndefined();
  });

  it('is known by the ETag of its parts', async () => {
    const bytes = randomBytes(2 * PART_BYTES + 7);
    expect(await find(bytes, inParts(bytes))).toBeDefined();
    expect(await find(bytes, `${inOnePut(bytes)}-2`)).toBeUndefined();
  });

  it('is read only where its size is there, and once for each formula', async () => {
    const bytes = randomBytes(100);
    const reads: number[] = [];
    const read = async (from: number, to: number) => (reads.push(from), bytes.subarray(from, to));
    const stored = (size: number, checksum: string) => ({ bytes: size, checksum });
    const others = [stored(99, inOnePut(bytes)), stored(100, 'made by other means')];
    expect(await knownAs(100, others, read, nodeHashing)).toBeUndefined();
    expect(reads).toEqual([]);
    const twins = [stored(100, '0'.repeat(32)), stored(100, inOnePut(bytes))];
    expect(await knownAs(100, twins, read, nodeHashing)).toBe(twins[1]);
    expect(reads).toEqual([0]);
  });
});
