import { createHash } from 'node:crypto';

const WORDS = 8;

/**
 * Order-independent checksum of rows: the SHA-256 of each, added word by word. Databases return rows in different
 * orders, and sorting a large table for comparison costs more than reading it.
 */
export class TableDigest {
  private rows = 0;
  private readonly sums = new Uint32Array(WORDS);

  add(line: string): void {
    const hash = createHash('sha256').update(line).digest();
    for (let word = 0; word < WORDS; word += 1) this.sums[word]! += hash.readUInt32LE(word * 4);
    this.rows += 1;
  }

  result(): { rows: number; digest: string } {
    return { rows: this.rows, digest: Buffer.from(this.sums.buffer).toString('hex') };
  }
}
