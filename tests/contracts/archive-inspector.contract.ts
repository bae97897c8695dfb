import { describe, expect, it } from 'vitest';
import type { ByteRange } from '../../src/domain/media/byte-range.ts';
import type { ArchiveInspector, Bytes, ListedEntry } from '../../src/domain/media/ports.ts';
import { pieces } from '../support/pieces.ts';
import { wholeOf } from '../support/whole-of.ts';

export interface ArchiveHarness {
  readonly inspector: ArchiveInspector;
  /**
   * The bytes of an archive whose directory claims these entries, in the format that the adapter reads. What is in them
   * is `x` unless it is said.
   */
  archive(entries: readonly (ListedEntry & { readonly content?: string })[]): Buffer;
}

type Read = (range: ByteRange) => Promise<Bytes>;

/** In small pieces, as a network hands them over, and only what there is. */
export const rangesOf =
  (archive: Buffer): Read =>
  async ({ first, last }) => {
    if (first < 0 || last < first || last >= archive.length) throw new Error(`Not in the file: ${first} to ${last}.`);
    return pieces(archive.subarray(first, last + 1), 1000);
  };

export async function listed(
  inspector: ArchiveInspector,
  archive: Buffer,
  read: Read = rangesOf(archive),
): Promise<ListedEntry[]> {
  const entries: ListedEntry[] = [];
  for await (const { unpack: _, ...entry } of inspector.entriesOf(archive.length, read)) entries.push(entry);
  return entries;
}

/** The names, and what is really in them. */
async function unpacked(inspector: ArchiveInspector, archive: Buffer, read: Read = rangesOf(archive)) {
  const contents: [string, string][] = [];
  for await (const { name, unpack } of inspector.entriesOf(archive.length, read))
    contents.push([name, String(await wholeOf(unpack()))]);
  return contents;
}

const entry = (name: string): ListedEntry => ({ name, packedBytes: 3, unpackedBytes: 1 });

/** What every ArchiveInspector promises, whatever the format of its archives. */
export function archiveInspectorContract(adapter: string, { inspector, archive }: ArchiveHarness): void {
  const pictures = archive(Array.from({ length: 5000 }, (_, index) => entry(`word/media/image${index}.png`)));

  describe(`ArchiveInspector on ${adapter}`, () => {
    it('lists names and sizes in their order, as the directory claims them', async () => {
      const entries = [
        { name: '[Content_Types].xml', packedBytes: 300, unpackedBytes: 900 },
        { name: 'word/document.xml', packedBytes: 20_000, unpackedBytes: 2_000_000_000 },
        { name: 'word/empty.xml', packedBytes: 0, unpackedBytes: 0 },
      ];
      expect(await listed(inspector, archive(entries))).toEqual(entries);
    });

    it('unpacks what is asked for, as much as there is, and nothing twice', async () => {
      const long = 'enamel '.repeat(50_000);
      const holds = archive([
        { ...entry('short'), content: 'pulp' },
        { ...entry('long'), content: long },
        { ...entry('empty'), content: '' },
      ]);
      expect(await unpacked(inspector, holds)).toEqual([
        ['short', 'pulp'],
        ['long', long],
        ['empty', ''],
      ]);
    });

    it('goes on to the next entry after one that was left in the middle', async () => {
      const holds = archive([
        { ...entry('long'), content: 'enamel '.repeat(50_000) },
        { ...entry('next'), content: 'pulp' },
      ]);
      const seen: string[] = [];
      for await (const { name, unpack } of inspector.entriesOf(holds.length, rangesOf(holds))) {
        for await (const chunk of unpack()) {
          seen.push(`${name} ${String.fromCharCode(chunk[0] ?? 0)}`);
          break;
        }
      }
      expect(seen).toEqual(['long e', 'next p']);
    });

    it('lists nothing of an empty archive', async () => {
      expect(await listed(inspector, archive([]))).toEqual([]);
    });

    it('hands over names as they are, however bad', async () => {
      const names = ['../up', '/etc/passwd', 'C:\\x', 'word\\..\\..\\x', 'a\0b', 'a\nb', 'twice', 'twice', ''];
      expect((await listed(inspector, archive(names.map(entry)))).map(({ name }) => name)).toEqual(names);
    });

    it('lists five thousand entries in a few reads, none before or after somebody asks for them', async () => {
      let reads = 0;
      const counted: Read = (range) => {
        reads += 1;
        return rangesOf(pictures)(range);
      };
      inspector.entriesOf(pictures.length, counted);
      expect(reads).toBe(0);
      expect(await listed(inspector, pictures, counted)).toHaveLength(5000);
      expect(reads).toBeLessThan(10);
      reads = 0;
      for await (const { name } of inspector.entriesOf(pictures.length, counted)) {
        expect(name).toBe('word/media/image0.png');
        break;
      }
      expect(reads).toBeLessThan(3);
    });

    it.each([
      ['nothing of an archive', Buffer.from('hello')],
      ['no bytes', Buffer.alloc(0)],
      ['the first half of an archive', pictures.subarray(0, pictures.length / 2)],
      ['an end alone', pictures.subarray(-200)],
    ])('refuses %s as broken', async (_what, broken) => {
      await expect(listed(inspector, broken)).rejects.toMatchObject({ kind: 'invalid', code: 'media/archive-broken' });
    });

    it.each([
      ['the storage does', new Error('The disk is away.')],
      ['its signal is aborted', new DOMException('Stopped.', 'AbortError')],
    ])('rejects with the very error when %s, at each of its reads and in the middle of one', async (_, error) => {
      async function* cut() {
        yield Buffer.from('P');
        throw error;
      }
      for (const failing of [1, 2]) {
        for (const fails of [() => Promise.reject(error), async () => cut()]) {
          let reads = 0;
          const read: Read = (range) => {
            reads += 1;
            return reads === failing ? fails() : rangesOf(pictures)(range);
          };
          await expect(listed(inspector, pictures, read)).rejects.toBe(error);
          expect(reads).toBe(failing);
        }
      }
    });
  });
}
